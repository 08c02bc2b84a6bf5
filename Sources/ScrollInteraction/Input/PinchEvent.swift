/// One report of two fingers that move apart or together.
public struct PinchEvent: Hashable, Sendable {
  /// What two fingers do.
  public enum Phase: Hashable, Sendable, CaseIterable { case began, changed, ended }

  /// What they do.
  public var phase: Phase
  /// The distance of the fingers relative to that at the beginning of the pinch; above 0.
  public var scale: Double
  /// The middle between the fingers, in points.
  public var center: Vector2
  /// Seconds of the host's clock, by which velocities are measured.
  public var time: Double

  /// - Parameters:
  ///   - phase: what the fingers do.
  ///   - scale: their distance relative to that at the beginning; above 0.
  ///   - center: the middle between them, in points.
  ///   - time: seconds of the host's clock.
  public init(_ phase: Phase, scale: Double, center: Vector2, time: Double) {
    self.phase = phase
    self.scale = scale
    self.center = center
    self.time = time
  }
}
