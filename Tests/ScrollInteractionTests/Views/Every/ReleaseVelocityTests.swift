import ScrollInteraction
import SeededRandom
import Testing

/// Compares the velocity and the projection that a view reports during a drag with the release.
@Suite("Velocity of a drag")
struct ReleaseVelocityTests {
  /// Returns a noisy drag from `start` by a random device at a random rate, which sometimes stops before its release.
  private func drag(from start: Vector2, _ random: inout SeededRandom) -> [PointerEvent] {
    let device = random.coin() ? PointerEvent.Device.mouse : .touch
    let (rate, noise) = (random.number(60...500), random.number(0...2))
    let (velocity, acceleration) = (random.point(in: -1500...1500), random.point(in: -6000...6000))
    let count = random.count(4...24)
    let moves = (1...count).map { index in
      let time = Double(index) / rate
      let position = start + velocity * time + acceleration * (time * time / 2) + random.point(in: -noise...noise)
      return PointerEvent(.move, device: device, position: position, time: time)
    }
    let end = moves[count - 1].time + (random.count(0...5) == 0 ? random.number(0.05...0.3) : random.number(0...0.02))
    return [PointerEvent(.down, device: device, position: start, time: 0)] + moves
      + [PointerEvent(.up, device: device, position: moves[count - 1].position, time: end)]
  }

  /// Drags `view` and compares the velocity that it reports just before the release with the one just after it.
  private func release<View: TestedView>(
    _ view: View, from start: Vector2, seed: UInt64, _ random: inout SeededRandom,
    _ check: (_ held: View, _ released: View, _ time: Double) -> Void
  ) {
    let events = drag(from: start, &random)
    let time = events[events.count - 1].time
    var held = view
    held.handle(Array(events.dropLast()))
    guard held.restTime == nil else { return }
    var released = held
    released.handle([events[events.count - 1]])
    check(held, released, time)
    for (said, speed) in zip(held.speed(at: time), released.speed(at: time)) {
      // A slow value near its end is there at once.
      #expect(speed == 0 ? abs(said) < 20 : abs(said - speed) < 1e-6, "seed \(seed)")
    }
  }

  @Test("the nearest corner during a drag is the tile's corner after the release", arguments: 0..<400)
  func corner(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let layout = TileLayout<TileCorner>(stage: Size(800, 600), tile: Size(160, 90), margin: EdgeInsets(20))
    let tile = PictureInPicture(layout: layout, corner: TileCorner.allCases[random.count(0...3)])
    release(tile, from: tile.frame(at: 0).center, seed: seed, &random) { held, released, time in
      #expect(released.target == held.nearestAnchor(at: time), "seed \(seed)")
    }
  }

