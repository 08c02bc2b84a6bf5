import ScrollInteraction
import Testing

/// A device, with its habits, in a hand.
struct ScriptedDevice: Sendable, CustomTestStringConvertible {
  var name: String
  var device = PointerEvent.Device.mouse
  /// Reports a second.
  var rate: Double
  /// What positions are rounded to, in points; 0 for not at all.
  var step = 0.0
  /// How far a finger rolls when it lifts, in points.
  var roll = 0.0
  /// When reports are read, and stamped in whole milliseconds, as a loop with SDL 2 does that looks once a frame.
  var frames: Double?

  var testDescription: String { name }

  static let mice = [60.0, 125, 500, 1000].map { ScriptedDevice(name: "mouse of \(Int($0)) Hz", rate: $0, step: 1) }
  static let fingers = [60.0, 120].map {
    ScriptedDevice(name: "finger at \(Int($0)) Hz", device: .touch, rate: $0, roll: 1.5)
  }
  static let merged = [125.0, 1000].map {
    ScriptedDevice(name: "mouse of \(Int($0)) Hz, merged by frame", rate: $0, step: 1, frames: 60)
  }
  static let all = mice + fingers + merged

  /// The reports of a hand on its way `path`, in seconds and points, from going down at 0 to lifting at `end`.
  func reports(until end: Double, path: (Double) -> Vector2) -> [PointerEvent] {
    let moves = (1...max(1, Int(end * rate))).map { Double($0) / rate }.filter { $0 < end - 0.2 / rate }
    let down = event(.down, path(0), 0)
    return [down] + moves.map { event(.move, path($0), $0) } + lift(from: path(end), at: end)
  }

  /// A finger that lifts rolls to one side within its last reports.
  private func lift(from place: Vector2, at end: Double) -> [PointerEvent] {
    let rolled = place + Vector2(0.4, 1) * roll
    return (roll > 0 ? [event(.move, rolled, end - 0.1 / rate)] : []) + [event(.up, rolled, end)]
  }

  private func event(_ phase: PointerEvent.Phase, _ place: Vector2, _ time: Double) -> PointerEvent {
    PointerEvent(phase, device: device, position: quantised(place), time: stamp(time))
  }

  private func quantised(_ place: Vector2) -> Vector2 {
    step > 0 ? Vector2((place.x / step).rounded() * step, (place.y / step).rounded() * step) : place
  }

  private func stamp(_ time: Double) -> Double {
    guard let frames else { return time }
    return ((time * frames).rounded(.up) / frames * 1000).rounded(.up) / 1000
  }
}

@Suite("Every view by every device")
struct DeviceTests {
  static let start = Vector2(80, 560)

  @Test("it follows the pointer point by point", arguments: TouchedView.allCases, ScriptedDevice.all)
  func follows(kind: TouchedView, device: ScriptedDevice) {
    var view = kind.made()
    let place = view.place(at: 0)
    for event in device.reports(until: 0.4, path: { Self.start + Vector2(0, -260 * $0) }) {
      view.take(event)
      guard event.phase == .move else { continue }
      let travel = Self.start.y - event.position.y
      guard travel >= 0 else { continue }
      #expect(abs(view.place(at: event.time) - place - travel) < 1e-9, "at \(event.time)")
    }
  }

  @Test("a flick goes as far as the hand was fast", arguments: ScriptedDevice.all, [400, 1200, 3000.0])
  func flick(device: ScriptedDevice, speed: Double) {
    var view = TouchedView.scroll.made()
    let start = view.place(at: 0)
    let events = device.reports(until: 0.13) { Self.start + Vector2(0, -speed * $0) }
    for event in events { view.take(event) }
    let held = view.place(at: events.last!.time)
    let reach = project(0, velocity: speed)
    let tolerance = device.frames == nil ? 0.07 : 0.16
    #expect(abs(view.end - held - min(reach, 4400 - held)) < tolerance * reach + 12, "\(view.end - held), not \(reach)")
    #expect(held > start)
  }

  @Test("a hand that stopped before it was lifted throws nothing", arguments: TouchedView.allCases, ScriptedDevice.all)
  func stopped(kind: TouchedView, device: ScriptedDevice) {
    var view = kind.made()
    let start = view.place(at: 0)
    let way = kind == .tile || kind == .drawer || kind == .list ? 90.0 : 120
    let events = device.reports(until: 0.5) { Self.start + Vector2(0, -min($0 * 600, way)) }
    for event in events { view.take(event) }
    let moved = view.end - start
    #expect(abs(moved) < 1e-6 || abs(moved - way) <= device.roll + 1 + 1e-6, "\(moved)")
  }

  @Test("on its way from one page to the next it is thrown to the next", arguments: ScriptedDevice.all)
  func pages(device: ScriptedDevice) throws {
    var view = PagingScrollView(layout: .equal(9, viewport: 400), axis: .y, anchorIndex: 4)
    let events = device.reports(until: 0.12) { Self.start + Vector2(0, -1500 * $0) }
    for event in events { _ = view.handle(event, at: event.time) }
    #expect(view.anchorIndex == 5)
    #expect(view.contentOffset(at: try #require(view.restTime)).y == 2000)
  }

  @Test("a click is a click, whatever the finger rolls", arguments: ScriptedDevice.all)
  func click(device: ScriptedDevice) {
    var view = NotchTests.view()
    let events = device.reports(until: 0.1) { _ in Self.start }
    let clicks = events.compactMap { view.handle($0, at: $0.time) }
    #expect(clicks.count == 1)
    #expect(view.contentOffset(at: 1) == Vector2(500, 500))
  }

  @Test(
    "resampled at the times of frames it goes the same way and ends at the same place", arguments: ScriptedDevice.all)
  func resampled(device: ScriptedDevice) throws {
    var (plain, resampled) = (TouchedView.scroll.made(), TouchedView.scroll.made())
    let events = device.reports(until: 0.2) { Self.start + Vector2(0, -700 * $0) }
    for event in events { plain.take(event) }
    var resampler = PointerResampler(try #require(events.first))
    for event in events {
      var report = event
      if event.phase == .move {
        report.part = .velocity
        resampler.add(event)
      } else if event.phase == .up {
        if let last = resampler.event(at: event.time) { resampled.take(last) }
      }
      resampled.take(report)
      let following = resampler.event(at: event.time - 0.003)
      if event.phase == .move, let following { resampled.take(following) }
      #expect(resampled.place(at: event.time) <= plain.end + 1e-9)
    }
    #expect(abs(resampled.end - plain.end) < 16)
  }

  @Test(
    "notches of a clicky wheel, read once a frame, add up as those read one by one", arguments: TouchedView.allCases)
  func clicky(kind: TouchedView) {
    let clicks = (1...3).map { (time: 0.021 * Double($0), event: Self.click) }
    var (own, merged) = (kind.made(), kind.made())
    own.take(clicks)
    merged.take(ScriptedWheel.merged(clicks))
    #expect(abs(own.end - merged.end) < 1e-9)
  }

  private static let click = WheelEvent(delta: Vector2(0, -1), isPrecise: false, position: start)
}
