package enum CursorShape: Hashable, Sendable, CaseIterable {
  case arrow
  case pointingHand
  case openHand
  case closedHand
  case resizeHorizontal
  case resizeVertical
  case text
}
