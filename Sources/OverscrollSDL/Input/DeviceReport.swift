import OverscrollInput
import ScrollGeometry
import ScrollInteraction

/// What SDL 2 does not pass on of wheels, touchpads and touch screens.
enum DeviceReport: Hashable, Sendable {
  /// In notches, or in points where `isPrecise`; signs as in `WheelEvent`.
  case scroll(Vector2, isPrecise: Bool)
  /// Fingers rest on a touchpad, and have not scrolled yet.
  case hold
  /// The fingers have lifted from the touchpad.
  case lift
  /// Two fingers on a touchpad: how far their middle has moved since the last report, and their distance as a multiple of
  /// that at the beginning.
  case pinch(PinchEvent.Phase, movement: Vector2, scale: Double)
  /// The window system has taken over what the fingers on a touch screen do.
  case touchCancelled
  /// The mouse's button is down, which SDL has not noticed.
  case press
  /// The button was down, and nobody will say that it has come up.
  case pressLost
  /// From here on scrolling is reported here, or no longer, so that SDL's own events of it do not count, or do.
  case wheelReported(Bool)
}
