import OverscrollInput
import ScrollGeometry
import ScrollInteraction

/// What SDL 2 does not pass on, or not exactly, of mice, wheels, touchpads and touch screens.
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
  /// What a finger on a touch screen does, where in the window's units.
  case touch(PointerEvent.Phase, finger: Int64, at: Vector2)
  /// The window system has taken over what the fingers on a touch screen do.
  case touchCancelled
  /// Where the pointer is, in the window's units, with their fractions.
  case moved(to: Vector2)
  /// The mouse's left button is down.
  case pressed
  case released
  /// The button was down, and nobody will say that it has come up.
  case pressLost
  /// From here on mice and wheels are reported here, or no longer, so that SDL's own events of them do not count, or do.
  case pointerReported(Bool)
  /// The same of touch screens.
  case touchReported(Bool)
}
