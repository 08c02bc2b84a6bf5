/// One report of two fingers that move apart or together.
public struct PinchEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable, CaseIterable { case began, changed, ended }

  public var phase: Phase
  /// The distance of the fingers relative to that at the beginning of the pinch; above 0.
  public var scale: Double
  /// The middle between the fingers, in points.
  public var center: Vector2
  /// Seconds of the host's clock, by which velocities are measured.
  public var time: Double

  public init(_ phase: Phase, scale: Double, center: Vector2, time: Double) {
    self.phase = phase
    self.scale = scale
    self.center = center
    self.time = time
  }
}
