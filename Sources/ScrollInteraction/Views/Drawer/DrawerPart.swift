/// The part of a drawer with a list that a pointer is on.
public enum DrawerPart: Hashable, Sendable {
  /// The part of the sheet above the list, which moves the sheet alone.
  case handle
  /// The list: all of the sheet below its header.
  case content
}

/// The target of a click on a drawer with a list.
public enum DrawerClick: Hashable, Sendable {
  /// The part of the sheet above the list.
  case handle
  /// A point of the list's content, in points.
  case content(Vector2)
}
