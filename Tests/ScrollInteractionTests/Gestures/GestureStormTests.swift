import ScrollInteraction
import SeededRandom
import Testing

@Suite("Storms above several views") struct GestureStormTests {
  /// Returns an event of a pointer that may be anywhere, at any time, and of any kind.
  private func event(_ random: inout SeededRandom, at time: Double) -> PointerEvent {
    let phase = PointerEvent.Phase.allCases.randomElement(using: &random)!
    let odd = random.count(0...30) == 0
    return PointerEvent(
      random.coin() ? .move : phase, device: random.count(0...9) == 0 ? .mouse : .touch, id: random.count(0...2),
      position: odd
        ? Vector2(random.finite(), [.nan, .infinity, 300].randomElement(using: &random)!)
        : random.point(in: 0...800), time: odd ? .nan : time + random.number(-0.05...0.05),
      part: PointerEvent.Part.allCases.randomElement(using: &random)!)
  }

  @Test("no sequence of events traps or leaves a view held", arguments: 0..<150)
  func storm(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var stack = ViewStack(
      (0..<random.count(1...4)).map { _ in TouchedView.allCases.randomElement(using: &random)!.made() })
    var time = 0.0
    for _ in 0..<120 {
      time += random.number(0...0.03)
      switch random.count(0...20) {
      case 0: stack.cancel(at: time)
      case 1: stack.removed = [random.count(0...3)]
      case 2: stack.removed = []
      case 3: stack.views[random.count(0...stack.views.count - 1)].cancel(at: time)
      case 4:
        stack.views[random.count(0...stack.views.count - 1)] = TouchedView.allCases.randomElement(using: &random)!
          .made()
      case 5...7:
        stack.handle(
          WheelEvent(
            delta: random.point(in: -30...30), isPrecise: random.coin(), isZoom: random.count(0...4) == 0,
            isEnd: random.count(0...9) == 0, position: random.point(in: 0...800), time: time))
      case 8:
        let phase = PinchEvent.Phase.allCases.randomElement(using: &random)!
        stack.handle(PinchEvent(phase, scale: random.number(0...3), center: random.point(in: 0...800), time: time))
      default: stack.handle(event(&random, at: time))
      }
      for view in stack.views {
        for value in view.place(at: time) + view.speed(at: time) { #expect(value.isFinite, "seed \(seed)") }
      }
    }
    stack.removed = []
    stack.handle(PinchEvent(.began, scale: 1, center: .zero, time: time))
    stack.handle(PinchEvent(.ended, scale: 1, center: .zero, time: time))
    stack.cancel(at: time)
    #expect(stack.arena.winner == nil && !stack.arena.isPressed, "seed \(seed)")
    // Only a view that was removed while it was held, and has come back, may still be held.
    for index in stack.views.indices { stack.views[index].cancel(at: time) }
    #expect(!stack.views.contains { $0.isHeld || $0.pan.isPressed }, "seed \(seed)")
    // The next gesture is like any other.
    var pointer = ScriptedPointer(at: Vector2(80, 560), time: time + 60)
    stack.handle(pointer.down())
    for event in pointer.move(by: Vector2(0, 60)) { stack.handle(event) }
    #expect(stack.views.filter { $0.isHeld }.count == (stack.arena.winner == nil ? 0 : 1), "seed \(seed)")
    stack.handle(pointer.up())
    #expect(!stack.views.contains { $0.isHeld }, "seed \(seed)")
  }
}
