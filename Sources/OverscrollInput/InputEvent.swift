package import ScrollGeometry
package import ScrollInteraction

/// What a person does: positions in points, times in seconds of the host's clock.
package enum InputEvent: Hashable, Sendable {
  /// The left mouse button, or fingers on a touch screen. Other buttons do nothing, in mid-drag neither. It is
  /// cancelled when the window loses the keyboard. With two fingers down it moves as far as the middle between them;
  /// a finger that lands or lifts does not make it jump.
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  /// Two fingers, always between the pointer's going down and coming up.
  case pinch(PinchEvent)
  case key(KeyPress)
  /// Where the mouse is with no button down; `nil` when it is not over what receives the event.
  case hover(Vector2?)
}
