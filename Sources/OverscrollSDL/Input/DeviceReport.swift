import OverscrollInput
import ScrollGeometry
import ScrollInteraction

/// A report of a mouse, wheel, touchpad or touch screen that SDL 2 does not pass on, or not exactly.
enum DeviceReport: Hashable, Sendable {
  /// A scroll in notches, or in points if `isPrecise`; signs as in `WheelEvent`.
  case scroll(Vector2, isPrecise: Bool)
  /// Fingers rest on the touchpad and have not scrolled yet.
  case hold
  /// The fingers have lifted from the touchpad.
  case lift
  /// A pinch of two fingers on a touchpad: the movement of their center since the last report, and their distance as a
  /// multiple of the distance at the beginning.
  case pinch(PinchEvent.Phase, movement: Vector2, scale: Double)
  /// A touch of a finger on a touch screen, at a position in the window's units.
  case touch(PointerEvent.Phase, finger: Int64, at: Vector2)
  /// The window system has taken over the gesture on a touch screen.
  case touchCancelled
  /// The pointer's position in the window's units, including fractions.
  case moved(to: Vector2)
  /// The left mouse button has been pressed.
  case pressed
  case released
  /// The window has lost the press of the left mouse button: its release will not be reported.
  case pressLost
  /// Whether SDL's events of mice and wheels are ignored from now on, because their reports come here.
  case pointerReported(Bool)
  /// Whether SDL's events of touch screens are ignored from now on, because their reports come here.
  case touchReported(Bool)
}
