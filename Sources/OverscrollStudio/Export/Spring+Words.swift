extension Spring {
  /// The words for an overshoot, as a fraction of the distance, with the limits below which they apply. The limits are
  /// in Documentation/Architecture/Studio.md as well.
  private static let overshoots = [(0.005, "no"), (0.04, "slight"), (0.25, "clear"), (.infinity, "strong")]
  /// The words for a response in seconds.
  private static let responses = [(0.25, "stiff"), (0.6, "firm"), (1.2, "soft"), (.infinity, "loose")]

  /// The motion in words: `settles in 0.64 s, no overshoot, firm`.
  var words: String {
    func word(_ words: [(Double, String)], _ value: Double) -> String { words.first { value < $0.0 }?.1 ?? "" }
    let share = overshoot >= 0.005 ? " of \(overshoot * 100, decimals: 0) %" : ""
    return "settles in \(settling(threshold: 0.5)), \(word(Self.overshoots, overshoot)) overshoot\(share), "
      + word(Self.responses, response) + (dampingRatio > 1 ? ", overdamped" : "")
  }
}
