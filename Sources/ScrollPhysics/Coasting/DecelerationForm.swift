/// A formula for the distance that a velocity travels. Two factors between v₀ and X − x₀ are published.
public enum DecelerationForm: Hashable, Sendable, CaseIterable {
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
}

extension DecelerationRate {
  /// Returns the position at which content released at `value` with `velocity` comes to rest.
  ///
  /// The integral of v₀·d^(1000t) gives X = x₀ − v₀/(1000·ln d) (Lobanov, 2019). The form `.sum` is Apple's published
  /// approximation, X = x₀ + v₀/1000·d/(1 − d) (WWDC 2018, session 803).
  ///
  /// - Parameters:
  ///   - value: the position at release, in points.
  ///   - velocity: the velocity at release, in pt/s.
  ///   - form: the formula for the distance.
  public func destination(from value: Double, velocity: Double, form: DecelerationForm = .integral) -> Double {
    value.bounded + velocity.bounded * form.reach(of: self)
  }

  /// Returns the rest position of content in the plane, each coordinate by itself.
  public func destination(from value: Vector2, velocity: Vector2, form: DecelerationForm = .integral) -> Vector2 {
    value.bounded + velocity.bounded * form.reach(of: self)
  }
}

/// The former name of ``DecelerationRate/destination(from:velocity:form:)-(Double,_,_)``. Goes with 0.4.
@available(*, deprecated, message: "Use rate.destination(from:velocity:form:).")
public func project(
  _ value: Double, velocity: Double, rate: DecelerationRate = .normal, form: DecelerationForm = .integral
) -> Double {
  rate.destination(from: value, velocity: velocity, form: form)
}

/// The former name of ``DecelerationRate/destination(from:velocity:form:)-(Vector2,_,_)``. Goes with 0.4.
@available(*, deprecated, message: "Use rate.destination(from:velocity:form:).")
public func project(
  _ value: Vector2, velocity: Vector2, rate: DecelerationRate = .normal, form: DecelerationForm = .integral
) -> Vector2 {
  rate.destination(from: value, velocity: velocity, form: form)
}

#if !hasFeature(Embedded)
  extension DecelerationForm: NamedCase {
    package static var names: KeyValuePairs<String, Self> { ["integral": .integral, "sum": .sum] }
  }
#endif
