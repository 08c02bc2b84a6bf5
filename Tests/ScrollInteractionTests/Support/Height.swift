import ScrollInteraction

/// The names of the detents of the sheets in tests.
enum Height: CaseIterable {
  case expanded, middle, collapsed
}
