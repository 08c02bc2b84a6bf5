internal import CScrollMath
import ScrollGeometry

/// The formatting of numbers for display: ASCII digits, U+2212 as the minus sign, never a negative zero. Foundation is
/// too slow for dozens of numbers in a frame: here a string of up to 15 bytes allocates nothing.
package enum DecimalFormat {
  /// Returns `value` with `decimals` places, rounded half away from zero; "∞" and "–" for infinity and not-a-number.
  package static func text(_ value: Double, decimals: Int) -> String { text(value, decimals, dropsZeros: false) }

  /// Returns `value` with at most `decimals` places, without trailing zeros.
  package static func short(_ value: Double, decimals: Int) -> String { text(value, decimals, dropsZeros: true) }

  /// Returns `value` with enough places to tell numbers apart that differ by `step`; "–" if it is not finite.
  package static func text(_ value: Double, step: Double) -> String {
    guard value.isFinite else { return "–" }
    return text(value, decimals: step > 0 && step < 1 ? min(6, Int((-log10(step)).rounded(.up))) : 0)
  }

  private static func text(_ value: Double, _ decimals: Int, dropsZeros: Bool) -> String {
    var places = decimals.clamped(to: 0...9)
    let scaled = (value.magnitude * (0..<places).reduce(1) { power, _ in power * 10 }).rounded()
    guard scaled < 9e18 else { return value.isNaN ? "–" : value < 0 ? "−∞" : "∞" }
    var digits = UInt64(scaled)
    let isNegative = value < 0 && digits > 0
    while dropsZeros, places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { bytes in
      var (start, position) = (bytes.count, 0)
      func prepend(_ byte: UInt8) {
        start -= 1
        bytes[start] = byte
      }
      repeat {
        if places > 0, position == places { prepend(UInt8(ascii: ".")) }
        prepend(UInt8(ascii: "0") + UInt8(digits % 10))
        (digits, position) = (digits / 10, position + 1)
      } while digits > 0 || position <= places
      if isNegative { for byte in "−".utf8.reversed() { prepend(byte) } }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self)
    }
  }
}

extension DefaultStringInterpolation {
  package mutating func appendInterpolation(_ value: Double, decimals: Int) {
    appendLiteral(DecimalFormat.text(value, decimals: decimals))
  }
}
