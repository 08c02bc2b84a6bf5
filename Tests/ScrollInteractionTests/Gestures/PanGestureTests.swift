import ScrollInteraction
import Testing

@Suite("Pan gesture")
struct PanGestureTests {
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
    var pan = PanGesture(slop: .init(mouse: 5, touch: 5))
    _ = pan.handle(PointerEvent(.down, position: .zero, time: 0))
    #expect(pan.handle(PointerEvent(.move, position: Vector2(3, 4), time: 0.01)) == nil)
    guard case .began(let translation) = pan.handle(PointerEvent(.move, position: Vector2(6, 8), time: 0.02)) else {
      Issue.record("ten points of travel are a drag")
      return
    }
    #expect(translation.distance(to: Vector2(3, 4)) < 1e-12)
  }

  @Test("a press released within the slop is a click")
  func clickWithinSlop() {
    var pan = PanGesture()
    _ = pan.handle(PointerEvent(.down, position: Vector2(10, 10), time: 0))
    _ = pan.handle(PointerEvent(.move, position: Vector2(11, 12), time: 0.01))
    #expect(pan.handle(PointerEvent(.up, position: Vector2(11, 12), time: 0.02)) == .tapped(Vector2(11, 12)))
    #expect(!pan.isPressed)
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

  @Test("events whose position or time is not finite are ignored", arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteEvents(odd: Double) {
    var pan = PanGesture()
    #expect(pan.handle(PointerEvent(.down, position: Vector2(odd, 0), time: 0)) == nil)
    #expect(pan.handle(PointerEvent(.down, position: .zero, time: odd)) == nil)
    #expect(!pan.isPressed)
  }

  @Test("a pointer that stops before its release has no velocity")
  func pauseBeforeRelease() {
    var pan = PanGesture()
    var pointer = ScriptedPointer(at: .zero)
    _ = pan.handle(pointer.down())
    for event in pointer.move(by: Vector2(200, 0), over: 20) { _ = pan.handle(event) }
    pointer.wait(0.3)
    #expect(pan.handle(pointer.up()) == .ended(velocity: .zero))
  }

  @Test("a cancelled gesture ends without velocity")
  func cancelling() {
    var pan = PanGesture()
    var pointer = ScriptedPointer(at: .zero)
    _ = pan.handle(pointer.down())
    for event in pointer.move(by: Vector2(200, 0)) { _ = pan.handle(event) }
    #expect(pan.handle(pointer.cancel()) == .cancelled)
    #expect(pan.cancel() == nil)
  }
}
