import OverscrollInput
import ScrollGeometry
import ScrollInteraction
import Testing

@testable import OverscrollSDL

@Suite("What devices report, as input")
struct DeviceReportTests {
  private func translator() -> InputTranslator {
    var translator = InputTranslator(geometry: .init(size: Size(400, 200), unitsPerPoint: 1))
    _ = translator.move(to: Vector2(50, 60), at: 0)
    return translator
  }

  private func wheels(_ events: [InputEvent]) -> [WheelEvent] {
    events.compactMap { if case .wheel(let event) = $0 { event } else { nil } }
  }

  @Test("an eighth of a notch is a wheel's, not a touchpad's")
  func eighth() {
    var translator = translator()
    let events = translator.translate(.scroll(Vector2(0, -0.125), isPrecise: false), at: 1)
    let expected = WheelEvent(delta: Vector2(0, -0.125), isPrecise: false, position: Vector2(50, 60), time: 1)
    #expect(wheels(events) == [expected])
  }

  @Test("fingers that rest catch what moves, and those that lift let it go")
  func hold() {
    var translator = translator()
    let (held, lifted) = (wheels(translator.translate(.hold, at: 1)), wheels(translator.translate(.lift, at: 2)))
    #expect(held.map(\.isPrecise) == [true] && held[0].delta == .zero && !held[0].isEnd)
    #expect(lifted.map(\.isEnd) == [true])
  }

  @Test("a wheel goes sideways with Shift, and fingers, which know both directions, do not")
  func sideways() {
    var translator = translator()
    let wheel = translator.translate(.scroll(Vector2(0, -1), isPrecise: false), isSideways: true, at: 1)
    let fingers = translator.translate(.scroll(Vector2(0, -7), isPrecise: true), isSideways: true, at: 1)
    #expect(wheels(wheel + fingers).map(\.delta) == [Vector2(1, 0), Vector2(0, -7)])
  }

  @Test("a pinch on a touchpad is one about the pointer, moves with the fingers, and presses nothing")
  func pinch() {
    var translator = translator()
    let reports: [DeviceReport] = [
      .pinch(.began, movement: .zero, scale: 1), .pinch(.changed, movement: Vector2(4, -2), scale: 1.5),
      .pinch(.ended, movement: .zero, scale: 1),
    ]
    let events = reports.flatMap { translator.translate($0, at: 1) }
    let pinches = events.compactMap { if case .pinch(let event) = $0 { event } else { nil } }
    #expect(pinches.map(\.phase) == [.began, .changed, .ended] && pinches.map(\.scale) == [1, 1.5, 1.5])
    #expect(pinches.map(\.center) == [Vector2(50, 60), Vector2(54, 58), Vector2(54, 58)])
    let phases = events.compactMap { if case .pointer(let event) = $0 { event.phase } else { nil } }
    #expect(phases == [.down, .move, .cancel])
  }

  @Test("a pinch that has begun ends, whatever is pressed meanwhile, and one that has not begun does not")
  func pinchUnderWay() {
    var translator = translator()
    let began = DeviceReport.pinch(.began, movement: .zero, scale: 1)
    let ended = DeviceReport.pinch(.ended, movement: .zero, scale: 1)
    #expect(translator.translate(began, at: 1).count == 2)
    _ = translator.press(at: .zero, 1)
    #expect(translator.translate(ended, at: 2).count == 2 && translator.translate(ended, at: 2).isEmpty)
    #expect(translator.translate(began, at: 3).isEmpty && translator.translate(ended, at: 3).isEmpty)
    _ = translator.release(at: .zero, 4)
    _ = translator.translate(began, at: 5)
    #expect(translator.cancel(at: 6).count == 2 && translator.cancel(at: 6).isEmpty)
  }

  @Test("fingers move content as far as themselves, at any scale of the window", arguments: [0.5, 1, 2])
  func scale(units: Double) {
    var translator = InputTranslator(geometry: .init(size: Size(400, 200), unitsPerPoint: units))
    let events = translator.translate(.scroll(Vector2(0, -8), isPrecise: true), at: 1)
    #expect(wheels(events).map(\.delta) == [Vector2(0, -8 / units)])
  }

  @Test("a gesture that the window system takes over ends as if it had never been a press")
  func touchCancelled() {
    var translator = translator()
    _ = translator.touches.down(1, at: Vector2(9, 9), time: 0)
    let events = translator.translate(.touchCancelled, at: 1)
    let cancelled = PointerEvent(.cancel, device: .touch, position: Vector2(9, 9), time: 1)
    #expect(events == [.pointer(cancelled)])
    #expect(translator.touches.isEmpty && translator.translate(.touchCancelled, at: 2).isEmpty)
  }
}
