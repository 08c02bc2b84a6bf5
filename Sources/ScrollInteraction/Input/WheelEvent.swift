/// One report of a wheel or of two fingers on a touchpad.
public struct WheelEvent: Hashable, Sendable {
  /// Notches of a wheel, or points of a touchpad where `isPrecise`. Positive x scrolls to the right, positive y up, as a
  /// wheel does that is turned away from the user.
  public var delta: Vector2
  public var isPrecise: Bool
  /// Whether it zooms instead of scrolling, as a wheel does with the control key down. Positive y zooms in.
  public var isZoom: Bool
  /// Whether it says that the fingers have lifted from the touchpad (`wl_pointer.axis_stop`, say); its delta does not
  /// count. On systems that never say so it is inferred from the silence of the device.
  public var isEnd: Bool
  /// Where the pointer is, in points.
  public var position: Vector2
  /// Seconds of the host's clock, by which velocities are measured.
  public var time: Double

  /// By how much it moves the content offset, in points or notches.
  var travel: Vector2 { Vector2(delta.x, -delta.y) }

  public init(
    delta: Vector2, isPrecise: Bool, isZoom: Bool = false, isEnd: Bool = false, position: Vector2, time: Double
  ) {
    self.delta = delta
    self.isPrecise = isPrecise
    self.isZoom = isZoom
    self.isEnd = isEnd
    self.position = position
    self.time = time
  }
}
