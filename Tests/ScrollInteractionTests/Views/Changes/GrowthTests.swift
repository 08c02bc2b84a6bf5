import ScrollInteraction
import SeededRandom
import Testing

@Suite("Content that grows or shrinks") struct GrowthTests {
  private static let times = [0.0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.5, 5]
  private static let cases = GrownView.allCases.flatMap { kind in (0..<25).map { (kind, UInt64($0)) } }

  /// Drives two views by the same random drag of a pointer or a touchpad, and changes one of them at a random moment.
  ///
  /// - Returns: Both views and the moment of the change or the end of the drag, whichever is later.
  private func driven(
    _ view: any GrowingView, _ random: inout SeededRandom, _ change: (inout any GrowingView, Double) -> Void
  ) -> (plain: any GrowingView, changed: any GrowingView, time: Double) {
    var (plain, changed) = (view, view)
    let moment = random.number(0...0.5)
    var isChanged = false
    func send(_ time: Double, _ event: (inout any GrowingView) -> Void) {
      if !isChanged, time >= moment {
        isChanged = true
        change(&changed, moment)
      }
      event(&plain)
      event(&changed)
    }
    let travel = random.number(-150...150)
    var pointer = ScriptedPointer(at: Vector2(200, 400))
    if random.coin() {
      for event in pointer.drag(by: Vector2(0, travel), over: 12) { send(event.time) { $0.handle(event) } }
    } else {
      for step in 1...12 {
        let wheel = ScriptedWheel.precise(travel / 12, at: Double(step) * 0.01, position: Vector2(200, 400))
        send(wheel.time) { $0.handle(wheel) }
      }
    }
    if !isChanged { change(&changed, moment) }
    return (plain, changed, max(moment, 0.12))
  }

  private func expectSame(
    _ plain: any GrowingView, _ changed: any GrowingView, by distance: Double, from start: Double, _ name: String
  ) {
    for time in Self.times.map({ start + $0 }) {
      let moved = changed.scrolled(at: time) - plain.scrolled(at: time)
      #expect(abs(moved - distance * plain.scale(at: time)) < 1e-6, "\(name) at \(time)")
      for (speed, other) in zip(plain.speed(at: time), changed.speed(at: time)) {
        #expect(abs(speed - other) < 1e-4, "\(name) at \(time)")
      }
    }
  }

  @Test("visible content stays in place when content above or below it grows or shrinks", arguments: cases)
  func stays(kind: GrownView, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let distance = random.number(-2000...2000)
    for (place, moved) in [(random.number(0...20_000), distance), (random.number(40_000...70_000), 0)] {
      let run = driven(kind.made(), &random) { $0.grow(by: distance, atOffset: place, at: $1) }
      expectSame(run.plain, run.changed, by: moved, from: run.time, "\(kind), seed \(seed), \(place)")
    }
  }

  @Test("of content changed within the visible part, the upper side that is left stays in place")
  func within() {
    for kind in GrownView.allCases {
      // The place, the change of the length, and the displacement.
      for (place, length, moved) in [
        (29_999.0, 500.0, 500.0), (30_000, 500, 500), (30_001, 500, 0), (30_599, 500, 0), (29_900, -300, -300),
        (29_900, -699, -699), (29_900, -5000, -100), (30_000, -200, 0), (30_100, -5000, 0),
      ] {
        var view = kind.made()
        let before = view.scrolled(at: 0)
        view.grow(by: length, atOffset: place, at: 0)
        #expect(view.scrolled(at: 0) - before == moved, "\(kind): \(length) at \(place)")
      }
    }
  }

