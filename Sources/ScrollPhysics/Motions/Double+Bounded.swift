/// How the library reads the numbers that it is given, so that no arithmetic on data ends in NaN or infinity.
extension Double {
  /// The largest position and velocity that the formulas reckon with, in points and points per second.
  static let largestMagnitude = 1e100

  /// The number itself; ±1e100 for anything larger, infinities included; 0 for NaN.
  var bounded: Double {
    if abs(self) <= Self.largestMagnitude { return self }
    return isNaN ? 0 : (self < 0 ? -Self.largestMagnitude : Self.largestMagnitude)
  }

  /// The number where it has to be above zero: zero, less than zero and NaN become 1e-100, more than 1e100 becomes that.
  var positive: Double { self >= 1e-100 ? Swift.min(self, Self.largestMagnitude) : 1e-100 }

  /// The threshold of a motion for which nobody has said one: half a point, or a two-hundredth of a path that is shorter
  /// than a hundred, as those of scales and opacities are.
  static func threshold(forPath length: Double) -> Double { Swift.min(0.5, length / 200) }
}

extension Vector2 {
  var bounded: Vector2 { Vector2(x.bounded, y.bounded) }
}

extension ClosedRange<Double> {
  var bounded: ClosedRange { lowerBound.bounded...upperBound.bounded }
}
