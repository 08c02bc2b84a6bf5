extension Parameter {
  /// The selected law: 0 for the best, or the number of a platform plus 1.
  static let fittedLaw = Parameter(
    "fittedLaw", .content, term: "Fitted law", range: 0...Double(Platform.allCases.count), scale: .linear(step: 1),
    decimals: 0, effect: "0 for the one that fits best", default: 0)

  /// Returns the value of ``fittedLaw`` for a platform; 0 for `nil`, the best law.
  static func number(ofLaw platform: Platform?) -> Double { platform.map { Double($0.rawValue + 1) } ?? 0 }

  /// Returns the platform for a value of ``fittedLaw``; `nil` for the best law.
  static func law(_ number: Double) -> Platform? { Platform(rawValue: Int32(number.rounded()) - 1) }
}
