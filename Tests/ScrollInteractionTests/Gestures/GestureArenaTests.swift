import Foundation
import ScrollInteraction
import SeededRandom
import Testing

@Suite("Gesture arena") struct GestureArenaTests {
  @Test("no view moves before the pointer has left the slop", arguments: ScriptedDevice.all, 0..<10)
  func slop(device: ScriptedDevice, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var viewer = PhotoViewer()
    let (start, phase) = (viewer, random.number(0...6))
    let reach = 0.5 * PanGesture.Slop.standard[device.device] - 0.5
    for event in device.reports(until: 0.4, path: { Vector2(100 + reach * sin($0 * 20 + phase), 300) }) {
      viewer.handle(event)
      let moved = viewer.moved(from: start, at: event.time)
      #expect(moved == (.zero, 0, 0) && viewer.arena.winner == nil && !viewer.isHeld, "seed \(seed)")
    }
  }

  @Test("one view wins, and the others are as if they had never been pressed", arguments: 0..<200)
  func winner(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    // Each of these views can move in every direction of its axes.
    let movable = TouchedView.allCases.filter { $0 != .tile }
    let kinds = (0..<random.count(2...4)).map { _ in movable.randomElement(using: &random)! }
    var stack = ViewStack(kinds.map { $0.made() })
    let start = stack.places(at: 0)
    var pointer = ScriptedPointer(at: Vector2(80, 560), device: .touch, interval: 1 / random.number(30...1000))
    var travel = random.point(in: -60...60)
    while travel.length < 10.2 { travel = random.point(in: -60...60) }
    _ = stack.handle(pointer.down())
    for event in pointer.move(by: travel, over: random.count(1...30)) { stack.handle(event) }
    let isVertical = abs(travel.y) >= abs(travel.x)
    let first = kinds.firstIndex { isVertical || [.scroll, .map].contains($0) }
    #expect(stack.arena.winner == first, "seed \(seed)")
    let places = stack.places(at: pointer.time)
    for index in kinds.indices {
      if index == first {
        #expect(stack.views[index].isHeld && places[index] != start[index], "seed \(seed)")
      } else {
        #expect(stack.views[index].restTime == -.infinity && places[index] == start[index], "seed \(seed)")
        #expect(!stack.views[index].pan.isPressed, "seed \(seed)")
      }
    }
    _ = stack.handle(pointer.up())
    #expect(stack.arena.winner == nil && !stack.views.contains { $0.isHeld }, "seed \(seed)")
  }

  @Test("a hierarchy moves a single view as the view moves by itself", arguments: TouchedView.allCases, 0..<25)
  func alone(kind: TouchedView, seed: UInt64) {
    func check<View: TestedView>(_ made: View) {
      var random = SeededRandom(seed: seed)
      var view = made
      view.pan.slop = .standard
      // A view that moves along y fails sideways.
      if ![.scroll, .tile, .map].contains(kind) { view.pan.directions = .vertical }
      var lone = LoneView(view: view)
      var pointer = ScriptedPointer(
        at: Vector2(80, 560), device: random.coin() ? .touch : .mouse, interval: 1 / random.number(30...500))
      // In slow motion, and with reports of the velocity and the position apart, as a program sends that resamples.
      let (slowness, isResampled) = (random.coin() ? 1 : 0.3, random.coin())
      for _ in 0..<3 {
        pointer.wait(random.number(0.01...0.6))
        var events = [pointer.down()]
        for _ in 0..<3 { events += pointer.move(by: random.point(in: -120...120), over: random.count(1...12)) }
        for event in (events + [pointer.up()]).flatMap({ isResampled ? $0.parts : [$0] }) {
          let time = slowness * event.time
          let isClick = view.handle(event, at: time) != nil
          #expect((lone.handle(event, at: time) != nil) == isClick, "seed \(seed)")
          #expect(lone.view.place(at: time) == view.place(at: time), "seed \(seed)")
          #expect(lone.view.speed(at: time) == view.speed(at: time), "seed \(seed)")
        }
      }
      #expect(lone.view.restTime == view.restTime && lone.view.target == view.target, "seed \(seed)")
      #expect(lone.view.events(in: 0..<99) == view.events(in: 0..<99), "seed \(seed)")
    }
    check(kind.made())
  }

