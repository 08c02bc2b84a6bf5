/// Numbers as they are shown: ASCII digits, U+2212 for a minus sign, never a negative zero.
///
/// Not Foundation's formatting, because a frame shows dozens of numbers: a text of up to 15 bytes allocates nothing.
package enum DecimalFormat {
  /// `value` with `decimals` places, rounded half away from zero; "∞" and "–" for infinity and not-a-number.
  package static func text(_ value: Double, decimals: Int) -> String {
    guard let number = Decimal(value, places: decimals) else { return words(value) }
    return number.text
  }

  /// `value` with as many places as `decimals` at most, without zeros at the end.
  package static func short(_ value: Double, decimals: Int) -> String {
    guard var number = Decimal(value, places: decimals) else { return words(value) }
    number.dropZeros()
    return number.text
  }

  /// `value` with as many places as distinguish numbers that are `step` apart; "–" for what is not finite.
  package static func text(_ value: Double, step: Double) -> String {
    guard value.isFinite else { return "–" }
    return text(value, decimals: step > 0 && step < 1 ? min(6, Int((-log10(step)).rounded(.up))) : 0)
  }

  private static func words(_ value: Double) -> String { value.isNaN ? "–" : value < 0 ? "−∞" : "∞" }
}

extension DefaultStringInterpolation {
  /// `value` with `decimals` places.
  package mutating func appendInterpolation(_ value: Double, decimals: Int) {
    appendLiteral(DecimalFormat.text(value, decimals: decimals))
  }
}

/// A number rounded to some decimal places.
private struct Decimal {
  /// The number times ten to the power of `places`.
  private var digits: UInt64
  private var places: Int
  private let isNegative: Bool

  /// `nil` for what has too many digits, or is no number.
  init?(_ value: Double, places: Int) {
    self.places = places.clamped(to: 0...9)
    let scaled = (value.magnitude * Double(Self.power(self.places))).rounded()
    guard scaled < 9e18 else { return nil }
    digits = UInt64(scaled)
    isNegative = value < 0 && digits > 0
  }

  private static func power(_ places: Int) -> UInt64 { (0..<places).reduce(1) { power, _ in power * 10 } }

  mutating func dropZeros() {
    while places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
  }

  var text: String {
    let length = minus.count + max(places + 1, figures) + (places > 0 ? 1 : 0)
    return String(unsafeUninitializedCapacity: length) { bytes in
      write(to: bytes, length)
      return length
    }
  }

  /// How many figures the number has without its point.
  private var figures: Int {
    var (count, rest) = (1, digits / 10)
    while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    return count
  }

  /// From the last figure to the first, and the sign.
  private func write(to bytes: UnsafeMutableBufferPointer<UInt8>, _ length: Int) {
    var (index, rest) = (length - 1, digits)
    for place in 0..<length - minus.count {
      let isPoint = places > 0 && place == places
      bytes[index] = isPoint ? UInt8(ascii: ".") : UInt8(ascii: "0") + UInt8(rest % 10)
      if !isPoint { rest /= 10 }
      index -= 1
    }
    for (index, byte) in minus.enumerated() { bytes[index] = byte }
  }

  private var minus: String.UTF8View { (isNegative ? "−" : "").utf8 }
}
