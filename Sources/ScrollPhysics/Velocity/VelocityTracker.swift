/// An estimator of the velocity at release of a value that a pointer drags.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(event.y, at: event.time)             // for the press and for every move
/// let velocity = tracker.velocity(at: event.time)  // for the release, which adds no sample
/// ```
///
/// One estimator serves a mouse, a touch screen and a touchpad: 30 to 8000 reports a second, with or without
/// whole-pixel steps, whether or not the device reports a pointer at rest. For a pointer in the plane use
/// ``PointerVelocityTracker``, which distinguishes an axis at rest from a pointer at rest.
///
/// How it works, and how well: <doc:Velocity-at-release>. An estimate from 20 reports takes about 0.6 µs, a report
/// 0.03 µs. Only the first report allocates memory.
public struct VelocityTracker: Sendable {
  private var tracker = PointerVelocityTracker()

  /// Creates a tracker without reports.
  public init() {}

  /// Adds a report.
  ///
  /// - Parameters:
  ///   - value: the position in points. If it is not finite, the report is ignored.
  ///   - time: the time stamp in seconds, of any one clock. Reports may be up to 0.15 s late. Of several with one stamp
  ///     the last counts. If the stamp is not finite, the report is ignored.
  public mutating func add(_ value: Double, at time: Double) { tracker.add(Vector2(value, 0), at: time) }

  /// Returns the velocity for a release at `time`, in points per second. Adds no report.
  ///
  /// Always finite. Zero if the pointer has stopped, or with fewer than two reports at different times.
  ///
  /// - Parameters:
  ///   - time: the time of the release, in the reports' clock; NaN and earlier times count as that of the newest
  ///     report.
  ///   - rule: the rule of the estimate: least error, or another system's.
  public func velocity(at time: Double, by rule: VelocityRule = .leastError) -> Double {
    tracker.velocity(along: .x, at: time, by: rule)
  }

  /// Removes all reports, as for a new touch.
  public mutating func reset() { tracker.reset() }
}
