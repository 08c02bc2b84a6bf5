import FoundationEssentials
import ScrollCoding
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
    try check(
      SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(800, 3600)), feel: feel,
        contentOffset: Vector2(400 * place, 3000 * place), slop: Self.slop), &random)
    try check(
      ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(800, 3600), zoomLimits: 0.5...4), feel: feel,
        contentOffset: Vector2(400 * place, 3000 * place), slop: Self.slop), &random)
    try check(Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: Int(place * 2), slop: Self.slop), &random)
    for law in [nil, feel.coasting] {
      var drawer = ListDrawer(
        detents: [0: .fromTop(60), 1: .fromTop(300), 2: .height(360)] as Detents<Int>,
        layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 3000), detent: Int(place * 2), feel: feel,
        slop: Self.slop)
      drawer.decelerationLaw = law
      try check(drawer, &random)
    }
    try check(
      PagingScrollView(layout: PageLayout.equal(9, viewport: 400), anchorIndex: Int(place * 8), slop: Self.slop),
      &random)
    try check(
      PagingScrollView(layout: EqualPages(7, length: 40, viewport: 200, loops: true), axis: .y, slop: Self.slop),
      &random)
    try check(
      PictureInPicture(
        layout: .init(stage: Size(800, 600), tile: Size(300, 300), margin: EdgeInsets(20)), corner: .bottomLeft,
        slop: Self.slop), &random)
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
    #expect(saved.target == restored.target, "\(name)")
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

  @Test("closures are replaced: a law by its rate, a motion by a spring, and the hook by nothing")
  func closures() throws {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000)), feel: .article,
      contentOffset: Vector2(0, 2000))
    view.willEndDragging = { _, _ in }
    view.decelerationLaw = DecelerationLaw { PowerDeceleration(from: $0, velocity: $1, exponent: 3, scale: 2000) }
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
    var feel = ScrollFeel.uikit
    feel.coasting = DecelerationLaw { FrictionDeceleration(from: $0, velocity: $1, resistance: 3, drag: 600) }
    let odd = SimpleScrollView(layout: view.layout, feel: feel)
    #expect(try odd.restored(from: 0, at: 0).feel.coasting == .exponential(feel.decelerationRate))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(feel) }
  }
}
