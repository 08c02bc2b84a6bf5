import OverscrollFormats

/// The formatting of numbers that are known within a margin.
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
