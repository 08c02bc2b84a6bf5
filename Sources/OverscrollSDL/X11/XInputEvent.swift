import ScrollGeometry
import ScrollInteraction

/// An event of the X Input Extension, as far as it concerns scrolling. A `pointer` is what is seen on the screen, a `device`
/// one of those that move it: a master and a slave in the extension's words.
enum XInputEvent: Hashable, Sendable {
  case entered(pointer: UInt16)
  case left(pointer: UInt16)
  /// Wherever on the screen; `motion` has how far each valuator has moved, by its number.
  case moved(pointer: UInt16, device: UInt16, motion: [Int: Double])
  /// Wherever on the screen.
  case pressed(pointer: UInt16, device: UInt16, button: UInt32)
  /// Two fingers on a touchpad, in our window.
  case pinch(PinchEvent.Phase, device: UInt16, movement: Vector2, scale: Double)
  /// These are the devices from now on.
  case devices([ScrollDevice])
}
