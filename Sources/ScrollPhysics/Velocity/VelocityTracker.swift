/// An estimator of the velocity at release of a value that a pointer drags.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(event.y, at: event.time)             // for the press and for every move
/// let velocity = tracker.velocity(at: event.time)  // for the release, which adds no sample
/// ```
///
/// One estimator serves a mouse, a touch screen and a touchpad: 30 to 8000 reports a second, with or without
/// whole-pixel steps. For a pointer in the plane use ``PointerVelocityTracker``. How it works, and how well:
/// <doc:Velocity-at-release>. Only the first report allocates memory.
public struct VelocityTracker: Sendable {
  private var tracker = PointerVelocityTracker()

  /// Creates a tracker without reports.
  public init() {}

  /// Adds a report of a position in points, at a time in seconds: see ``PointerVelocityTracker/add(_:at:)``.
  public mutating func add(_ value: Double, at time: Double) { tracker.add(Vector2(value, 0), at: time) }

  /// Returns the velocity for a release: see ``PointerVelocityTracker/velocity(at:by:)``.
  public func velocity(at time: Double, by rule: VelocityRule = .leastError) -> Double {
    tracker.velocity(along: .x, at: time, by: rule)
  }

  /// Removes all reports, as for a new touch.
  public mutating func reset() { tracker.reset() }
}
