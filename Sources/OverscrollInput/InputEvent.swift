package import ScrollGeometry
package import ScrollInteraction

/// An action of the user. Positions are in points, times in seconds of the host's clock.
package enum InputEvent: Hashable, Sendable {
  /// The left mouse button, or fingers on a touch screen. Other buttons never press it, even during a drag. The pointer is
  /// canceled when the window loses keyboard focus. With two fingers down, the pointer follows their midpoint, without
  /// a jump when a finger lands or lifts.
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  /// A pinch by two fingers, always between the pointer's down and up events.
  case pinch(PinchEvent)
  case key(KeyPress)
  /// The mouse position with no button down; `nil` if the mouse is outside the view that receives the event.
  case hover(Vector2?)
}