  @Test("content at its beginning or end and past an edge stays where it is shown", arguments: GrownView.allCases)
  func pastEdges(kind: GrownView) {
    var moving = 0
    for (seed, offset) in (0..<25).flatMap({ [($0, 0.0), ($0, 2400)] }) as [(UInt64, Double)] {
      var random = SeededRandom(seed: seed)
      let feel = ScrollFeel.all[random.count(0...ScrollFeel.all.count - 1)]
      var view = kind.made(3000, at: offset, feel: feel)
      view.beginDragging(at: 0)
      view.drag(by: Vector2(0, random.number(-300...300)), at: 0.1)
      let moment = random.number(0.1...1)
      if random.coin() { view.endDragging(velocity: Vector2(0, random.number(-3000...3000)), at: 0.1) }
      let (place, speed) = (view.place(at: moment), view.speed(at: moment))
      view.grow(by: 700, atOffset: 0, at: moment)
      let isMoving = view.isMoving(at: moment)
      #expect(
        abs(view.place(at: moment)[place.count - 1] - place[place.count - 1] - 700) < 1e-6,
        "\(kind), \(feel.name), \(offset), seed \(seed)")
      guard isMoving, feel.edge == .moves else { continue }
      moving += 1
      // Another member of a chain may go on.
      let (before, after) = (speed.reduce(0, +), view.speed(at: moment).reduce(0, +))
      #expect(abs(after - before) < 1e-4, "\(kind), \(feel.name), \(offset), seed \(seed)")
    }
    #expect(moving > 5)
  }

  @Test("growth counts once, whatever the order of calls", arguments: GrownView.allCases)
  func idempotent(kind: GrownView) {
    var scroll = GrownView.scroll.made(3000, at: 900) as! SimpleScrollView
    scroll.grow(to: 3500, atOffset: 0, at: 0)
    scroll.grow(to: 3500, atOffset: 0, at: 0)
    scroll.setLayout(ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 3500)), at: 0)
    #expect(scroll.layout.contentSize.height == 3500 && scroll.contentOffset(at: 0).y == 1400)
    var view = kind.made(3000, at: 900)
    let before = view.scrolled(at: 0)
    view.grow(by: 0, atOffset: 0, at: 0)
    #expect(view.scrolled(at: 0) == before)
    view.grow(by: .nan, atOffset: 0, at: 0)
    view.grow(by: 100, atOffset: .nan, at: 0)
    #expect(view.scrolled(at: 0) == before)
    view.grow(by: 100, atOffset: .infinity, at: 0)
    view.grow(by: 100, atOffset: -.infinity, at: 0)
    #expect(view.scrolled(at: 0) == before + 100)
    view.grow(by: -9000, atOffset: 0, at: 0)
    // Content that fits is centered in a map.
    #expect(view.place(at: 0).last == (kind == .map ? -300 : 0))
  }

  @Test("the target of a program moves with its content")
  func target() throws {
    for (place, offset, target) in [(500.0, 700.0, 4700.0), (3000, 0, 4700), (4600, 0, 4000)] {
      var view = SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000)), feel: .article,
        contentOffset: Vector2(0, 1000))
      view.scroll(to: Vector2(0, 4000), at: 0)
      let (shown, speed) = (view.contentOffset(at: 0.1), view.velocity(at: 0.1))
      view.grow(to: 9700, atOffset: place, at: 0.1)
      #expect(abs(view.contentOffset(at: 0.1).y - shown.y - offset) < 1e-9)
      #expect(abs(view.velocity(at: 0.1).y - speed.y) < 1e-6)
      #expect(view.contentOffset(at: try #require(view.restTime)).y == target)
      var map = try #require(GrownView.map.made(9000, at: 1000) as? ZoomableScrollView)
      map.scroll(to: Vector2(0, 4000), at: 0)
      map.grow(to: 9700, atOffset: place, at: 0.1)
      #expect(abs(map.target.y - target) < 1e-9)
      var chain = try #require(GrownView.chain.made(9000, at: 1000) as? NestedScrollView)
      chain.scroll(to: 4000, of: 1, at: 0)
      chain.grow(1, to: 0...9100, atOffset: place, at: 0.1)
      #expect(abs(chain.target[1] - target) < 1e-9)
    }
  }
}
