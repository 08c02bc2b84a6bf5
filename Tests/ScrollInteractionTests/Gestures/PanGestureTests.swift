import ScrollInteraction
import Testing

@Suite("Pan gesture") struct PanGestureTests {
  @Test("the event that passes the slop translates by the travel beyond it", arguments: PointerEvent.Device.allCases)
  func slopIsLostOnce(device: PointerEvent.Device) {
    var pan = PanGesture()
    let slop = pan.slop[device]
    func event(_ phase: PointerEvent.Phase, _ y: Double, _ time: Double) -> PointerEvent {
      PointerEvent(phase, device: device, position: Vector2(0, y), time: time)
    }
    #expect(pan.handle(event(.down, 0, 0)) == .pressed)
    #expect(pan.handle(event(.move, slop, 0.01)) == nil)
    #expect(pan.handle(event(.move, slop + 2, 0.02)) == .began(translation: Vector2(0, 2)))
    #expect(pan.handle(event(.move, slop + 40, 0.03)) == .changed(translation: Vector2(0, 40)))
  }

  @Test("the slop is a circle, so a diagonal drag starts in its own direction")
  func slopIsRound() throws {
    for (position, translation) in [(Vector2(6, 8), Vector2(3, 4)), (Vector2(-4, 4), Vector2(-4, 4) * 0.116_116_523_5)]
    {
      var pan = PanGesture(slop: .init(mouse: 5, touch: 5))
      _ = pan.handle(PointerEvent(.down, position: .zero, time: 0))
      #expect(pan.handle(PointerEvent(.move, position: Vector2(3, 4), time: 0.01)) == nil)
      let change = pan.handle(PointerEvent(.move, position: position, time: 0.02))
      guard case .began(let begun)? = change else { throw CancellationError() }
      #expect(begun.distance(to: translation) < 1e-9)
    }
  }

  @Test("a drag that returns to its start is not a click")
  func returningIsNoClick() {
    var pan = PanGesture()
    var pointer = ScriptedPointer(at: .zero)
    _ = pan.handle(pointer.down())
    for event in pointer.move(by: Vector2(50, 0)) + pointer.move(by: Vector2(-50, 0)) { _ = pan.handle(event) }
    guard case .ended = pan.handle(pointer.up()) else {
      Issue.record("expected the end of a drag")
      return
    }
  }

  @Test("moves without a press or of another device change nothing")
  func strangersAreIgnored() {
    var pan = PanGesture()
    #expect(pan.handle(PointerEvent(.move, position: Vector2(9, 9), time: 0)) == nil)
    #expect(pan.handle(PointerEvent(.up, position: Vector2(9, 9), time: 0)) == nil)
    _ = pan.handle(PointerEvent(.down, position: .zero, time: 0.1))
    #expect(pan.handle(PointerEvent(.move, device: .touch, position: Vector2(90, 90), time: 0.3)) == nil)
    #expect(pan.isPressed && !pan.isDragging)
  }
}
