/// How what the other set makes of the gesture is displayed beside what the tuned one makes of it.
package enum ComparisonArrangement: String, Hashable, Sendable, CaseIterable {
  /// Over the stage, faint.
  case ghost
  /// Each set has a stage of its own: A at the left, B at the right, and one pointer drives both.
  case sideBySide = "side-by-side"

  var other: ComparisonArrangement { self == .ghost ? .sideBySide : .ghost }
}
