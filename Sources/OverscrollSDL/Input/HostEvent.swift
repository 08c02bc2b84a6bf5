import OverscrollInput

/// What the window system reports, before it means anything: SDL's events with what we use of them, so that their
/// translation can be tested without a window. Positions are in window units, those of fingers from 0 to 1.
enum HostEvent: Hashable, Sendable {
  enum Button: Hashable, Sendable { case left, other }

  case buttonDown(Button, x: Double, y: Double)
  case buttonUp(Button, x: Double, y: Double)
  case motion(x: Double, y: Double)
  case fingerDown(Int64, x: Double, y: Double)
  case fingerMove(Int64, x: Double, y: Double)
  case fingerUp(Int64, x: Double, y: Double)
  /// In SDL's units: notches of a wheel, tenths of a point of a Wayland touchpad; and whether Control, or Shift, was down.
  case wheel(x: Double, y: Double, isZoom: Bool = false, isSideways: Bool = false)
  case keyDown(Key)
  case left
  case focusLost
  case sizeChanged
  case exposed
  case quit
}
