extension Double {
  /// The cube root of a finite number above 0, within a unit in the last place.
  ///
  /// The C library's `cbrt` differs by who links: Rust's has the same name.
  var cubeRoot: Double {
    let third = Int((Double(exponent) / 3).rounded(.down))
    let number = Double(sign: .plus, exponent: Int(exponent) - 3 * third, significand: significand)
    // Newton's method for a number from 1 to 8, from the chord of the cube root there.
    var root = 1 + (number - 1) / 7
    for _ in 0..<4 { root -= (root - number / (root * root)) / 3 }
    // The last step starts at 24 bits, whose square is exact, as in FreeBSD's `s_cbrt.c`.
    root = Double(Float(root))
    let quotient = number / (root * root)
    root += root * ((quotient - root) / (2 * root + quotient))
    return Double(sign: .plus, exponent: third, significand: root)
  }
}
