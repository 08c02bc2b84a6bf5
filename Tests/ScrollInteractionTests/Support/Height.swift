import ScrollInteraction

/// The detents of the sheets that tests pull.
enum Height: CaseIterable {
  case expanded, middle, collapsed
}
