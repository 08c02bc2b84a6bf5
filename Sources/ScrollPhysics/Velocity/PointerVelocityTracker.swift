/// An estimator of the velocity at release of a pointer in the plane.
///
/// Each axis is estimated as by ``VelocityTracker``. Whether the pointer has stopped is decided for both axes together:
/// an axis without motion while the other axis moves belongs to a moving pointer.
public struct PointerVelocityTracker: Sendable {
  private var samples = SampleWindow()
  private var recent = RecentReports()
  private var newest = -Double.infinity

  /// Creates a tracker without reports.
  public init() {}

  /// Adds a report of a position in points, at a time of any one clock in seconds. Ignores numbers that are not finite.
  ///
  /// Reports may be up to 0.15 s late. Of several with one stamp the last counts. A stamp of more than a minute before
  /// the newest is of a clock that has begun again: it removes all earlier reports. If the two reports after the first
  /// have earlier stamps, that of the first is wrong, and the report is left out.
  public mutating func add(_ position: Vector2, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if time.restarts(after: newest) { reset() }
    newest = max(newest, time)
    samples.add(position, at: time)
    recent.add(position, at: time)
  }

  /// Returns the velocity for a release at `time`, in points per second, by a rule. Adds no report.
  ///
  /// Always finite. Zero if the pointer has stopped, with fewer than two reports at different times, and more than a
  /// minute before the newest report, in a clock that has begun again. NaN and earlier times count as that of the
  /// newest.
  public func velocity(at time: Double, by rule: VelocityRule = .leastError) -> Vector2 {
    if time.restarts(after: newest) { return .zero }
    if rule != .leastError, rule != .uikit { return recent.velocity(at: time, by: rule) }
    return samples.withSamples { samples in
      guard let segment = MotionSegment(samples, release: time) else { return .zero }
      if rule == .uikit { return recent.velocity(at: time, by: rule) }
      return Vector2(segment.velocity(along: .x), segment.velocity(along: .y))
    }
  }

  package func mapped(_ positions: ([Vector2]) -> [Vector2]) -> PointerVelocityTracker {
    var tracker = self
    tracker.samples.convert(positions)
    tracker.recent.convert(positions)
    return tracker
  }

  /// Removes all reports, as for a new touch.
  public mutating func reset() { self = PointerVelocityTracker() }

  func velocity(along axis: Axis, at time: Double, by rule: VelocityRule) -> Double {
    if time.restarts(after: newest) { return 0 }
    if rule != .leastError { return velocity(at: time, by: rule)[axis] }
    return samples.withSamples { samples in
      guard let segment = MotionSegment(samples, release: time) else { return 0 }
      return segment.velocity(along: axis)
    }
  }
}
