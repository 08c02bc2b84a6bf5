import FoundationEssentials
import ScrollInteraction
import SeededRandom
import Testing

@Suite("A saved state")
struct SavedStateTests {
  private static let cases = ScrollFeel.all.flatMap { feel in (0..<12).map { (feel, UInt64($0)) } }
  private static let slop = PanGesture.Slop(mouse: 0, touch: 4)

  /// Calls `check` with a view of each kind, between its ends or at one of them.
  private func forEachView(
    _ feel: ScrollFeel, _ random: inout SeededRandom, _ check: (any SavedView, inout SeededRandom) throws -> Void
  ) rethrows {
    let place = [0, 1, random.number(0...1)][random.count(0...2)]
    var scroll = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(800, 3600)), feel: feel,
      contentOffset: Vector2(400 * place, 3000 * place), slop: Self.slop)
    scroll.ruler = random.coin() ? Ruler(spacing: random.number(4...90), origin: 7, axis: random.coin() ? .x : .y) : nil
    try check(scroll, &random)
    try check(
      ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(800, 3600), zoomLimits: 0.5...4), feel: feel,
        contentOffset: Vector2(400 * place, 3000 * place), slop: Self.slop), &random)
    for law in [nil, feel.coasting] {
      let snap = SnapFeel(landing: random.coin() ? .deceleration : .spring)
      var drawer = Drawer(
        anchors: [80, 400, 700], height: 800, anchorIndex: Int(place * 2), feel: snap, slop: Self.slop)
      drawer.decelerationLaw = law
      if random.coin() { drawer.pan.directions = .vertical }
      try check(drawer, &random)
      var list = ListDrawer(
        detents: [0: .fromTop(60), 1: .fromTop(300), 2: .height(360)] as Detents<Int>,
        layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 3000), detent: Int(place * 2), feel: feel,
        snap: snap, slop: Self.slop)
      list.decelerationLaw = law
      try check(list, &random)
      var pages = PagingScrollView(
        layout: PageLayout.equal(9, viewport: 400), anchorIndex: Int(place * 8), feel: snap, slop: Self.slop)
      (pages.decelerationLaw, pages.reportsPassedPages) = (law, random.coin())
      try check(pages, &random)
      var loop = PagingScrollView(
        layout: EqualPages(7, length: 40, viewport: 200, loops: true), axis: .y, feel: snap, slop: Self.slop)
      (loop.decelerationLaw, loop.reportsPassedPages) = (law, random.coin())
      try check(loop, &random)
      var tile = PictureInPicture(
        layout: .init(stage: Size(800, 600), tile: Size(300, 300), margin: EdgeInsets(20)), corner: .bottomLeft,
        feel: snap, slop: Self.slop)
      tile.decelerationLaw = law
      try check(tile, &random)
    }
    try check(
      NestedScrollView(
        [
          ElasticLimits(0...200, feel: feel, dimension: 0), ElasticLimits(0...2400, feel: feel, dimension: 600),
        ], offsets: [200 * place, 2400 * place], feel: feel, slop: Self.slop), &random)
  }

  private func expectSameBits(
    _ saved: some SavedView, _ restored: some SavedView, from time: Double, shiftedBy shift: Double = 0, _ name: String
  ) {
    let times = (0...160).map { time + Double($0) / 64 }
    let different = times.first { now in
      saved.numbers(at: now).map(\.bitPattern) != restored.numbers(at: now + shift).map(\.bitPattern)
        || saved.state(at: now) != restored.state(at: now + shift)
    }
    #expect(different == nil, "\(name)")
  }

  private func expectSame<View: SavedView>(_ saved: View, _ restored: View, from time: Double, _ name: String) {
    expectSameBits(saved, restored, from: time, name)
    #expect(saved.restTime?.bitPattern == restored.restTime?.bitPattern, "\(name)")
    #expect(saved.target == restored.target && saved.flicks == restored.flicks, "\(name)")
    #expect(saved.events(in: time..<1000) == restored.events(in: time..<1000), "\(name)")
  }

  @Test("a view restored at the time of its snapshot is the saved one, to the last bit and for good", arguments: cases)
  func sameTime(feel: ScrollFeel, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try forEachView(feel, &random) { view, random in
      func check<View: SavedView>(_ view: View) throws {
        let name = "\(View.self), \(feel.name), seed \(seed)"
        var saved = view
        let end = saved.play(&random, from: 1)
        let time = random.coin() ? end : end + random.number(0...1)
        var restored = try saved.restored(from: time, at: time)
        saved = saved.cancelled(at: time)
        expectSame(saved, restored, from: time, name)
        #expect(saved.snapshot(at: time) == restored.snapshot(at: time), "\(name)")
        // The same program, the same gesture and the same changes have the same effect.
        var (next, other) = (random, random)
        let later = time + random.number(0...0.3)
        for _ in 0..<3 {
          saved.play(&next, from: later + 1)
          restored.play(&other, from: later + 1)
        }
        saved.change(at: later + 2.1)
        restored.change(at: later + 2.1)
        expectSame(saved.cancelled(at: later + 2.1), restored.cancelled(at: later + 2.1), from: later + 2.1, name)
        random = next
      }
      try check(view)
    }
  }

  @Test("in another clock, positions and velocities are equal to the last bit if the sums are exact", arguments: cases)
  func otherClock(feel: ScrollFeel, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try forEachView(feel, &random) { view, random in
      func check<View: SavedView>(_ view: View) throws {
        let name = "\(View.self), \(feel.name), seed \(seed)"
        var saved = view
        let time = saved.play(&random, from: 1025) + Double(random.count(0...60)) / 64
        let restored = try saved.restored(from: time, at: time - 1024)
        saved = saved.cancelled(at: time)
        expectSameBits(saved, restored, from: time, shiftedBy: -1024, name)
        let (events, others) = (saved.events(in: time..<2000), restored.events(in: time - 1024..<2000))
        #expect(events.map(\.kind) == others.map(\.kind), "\(name)")
        #expect(zip(events, others).allSatisfy { abs($0.time - 1024 - $1.time) < 1e-12 }, "\(name)")
        if let rest = saved.restTime, rest.isFinite {
          #expect(abs(rest - 1024 - (restored.restTime ?? .nan)) < 1e-12, "\(name)")
        }
      }
      try check(view)
    }
  }

  @Test("in the middle of a series of flicks, a restored view has the saved one's multipliers, in any clock")
  func flicks() throws {
    // Its motions begin at the events' times, which are exact in both clocks.
    var feel = ScrollFeel.uikit
    feel.releaseLatency = 0
    for seed in 1...3 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      try forEachView(feel, &random) { view, _ in
        func check<View: SavedView>(_ view: View) throws {
          for (shift, count) in [(0.0, 6), (-1024, 6), (0, 2), (-1024, 9)] {
            var saved = view
            let time = saved.flick(count, by: Vector2(0, -120), from: 1025) + 3.0 / 64
            var restored = try saved.restored(from: time, at: time + shift)
            let end = saved.flick(4, by: Vector2(0, -120), from: time)
            restored.flick(4, by: Vector2(0, -120), from: time + shift)
            #expect(saved.flicks.y.multiplier == restored.flicks.y.multiplier, "\(View.self)")
            #expect(saved.flicks.y.count == restored.flicks.y.count, "\(View.self)")
            expectSameBits(saved, restored, from: end, shiftedBy: shift, "\(View.self)")
          }
        }
        try check(view)
      }
    }
  }

  @Test("each mark is passed once, before a snapshot or after it, wherever in a drag or a flight it is taken")
  func marks() throws {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000)), slop: Self.slop)
    view.ruler = Ruler(spacing: 20)
    var pages = PagingScrollView(layout: PageLayout.equal(90, viewport: 30), axis: .y, slop: Self.slop)
    pages.reportsPassedPages = true
    func count<View: SavedView>(_ view: View, _ times: Range<Double>) -> Int {
      view.events(in: times).count { if case .didPass = $0.kind { true } else { false } }
    }
    func check<View: SavedView>(_ view: View) throws {
      var all = view
      let end = all.flick(3, by: Vector2(0, -120), from: 1)
      for step in 0...64 {
        let time = end + Double(step) / 32
        let restored = try all.restored(from: time, at: time - 1)
        let (before, after) = (count(all, 0..<time), count(restored, -9..<99))
        #expect(before + after == count(all, 0..<99), "\(View.self), \(step)")
      }
      all.handle(PointerEvent(.down, device: .touch, position: Vector2(200, 450), time: end + 9))
      all.handle(PointerEvent(.move, device: .touch, position: Vector2(200, 350), time: end + 9.5))
      let restored = try all.restored(from: end + 9.5, at: 0)
      #expect(count(restored, 0..<0.1) > 0 && count(restored, -99..<0) == 0, "\(View.self)")
    }
    try check(view)
    try check(pages)
  }

  @Test("a state that was saved without marks, flicks and the settings of its pan still has all else")
  func olderFormat() throws {
    func stripped(_ value: JSONValue) -> JSONValue {
      switch value {
      case .object(let fields):
        let names = ["passings", "flicks", "ruler", "reportsPassedPages", "directions", "coordinates"]
        return .object(fields.filter { !names.contains($0.key) }.mapValues(stripped))
      case .array(let values): return .array(values.map(stripped))
      default: return value
      }
    }
    var random = SeededRandom(seed: 3)
    try forEachView(.uikit, &random) { view, random in
      func check<View: SavedView>(_ view: View) throws {
        var saved = view
        let time = saved.flick(5, by: Vector2(0, -120), from: 1) + 0.1
        let data = try JSONEncoder().encode(saved.snapshot(at: time))
        let old = try JSONEncoder().encode(stripped(JSONDecoder().decode(JSONValue.self, from: data)))
        let snapshot = try JSONDecoder().decode(ViewSnapshot<View>.self, from: old)
        let restored = View(restoring: snapshot, at: time)
        expectSameBits(saved, restored, from: time, "\(View.self)")
        #expect(restored.flicks == PerAxis(x: FlickSeries(), y: FlickSeries()))
        #expect(restored.pan.directions == .all && restored.pan.coordinates == .plane)
      }
      try check(view)
    }
  }

  @Test("a pan's directions and coordinates are saved")
  func pan() throws {
    var view = Drawer(anchors: [80, 400], height: 800)
    view.pan.directions = .down
    view.pan.coordinates = .circle(center: Vector2(3, 4), radius: 50)
    let restored = try view.restored(from: 0, at: 9)
    #expect(restored.pan.directions == .down && restored.pan.coordinates == view.pan.coordinates)
  }

  @Test("closures are replaced: a law by its rate, a motion by a spring, and the hook by nothing")
  func closures() throws {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000)), feel: .article,
      contentOffset: Vector2(0, 2000))
    view.willEndDragging = { _, _ in }
    view.decelerationLaw = DecelerationLaw {
      DecelerationLaw.power(exponent: 3, scale: 2000).coast(from: $0, velocity: $1)
    }
    view.beginDragging(at: 0)
    view.endDragging(velocity: Vector2(0, -2000), at: 0)
    let restored = try view.restored(from: 0.2, at: 0.2)
    #expect(restored.decelerationLaw == nil && restored.willEndDragging == nil)
    #expect(restored.contentOffset(at: 0.2) == view.contentOffset(at: 0.2))
    #expect(restored.velocity(at: 0.2) == view.velocity(at: 0.2) && restored.target == view.target)
    view.follow(SpringMotion(from: 0, to: 500, spring: .snap), along: .y, at: 3)
    let followed = try view.restored(from: 3.1, at: 3.1)
    #expect(followed.contentOffset(at: 3.1) == view.contentOffset(at: 3.1) && followed.target == view.target)
    #expect(followed.velocity(at: 3.1) == view.velocity(at: 3.1))
    var pages = PagingScrollView(
      layout: PageLayout.equal(9, viewport: 400), feel: SnapFeel(landing: .deceleration))
    pages.decelerationLaw = DecelerationLaw {
      DecelerationLaw.power(exponent: 3, scale: 2000).coast(from: $0, velocity: $1)
    }
    pages.fling(velocity: Vector2(1500, 0), at: 0)
    #expect(pages.state(at: 0.2) == .decelerating)
    let landing = try pages.restored(from: 0.2, at: 0.2)
    #expect(landing.target == pages.target && landing.velocity(at: 0.2) == pages.velocity(at: 0.2))
    #expect(landing.contentOffset(at: 0.2) == pages.contentOffset(at: 0.2))
    var feel = ScrollFeel.uikit
    feel.coasting = DecelerationLaw {
      DecelerationLaw.friction(resistance: 3, drag: 600, greatestVelocity: .infinity).coast(from: $0, velocity: $1)
    }
    let odd = SimpleScrollView(layout: view.layout, feel: feel)
    #expect(try odd.restored(from: 0, at: 0).feel.coasting == .exponential(feel.decelerationRate))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(feel) }
  }
}

/// Any JSON.
private enum JSONValue: Codable {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  case flag(Bool)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let fields = try? container.decode([String: JSONValue].self) {
      self = .object(fields)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let fields): try container.encode(fields)
    case .array(let values): try container.encode(values)
    case .text(let text): try container.encode(text)
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    }
  }
}
