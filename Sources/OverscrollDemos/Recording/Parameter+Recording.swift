extension Parameter {
  /// The selected law: 0 for the best, or a number from 1 on in the order of `ScrollFeel.all`.
  static let fittedLaw = Parameter(
    "fittedLaw", .content, term: "Fitted law", range: 0...Double(ScrollFeel.all.count), scale: .linear(step: 1),
    decimals: 0, effect: "0 for the one that fits best", default: 0)
}
