struct NumberEntry: Sendable {
  var field: TextField
  private(set) var problem: String?
  private let descriptor: Parameter
  private let former: Double

  init(_ descriptor: Parameter, _ value: Double) {
    (self.descriptor, former) = (descriptor, value)
    field = TextField(descriptor.digits(value))
  }

  var isBlank: Bool { field.text.allSatisfy(\.isWhitespace) }

  func value(of text: String) -> Double? {
    Calculation.result(of: text, units: units, former: former)
      .flatMap { descriptor.range.contains($0) && (!descriptor.isSwitch || $0 == $0.rounded()) ? $0 : nil }
  }

  /// Returns the typed value. If there is none, returns `nil` and shows an error until the text changes.
  mutating func enter() -> Double? {
    let value = value(of: field.text)
    problem = value == nil ? "Enter a value from \(descriptor.limits(" to "))." : nil
    return value
  }

  mutating func edit<Result>(_ change: (inout TextField) -> Result) -> Result {
    let text = field.text
    defer { if field.text != text { problem = nil } }
    return change(&field)
  }

  /// The units that may follow a number, with their factors. Some are the beginnings of later ones.
  private var units: [(name: String, factor: Double)] {
    let own = descriptor.unit.filter { !$0.isWhitespace }
    let others: [(String, Double)] = own == "s" ? [("ms", 0.001)] : own == "pt" ? [("px", 1)] : []
    return others + [(own, 1), ("%", descriptor.isRatio ? 0.01 : 0.01 * former)]
  }
}

extension Parameter {
  func limits(_ separator: String) -> String {
    [range.lowerBound, range.upperBound].map { DecimalFormat.short($0, decimals: decimals) }
      .joined(separator: separator)
  }

  /// Returns the value with `places` more than are shown, and the minus sign of a keyboard.
  func digits(_ value: Double, places: Int = 2) -> String {
    DecimalFormat.short(value, decimals: decimals + places).replacing("\u{2212}", with: "-")
  }

  /// Whether 50 % is 0.5, as of a damping ratio. Of other parameters, such as a duration, it is half the value.
  fileprivate var isRatio: Bool { decimals > 0 && unit != "s" && unit != "pt" }
}
