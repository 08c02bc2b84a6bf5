public import CScrollMath

/// The roots of a spring's equation, worked out once, and the one form in which all regimes are solved: two functions of
/// time, p and q, weighted by what the motion starts with.
///
/// | ζ | p | q | x(t) | v(t) |
/// | --- | --- | --- | --- | --- |
/// | < 1 | e^(−βt) cos ω′t | e^(−βt) sin ω′t | p·x₀ + q·(v₀ + βx₀)/ω′ | p·v₀ − q·(βv₀ + ω₀²x₀)/ω′ |
/// | = 1 | e^(−βt) | t·e^(−βt) | p·x₀ + q·(v₀ + βx₀) | p·v₀ − q·(βv₀ + ω₀²x₀) |
/// | > 1 | e^(−st) | e^(−st) − e^(−ft) | p·x₀ + q·(v₀ + sx₀)/(f − s) | p·v₀ − q·(fv₀ + ω₀²x₀)/(f − s) |
/// | ≫ 1 | e^(−st) | e^(−ft) | (p·(v₀ + fx₀) − q·(v₀ + sx₀))/(f − s) | (q·(fv₀ + ω₀²x₀) − p·(sv₀ + ω₀²x₀))/(f − s) |
///
/// No digits are lost where two of them meet: sin ω′t/ω′ and (e^(−st) − e^(−ft))/(f − s) go to t·e^(−βt) from both sides,
/// the latter written as e^(−st)·(1 − e^(−(f−s)t)) and left to `expm1`; and the slow root is s = ω₀²/f, no difference.
@frozen
@usableFromInline
struct SpringEquation: Hashable, Sendable {
  @usableFromInline let regime: Spring.Regime
  /// ω₀² = k/m.
  @usableFromInline let square: Double
  /// β, or s where ζ > 1.
  @usableFromInline let rate: Double
  /// ω′, 0, or f − s.
  @usableFromInline let split: Double
  /// ω′ in quarter turns per second, its leading 26 bits and what is left of it to some hundred; f and 0 from ζ = 1 on.
  @usableFromInline let head: Double
  @usableFromInline let tail: Double
}

extension SpringEquation {
  @usableFromInline
  init(_ spring: Spring) {
    let (mass, stiffness) = (Spring.counted(spring.mass), Spring.counted(spring.stiffness))
    switch spring.regime {
    case .underdamped: self.init(swinging: spring.countedRatio, mass: mass, stiffness: stiffness)
    case .critical: self.init(.critical, square: stiffness / mass, slow: spring.countedRatio, split: 0)
    case .overdamped: self.init(creeping: spring.countedRatio, square: stiffness / mass)
    }
  }

  private init(creeping ratio: Double, square: Double) {
    let root = ((ratio - 1) * (ratio + 1)).squareRoot()
    self.init(.overdamped, square: square, slow: 1 / (ratio + root), split: 2 * root)
  }

  /// - Parameters:
  ///   - slow: s/ω₀.
  ///   - split: (f − s)/ω₀.
  private init(_ regime: Spring.Regime, square: Double, slow: Double, split: Double) {
    let frequency = square.squareRoot()
    let fast = (slow + split) * frequency
    self.init(regime: regime, square: square, rate: slow * frequency, split: split * frequency, head: fast, tail: 0)
  }

  private init(swinging ratio: Double, mass: Double, stiffness: Double) {
    let square = stiffness / mass
    let turns = Self.quarterTurns(ratio, mass: mass, stiffness: stiffness)
    let head = turns.head.leadingHalf
    self.init(
      regime: .underdamped, square: square, rate: ratio * square.squareRoot(),
      split: (square * ((1 - ratio) * (1 + ratio))).squareRoot(), head: head, tail: (turns.head - head) + turns.tail)
  }

