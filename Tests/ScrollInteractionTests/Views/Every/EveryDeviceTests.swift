import ScrollInteraction
import Testing

@Suite("Every view with every device") struct EveryDeviceTests {
  static let start = Vector2(80, 560)

  @Test("every view follows the pointer point by point", arguments: TouchedView.allCases, ScriptedDevice.all)
  func follows(kind: TouchedView, device: ScriptedDevice) {
    var view = kind.made()
    let place = view.scrolled(at: 0)
    var followed = 0
    for event in device.reports(until: 0.4, path: { Self.start + Vector2(0, -260 * $0) }) {
      view.send(event)
      let travel = Self.start.y - event.position.y
      guard event.phase == .move, travel >= 0 else { continue }
      followed += 1
      #expect(abs(view.scrolled(at: event.time) - place - travel) < 1e-9, "at \(event.time)")
    }
    #expect(followed > 10)
  }

  @Test("a flick travels as far as the pointer's speed projects", arguments: ScriptedDevice.all, [400, 1200, 3000.0])
  func flick(device: ScriptedDevice, speed: Double) {
    var view = TouchedView.scroll.made()
    let start = view.scrolled(at: 0)
    let events = device.reports(until: 0.13) { Self.start + Vector2(0, -speed * $0) }
    for event in events { view.send(event) }
    let held = view.scrolled(at: events.last!.time)
    let reach = DecelerationRate.normal.destination(from: 0, velocity: speed)
    let tolerance = device.frames == nil ? 0.07 : 0.16
    #expect(abs(view.end - held - min(reach, 4400 - held)) < tolerance * reach + 12, "\(view.end - held), not \(reach)")
    #expect(held > start)
  }

  @Test("a pointer that stops before its release does not flick", arguments: TouchedView.allCases, ScriptedDevice.all)
  func stopped(kind: TouchedView, device: ScriptedDevice) {
    var view = kind.made()
    let start = view.scrolled(at: 0)
    let way = kind == .tile || kind == .drawer || kind == .list ? 90.0 : 120
    let events = device.reports(until: 0.5) { Self.start + Vector2(0, -min($0 * 600, way)) }
    for event in events { view.send(event) }
    let moved = view.end - start
    #expect(abs(moved) < 1e-6 || abs(moved - way) <= device.roll + 1 + 1e-6, "\(moved)")
  }

  @Test("a click stays a click despite the roll of a lifting finger", arguments: ScriptedDevice.all)
  func click(device: ScriptedDevice) {
    var view = NotchTests.view()
    let events = device.reports(until: 0.1) { _ in Self.start }
    let clicks = events.compactMap { view.handle($0, at: $0.time) }
    #expect(clicks.count == 1)
    #expect(view.contentOffset(at: 1) == Vector2(500, 500))
  }

  @Test("notches read once per frame add up as notches read one by one do", arguments: TouchedView.allCases)
  func clicky(kind: TouchedView) {
    let clicks = (1...3).map { index in
      WheelEvent(delta: Vector2(0, -1), isPrecise: false, position: Self.start, time: 0.021 * Double(index))
    }
    var (own, merged) = (kind.made(), kind.made())
    own.send(clicks)
    merged.send(ScriptedWheel.merged(clicks))
    #expect(abs(own.end - merged.end) < 1e-9)
  }
}
