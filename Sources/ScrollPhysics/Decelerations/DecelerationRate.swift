internal import CScrollMath

/// The rate at which scrolling decelerates: the factor d on its velocity per *millisecond*, 0 < d < 1, as in
/// `UIScrollView.DecelerationRate`. All other numbers of this library are per second.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable, Codable {
  /// The factor d on the velocity per millisecond, as given. Formulas clamp it between 1e-300, which stops within
  /// microseconds, and the largest number below 1. They read NaN as 1e-300.
  public var rawValue: Double

  @inlinable public init(rawValue: Double) { self.rawValue = rawValue }

  /// The rate 0.998 of `UIScrollView.DecelerationRate.normal`: a flick of 1000 pt/s travels 499.5 pt.
  public static let normal = DecelerationRate(rawValue: 0.998)

  /// The rate 0.99 of `UIScrollView.DecelerationRate.fast`: a flick of 1000 pt/s travels 99.5 pt.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// Creates the rate of a resistance r in x″ = −r·x′, in 1/s: d = e^(−r/1000). About 2 is `.normal`.
  public init(resistance: Double) { self.init(rawValue: exp(-resistance / 1000)) }

  /// The resistance r = −1000·ln d, in 1/s; finite and above zero for every raw value.
  public var resistance: Double { -1000 * log(clampedValue) }
  var clampedValue: Double { rawValue >= 1e-300 ? Swift.min(rawValue, 1.0.nextDown) : 1e-300 }
}

/// A formula for the distance that a velocity travels. Two factors between v₀ and X − x₀ are published.
public enum DecelerationForm: Hashable, Sendable, CaseIterable, NamedCase {
  /// The integral of v₀·d^(1000t), −1/(1000·ln d) (Lobanov, Deceleration mechanics of UIScrollView, 2019).
  case integral
  /// The sum of v₀·d^n over whole milliseconds, d/(1000·(1 − d)) (Apple, WWDC 2018, session 803).
  case sum

  /// Returns (X − x₀)/v₀ in seconds: for `.normal` 0.4995 (`.integral`) or 0.499 (`.sum`), for `.fast` 0.0995 or 0.099.
  package func reach(of rate: DecelerationRate) -> Double {
    switch self {
    case .integral: 1 / rate.resistance
    case .sum: rate.clampedValue / (1000 * (1 - rate.clampedValue))
    }
  }

  package static var names: KeyValuePairs<String, Self> { ["integral": .integral, "sum": .sum] }
}

extension DecelerationRate {
  /// Returns the position, in points, at which content released at `value` with `velocity` in pt/s comes to rest.
  public func destination(from value: Double, velocity: Double, form: DecelerationForm = .integral) -> Double {
    value.bounded + velocity.bounded * form.reach(of: self)
  }

  /// Returns the rest position of content in the plane, each coordinate by itself.
  public func destination(from value: Vector2, velocity: Vector2, form: DecelerationForm = .integral) -> Vector2 {
    value.bounded + velocity.bounded * form.reach(of: self)
  }
}