  /// ω′·2/π with ω′² = (k/m)·(1 − ζ²), in quarter turns per second.
  ///
  /// The phase ω′t grows for ever, and the rounding of ω′ would grow with it. A spring that swings hundreds of times
  /// before it is at rest needs more of ω′ than a `Double` holds.
  private static func quarterTurns(_ ratio: Double, mass: Double, stiffness: Double) -> TwoPart {
    guard ratio < 0.05 else {
      let square = stiffness / mass * ((1 - ratio) * (1 + ratio))
      return TwoPart(head: square.squareRoot() * TwoPart.quarterTurn.head, tail: 0)
    }
    let square = TwoPart(quotient: stiffness, mass) * TwoPart(oneMinusSquareOf: ratio)
    return square.squareRoot() * .quarterTurn
  }
}

/// What p and q are weighted by in x(t) and in v(t).
@frozen
@usableFromInline
struct SpringWeights: Hashable, Sendable {
  @usableFromInline let pInValue: Double
  @usableFromInline let qInValue: Double
  @usableFromInline let pInVelocity: Double
  @usableFromInline let qInVelocity: Double
}

extension SpringEquation {
  func weights(displacement x: Double, velocity v: Double) -> SpringWeights {
    let pull = square * x
    let (slow, fast) = (v + rate * x, v + head * x)
    switch regime {
    case .underdamped, .critical:
      let divisor = regime == .critical ? 1 : split
      return SpringWeights(
        pInValue: x, qInValue: slow / divisor, pInVelocity: v, qInVelocity: -(rate * v + pull) / divisor)
    case .overdamped where areRootsNear:
      return SpringWeights(
        pInValue: x, qInValue: slow / split, pInVelocity: v, qInVelocity: -(head * v + pull) / split)
    case .overdamped:
      return SpringWeights(
        pInValue: fast / split, qInValue: -slow / split, pInVelocity: -(rate * v + pull) / split,
        qInVelocity: (head * v + pull) / split)
    }
  }

  /// p and q. For times from 0 on, and finite.
  @inlinable @inline(__always)
  func basis(at time: Double) -> (p: Double, q: Double) {
    switch regime {
    case .underdamped: swinging(at: time)
    case .critical: critical(at: time)
    case .overdamped: creeping(at: time)
    }
  }

  @inlinable @inline(__always)
  func swinging(at time: Double) -> (Double, Double) {
    let envelope = exp(-rate * time)
    let phase = phase(at: time)
    return (envelope * phase.cosine, envelope * phase.sine)
  }

  /// The sine and cosine of ω′t, the product taken to some hundred bits: half numbers multiply exactly.
  @inlinable @inline(__always)
  func phase(at time: Double) -> SineAndCosine {
    let early = time.leadingHalf
    return SineAndCosine(quarterTurns: head * early, head * (time - early) + tail * time)
  }

  @inlinable @inline(__always)
  func critical(at time: Double) -> (Double, Double) {
    let envelope = exp(-rate * time)
    return (envelope, envelope * time)
  }

  @inlinable @inline(__always)
  func creeping(at time: Double) -> (Double, Double) {
    let slow = exp(-rate * time)
    return (slow, areRootsNear ? slow * -expm1(-split * time) : exp(-head * time))
  }

  /// Whether a sum of two exponentials would lose digits.
  @inlinable
  var areRootsNear: Bool { split < rate }

  @usableFromInline
  func response(at time: Double) -> SpringResponse {
    guard time > 0 else { return .identity }
    let (p, q) = basis(at: Swift.min(time, Double.extent))
    let (pull, push) = (weights(displacement: 1, velocity: 0), weights(displacement: 0, velocity: 1))
    return SpringResponse(
      displacementFromDisplacement: p * pull.pInValue + q * pull.qInValue,
      displacementFromVelocity: p * push.pInValue + q * push.qInValue,
      velocityFromDisplacement: p * pull.pInVelocity + q * pull.qInVelocity,
      velocityFromVelocity: p * push.pInVelocity + q * push.qInVelocity)
  }
}
