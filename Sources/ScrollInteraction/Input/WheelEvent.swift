/// A report of a wheel or of two fingers on a touchpad.
public struct WheelEvent: Hashable, Sendable {
  /// The scroll distance: points of a touchpad if `isPrecise`, otherwise notches of a wheel. Positive x scrolls to the
  /// right, positive y up, like a wheel that is turned away from the user.
  public var delta: Vector2 { didSet { delta = delta.withinReach } }
  /// Whether the distance is in points, from fingers, and not in notches.
  public var isPrecise: Bool
  /// Whether the event zooms instead of scrolling, like a wheel with the Control key down. Positive y zooms in.
  public var isZoom: Bool
  /// Whether the fingers have lifted from the touchpad, as by `wl_pointer.axis_stop`. The delta is then ignored.
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
    (self.isPrecise, self.isZoom, self.isEnd) = (isPrecise, isZoom, isEnd)
    (self.delta, self.position, self.time) = (delta.withinReach, position.withinReach, time.withinReach)
  }
}
