public import Geometry

/// The velocity at which a pointer that moves in the plane is let go.
///
/// Each axis is estimated as ``VelocityTracker`` says. Whether the pointer had stopped is decided by the pointer and not
/// by each axis alone: an axis that stands still while the other moves belongs to a pointer that moves.
public struct PointerVelocityTracker: Sendable {
  private var samples = SampleWindow()

  public init() {}

  /// Takes a report.
  ///
  /// - Parameters:
  ///   - position: in points. A report that is not finite in both coordinates is ignored.
  ///   - time: in seconds of any one clock. Reports may come late by up to 0.15 s; of several with one stamp the last
  ///     counts. A stamp that is not finite is ignored with its report.
  public mutating func add(_ position: Vector2, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    samples.add(position, at: time)
  }

  /// The velocity in points per second for a release at `time`, in seconds of the clock of the reports.
  ///
  /// Adds no report. Always finite; zero when the pointer had stopped, and with fewer than two reports at different
  /// times. A `time` before the newest report, or NaN, is the time of that report.
  public func velocity(at time: Double) -> Vector2 {
    samples.withSamples { samples in
      guard let stroke = Stroke(samples, release: time) else { return .zero }
      return Vector2(stroke.velocity(along: .x), stroke.velocity(along: .y))
    }
  }

  /// Forgets every report, as for a new touch.
  public mutating func reset() { self = PointerVelocityTracker() }

  func velocity(along axis: Axis, at time: Double) -> Double {
    samples.withSamples { Stroke($0, release: time)?.velocity(along: axis) ?? 0 }
  }
}
