import Foundation
import ScrollInteraction
import SeededRandom
import Testing

@Suite("A saved state") struct SavedStateTests {
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

  @Test("a view restored at the time of its snapshot is the saved one to the last bit, for good", arguments: 0..<100)
  func sameTime(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try forEachView(&random, isSane: true) { view, random in
      func check<View: SavedView>(_ view: View) throws {
        let name = "\(View.self), seed \(seed)"
        var saved = view
        let end = saved.play(&random, from: 1)
        let time = random.coin() ? end : end + random.number(0...1)
        var restored = try saved.restored(from: time, at: time)
        saved = saved.cancelled(at: time)
        expectSame(saved, restored, from: time, name)
        #expect(saved.snapshot(at: time) == restored.snapshot(at: time), "\(name)")
        // The same gestures and the same changes have the same effect.
        var (next, other) = (random, random)
        let later = time + random.number(0...0.3)
        for _ in 0..<3 {
          saved.play(&next, from: later + 1)
          restored.play(&other, from: later + 1)
        }
        saved.call(&next, { $0.number(0...900) }, at: later + 2.1)
        restored.call(&other, { $0.number(0...900) }, at: later + 2.1)
        saved.retune(at: later + 2.2)
        restored.retune(at: later + 2.2)
        expectSame(saved.cancelled(at: later + 2.2), restored.cancelled(at: later + 2.2), from: later + 2.2, name)
        random = next
      }
      try check(view)
    }
  }

  @Test(
    "in another clock, all is equal to the last bit if the sums are exact, also the series of flicks",
    arguments: 0..<100)
  func otherClock(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try forEachView(&random, isSane: true) { view, random in
      func check<View: SavedView>(_ view: View) throws {
        let name = "\(View.self), seed \(seed)"
        var saved = view
        let time = saved.play(&random, from: 1025) + Double(random.count(0...60)) / 64
        let restored = try saved.restored(from: time, at: time - 1024)
        saved = saved.cancelled(at: time)
        expectSameBits(saved, restored, from: time, shiftedBy: -1024, name)
        #expect(saved.flicks.y.multiplier == restored.flicks.y.multiplier, "\(name)")
        let (events, others) = (saved.events(in: time..<2000), restored.events(in: time - 1024..<2000))
        #expect(events.map(\.kind) == others.map(\.kind), "\(name)")
        #expect(zip(events, others).allSatisfy { abs($0.time - 1024 - $1.time) < 1e-12 }, "\(name)")
        let (rest, other) = (try #require(saved.restTime), try #require(restored.restTime))
        #expect(rest == other || abs(rest - 1024 - other) < 1e-12, "\(name)")
      }
      try check(view)
    }
  }

  @Test("a state that was saved without marks, flicks and the settings of its pan still has all else")
  func olderFormat() throws {
    func stripped(_ value: Any) -> Any {
      let names = ["passings", "flicks", "ruler", "reportsPassedPages", "directions", "coordinates"]
      if let fields = value as? [String: Any] { return fields.filter { !names.contains($0.key) }.mapValues(stripped) }
      return (value as? [Any])?.map(stripped) ?? value
    }
    var random = SeededRandom(seed: 3)
    try forEachView(&random, isSane: true) { view, random in
      func check<View: SavedView>(_ view: View) throws {
        var saved = view
        let time = saved.play(&random, from: 1) + 0.1
        let data = try JSONSerialization.jsonObject(with: JSONEncoder().encode(saved.snapshot(at: time)))
        let old = try JSONSerialization.data(withJSONObject: stripped(data))
        let restored = View(restoring: try JSONDecoder().decode(ViewSnapshot<View>.self, from: old), at: time)
        expectSameBits(saved.cancelled(at: time), restored, from: time, "\(View.self)")
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
    var pages = PagingScrollView(layout: PageLayout.equal(9, viewport: 400), feel: SnapFeel(landing: .deceleration))
    let law = DecelerationLaw { DecelerationLaw.power(exponent: 3, scale: 2000).deceleration(from: $0, velocity: $1) }
    (view.decelerationLaw, pages.decelerationLaw, view.willEndDragging) = (law, law, { _, _ in })
    func check<View: SavedView>(_ view: View, at time: Double) throws {
      let restored = try view.restored(from: time, at: time)
      #expect(restored.willEndDragging == nil && restored.target == view.target)
      #expect(restored.place(at: time) == view.place(at: time) && restored.speed(at: time) == view.speed(at: time))
    }
    view.flick(Vector2(0, -2000), at: 0)
    try check(view, at: 0.2)
    #expect(try view.restored(from: 0.2, at: 0.2).decelerationLaw == nil)
    view.follow(SpringMotion(from: 0, to: 500, spring: .snap), along: .y, at: 3)
    try check(view, at: 3.1)
    pages.fling(velocity: Vector2(1500, 0), at: 0)
    #expect(pages.state(at: 0.2) == .decelerating)
    try check(pages, at: 0.2)
    var feel = ScrollFeel.uikit
    feel.decelerationLaw = DecelerationLaw {
      DecelerationLaw.friction(resistance: 3, drag: 600, maximumVelocity: .infinity).deceleration(
        from: $0, velocity: $1)
    }
    let odd = SimpleScrollView(layout: view.layout, feel: feel)
    #expect(try odd.restored(from: 0, at: 0).feel.decelerationLaw == .exponential(feel.decelerationRate))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(feel) }
  }

  @Test("the settings of a view are saved: slop, lock, axis, reach, order and bounces")
  func settings() throws {
    var scroll = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(900, 5000)),
      slop: PanGesture.Slop(mouse: 7, touch: 8))
    scroll.isDirectionalLockEnabled = true
    let same = try scroll.restored(from: 0, at: 9)
    #expect(same.isDirectionalLockEnabled && same.pan.slop == PanGesture.Slop(mouse: 7, touch: 8))
    let pages = try PagingScrollView(layout: PageLayout.equal(9, viewport: 400), axis: .y, reach: .nextPage)
      .restored(from: 0, at: 9)
    #expect(pages.axis == .y && pages.reach == .nextPage)
    let members = [ElasticLimits(0...200, dimension: 0), ElasticLimits(0...4400, dimension: 600)]
    let chain = try NestedScrollView(members, order: .innerFirst, axis: .x).restored(from: 0, at: 9)
    #expect(chain.axis == .x && chain.order == .innerFirst)
    let rigid = try Drawer(anchors: [80, 400], height: 800, bounces: false).restored(from: 0, at: 9)
    #expect(!rigid.bounces)
  }
}
