/// How the library takes the numbers it is given, so that no arithmetic on data ends in NaN or infinity.
extension Double {
  /// Where positions and velocities end, in points and points per second.
  @usableFromInline static let extent = 1e100

  /// The number itself; ±1e100 for anything larger, infinities included; 0 for NaN.
  @usableFromInline
  var bounded: Double {
    if abs(self) <= Self.extent { return self }
    return isNaN ? 0 : (self < 0 ? -Self.extent : Self.extent)
  }

  /// A distance that is near enough. Zero, less than zero and NaN, which no motion would ever reach, count as 1e-100.
  @usableFromInline
  var asThreshold: Double { self >= 1e-100 ? Swift.min(self, Self.extent) : 1e-100 }
}

extension Vector2 {
  /// Both coordinates as the library counts them.
  var bounded: Vector2 { Vector2(x.bounded, y.bounded) }
}

extension ClosedRange<Double> {
  /// Both bounds as the library counts them.
  var bounded: ClosedRange { lowerBound.bounded...upperBound.bounded }
}
