/// How far a velocity carries: the two published factors between v₀ and X − x₀.
public enum DecelerationForm: Hashable, Sendable, CaseIterable {
  /// −1/(1000·ln d), the integral of v₀·d^(1000t) (Lobanov, Deceleration mechanics of UIScrollView, 2019).
  case integral
  /// d/(1000·(1 − d)), the sum of v₀·d^n over whole milliseconds (Apple, WWDC 2018, session 803).
  case sum

  /// (X − x₀)/v₀ in seconds: 0.4995 (`.integral`) and 0.499 (`.sum`) for `.normal`, 0.0995 and 0.099 for `.fast`.
  public func reach(of rate: DecelerationRate) -> Double {
    switch self {
    case .integral: 1 / rate.resistance
    case .sum: rate.clampedValue / (1000 * (1 - rate.clampedValue))
    }
  }
}

/// Where something that is released at `value` with `velocity` comes to rest: X = x₀ − v₀/(1000·ln d).
///
/// The integral of v₀·d^(1000t) (Lobanov, 2019). Apple's published approximation (WWDC 2018, session 803),
/// X = x₀ + v₀/1000·d/(1 − d), is `.sum`.
///
/// - Parameters:
///   - value: in points.
///   - velocity: in pt/s.
///   - rate: the factor per millisecond.
///   - form: which of the two published factors.
public func project(
  _ value: Double, velocity: Double, rate: DecelerationRate = .normal, form: DecelerationForm = .integral
) -> Double {
  value.bounded + velocity.bounded * form.reach(of: rate)
}

/// The projection in the plane, each coordinate by itself.
public func project(
  _ value: Vector2, velocity: Vector2, rate: DecelerationRate = .normal, form: DecelerationForm = .integral
) -> Vector2 {
  value.bounded + velocity.bounded * form.reach(of: rate)
}
