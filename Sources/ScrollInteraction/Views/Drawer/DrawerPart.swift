/// What of a drawer with a list a pointer is on.
public enum DrawerPart: Hashable, Sendable {
  /// All that is above the list: it moves the sheet alone.
  case handle
  /// The list, or all of the sheet below its header.
  case content
}

/// What a click on a drawer with a list was on.
public enum DrawerClick: Hashable, Sendable {
  /// All that is above the list.
  case handle
  /// In points of the list's content.
  case content(Vector2)
}
