import OverscrollFormats

extension FeelFit {
  /// The fitted numbers by their names in `--set` and presets, rounded to the digits that are known.
  package var parameters: [String: Double] {
    var parameters: [String: Double] = [:]
    for number in numbers {
      switch number.name {
      case .decelerationRate, .rubberBandCoefficient, .bounceStiffness, .releaseStiffness:
        parameters[number.name.rawValue] = Double(number.text(number.value)) ?? number.value
      case .bounceDamping: parameters["bounce.dampingRatio"] = Self.ratio(of: feel.bounce.spring)
      case .releaseDamping: parameters["release.dampingRatio"] = Self.ratio(of: feel.release.spring)
      }
    }
    return parameters
  }

  private static func ratio(of spring: Spring) -> Double { (spring.dampingRatio * 1e4).rounded() / 1e4 }
}

extension FeelFit.Number {
  func text(_ value: Double) -> String { MarginText.digits(value, margin: margin) }
  package var description: String { MarginText.text(value, margin: margin, unit: name.unit) }
}

enum MarginText {
  /// Returns `value` with the digits that the margin justifies: down to two digits of the margin itself.
  static func digits(_ value: Double, margin: Double) -> String {
    guard margin > 0, margin.isFinite else { return DecimalFormat.text(value, decimals: 6) }
    var (digits, scaled) = (0, margin)
    while scaled < 10, digits < 9 { (digits, scaled) = (digits + 1, scaled * 10) }
    return DecimalFormat.text(value, decimals: digits)
  }

  static func text(_ value: Double, margin: Double, unit: String) -> String {
    let text = "\(digits(value, margin: margin)) ± \(digits(margin, margin: margin))"
    return unit.isEmpty ? text : "\(text) \(unit)"
  }
}
