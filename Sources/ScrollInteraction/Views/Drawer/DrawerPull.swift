/// What of a drawer with a list moves; its number is that of ``ViewEvent/Kind/handedOver(to:)``.
enum DrawerMover: Int, Sendable { case sheet, list }

/// How a drag of a drawer's content is shared between its sheet and its list.
struct DrawerPull {
  /// What each gets: points by which the origin grows, points by which the offset does.
  struct Split: Equatable {
    var sheet: Double
    var list: Double
  }

  /// Where the sheet has been dragged, without the resistance of the rubber band.
  var origin: Double
  /// Where the list has been dragged, likewise.
  var offset: Double
  /// The highest detent of the sheet.
  var top: Double
  var isListScrollable: Bool

  /// What a pull by `distance` points, downwards, moves.
  func split(_ distance: Double) -> Split {
    guard distance < 0 else {
      // A sheet above its highest detent comes back, then the list scrolls to its top, then the sheet comes down.
      let back = min(distance, max(0, top - origin))
      let scroll = min(distance - back, max(0, offset))
      return Split(sheet: back + (distance - back - scroll), list: -scroll)
    }
    // A list beyond its top comes back, then the sheet rises, then the list scrolls.
    let back = min(-distance, max(0, -offset))
    let rise = min(-distance - back, max(0, origin - top))
    let rest = -distance - back - rise
    return isListScrollable ? Split(sheet: -rise, list: back + rest) : Split(sheet: -rise - rest, list: back)
  }

  /// What a pull in the direction of `velocity` moves first.
  func mover(_ velocity: Double) -> DrawerMover {
    let split = split(velocity < 0 ? -Double.leastNonzeroMagnitude : Double.leastNonzeroMagnitude)
    return split.sheet != 0 ? .sheet : .list
  }
}
