internal import CScrollMath

/// The rate at which scrolling decelerates: the factor d on its velocity per *millisecond*, 0 < d < 1.
///
/// Equal to `UIScrollView.DecelerationRate`. All other numbers of this library are per second.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The factor d on the velocity per millisecond, as given. Formulas clamp it between 1e-300, which stops within
  /// microseconds, and the largest number below 1. They read NaN as 1e-300.
  public var rawValue: Double

  @inlinable
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// The rate 0.998 of `UIScrollView.DecelerationRate.normal`: a flick of 1000 pt/s travels 499.5 pt.
  public static let normal = DecelerationRate(rawValue: 0.998)

  /// The rate 0.99 of `UIScrollView.DecelerationRate.fast`: a flick of 1000 pt/s travels 99.5 pt.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// Creates the rate of a resistance r in x″ = −r·x′, such as `UIDynamicItemBehavior.resistance`: d = e^(−r/1000).
  ///
  /// - Parameter resistance: r in 1/s; 2 is about `.normal`.
  public init(resistance: Double) {
    self.init(rawValue: exp(-resistance / 1000))
  }

  /// The resistance r = −1000·ln d, in 1/s; finite and above zero for every raw value.
  public var resistance: Double { -1000 * log(clampedValue) }

  /// The factor d as the formulas read it.
  var clampedValue: Double { rawValue >= 1e-300 ? Swift.min(rawValue, 1.0.nextDown) : 1e-300 }
}

#if !hasFeature(Embedded)
  /// A rate is its raw value, a number.
  extension DecelerationRate: Codable {}
#endif
