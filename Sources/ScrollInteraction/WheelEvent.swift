public import Geometry

/// One report of a wheel or of two fingers on a touchpad.
public struct WheelEvent: Hashable, Sendable {
  /// Notches of a clicky wheel, or points of a touchpad where `isPrecise`. Positive x scrolls to the right, positive y
  /// up, as a wheel turned away from the hand does.
  public var delta: Vector2
  public var isPrecise: Bool
  /// Whether it asks to zoom instead of to scroll, as a wheel does with the control key down. Positive y zooms in.
  public var isZoom: Bool
  /// Where the pointer is, in points.
  public var position: Vector2

  public init(delta: Vector2, isPrecise: Bool, isZoom: Bool = false, position: Vector2) {
    self.delta = delta
    self.isPrecise = isPrecise
    self.isZoom = isZoom
    self.position = position
  }
}

/// One report of two fingers that move apart or together.
public struct PinchEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable, CaseIterable { case began, changed, ended }

  public var phase: Phase
  /// The distance of the fingers relative to that when the pinch began.
  public var scale: Double
  /// The middle between the fingers, in points.
  public var center: Vector2

  public init(_ phase: Phase, scale: Double, center: Vector2) {
    self.phase = phase
    self.scale = scale
    self.center = center
  }
}
