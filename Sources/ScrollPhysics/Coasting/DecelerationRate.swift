internal import CScrollMath

/// How fast a scroll slows down: the factor d by which its velocity shrinks in one *millisecond*, 0 < d < 1.
///
/// As in `UIScrollView.DecelerationRate`, and the one number of this library that is not per second.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// d, as given. The formulas read 1 and more as the largest number below 1, and less than 1e-300, NaN included, as
  /// 1e-300: a stop within microseconds.
  public var rawValue: Double

  @inlinable
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 0.998, `UIScrollView.DecelerationRate.normal`: a flick of 1000 pt/s runs 499.5 pt.
  public static let normal = DecelerationRate(rawValue: 0.998)

  /// 0.99, `UIScrollView.DecelerationRate.fast`: a flick of 1000 pt/s runs 99.5 pt.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// The rate of a resistance r in x″ = −r·x′, such as `UIDynamicItemBehavior.resistance`: d = e^(−r/1000).
  ///
  /// - Parameter resistance: in 1/s; 2 is about `.normal`.
  public init(resistance: Double) {
    self.init(rawValue: exp(-resistance / 1000))
  }

  /// r = −1000·ln d in 1/s; finite and above zero for every raw value.
  public var resistance: Double { -1000 * log(clampedValue) }

  /// d as the formulas read it.
  var clampedValue: Double { rawValue >= 1e-300 ? Swift.min(rawValue, 1.0.nextDown) : 1e-300 }
}
