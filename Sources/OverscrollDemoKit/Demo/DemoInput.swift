import OverscrollInput
import ScrollInteraction

/// An event on the stage, in its points.
package enum DemoInput: Sendable {
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  case pinch(PinchEvent)
  case key(Key)
  /// Where the mouse is over the stage with no button down; `nil` when it is not.
  case hover(Vector2?)
}
