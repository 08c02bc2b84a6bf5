import OverscrollDemoKit

extension FeelFit {
  /// The numbers that were found, by the names that `--set` and presets know, with as many digits as are known.
  package var parameters: [String: Double] {
    var parameters: [String: Double] = [:]
    for number in numbers {
      switch number.name {
      case .decelerationRate, .rubberBandCoefficient, .bounceStiffness, .releaseStiffness:
        parameters[number.name.rawValue] = Double(number.text(number.value)) ?? number.value
      case .bounceDamping: parameters["bounce.dampingRatio"] = Self.ratio(of: feel.bounceSpring)
      case .releaseDamping: parameters["release.dampingRatio"] = Self.ratio(of: feel.releaseSpring)
      }
    }
    return parameters
  }

  private static func ratio(of spring: Spring) -> Double { (spring.dampingRatio * 1e4).rounded() / 1e4 }
}

extension FeelFit.Number {
  /// With as many digits as the margin makes sense of: of the margin itself two.
  package func text(_ value: Double) -> String {
    guard margin > 0, margin.isFinite else { return DecimalFormat.text(value, decimals: 6) }
    var (digits, scaled) = (0, margin)
    while scaled < 10, digits < 9 { (digits, scaled) = (digits + 1, scaled * 10) }
    return DecimalFormat.text(value, decimals: digits)
  }

  /// The number with its margin and its unit.
  package var description: String {
    let value = "\(text(value)) ± \(text(margin))"
    return name.unit.isEmpty ? value : "\(value) \(name.unit)"
  }
}
