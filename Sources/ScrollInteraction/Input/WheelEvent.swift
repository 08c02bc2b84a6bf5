/// A report of a wheel or of two fingers on a touchpad.
public struct WheelEvent: Hashable, Sendable {
  /// The scroll distance: points of a touchpad if `isPrecise`, otherwise notches of a wheel. Positive x scrolls to the
  /// right, positive y up, like a wheel that is turned away from the user.
  public var delta: Vector2 { didSet { delta = delta.withinReach } }
  /// Whether the distance is in points, from fingers, and not in notches.
  public var isPrecise: Bool
  /// Whether the event zooms instead of scrolling, like a wheel with the Control key down. Positive y zooms in.
  public var isZoom: Bool
  /// Whether the event reports that the fingers have lifted from the touchpad (`wl_pointer.axis_stop`, for example).
  /// Its delta is ignored. On systems without this report, the lift is inferred from the silence of the device.
  public var isEnd: Bool
  /// The position of the pointer, in points.
  public var position: Vector2 { didSet { position = position.withinReach } }
  /// The time in seconds of the host's clock, used to measure velocities.
  public var time: Double { didSet { time = time.withinReach } }

  /// The displacement of the content offset, in points or notches.
  var travel: Vector2 { Vector2(delta.x, -delta.y) }

  /// Creates a report. `delta` is in points if `isPrecise`, otherwise in notches.
  public init(
    delta: Vector2, isPrecise: Bool, isZoom: Bool = false, isEnd: Bool = false, position: Vector2, time: Double
  ) {
    self.delta = delta.withinReach
    self.isPrecise = isPrecise
    self.isZoom = isZoom
    self.isEnd = isEnd
    self.position = position.withinReach
    self.time = time.withinReach
  }
}
