/// One report of two fingers that move apart or together.
public struct PinchEvent: Hashable, Sendable {
  /// Where in a pinch it is.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// Two fingers are down.
    case began
    /// They have moved.
    case changed
    /// One of them was lifted.
    case ended
  }

  /// Where in a pinch it is.
  public var phase: Phase
  /// The distance of the fingers relative to that at the beginning of the pinch; above 0.
  public var scale: Double
  /// The middle between the fingers, in points.
  public var center: Vector2
  /// Seconds of the host's clock, by which velocities are measured.
  public var time: Double

  /// A report with the scale since the beginning, the middle in points, and the host's time in seconds.
  public init(_ phase: Phase, scale: Double, center: Vector2, time: Double) {
    self.phase = phase
    self.scale = scale
    self.center = center
    self.time = time
  }
}
