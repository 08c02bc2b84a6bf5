import ScrollInteraction
import SeededRandom
import Testing

@Suite("Pinches and scrolls above several views") struct GestureZoomTests {
  private func touch(
    _ viewer: inout PhotoViewer, _ phase: PointerEvent.Phase, _ id: Int, _ position: Vector2, _ time: Double
  ) {
    viewer.handle(PointerEvent(phase, device: .touch, id: id, position: position, time: time))
  }

  @Test("a pan becomes a pinch of the photo without a jump, from any view", arguments: 0..<60)
  func pinch(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let rate = random.number(30...240)
    var viewer = PhotoViewer(photoOffset: Vector2(random.number(0...400), random.number(0...800)))
    var (one, other) = (random.point(in: 100...300), random.point(in: 100...300))
    var time = 0.0
    touch(&viewer, .down, 1, one, time)
    // Before a view has won, on the photo, or handed over to the pages or the sheet.
    let travel = random.point(in: -300...300) * Double(random.count(0...1))
    for _ in 0..<10 {
      time += 1 / rate
      one += travel / 10
      touch(&viewer, .move, 1, one, time)
    }
    let before = viewer
    touch(&viewer, .down, 2, other, time)
    #expect(viewer.arena.winner == .photo && viewer.photo.isHeld, "seed \(seed)")
    #expect(!viewer.pages.isHeld && !viewer.sheet.isHeld, "seed \(seed)")
    #expect(
      viewer.photo.contentOffset(at: time).distance(to: before.photo.contentOffset(at: time)) < 1e-9, "seed \(seed)")
    #expect(viewer.pages.contentOffset(at: time) == before.pages.contentOffset(at: time), "seed \(seed)")
    #expect(viewer.sheet.origin(at: time) == before.sheet.origin(at: time), "seed \(seed)")

    // The point between the fingers stays there, while nothing is past a limit.
    let middle = (one + other) / 2
    let held = viewer.photo.contentPoint(of: middle, at: time)
    func isPast() -> Bool {
      Axis.allCases.contains {
        viewer.photo.limits(along: $0).excess(of: viewer.photo.contentOffset(at: time)[$0]) != 0
      }
    }
    let wasPast = isPast()
    for _ in 0..<10 {
      time += 1 / rate
      (one, other) = (one - (other - middle) * 0.02, other + (other - middle) * 0.02)
      touch(&viewer, .move, 1, one, time)
      touch(&viewer, .move, 2, other, time)
    }
    #expect(viewer.photo.zoomScale(at: time) > 2, "seed \(seed)")
    let moved = viewer.photo.contentPoint(of: (one + other) / 2, at: time).distance(to: held)
    #expect(moved < (wasPast || isPast() ? 0.3 : 1e-9), "seed \(seed)")

