import Glibc

extension Double {
  /// Six significant digits at most, without zeros at the end, as code is written.
  var sixDigits: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      _ = withVaList([self]) { vsnprintf(text.baseAddress, text.count, "%.6g", $0) }
      return String(cString: text.baseAddress!)
    }
  }

  /// The fewest digits that stand for no other number.
  var allDigits: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A share as a percentage of two digits, rounded up.
  var percentCeiling: String {
    guard self > 0 else { return "0 %" }
    let unit = pow(10, floor(log10(self * 100)) - 1)
    return ((self * 100 / unit - 1e-9).rounded(.up) * unit).sixDigits + " %"
  }
}
