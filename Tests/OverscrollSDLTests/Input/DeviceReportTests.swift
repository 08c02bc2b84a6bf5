import Testing

@testable import OverscrollSDL

@Suite("Translation of device reports") struct DeviceReportTests {
  private func translator() -> InputTranslator {
    var translator = InputTranslator(geometry: .init(size: Size(400, 200), unitsPerPoint: 1))
    _ = translator.move(to: Vector2(50, 60), at: 0)
    return translator
  }

  private func wheels(_ events: [InputEvent]) -> [WheelEvent] {
    events.compactMap { if case .wheel(let event) = $0 { event } else { nil } }
  }

  @Test("a hold reports no movement, and a lift the end of the scroll")
  func hold() {
    var translator = translator()
    let (held, lifted) = (wheels(translator.translate(.hold, at: 1)), wheels(translator.translate(.lift, at: 2)))
    #expect(held.map(\.isPrecise) == [true] && held[0].delta == .zero && !held[0].isEnd)
    #expect(lifted.map(\.isEnd) == [true])
  }

  @Test("Shift turns a wheel sideways but not a touchpad")
  func sideways() {
    var translator = translator()
    let wheel = translator.translate(.scroll(Vector2(0, -1), isPrecise: false), isSideways: true, at: 1)
    let fingers = translator.translate(.scroll(Vector2(0, -7), isPrecise: true), isSideways: true, at: 1)
    #expect(wheels(wheel + fingers).map(\.delta) == [Vector2(1, 0), Vector2(0, -7)])
  }

  @Test("a touchpad's pinch zooms about the pointer, pans with the fingers and is not a click")
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

  @Test("a pinch that began always ends, and one that did not begin reports no end")
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

  @Test("fingers move content by their own distance at any window scale", arguments: [0.5, 1, 2])
  func scale(units: Double) {
    var translator = InputTranslator(geometry: .init(size: Size(400, 200), unitsPerPoint: units))
    let events = translator.translate(.scroll(Vector2(0, -8), isPrecise: true), at: 1)
    #expect(wheels(events).map(\.delta) == [Vector2(0, -8 / units)])
  }

  @Test("a touch that the window system takes over is cancelled")
  func touchCancelled() {
    var translator = translator()
    _ = translator.touches.handle(.down, 1, at: Vector2(9, 9), time: 0)
    let events = translator.translate(.touchCancelled, at: 1)
    let cancelled = PointerEvent(.cancel, device: .touch, position: Vector2(9, 9), time: 1)
    #expect(events == [.pointer(cancelled)])
    #expect(translator.touches.isEmpty && translator.translate(.touchCancelled, at: 2).isEmpty)
  }
}
