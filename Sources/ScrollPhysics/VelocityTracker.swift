import Geometry

/// The velocity at which a value that a pointer drags is let go.
public struct VelocityTracker: Sendable {
  private var tracker = PointerVelocityTracker()

  public init() {}

  /// Takes a report: `value` in points, `time` in seconds of any one clock. Reports that are not finite are ignored.
  public mutating func add(_ value: Double, at time: Double) { tracker.add(Vector2(value, 0), at: time) }

  /// The velocity in points per second for a release at `time`; adds no report; 0 when the pointer had stopped.
  public func velocity(at time: Double) -> Double { tracker.velocity(at: time).x }

  /// Forgets every report, as for a new touch.
  public mutating func reset() { tracker.reset() }
}
