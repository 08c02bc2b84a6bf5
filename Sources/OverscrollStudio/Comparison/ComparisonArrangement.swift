/// The arrangement of two parameter sets on the stage for comparison.
package enum ComparisonArrangement: String, Hashable, Sendable, CaseIterable {
  /// The other set's content is drawn faintly over the tuned content.
  case ghost
  /// Each set has a separate demo: A on the left, B on the right. One pointer drives both.
  case sideBySide = "side-by-side"

  var other: ComparisonArrangement { self == .ghost ? .sideBySide : .ghost }
  var title: String { self == .ghost ? "Ghost" : "Side by side" }
}
