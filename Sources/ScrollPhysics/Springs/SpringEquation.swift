public import CScrollMath

/// The motion of a spring as a combination of two functions of time, p and q, whose weights follow from x₀ and v₀.
///
/// | ζ | p | q | x(t) | v(t) |
/// | --- | --- | --- | --- | --- |
/// | < 1 | e^(−βt) cos ω′t | e^(−βt) sin ω′t | p·x₀ + q·(v₀ + βx₀)/ω′ | p·v₀ − q·(βv₀ + ω₀²x₀)/ω′ |
/// | = 1 | e^(−βt) | t·e^(−βt) | p·x₀ + q·(v₀ + βx₀) | p·v₀ − q·(βv₀ + ω₀²x₀) |
/// | > 1 | e^(−st) | e^(−st) − e^(−ft) | p·x₀ + q·(v₀ + sx₀)/(f − s) | p·v₀ − q·(fv₀ + ω₀²x₀)/(f − s) |
///
/// No digits are lost where two rows meet: sin ω′t/ω′ and (e^(−st) − e^(−ft))/(f − s) go to t·e^(−βt) from both sides.
/// While the latter's exponentials are near, their difference is e^(−st)·(1 − e^(−(f−s)t)) by `expm1`. The slow root is
/// s = ω₀²/f, which needs no difference.
@usableFromInline
struct SpringEquation: Hashable, Sendable {
  @usableFromInline let regime: Spring.Regime
  /// The squared natural frequency ω₀² = k/m.
  @usableFromInline let squaredFrequency: Double
  /// The root β, or s for ζ > 1.
  @usableFromInline let rate: Double
  /// The number ω′, 0, or f − s, by regime.
  @usableFromInline let separation: Double

  init(_ spring: Spring) {
    let ratio = spring.clampedRatio
    regime = spring.regime
    squaredFrequency = Spring.clamped(spring.stiffness) / Spring.clamped(spring.mass)
    let frequency = squaredFrequency.squareRoot()
    let root = abs((1 - ratio) * (1 + ratio)).squareRoot()
    switch regime {
    case .underdamped: (rate, separation) = (ratio * frequency, root * frequency)
    case .critical: (rate, separation) = (ratio * frequency, 0)
    case .overdamped: (rate, separation) = (frequency / (ratio + root), 2 * root * frequency)
    }
  }

  /// The root β, or f for ζ > 1.
  @inlinable var fastRate: Double { regime == .overdamped ? rate + separation : rate }

  func weights(displacement x: Double, velocity v: Double) -> SpringWeights {
    let divisor = regime == .critical ? 1 : separation
    return SpringWeights(value: (v + rate * x) / divisor, velocity: -(fastRate * v + squaredFrequency * x) / divisor)
  }

  @inlinable @inline(__always)
  func basis(at time: Double) -> (p: Double, q: Double) {
    let envelope = exp(-rate * time)
    switch regime {
    case .underdamped:
      let phase = SineAndCosine(of: separation * time)
      return (envelope * phase.cosine, envelope * phase.sine)
    case .critical:
      return (envelope, envelope * time)
    case .overdamped:
      let lag = separation * time
      return (envelope, lag < 0.5 ? -envelope * expm1(-lag) : envelope - exp(-(rate * time + lag)))
    }
  }

  func response(at time: Double) -> SpringResponse {
    guard time > 0 else { return .identity }
    let (p, q) = basis(at: Swift.min(time, Double.maximumMagnitude))
    let (pull, push) = (weights(displacement: 1, velocity: 0), weights(displacement: 0, velocity: 1))
    return SpringResponse(
      displacementFromDisplacement: p + q * pull.value, displacementFromVelocity: q * push.value,
      velocityFromDisplacement: q * pull.velocity, velocityFromVelocity: p + q * push.velocity)
  }

  var overshoot: Double { regime == .underdamped ? exp(-.pi * rate / separation) : 0 }
}

/// The weights of q in x(t) and in v(t). Those of p are x₀ and v₀.
@usableFromInline
struct SpringWeights: Hashable, Sendable {
  @usableFromInline let value: Double
  @usableFromInline let velocity: Double
}

/// The response of a spring at one time: the four factors of x₀ and v₀ in x(t) and v(t), which are linear in both.
///
/// Computed once, a response applies to numbers, points and all other vectors, whose coordinates then move in step.
public struct SpringResponse: Hashable, Sendable {
  /// The factor of x₀ in x(t).
  @usableFromInline package let displacementFromDisplacement: Double
  /// The factor of v₀ in x(t), in seconds.
  @usableFromInline package let displacementFromVelocity: Double
  /// The factor of x₀ in v(t), in 1/s.
  @usableFromInline package let velocityFromDisplacement: Double
  /// The factor of v₀ in v(t).
  @usableFromInline package let velocityFromVelocity: Double

  package static let identity = SpringResponse(
    displacementFromDisplacement: 1, displacementFromVelocity: 0, velocityFromDisplacement: 0, velocityFromVelocity: 1)

  /// Returns x(t) for x₀ and v₀, in the unit of `displacement`.
  @inlinable public func displacement<Vector: VectorSpace>(from displacement: Vector, velocity: Vector) -> Vector {
    displacementFromDisplacement * displacement + displacementFromVelocity * velocity
  }

  /// Returns v(t) for x₀ and v₀, in the unit of `velocity`.
  @inlinable public func velocity<Vector: VectorSpace>(from displacement: Vector, velocity: Vector) -> Vector {
    velocityFromDisplacement * displacement + velocityFromVelocity * velocity
  }
}
