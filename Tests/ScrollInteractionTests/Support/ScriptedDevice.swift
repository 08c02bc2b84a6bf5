import ScrollInteraction
import Testing

/// A pointing device with a report rate, rounding and other habits.
struct ScriptedDevice: Sendable, CustomTestStringConvertible {
  var name: String
  var device = PointerEvent.Device.mouse
  /// The number of reports per second.
  var rate: Double
  /// The step to which positions are rounded, in points; 0 for exact positions.
  var step = 0.0
  /// The distance by which a finger rolls as it lifts, in points.
  var roll = 0.0
  /// The rate at which reports are read and stamped in whole milliseconds, as in an SDL 2 loop; `nil` for exact times.
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

  /// Returns the reports of a pointer that follows `path`, presses at time 0 and lifts at `end`.
  func reports(until end: Double, path: (Double) -> Vector2) -> [PointerEvent] {
    let moves = (1...max(1, Int(end * rate))).map { Double($0) / rate }.filter { $0 < end - 0.2 / rate }
    let down = event(.down, path(0), 0)
    return [down] + moves.map { event(.move, path($0), $0) } + lift(from: path(end), at: end)
  }

  /// Returns the last reports, in which a lifting finger rolls to one side.
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
