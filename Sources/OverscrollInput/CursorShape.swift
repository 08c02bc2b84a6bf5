/// The shapes of the mouse pointer.
package enum CursorShape: Hashable, Sendable, CaseIterable {
  case arrow
  /// Over something to click.
  case pointingHand
  /// Over something that can be dragged.
  case openHand
  /// While it is dragged.
  case closedHand
  case resizeHorizontal
  /// Over something that can be dragged up and down.
  case resizeVertical
  /// Over text that is being typed.
  case text
}
