/// Numbers clamped for use in formulas and views, so that no arithmetic on data ends in NaN or infinity.
extension Double {
  static let maximumMagnitude = 1e100

  /// The number clamped to ±1e100; 0 for NaN.
  package var bounded: Double {
    if abs(self) <= Self.maximumMagnitude { return self }
    return isNaN ? 0 : (self < 0 ? -Self.maximumMagnitude : Self.maximumMagnitude)
  }

  /// The number clamped to 1e-100...1e100; 1e-100 for NaN.
  var positive: Double { self >= 1e-100 ? Swift.min(self, Self.maximumMagnitude) : 1e-100 }

  /// Returns the default threshold of a motion: half a point, or 1/200 of a path shorter than a hundred points.
  static func threshold(forPath length: Double) -> Double { Swift.min(0.5, length / 200) }
}

extension Vector2 {
  package var bounded: Vector2 { Vector2(x.bounded, y.bounded) }
}

extension ClosedRange<Double> {
  package var bounded: ClosedRange { lowerBound.bounded...upperBound.bounded }
}
