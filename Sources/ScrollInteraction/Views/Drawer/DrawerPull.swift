/// The moving part of a drawer with a list. Its raw value is the receiver in ``ViewEvent/Kind/handedOver(to:)``.
enum DrawerMover: Int, Sendable {
  case sheet = 0
  case list = 1
}

/// A drag of a drawer's content, which the sheet and the list share.
struct DrawerPull {
  /// The shares of a pull: the change of the sheet's origin, and of the list's offset, in points.
  struct Split: Equatable {
    var sheet: Double
    var list: Double
  }

  /// The origin of the dragged sheet, before rubber banding.
  var origin: Double
  /// The distance of the dragged list from its top, before rubber banding.
  var offset: Double
  /// The origin of the sheet's highest detent.
  var top: Double
  var isListScrollable: Bool

  /// Returns the shares of a pull by `distance` points downwards.
  func split(_ distance: Double) -> Split {
    guard distance < 0 else {
      // A sheet above its highest detent comes back, then the list scrolls to its top, then the sheet comes down.
      let back = min(distance, max(0, top - origin))
      let scroll = min(distance - back, max(0, offset))
      return Split(sheet: back + (distance - back - scroll), list: -scroll)
    }
    // A list past its top comes back, then the sheet rises, then the list scrolls.
    let back = min(-distance, max(0, -offset))
    let rise = min(-distance - back, max(0, origin - top))
    let rest = -distance - back - rise
    return isListScrollable ? Split(sheet: -rise, list: back + rest) : Split(sheet: -rise - rest, list: back)
  }

  /// Returns the part that a pull in the direction of `velocity` moves first.
  func mover(_ velocity: Double) -> DrawerMover {
    let split = split(velocity < 0 ? -2 * .rounding : 2 * .rounding)
    return abs(split.sheet) > .rounding ? .sheet : .list
  }
}
