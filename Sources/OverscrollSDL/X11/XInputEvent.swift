import ScrollGeometry
import ScrollInteraction

/// An event of the X Input Extension that concerns scrolling. A `pointer` is visible on the screen (the extension's
/// master device); a `device` moves a pointer (a slave device).
enum XInputEvent: Hashable, Sendable {
  case entered(pointer: UInt16)
  case left(pointer: UInt16)
  /// A motion anywhere on the screen. `motion` contains the changes of the valuators, by their numbers.
  case moved(pointer: UInt16, device: UInt16, motion: [Int: Double])
  /// A press of a button anywhere on the screen.
  case pressed(pointer: UInt16, device: UInt16, button: UInt32)
  /// A pinch of two fingers on a touchpad in our window.
  case pinch(PinchEvent.Phase, device: UInt16, movement: Vector2, scale: Double)
  /// The devices have changed to these.
  case devices([ScrollDevice])
}
