package enum CursorShape: Hashable, Sendable, CaseIterable {
  case arrow, pointingHand, openHand, closedHand, resizeHorizontal, resizeVertical, text
}
