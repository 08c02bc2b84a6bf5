public import CScrollMath

/// The motion of a spring as a combination of two functions of time, p and q, with weights that follow from x₀ and v₀.
///
/// | ζ | p | q | x(t) | v(t) |
/// | --- | --- | --- | --- | --- |
/// | < 1 | e^(−βt) cos ω′t | e^(−βt) sin ω′t | p·x₀ + q·(v₀ + βx₀)/ω′ | p·v₀ − q·(βv₀ + ω₀²x₀)/ω′ |
/// | = 1 | e^(−βt) | t·e^(−βt) | p·x₀ + q·(v₀ + βx₀) | p·v₀ − q·(βv₀ + ω₀²x₀) |
/// | > 1 | e^(−st) | e^(−st) − e^(−ft) | p·x₀ + q·(v₀ + sx₀)/(f − s) | p·v₀ − q·(fv₀ + ω₀²x₀)/(f − s) |
/// | ≫ 1 | e^(−st) | e^(−ft) | (p·(v₀ + fx₀) − q·(v₀ + sx₀))/(f − s) | (q·(fv₀ + ω₀²x₀) − p·(sv₀ + ω₀²x₀))/(f − s) |
///
/// The roots of the characteristic equation are computed once. No digits are lost where two rows meet: sin ω′t/ω′ and
/// (e^(−st) − e^(−ft))/(f − s) go to t·e^(−βt) from both sides. The latter is computed as e^(−st)·(1 − e^(−(f−s)t))
/// with `expm1`. The slow root is s = ω₀²/f, which needs no difference.
@usableFromInline
struct SpringEquation: Hashable, Sendable {
  @usableFromInline let regime: Spring.Regime
  /// The squared natural frequency ω₀² = k/m.
  @usableFromInline let squaredFrequency: Double
  /// The root β, or s for ζ > 1.
  @usableFromInline let rate: Double
  /// The number ω′, 0, or f − s, by regime.
  @usableFromInline let separation: Double
  /// For ζ < 1: the leading 26 bits of ω′ in quarter turns per second; `tail` has the rest. For ζ ≥ 1: f and 0.
  @usableFromInline let head: Double
  @usableFromInline let tail: Double

  func weights(displacement x: Double, velocity v: Double) -> SpringWeights {
    let pull = squaredFrequency * x
    let (slow, fast) = (v + rate * x, v + head * x)
    switch regime {
    case .underdamped, .critical:
      let divisor = regime == .critical ? 1 : separation
      return SpringWeights(
        pInValue: x, qInValue: slow / divisor, pInVelocity: v, qInVelocity: -(rate * v + pull) / divisor)
    case .overdamped where areRootsNear:
      return SpringWeights(
        pInValue: x, qInValue: slow / separation, pInVelocity: v, qInVelocity: -(head * v + pull) / separation)
    case .overdamped:
      return SpringWeights(
        pInValue: fast / separation, qInValue: -slow / separation, pInVelocity: -(rate * v + pull) / separation,
        qInVelocity: (head * v + pull) / separation)
    }
  }

  /// Returns p and q at a finite time from 0 on.
  @inlinable @inline(__always)
  func basis(at time: Double) -> (p: Double, q: Double) {
    switch regime {
    case .underdamped:
      let envelope = exp(-rate * time)
      let phase = phase(at: time)
      return (envelope * phase.cosine, envelope * phase.sine)
    case .critical:
      let envelope = exp(-rate * time)
      return (envelope, envelope * time)
    case .overdamped:
      let slow = exp(-rate * time)
      return (slow, areRootsNear ? slow * -expm1(-separation * time) : exp(-head * time))
    }
  }

  /// Returns the sine and cosine of ω′t. The product of two numbers of 26 bits is exact.
  @inlinable @inline(__always)
  func phase(at time: Double) -> SineAndCosine {
    let early = time.leadingHalf
    return SineAndCosine(quarterTurns: head * early, head * (time - early) + tail * time)
  }

  /// Whether a sum of two exponentials would lose digits.
  @inlinable var areRootsNear: Bool { separation < rate }

