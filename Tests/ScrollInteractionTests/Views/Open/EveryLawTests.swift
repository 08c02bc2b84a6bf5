import Foundation
import ScrollInteraction
import SeededRandom
import Testing

/// The effect of a deceleration law on each view, including those that rest only at anchors.
@Suite("Deceleration laws in every view") struct EveryLawTests {
  /// Expects positions without a jump from `start` until the view rests.
  private func expectNoJump<View: TestedView>(_ view: View, from start: Double, _ comment: Comment) throws {
    let rest = try #require(view.restTime)
    let step = (rest - start) / 3000
    var (places, speeds, isContinuous) = (view.place(at: start), view.speed(at: start), true)
    for count in 1...3000 {
      let time = start + Double(count) * step
      let (now, fast) = (view.place(at: time), view.speed(at: time))
      for index in now.indices {
        let way = max(abs(speeds[index]), abs(fast[index])) * step
        isContinuous = isContinuous && abs(now[index] - places[index]) <= way * 1.1 + 0.51
      }
      (places, speeds) = (now, fast)
    }
    #expect(isContinuous, comment)
  }

  @Test("a map decelerates by any law at any scale and bounces at its limits", arguments: TestedLaw.allCases, 0..<15)
  func map(law: TestedLaw, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var map = ZoomableScrollView(
      layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000), zoomLimits: 0.5...4), feel: .article,
      zoomScale: random.number(0.5...4), slop: TouchedView.noSlop)
    map.decelerationLaw = law.law
    let (offset, velocity) = (map.contentOffset(at: 1), Vector2(random.signed(50...6000), random.signed(50...6000)))
    map.flick(.zero - velocity, at: 1)
    for axis in Axis.allCases {
      let (free, limits) = (law.deceleration(from: offset[axis], velocity[axis]), map.limits(along: axis))
      let bound = free.destination.clamped(to: limits)
      let until = bound == free.destination ? free.duration : try #require(free.duration(to: bound))
      for step in 0..<100 {
        let time = until * Double(step) / 100
        #expect(abs(map.contentOffset(at: 1 + time)[axis] - free.value(at: time)) < 1e-6, "seed \(seed)")
        #expect(abs(map.velocity(at: 1 + time)[axis] - free.velocity(at: time)) < 1e-6, "seed \(seed)")
      }
      #expect(abs(map.target[axis] - bound) < 1e-6, "seed \(seed)")
      #expect(abs(try #require(map.projection(along: axis)) - free.destination) < 1e-6, "seed \(seed)")
    }
    try expectNoJump(map, from: 1, "seed \(seed)")
    #expect(map.contentOffset(at: try #require(map.restTime)).distance(to: map.target) < 1e-6)
  }

  @Test("a chain decelerates by any law as one and reports its handover", arguments: TestedLaw.allCases, 0..<15)
  func chain(law: TestedLaw, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var chain = TouchedView.chain.made() as! NestedScrollView
    chain.decelerationLaw = law.law
    let velocity = seed == 0 ? 6000 : random.signed(50...6000)
    chain.flick(Vector2(0, -velocity), at: 1)
    let free = law.deceleration(from: 0, velocity)
    let bound = free.destination.clamped(to: -2450...2850)
    let until = bound == free.destination ? free.duration : try #require(free.duration(to: bound))
    for step in 0..<100 {
      let time = until * Double(step) / 100
      #expect(abs(chain.contentOffsets(at: 1 + time).reduce(-2450, +) - free.value(at: time)) < 1e-6, "seed \(seed)")
    }
    #expect(abs(chain.target.reduce(-2450, +) - bound) < 1e-6, "seed \(seed)")
    // The outer view is first on the way forward, the inner view on the way back.
    let handovers = chain.events(in: -1..<99).filter { if case .handedOver = $0.kind { true } else { false } }
    let crossing = free.duration(to: velocity > 0 ? 450 : -2000)
    #expect(handovers.count == (crossing == nil ? 0 : 1), "seed \(seed)")
    #expect(crossing != nil || seed > 0 || law != .standard)
    if let crossing { #expect(abs(handovers[0].time - 1 - crossing) < 1e-6, "seed \(seed)") }
    try expectNoJump(chain, from: 1, "seed \(seed)")
  }

  private func sheet(_ law: TestedLaw, _ detent: Height, offset: Double) -> ListDrawer<Height> {
    var sheet = TouchedView.sheet(detent, contentOffset: offset)
    sheet.decelerationLaw = law.law
    return sheet
  }

  @Test(
    "a sheet's list decelerates by any law and hands over its velocity at its top",
    arguments: TestedLaw.allCases, 0..<15)
  func list(law: TestedLaw, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var sheet = sheet(law, .expanded, offset: 900)
    let velocity = seed == 0 ? -6000 : random.signed(100...6000)
    sheet.flick(Vector2(0, -velocity), at: 1)
    let free = law.deceleration(from: 900, velocity)
    let bound = free.destination.clamped(to: sheet.listLimits)
    let until = bound == free.destination ? free.duration : try #require(free.duration(to: bound))
    for step in 0..<100 {
      let time = until * Double(step) / 100
      #expect(abs(sheet.contentOffset(at: 1 + time) - free.value(at: time)) < 1e-6, "seed \(seed)")
    }
    let impact = bound == 0 && free.destination < 0 ? -free.velocity(at: until) : 0
    let pulled = [80.0, 400, 700].nearest(to: law.deceleration(from: 80, impact).destination)!
    #expect(sheet.target == (impact > 0 && pulled > 80 ? .middle : .expanded), "seed \(seed)")
    #expect(sheet.target == .middle || seed > 0 || law != .standard)
    if sheet.target == .middle { #expect(abs(sheet.velocity(at: 1 + until + 1e-9) - impact) < 1, "seed \(seed)") }
    try expectNoJump(sheet, from: 1, "seed \(seed)")
  }

  @Test(
    "a sheet that any law moves to its highest detent hands over its velocity to the list",
    arguments: TestedLaw.allCases, 0..<15)
  func rise(law: TestedLaw, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var sheet = sheet(law, .middle, offset: 0)
    let velocity = -random.magnitude(1500...6000)
    sheet.flick(Vector2(0, velocity), at: 1)
    let free = law.deceleration(from: 400, velocity)
    let handover = sheet.events(in: -1..<99).first { $0.kind == .handedOver(to: 1) }
    guard let handover, let arrival = free.duration(to: 80) else {
      // The sheet does not arrive, or would arrive later than by its spring.
      #expect(handover == nil && free.duration(to: 80).map { $0 > 0.1 } ?? true, "seed \(seed)")
      return
    }
    #expect(abs(handover.time - 1 - arrival) < 1e-9, "seed \(seed)")
    for step in 0..<50 {
      let time = arrival * Double(step) / 50
      #expect(abs(sheet.origin(at: 1 + time) - free.value(at: time)) < 1e-6, "seed \(seed)")
    }
    let rest = law.deceleration(from: 0, -free.velocity(at: arrival))
    for time in [0, 0.02, 0.1] where rest.value(at: time) < sheet.listLimits.upperBound {
      #expect(abs(sheet.contentOffset(at: 1 + arrival + time) - rest.value(at: time)) < 1e-6, "seed \(seed)")
    }
    try expectNoJump(sheet, from: 1, "seed \(seed)")
  }

  @Test(
    "a view that snaps goes to the anchor nearest to the end of its deceleration", arguments: TestedLaw.allCases,
    0..<100)
  func anchors(law: TestedLaw, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func end(_ start: Double, _ velocity: Double, rate: Double = 0.998) -> Double {
      law == .standard ? start - velocity / (1000 * log(rate)) : law.deceleration(from: start, velocity).destination
    }
    let way = Vector2(random.number(0...300), random.number(-200...200))
    let velocity = Vector2(random.number(-3000...3000), random.number(-3000...3000))
    func release<View: TestedView>(_ view: inout View, _ way: Vector2, _ velocity: Vector2) {
      view.setLaw(law.law)
      view.beginDragging(at: 0)
      view.drag(by: way, at: 1)
      view.endDragging(velocity: velocity, at: 1)
    }

    var drawer = TouchedView.drawer.made() as! Drawer
    release(&drawer, way, velocity)
    #expect(drawer.targetOrigin == [80.0, 400, 700].nearest(to: end(400 + way.y, velocity.y))!, "seed \(seed)")
    #expect(drawer.origin(at: 99) == drawer.targetOrigin && drawer.state(at: 1.01) != .decelerating, "seed \(seed)")

    var list = TouchedView.list.made() as! ListDrawer<Height>
    let (down, speed) = (abs(way.y), abs(velocity.y))
    release(&list, Vector2(0, down), Vector2(0, speed))
    #expect(list.origin(at: 99) == [80.0, 400, 700].nearest(to: end(400 + down, speed))!, "seed \(seed)")

    var pages = TouchedView.pages.made() as! PagingScrollView<PageLayout>
    pages.minimumFlickVelocity = .infinity
    release(&pages, way, velocity)
    let page = (end(1600 - way.y, -velocity.y, rate: 0.994) / 400).rounded().clamped(to: 0...8)
    #expect(pages.target == Int(page) && pages.contentOffset(at: 99).y == 400 * page, "seed \(seed)")

    var tile = TouchedView.tile.made() as! PictureInPicture<TileCorner>
    release(&tile, Vector2(way.x, -down), velocity)
    let place = Vector2(end(20 + way.x, velocity.x), end(485 - down, velocity.y))
    #expect(tile.origin(at: 99) == Vector2(place.x < 308 ? 20 : 596, place.y < 248.5 ? 12 : 485), "seed \(seed)")
  }

  @Test("a view released without velocity stays, even if its law moves", arguments: TouchedView.allCases)
  func standstill(kind: TouchedView) {
    func check<View: TestedView>(_ made: View) {
      var view = made
      view.flick(.zero, at: 1)
      #expect(view.isIdle(at: 1) && view.place(at: 9) == made.place(at: 9))
    }
    // This law moves by 150 pt without velocity.
    let law = DecelerationLaw { start, _ in AnyDeceleration(base: Deceleration(from: start, velocity: 300)) }
    var view = kind.made()
    view.setLaw(law)
    check(view)
  }

  @Test("a law that ends at NaN leaves the view at its nearest anchor")
  func nowhere() {
    struct Lost: DeceleratingMotion {
      var duration: Double { 1 }
      var destination: Double { .nan }
      func value(at time: Double) -> Double { .nan }
      func velocity(at time: Double) -> Double { 0 }
      func duration(to value: Double) -> Double? { nil }
    }
    var drawer = TouchedView.drawer.made() as! Drawer
    drawer.decelerationLaw = DecelerationLaw { _, _ in Lost() }
    drawer.flick(Vector2(0, 3000), at: 1)
    #expect(drawer.target == 1 && drawer.origin(at: 9) == 400)
  }
}

extension TestedView {
  mutating func setLaw(_ law: DecelerationLaw?) {
    func set<View>(_ path: WritableKeyPath<View, DecelerationLaw?>) {
      guard var view = self as? View else { return }
      view[keyPath: path] = law
      self = view as! Self
    }
    set(\SimpleScrollView.decelerationLaw)
    set(\Drawer.decelerationLaw)
    set(\ListDrawer<Height>.decelerationLaw)
    set(\PagingScrollView<PageLayout>.decelerationLaw)
    set(\PictureInPicture<TileCorner>.decelerationLaw)
    set(\ZoomableScrollView.decelerationLaw)
    set(\NestedScrollView.decelerationLaw)
  }
}
