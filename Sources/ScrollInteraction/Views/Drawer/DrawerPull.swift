/// The moving part of a drawer with a list. Its raw value is the receiver in ``ViewEvent/Kind/handedOver(to:)``.
enum DrawerMover: Int, Sendable {
  case sheet = 0
  case list = 1
}

/// A drag of a drawer's content, which the sheet and the list share.
struct DrawerPull {
  var origin: Double
  var offset: Double
  var top: Double
  var isListScrollable: Bool

  /// Returns the changes of the sheet's origin and of the list's offset by a pull of `distance` points downward.
  func split(_ distance: Double) -> (sheet: Double, list: Double) {
    guard distance < 0 else {
      // A sheet above its highest detent comes back, then the list scrolls to its top, then the sheet comes down.
      let back = min(distance, max(0, top - origin))
      let scroll = min(distance - back, max(0, offset))
      return (back + (distance - back - scroll), -scroll)
    }
    // A list past its top comes back, then the sheet rises, then the list scrolls.
    let back = min(-distance, max(0, -offset))
    let rise = min(-distance - back, max(0, origin - top))
    let rest = -distance - back - rise
    return isListScrollable ? (-rise, back + rest) : (-rise - rest, back)
  }

  func mover(_ velocity: Double) -> DrawerMover {
    let split = split(velocity < 0 ? -2 * .rounding : 2 * .rounding)
    return abs(split.sheet) > .rounding ? .sheet : .list
  }
}
