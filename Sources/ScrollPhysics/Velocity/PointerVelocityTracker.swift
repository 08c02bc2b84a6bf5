public import ScrollGeometry

/// The velocity of a pointer in the plane when it is released.
///
/// Each axis is estimated as ``VelocityTracker`` says. Whether the pointer has stopped is decided for both axes together:
/// an axis without motion while the other one moves belongs to a moving pointer.
public struct PointerVelocityTracker: Sendable {
  private var samples = SampleWindow()
  private var recent = RecentReports()

  /// A tracker that knows no report yet.
  public init() {}

  /// Adds a report.
  ///
  /// - Parameters:
  ///   - position: in points. A report that is not finite in both coordinates is ignored.
  ///   - time: in seconds of any one clock. Reports may come late by up to 0.15 s; of several with one stamp the last
  ///     counts. A stamp that is not finite is ignored with its report.
  public mutating func add(_ position: Vector2, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    samples.add(position, at: time)
    recent.add(position, at: time)
  }

  /// The velocity in points per second for a release at `time`; adds no report.
  ///
  /// Always finite; zero when the pointer had stopped, and with fewer than two reports at different times.
  ///
  /// - Parameters:
  ///   - time: in seconds of the clock of the reports. One before the newest report, or NaN, is the time of that report.
  ///   - rule: with the least error, or as another system does.
  public func velocity(at time: Double, by rule: VelocityRule = .leastError) -> Vector2 {
    if rule != .leastError, rule != .uikit { return recent.velocity(at: time, by: rule) }
    return samples.withSamples { samples in
      guard let segment = MotionSegment(samples, release: time) else { return .zero }
      if rule == .uikit { return recent.velocity(at: time, by: rule) }
      return Vector2(segment.velocity(along: .x), segment.velocity(along: .y))
    }
  }

  /// Forgets every report, as for a new touch.
  public mutating func reset() { self = PointerVelocityTracker() }

  func velocity(along axis: Axis, at time: Double, by rule: VelocityRule) -> Double {
    if rule != .leastError { return velocity(at: time, by: rule)[axis] }
    return samples.withSamples { samples in
      guard let segment = MotionSegment(samples, release: time) else { return 0 }
      return segment.velocity(along: axis)
    }
  }
}