  @Test("a pan bound to one direction leaves the others to the views around it")
  func bound() {
    func winner(_ travel: Vector2, zoomScale: Double) -> PhotoViewer.Part? {
      var viewer = PhotoViewer(zoomScale: zoomScale, photoOffset: Vector2(200, 0))
      var pointer = ScriptedPointer(at: Vector2(100, 300))
      viewer.handle([pointer.down()] + pointer.move(by: travel))
      return viewer.arena.winner
    }
    #expect(winner(Vector2(0, 50), zoomScale: 1) == .sheet && winner(Vector2(0, -50), zoomScale: 1) == nil)
    #expect(winner(Vector2(50, 0), zoomScale: 1) == .pages)
    #expect(winner(Vector2(50, 0), zoomScale: 2) == .photo && winner(Vector2(0, -50), zoomScale: 2) == .photo)
    // At its upper edge, the zoomed photo leaves the pan to the sheet.
    #expect(winner(Vector2(0, 50), zoomScale: 2) == .sheet)
  }

  @Test("a click goes to the innermost view that accepts it")
  func click() {
    let tile = PictureInPicture(
      layout: .init(
        stage: Size(400, 800), tile: Size(160, 90), margin: EdgeInsets(top: 12, left: 20, bottom: 25, right: 44)),
      corner: .topLeft)
    var stack = ViewStack([tile, TouchedView.scroll.made(), TouchedView.pages.made()])
    func click(at point: Vector2, _ time: Double) -> Int? {
      stack.handle(PointerEvent(.down, position: point, time: time))
      return stack.handle(PointerEvent(.up, position: point, time: time + 0.05))
    }
    #expect(click(at: Vector2(100, 60), 0) == 0)
    #expect(click(at: Vector2(100, 500), 1) == 1)
    #expect(stack.views.allSatisfy { $0.restTime == -.infinity })
    stack.removed = [0, 1]
    #expect(click(at: Vector2(100, 60), 2) == 2)
    stack.removed = [0, 1, 2]
    #expect(click(at: Vector2(100, 60), 3) == nil && !stack.arena.isPressed)
  }

  // MARK: - Presses that stop views in flight

  @Test("a press stops all views in flight; those that lose stay there, or return to their edge", arguments: 0..<80)
  func caught(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let carousel = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 200), contentSize: Size(2000, 200)), feel: .article)
    var list = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, random.coin() ? 700 : 9000)), feel: .article
    )
    list.flick(Vector2(0, -3000), at: 0)
    let limits = list.limits(along: .y)
    var stack = ViewStack([carousel, list])
    let time = random.number(0.1...0.5)
    let shown = stack.places(at: time)
    var pointer = ScriptedPointer(at: Vector2(100, 100), time: time, device: .touch)
    stack.handle(pointer.down())
    #expect(stack.views[1].isHeld && !stack.views[0].isHeld, "seed \(seed)")
    if random.coin() {
      pointer.wait(0.1)
      #expect(stack.handle(pointer.up()) == nil, "seed \(seed)")
    } else {
      for event in pointer.drag(by: Vector2(-80, random.number(-20...20))) { stack.handle(event) }
      #expect(stack.places(at: pointer.time)[0] != shown[0], "seed \(seed)")
    }
    let (speed, isPast) = (stack.views[1].speed(at: pointer.time), limits.excess(of: shown[1][1]) != 0)
    #expect(!stack.views[1].isHeld && (isPast || speed == [0, 0]), "seed \(seed)")
    #expect(abs(stack.views[1].place(at: 99)[1] - shown[1][1].clamped(to: limits)) < 1e-9, "seed \(seed)")
  }
}

extension PointerEvent {
  /// The velocity and the position of a move, apart; any other event as a whole.
  fileprivate var parts: [PointerEvent] {
    guard phase == .move else { return [self] }
    return [Part.velocity, .position].map {
      PointerEvent(phase, device: device, id: id, position: position, time: time, part: $0)
    }
  }
}
