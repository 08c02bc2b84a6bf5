public import Geometry

/// The velocity at which a pointer that moves in the plane is let go.
///
/// ``VelocityTracker`` says how it works. Whether the pointer had stopped is decided by the pointer and not by each
/// axis alone: an axis that stands still while the other moves belongs to a pointer that moves.
public struct PointerVelocityTracker: Sendable {
  private var samples = SampleWindow()

  public init() {}

  /// Takes a report: `position` in points, `time` in seconds of any one clock. Reports that are not finite are ignored.
  public mutating func add(_ position: Vector2, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    guard let last = samples.last, last.time >= time else {
      return samples.append(PointerSample(position: position, time: time))
    }
    guard last.time == time else { return }
    samples[samples.count - 1].position = position
  }

  /// The velocity in points per second for a release at `time`; adds no report.
  public func velocity(at time: Double) -> Vector2 {
    guard let last = samples.last, time - last.time < 0.04 else { return .zero }
    var (n, sumT, sumX) = (0.0, 0.0, Vector2.zero)
    var (sumTT, sumTX) = (0.0, Vector2.zero)
    for index in 0..<samples.count {
      let t = samples[index].time - last.time
      let x = samples[index].position - last.position
      guard t > -0.1 else { continue }
      n += 1
      sumT += t
      sumX += x
      sumTT += t * t
      sumTX += t * x
    }
    let spread = n * sumTT - sumT * sumT
    guard spread > 0 else { return .zero }
    let slope = (n * sumTX - sumT * sumX) / spread
    return slope.isFinite ? slope : .zero
  }

  /// Forgets every report, as for a new touch.
  public mutating func reset() { self = PointerVelocityTracker() }
}
