import Glibc

extension Double {
  /// The number with at most six significant digits and without trailing zeros, as in code.
  var sixDigits: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      _ = withVaList([self]) { vsnprintf(text.baseAddress, text.count, "%.6g", $0) }
      return String(cString: text.baseAddress!)
    }
  }

  /// The shortest decimal text that reads back as the same number.
  var allDigits: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The fraction as a percentage, rounded up to two significant digits.
  var percentCeiling: String {
    guard self > 0 else { return "0 %" }
    let unit = pow(10, floor(log10(self * 100)) - 1)
    return ((self * 100 / unit - 1e-9).rounded(.up) * unit).sixDigits + " %"
  }
}
