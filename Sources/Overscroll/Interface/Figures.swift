/// Numbers in figures as they are shown: plain ASCII digits, a true minus sign, never a negative zero.
///
/// Written by hand because a frame shows dozens of them and Foundation's formatting is the dearest part of it.
enum Figures {
  /// `value` with `decimals` places, rounded half away from zero; "∞" and "–" for what is no number of that kind.
  static func text(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : value < 0 ? "−∞" : "∞" }
    let places = decimals.clamped(to: 0...9)
    let unit = powersOfTen[places]
    let scaled = (value.magnitude * Double(unit)).rounded()
    guard scaled < 9e18 else { return value < 0 ? "−∞" : "∞" }
    let digits = UInt64(scaled)
    let whole = String(digits / unit)
    let sign = value < 0 && digits > 0 ? "−" : ""
    return places == 0 ? sign + whole : "\(sign)\(whole).\(padded(digits % unit, places))"
  }

  /// `value` with as many places as `decimals` at most, without zeros at the end.
  static func short(_ value: Double, decimals: Int) -> String {
    let text = text(value, decimals: decimals)
    guard text.contains(".") else { return text }
    var end = text.endIndex
    while text[text.index(before: end)] == "0" { end = text.index(before: end) }
    if text[text.index(before: end)] == "." { end = text.index(before: end) }
    return String(text[..<end])
  }

  private static let powersOfTen: [UInt64] = (0...9).map { (0..<$0).reduce(1) { power, _ in power * 10 } }

  private static func padded(_ number: UInt64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
