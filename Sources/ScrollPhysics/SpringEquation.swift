#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#else
  public import Darwin
#endif

/// The roots of a spring's equation, worked out once, and the one form in which all three regimes are solved:
///
/// x(t) = m·x₀ + u·(r·x₀ + v₀)/δ and v(t) = w·v₀ − u·(ω₀²·x₀ + r·v₀)/δ, where
///
/// | ζ | r | δ | m | w | u |
/// | --- | --- | --- | --- | --- | --- |
/// | < 1 | β | ω′ | e^(−βt) cos ω′t | m | e^(−βt) sin ω′t |
/// | = 1 | β | 1 | e^(−βt) | m | t·e^(−βt) |
/// | > 1 | s, the slow root | f − s | e^(−st) | e^(−ft) | e^(−st) − e^(−ft) |
///
/// No digits are lost where two regimes meet: u/δ goes to t·e^(−βt) from both sides, the slow root s = ω₀²/f comes
/// without a difference, and that of two exponentials that are near each other comes from `expm1`.
@frozen
@usableFromInline
struct SpringEquation: Hashable, Sendable {
  @usableFromInline let regime: Spring.Regime
  /// ω₀² = k/m.
  @usableFromInline let square: Double
  /// r.
  @usableFromInline let rate: Double
  /// δ.
  @usableFromInline let divisor: Double
  /// ω′ in two parts: its leading 26 bits, and what is left of it to some hundred; 0 from ζ = 1 on.
  @usableFromInline let head: Double
  @usableFromInline let tail: Double
}

extension SpringEquation {
  @usableFromInline
  init(_ spring: Spring) {
    let (mass, stiffness) = (Spring.counted(spring.mass), Spring.counted(spring.stiffness))
    switch spring.regime {
    case .underdamped: self.init(swinging: spring.countedRatio, mass: mass, stiffness: stiffness)
    case .critical: self.init(.critical, square: stiffness / mass, rate: spring.countedRatio, divisor: 1)
    case .overdamped: self.init(creeping: spring.countedRatio, square: stiffness / mass)
    }
  }

  private init(creeping ratio: Double, square: Double) {
    let root = ((ratio - 1) * (ratio + 1)).squareRoot()
    self.init(.overdamped, square: square, rate: 1 / (ratio + root), divisor: 2 * root)
  }

  /// - Parameters:
  ///   - rate: in units of ω₀, as is `divisor`, but for ζ = 1.
  private init(_ regime: Spring.Regime, square: Double, rate: Double, divisor: Double) {
    let frequency = square.squareRoot()
    self.init(
      regime: regime, square: square, rate: rate * frequency,
      divisor: regime == .critical ? 1 : divisor * frequency, head: 0, tail: 0)
  }

  /// ω′² = (k/m)·(1 − ζ²) with the rounding errors of the quotient, the difference, the product and the root kept in a
  /// second number: the phase ω′t grows for ever, and the error of a rounded ω′ would grow with it.
  private init(swinging ratio: Double, mass: Double, stiffness: Double) {
    let square = stiffness / mass
    let squareRest = stiffness.addingProduct(-square, mass) / mass
    let ratioSquare = ratio * ratio
    let rounded = 1 - ratioSquare
    let lost = ((1 - rounded) - ratioSquare) - (-ratioSquare).addingProduct(ratio, ratio)
    let part = rounded + lost
    let partRest = lost - (part - rounded)
    let product = square * part
    let productRest = (-product).addingProduct(square, part) + (square * partRest + squareRest * part)
    let frequency = product.squareRoot()
    let frequencyRest = (product.addingProduct(-frequency, frequency) + productRest) / (2 * frequency)
    let head = frequency.leadingHalf
    self.init(
      regime: .underdamped, square: square, rate: ratio * square.squareRoot(), divisor: frequency, head: head,
      tail: (frequency - head) + frequencyRest)
  }
}

extension Double {
  /// The leading 26 bits: the product of two such numbers is exact.
  @inlinable
  var leadingHalf: Double { Double(bitPattern: bitPattern & ~0x7ff_ffff) }
}

/// m, w and u of `SpringEquation` at one time.
@frozen
@usableFromInline
struct SpringBasis {
  @usableFromInline let m: Double
  @usableFromInline let w: Double
  @usableFromInline let u: Double

  @inlinable
  init(m: Double, w: Double, u: Double) {
    self.m = m
    self.w = w
    self.u = u
  }
}

extension SpringEquation {
  /// - Parameter time: at least 0 and finite.
  @inlinable @inline(__always)
  func basis(at time: Double) -> SpringBasis {
    switch regime {
    case .underdamped: swinging(at: time)
    case .critical: critical(at: time)
    case .overdamped: creeping(at: time)
    }
  }

  @inlinable @inline(__always)
  func swinging(at time: Double) -> SpringBasis {
    let envelope = exp(-rate * time)
    let phase = phase(at: time)
    return SpringBasis(m: envelope * phase.cosine, w: envelope * phase.cosine, u: envelope * phase.sine)
  }

  /// The sine and cosine of ω′t, the product taken to some hundred bits.
  @inlinable @inline(__always)
  func phase(at time: Double) -> SineAndCosine {
    let early = time.leadingHalf
    let (large, small) = (head * early, head * (time - early))
    let angle = large + small
    return SineAndCosine(of: angle, rest: ((large - angle) + small) + tail * time)
  }

  @inlinable @inline(__always)
  func critical(at time: Double) -> SpringBasis {
    let envelope = exp(-rate * time)
    return SpringBasis(m: envelope, w: envelope, u: envelope * time)
  }

  @inlinable @inline(__always)
  func creeping(at time: Double) -> SpringBasis {
    let slow = exp(-rate * time)
    let apart = divisor * time
    guard apart < 0.5 else {
      let fast = exp(-(rate + divisor) * time)
      return SpringBasis(m: slow, w: fast, u: slow - fast)
    }
    let lag = expm1(-apart)
    return SpringBasis(m: slow, w: slow * (1 + lag), u: slow * -lag)
  }

  @inlinable
  func response(at time: Double) -> SpringResponse {
    guard time > 0 else { return .identity }
    let basis = basis(at: Swift.min(time, Double.extent))
    let (mixed, velocityShare) = (basis.u * (rate / divisor), basis.u / divisor)
    return SpringResponse(
      displacementFromDisplacement: basis.m + mixed, displacementFromVelocity: velocityShare,
      velocityFromDisplacement: -square * velocityShare, velocityFromVelocity: basis.w - mixed)
  }
}