    // The finger that remains drags the photo on, without a jump, and no other view.
    let shown = viewer.photo.contentOffset(at: time)
    touch(&viewer, .up, random.coin() ? 1 : 2, one, time)
    #expect(viewer.photo.contentOffset(at: time).distance(to: shown) < 1e-6, "seed \(seed)")
    let place = viewer.pages.contentOffset(at: 99)
    for id in 1...2 {
      touch(&viewer, .move, id, one + Vector2(30, 0), time + 0.01)
      touch(&viewer, .up, id, one, time + 0.02)
    }
    #expect(!viewer.isHeld && viewer.arena.winner == nil && viewer.pages.contentOffset(at: 99) == place, "seed \(seed)")
    #expect(viewer.photo.restTime!.isFinite, "seed \(seed)")
  }

  @Test("a pinch of a touchpad goes to the innermost view that zooms, and ends there")
  func touchpadPinch() {
    var viewer = PhotoViewer()
    for (phase, scale) in [(PinchEvent.Phase.began, 1.0), (.changed, 1.4), (.ended, 1.5)] {
      viewer.handle(PinchEvent(phase, scale: scale, center: Vector2(200, 300), time: scale))
      #expect(viewer.photo.isHeld == (phase != .ended))
    }
    #expect(abs(viewer.photo.zoomScale(at: 9) - 3) < 1e-9)
    viewer.handle(PinchEvent(.changed, scale: 2, center: Vector2(200, 300), time: 10))
    #expect(!viewer.photo.isHeld)
    viewer.handle(WheelEvent(delta: Vector2(0, -1), isPrecise: false, isZoom: true, position: .zero, time: 11))
    #expect(viewer.photo.targetZoomScale < 3)
  }

  private struct PlacedMap: ViewHierarchy {
    var arena = GestureArena<Int>()
    var map = ZoomableScrollView(
      layout: ZoomLayout(viewport: Size(400, 300), contentSize: Size(1600, 1200), zoomLimits: 0.5...4), feel: .article,
      contentOffset: Vector2(500, 400))
    func hitTest(_ point: Vector2, at time: Double) -> [Int] { [0] }
    mutating func visit(_ id: Int, with visitor: inout ViewVisitor) { visitor.visit(&map, origin: Vector2(300, 40)) }
  }

  @Test("a map that is not at the origin zooms about the content under the fingers or the pointer", arguments: 0...2)
  func placed(device: Int) {
    var viewer = PlacedMap()
    // The same place in the coordinates of the events and of the map.
    let (place, point) = (Vector2(390, 250), Vector2(90, 210))
    let content = viewer.map.contentPoint(of: point, at: 0)
    if device == 0 {
      for (phase, scale) in [(PinchEvent.Phase.began, 1.0), (.changed, 1.4), (.ended, 1.4)] {
        viewer.handle(PinchEvent(phase, scale: scale, center: place, time: scale))
      }
    } else if device == 1 {
      viewer.handle(WheelEvent(delta: Vector2(0, 1), isPrecise: false, isZoom: true, position: place, time: 1))
    } else {
      for step in 0...10 {
        for (id, side) in [(1, -1.0), (2, 1)] {
          let finger = place + Vector2(side * (50 + 4 * Double(step)), 0)
          let phase: PointerEvent.Phase = step == 0 ? .down : .move
          viewer.handle(PointerEvent(phase, device: .touch, id: id, position: finger, time: Double(step) / 100))
        }
      }
    }
    #expect(viewer.map.zoomScale(at: 9) > 1.1)
    #expect(viewer.map.viewportPoint(of: content, at: 9).distance(to: point) < 1e-6)
  }

  // MARK: - Touchpads and wheels

  private func scroll(_ stack: inout ViewStack, _ travel: Vector2, _ time: Double) {
    stack.handle(ScriptedWheel.precise(travel.y, x: travel.x, at: time, position: Vector2(80, 560)))
  }

  @Test("fingers on a touchpad scroll the view that they began on until they lift", arguments: [60.0, 120, 250])
  func latch(rate: Double) throws {
    let list = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 700)), feel: .article)
    var stack = ViewStack([
      PagingScrollView(layout: .equal(5, viewport: 400), anchorIndex: 2), list, TouchedView.scroll.made(),
    ])
    var time = 0.0
    func swipe(_ travel: Vector2, count: Int = 30) {
      for _ in 0..<count {
        time += 1 / rate
        scroll(&stack, travel, time)
      }
    }
    // Down beyond the end of the list, and then sideways: all of it is for the list.
    var start = stack.places(at: 0)
    swipe(Vector2(0, 10))
    swipe(Vector2(10, 1))
    #expect(stack.places(at: time)[0] == start[0] && stack.places(at: time)[2] == start[2])
    #expect(stack.places(at: time)[1][1] > 100)
    // After the lift and the bounce, the list is at its end, and what is around it scrolls.
    time += 3
    start = stack.places(at: time)
    swipe(Vector2(0, 10))
    #expect(stack.places(at: time)[1] == start[1] && stack.places(at: time)[2][1] > start[2][1] + 200)
    // While the momentum of the outer view lasts, a swipe in a direction in which the list can move is for the outer one.
    time += 0.3
    #expect(stack.views[2].isMoving(at: time))
    swipe(Vector2(0, -1), count: 2)
    #expect(stack.places(at: time)[1] == start[1])
    // A new gesture across is for the pages.
    time += 9
    swipe(Vector2(10, 1), count: 10)
    #expect(stack.places(at: time)[0][0] > start[0][0])
  }
}