  @Test("a drawer snaps to the anchor nearest to its projection during the drag", arguments: 0..<400)
  func anchor(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let drawer = Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: random.count(0...2))
    release(drawer, from: Vector2(100, 720), seed: seed, &random) { held, released, time in
      #expect(released.targetOrigin == held.anchors.nearest(to: held.projection(at: time)), "seed \(seed)")
    }
  }

  @Test("a released sheet and list continue at the velocity reported during the drag", arguments: 0..<400)
  func detent(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let detents = [.expanded: .fromTop(80), .middle: .fromTop(400), .collapsed: .fromTop(700)] as Detents<Height>
    let drawer = ListDrawer(
      detents: detents, layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000),
      detent: Height.allCases[random.count(0...2)], contentOffset: random.coin() ? 0 : 300, feel: .article)
    release(drawer, from: Vector2(100, random.coin() ? 790 : 730), seed: seed, &random) { held, released, time in
      #expect(abs(held.sheet.velocity(at: time) - held.velocity(at: time)) < 1e-9, "seed \(seed)")
      #expect(abs(held.list.velocity(at: time) - held.contentVelocity(at: time)) < 1e-9, "seed \(seed)")
      if held.velocity(at: time) > 0 || held.contentVelocity(at: time) == 0 {
        let nearest = held.sheet.anchors.nearest(to: held.sheet.projection(at: time))
        #expect(released.origin(of: released.target) == nearest, "seed \(seed)")
      }
    }
  }

  @Test("pages snap to the page nearest to the projection during the drag", arguments: 0..<400)
  func page(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pages = PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: random.count(0...8))
    release(pages, from: Vector2(200, 300), seed: seed, &random) { held, released, time in
      #expect(released.anchors[released.target] == held.anchors.nearest(to: held.projection(at: time)), "\(seed)")
      #expect(held.offset.velocity(at: time) == held.velocity(at: time).x, "seed \(seed)")
    }
  }

  @Test("released content continues at the velocity reported during the drag", arguments: 0..<200)
  func scrolling(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (viewport, content) = (Size(400, 600), Size(20_000, 20_000))
    let plain = SimpleScrollView(
      layout: ScrollLayout(viewport: viewport, contentSize: content), feel: .article, contentOffset: Vector2(9000, 9000)
    )
    release(plain, from: Vector2(200, 300), seed: seed, &random) { held, released, time in
      for axis in Axis.allCases { #expect(held[axis].velocity(at: time) == held.velocity(at: time)[axis]) }
    }
    let map = ZoomableScrollView(
      layout: ZoomLayout(viewport: viewport, contentSize: content, zoomLimits: 0.5...2), feel: .article,
      contentOffset: Vector2(9000, 9000))
    release(map, from: Vector2(200, 300), seed: seed, &random) { _, _, _ in }
  }

  @Test("in a paused clock the velocity is that of the latest report, and a release after a rest has none")
  func pausedClock() {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000)), feel: .article)
    for step in 0...6 {
      let position = Vector2(200, 500 - 30 * Double(step))
      view.handle(PointerEvent(step == 0 ? .down : .move, position: position, time: Double(step) * 0.01), at: 5)
    }
    let moving = view.velocity(at: 5)
    #expect(abs(moving.y - 3000) < 1)
    #expect(view.velocity(at: 5.3) == .zero)
    view.handle(PointerEvent(.up, position: Vector2(200, 320), time: 0.5), at: 5)
    #expect(view.velocity(at: 5) == .zero && view.state(at: 5) == .idle)
  }

  @Test("the velocity is zero under a resting pointer, also in slow motion", arguments: TouchedView.allCases, [1, 0.1])
  func rests(kind: TouchedView, rate: Double) {
    var view = kind.made()
    var pointer = ScriptedPointer(at: Vector2(80, 560))
    for event in [pointer.down()] + pointer.move(by: Vector2(0, -60)) { _ = view.handle(event, at: event.time * rate) }
    let time = pointer.time * rate
    #expect(view.speed(at: time).contains { abs($0) > 500 })
    #expect(view.speed(at: time + 0.3).allSatisfy { $0 == 0 })
  }

  @Test("a report of the velocity alone changes only the velocity", arguments: TouchedView.allCases)
  func velocityOnly(kind: TouchedView) {
    var view = kind.made()
    var pointer = ScriptedPointer(at: Vector2(80, 560))
    view.send([pointer.down()] + pointer.move(by: Vector2(0, -60)))
    let (place, speed) = (view.place(at: pointer.time), view.speed(at: pointer.time))
    for var event in pointer.move(by: Vector2(0, -10)) {
      event.part = .velocity
      view.send(event)
    }
    #expect(view.place(at: pointer.time) == place)
    #expect(view.speed(at: pointer.time) != speed)
  }

  @Test("a view reports the velocity of a touchpad's fingers and continues with it", arguments: TouchedView.allCases)
  func touchpad(kind: TouchedView) {
    var view = kind.made()
    view.send(ScriptedWheel.touchpad(velocity: 600, for: 0.12, rate: 125, position: Vector2(80, 560)))
    let time = 15 / 125.0
    let said = view.speed(at: time)
    #expect(said.contains { abs(abs($0) - 600) < 1 })
    view.send(
      WheelEvent(delta: .zero, isPrecise: true, isEnd: true, position: Vector2(80, 560), time: time))
    for (one, other) in zip(said, view.speed(at: time)) { #expect(abs(one - other) < 1e-6) }
  }
}
