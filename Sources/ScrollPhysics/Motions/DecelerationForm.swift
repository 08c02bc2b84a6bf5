/// How far a velocity carries: the two published factors between v₀ and X − x₀.
public enum DecelerationForm: Hashable, Sendable, CaseIterable {
  /// −1/(1000·ln d), the integral of v₀·d^(1000t) (Lobanov, Deceleration mechanics of UIScrollView, 2019).
  case integral
  /// d/(1000·(1 − d)), the sum of v₀·d^n over whole milliseconds (Apple, WWDC 2018, session 803).
  case sum

  /// The time in seconds for which v₀ would have to last to cover the whole way: 0.4995 (`.integral`) and 0.499
  /// (`.sum`) for `.normal`, 0.0995 and 0.099 for `.fast`.
  public func reach(of rate: DecelerationRate) -> Double {
    switch self {
    case .integral: 1 / rate.resistance
    case .sum: rate.counted / (1000 * (1 - rate.counted))
    }
  }
}
