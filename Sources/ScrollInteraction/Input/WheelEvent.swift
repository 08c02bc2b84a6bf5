public import ScrollGeometry

/// One report of a wheel or of two fingers on a touchpad.
public struct WheelEvent: Hashable, Sendable {
  /// Notches of a clicky wheel, or points of a touchpad where `isPrecise`. Positive x scrolls to the right, positive y
  /// up, as a wheel turned away from the hand does.
  public var delta: Vector2
  public var isPrecise: Bool
  /// Whether it asks to zoom instead of to scroll, as a wheel does with the control key down. Positive y zooms in.
  public var isZoom: Bool
  /// Whether the fingers have lifted from the touchpad, where the system tells (`wl_pointer.axis_stop`, say): its delta
  /// does not count. Where none tells, that is inferred from the silence of the device.
  public var isEnd: Bool
  /// Where the pointer is, in points.
  public var position: Vector2

  /// By how much it moves the content offset: points, or notches.
  var travel: Vector2 { Vector2(delta.x, -delta.y) }

  /// - Parameters:
  ///   - delta: notches, or points where `isPrecise`; positive to the right and up.
  ///   - isPrecise: whether a touchpad reports it, or a wheel.
  ///   - isZoom: whether it asks to zoom.
  ///   - isEnd: whether it says that the fingers have lifted from a touchpad, and nothing else.
  ///   - position: of the pointer, in points.
  public init(
    delta: Vector2, isPrecise: Bool, isZoom: Bool = false, isEnd: Bool = false, position: Vector2
  ) {
    self.delta = delta
    self.isPrecise = isPrecise
    self.isZoom = isZoom
    self.isEnd = isEnd
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

  /// - Parameters:
  ///   - phase: of the gesture.
  ///   - scale: the distance of the fingers relative to that at its beginning; above 0.
  ///   - center: the middle between the fingers, in points.
  public init(_ phase: Phase, scale: Double, center: Vector2) {
    self.phase = phase
    self.scale = scale
    self.center = center
  }
}
