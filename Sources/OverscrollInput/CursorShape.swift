/// The shapes of the mouse pointer.
package enum CursorShape: Hashable, Sendable, CaseIterable {
  case arrow
  /// The shape over a button or a link.
  case pointingHand
  /// The shape over draggable content.
  case openHand
  case closedHand
  case resizeHorizontal
  /// The shape over an edge that can be dragged up and down.
  case resizeVertical
  /// The shape over an editable text field.
  case text
}
