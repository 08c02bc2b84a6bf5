/// A report of two fingers that pinch.
public struct PinchEvent: Hashable, Sendable {
  /// The phase of a pinch.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// Two fingers went down.
    case began
    /// The fingers moved.
    case changed
    /// A finger lifted.
    case ended
  }

  /// The phase of the pinch.
  public var phase: Phase
  /// The distance between the fingers relative to the beginning of the pinch; above 0.
  public var scale: Double { didSet { scale = scale.withinReach } }
  /// The midpoint between the fingers, in points.
  public var center: Vector2 { didSet { center = center.withinReach } }
  /// The time in seconds of the host's clock, used to measure velocities.
  public var time: Double { didSet { time = time.withinReach } }

  /// Creates a report with the scale since the beginning, the midpoint in points, and the host's time in seconds.
  public init(_ phase: Phase, scale: Double, center: Vector2, time: Double) {
    self.phase = phase
    (self.scale, self.center, self.time) = (scale.withinReach, center.withinReach, time.withinReach)
  }
}
