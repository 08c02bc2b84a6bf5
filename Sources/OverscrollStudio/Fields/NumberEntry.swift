/// A text field for the value of a parameter.
struct NumberEntry: Sendable {
  var field: TextField
  /// The error message for the entered text.
  private(set) var problem: String?
  private let descriptor: Parameter

  init(_ descriptor: Parameter, _ value: Double) {
    self.descriptor = descriptor
    field = TextField(DecimalFormat.short(value, decimals: descriptor.decimals + 2))
  }

  /// The typed value, with a comma or a point, with or without its unit; `nil` if it is out of range or no number.
  private var value: Double? {
    var text = field.text.filter { !$0.isWhitespace }.replacing(",", with: ".").replacing("\u{2212}", with: "-")
    var factor = 1.0
    if descriptor.unit == "s", text.hasSuffix("ms") {
      (text, factor) = (String(text.dropLast(2)), 0.001)
    } else if !descriptor.unit.isEmpty, text.hasSuffix(descriptor.unit.filter { !$0.isWhitespace }) {
      text = String(text.dropLast(descriptor.unit.filter { !$0.isWhitespace }.count))
    }
    return Double(text).map { $0 * factor }.flatMap { descriptor.range.contains($0) ? $0 : nil }
  }

  /// Returns the typed value. If there is none, returns `nil` and shows an error until the next edit.
  mutating func enter() -> Double? {
    let ends = [descriptor.range.lowerBound, descriptor.range.upperBound]
      .map { DecimalFormat.short($0, decimals: descriptor.decimals) }
    problem = value == nil ? "Enter a value from \(ends[0]) to \(ends[1])." : nil
    return value
  }

  mutating func edit<Result>(_ change: (inout TextField) -> Result) -> Result {
    problem = nil
    return change(&field)
  }
}
