/// A calculation as people type it: `2*0.5`, `120ms`, `50%`, `-1 + 2/3`.
struct Calculation {
  private var rest: Substring
  private let units: [(name: String, factor: Double)]

  /// Returns the result, with the factors of `units`; `nil` if `text` is no calculation. `*2` multiplies `former`.
  static func result(of text: String, units: [(name: String, factor: Double)], former: Double) -> Double? {
    var text = text.filter { !$0.isWhitespace }.replacing(",", with: ".").replacing("\u{2212}", with: "-")
    // A sign at the end is the unit.
    if text.last == "×" { text.removeLast() }
    text = text.replacing("×", with: "*")
    var calculation = Calculation(rest: text[...], units: units)
    let start = "*/".contains(text.first ?? " ") ? former : nil
    guard var result = calculation.product(from: start) else { return nil }
    while let first = calculation.rest.first, "+-".contains(first), let next = calculation.product() { result += next }
    return calculation.rest.isEmpty ? result : nil
  }

  private mutating func product(from start: Double? = nil) -> Double? {
    guard var value = start ?? factor() else { return nil }
    while let sign = take("*/") {
      guard let next = factor() else { return nil }
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private mutating func factor() -> Double? {
    if let sign = take("+-") { return factor().map { sign == "-" ? -$0 : $0 } }
    let digits = rest.prefix { $0 == "." || $0.isASCII && $0.isNumber }
    guard let number = Double(digits) else { return nil }
    rest = rest[digits.endIndex...]
    guard let unit = units.first(where: { !$0.name.isEmpty && rest.hasPrefix($0.name) }) else { return number }
    rest = rest.dropFirst(unit.name.count)
    return number * unit.factor
  }

  private mutating func take(_ characters: String) -> Character? {
    rest.first.flatMap { characters.contains($0) ? rest.removeFirst() : nil }
  }
}