  func response(at time: Double) -> SpringResponse {
    guard time > 0 else { return .identity }
    let (p, q) = basis(at: Swift.min(time, Double.largestMagnitude))
    let (pull, push) = (weights(displacement: 1, velocity: 0), weights(displacement: 0, velocity: 1))
    return SpringResponse(
      displacementFromDisplacement: p * pull.pInValue + q * pull.qInValue,
      displacementFromVelocity: p * push.pInValue + q * push.qInValue,
      velocityFromDisplacement: p * pull.pInVelocity + q * pull.qInVelocity,
      velocityFromVelocity: p * push.pInVelocity + q * push.qInVelocity)
  }

  var overshoot: Double { regime == .underdamped ? exp(-.pi * rate / separation) : 0 }
}

extension SpringEquation {
  init(_ spring: Spring) {
    let (mass, stiffness) = (Spring.clamped(spring.mass), Spring.clamped(spring.stiffness))
    let ratio = spring.clampedRatio
    switch spring.regime {
    case .underdamped:
      self.init(underdampedBy: ratio, mass: mass, stiffness: stiffness)
    case .critical:
      self.init(.critical, squaredFrequency: stiffness / mass, slow: ratio, separation: 0)
    case .overdamped:
      let root = ((ratio - 1) * (ratio + 1)).squareRoot()
      self.init(.overdamped, squaredFrequency: stiffness / mass, slow: 1 / (ratio + root), separation: 2 * root)
    }
  }

  /// Creates the equation of a spring with ζ ≥ 1.
  ///
  /// - Parameters:
  ///   - slow: s/ω₀.
  ///   - separation: (f − s)/ω₀.
  private init(_ regime: Spring.Regime, squaredFrequency: Double, slow: Double, separation: Double) {
    let frequency = squaredFrequency.squareRoot()
    let fast = (slow + separation) * frequency
    self.init(
      regime: regime, squaredFrequency: squaredFrequency, rate: slow * frequency, separation: separation * frequency,
      head: fast, tail: 0)
  }

  private init(underdampedBy ratio: Double, mass: Double, stiffness: Double) {
    let squaredFrequency = stiffness / mass
    let turns = Self.quarterTurns(ratio, mass: mass, stiffness: stiffness)
    let head = turns.head.leadingHalf
    self.init(
      regime: .underdamped, squaredFrequency: squaredFrequency, rate: ratio * squaredFrequency.squareRoot(),
      separation: (squaredFrequency * ((1 - ratio) * (1 + ratio))).squareRoot(), head: head,
      tail: (turns.head - head) + turns.tail)
  }

  /// Returns ω′·2/π with ω′² = (k/m)·(1 − ζ²), in quarter turns per second.
  ///
  /// The error of the phase ω′t grows with t. A spring that oscillates hundreds of times before it is at rest needs
  /// more digits of ω′ than a `Double` has.
  private static func quarterTurns(_ ratio: Double, mass: Double, stiffness: Double) -> DoubleDouble {
    guard ratio < 0.05 else {
      let square = stiffness / mass * ((1 - ratio) * (1 + ratio))
      return DoubleDouble(head: square.squareRoot() * DoubleDouble.quarterTurn.head, tail: 0)
    }
    let square = DoubleDouble(quotient: stiffness, mass) * DoubleDouble(oneMinusSquareOf: ratio)
    return square.squareRoot() * .quarterTurn
  }
}

/// The weights of p and q in x(t) and in v(t).
@usableFromInline
struct SpringWeights: Hashable, Sendable {
  @usableFromInline let pInValue: Double
  @usableFromInline let qInValue: Double
  @usableFromInline let pInVelocity: Double
  @usableFromInline let qInVelocity: Double
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

  /// The response at time 0, which keeps displacement and velocity.
  package static let identity = SpringResponse(
    displacementFromDisplacement: 1, displacementFromVelocity: 0, velocityFromDisplacement: 0, velocityFromVelocity: 1)

  /// Returns x(t) for x₀ and v₀, in the unit of `displacement`.
  @inlinable
  public func displacement<Vector: VectorSpace>(from displacement: Vector, velocity: Vector) -> Vector {
    displacementFromDisplacement * displacement + displacementFromVelocity * velocity
  }

  /// Returns v(t) for x₀ and v₀, in the unit of `velocity`.
  @inlinable
  public func velocity<Vector: VectorSpace>(from displacement: Vector, velocity: Vector) -> Vector {
    velocityFromDisplacement * displacement + velocityFromVelocity * velocity
  }
}
