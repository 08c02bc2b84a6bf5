#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How fast a scroll slows down: the factor d by which its velocity shrinks in one *millisecond*, 0 < d < 1.
///
/// As `UIScrollView.DecelerationRate`, the one number of this library that is not per second.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The velocity's factor per millisecond, as given. The formulas take 1 and more for the largest number below 1, and
  /// 0 and less (and NaN) for a stop within microseconds.
  public var rawValue: Double

  @inlinable
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 0.998, as `UIScrollView.DecelerationRate.normal`: a flick of 1000 pt/s runs 499.5 pt.
  public static let normal = DecelerationRate(rawValue: 0.998)

  /// 0.99, as `UIScrollView.DecelerationRate.fast`: a flick of 1000 pt/s runs 99.5 pt.
  public static let fast = DecelerationRate(rawValue: 0.99)
}

extension DecelerationRate {
  /// The rate of a resistance r that is proportional to the velocity, x″ = −r·x′, as `UIDynamicItemBehavior.resistance`
  /// (1/s): d = e^(−r/1000). Resistance 2 is about `.normal`.
  public init(resistance: Double) {
    self.init(rawValue: exp(-resistance / 1000))
  }

  /// The resistance r = −1000·ln d of x″ = −r·x′, in 1/s; between 1.1e-13 and 1e6 whatever the raw value.
  public var resistance: Double {
    guard rawValue > 0 else { return 1e6 }
    return Swift.min(Swift.max(-1000 * log(rawValue), 1.1102230246251565e-13), 1e6)
  }
}
