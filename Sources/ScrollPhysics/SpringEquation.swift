#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#else
  public import Darwin
#endif

/// The roots of a spring's equation, worked out once.
@frozen
@usableFromInline
struct SpringEquation: Hashable, Sendable {
  @usableFromInline let regime: Spring.Regime
  /// ω₀² = k/m.
  @usableFromInline let square: Double
  /// ζ < 1: β · ζ = 1: β · ζ > 1: the slow rate.
  @usableFromInline let decay: Double
  /// ζ < 1: ω′ · ζ > 1: what the fast rate exceeds the slow one by.
  @usableFromInline let split: Double

  @inlinable
  init(_ spring: Spring) {
    square = Spring.counted(spring.stiffness) / Spring.counted(spring.mass)
    let frequency = square.squareRoot()
    let ratio = spring.countedRatio
    let root = abs((1 - ratio) * (1 + ratio)).squareRoot()
    if abs(ratio - 1) <= 1e-15 {
      (regime, decay, split) = (.critical, frequency, 0)
    } else if ratio < 1 {
      (regime, decay, split) = (.underdamped, ratio * frequency, root * frequency)
    } else {
      (regime, decay, split) = (.overdamped, frequency / (ratio + root), 2 * root * frequency)
    }
  }

  @inlinable
  func response(at time: Double) -> SpringResponse {
    guard time > 0 else { return .identity }
    switch regime {
    case .underdamped: return underdamped(at: time)
    case .critical: return critical(at: time)
    case .overdamped: return overdamped(at: time)
    }
  }

  @inlinable
  func underdamped(at time: Double) -> SpringResponse {
    let envelope = exp(-decay * time)
    let (cosine, sine) = (envelope * cos(split * time), envelope * (sin(split * time) / split))
    return assembled(cosine + decay * sine, sine, cosine - decay * sine)
  }

  @inlinable
  func critical(at time: Double) -> SpringResponse {
    let envelope = exp(-decay * time)
    let sine = envelope == 0 ? 0 : envelope * time
    return assembled(envelope + decay * sine, sine, envelope - decay * sine)
  }

  @inlinable
  func overdamped(at time: Double) -> SpringResponse {
    let slow = exp(-decay * time)
    let fast = exp(-(decay + split) * time)
    let apart = split * time
    let sine = apart < 0.5 ? slow * (-expm1(-apart) / split) : (slow - fast) / split
    return assembled(slow + decay * sine, sine, fast - decay * sine)
  }

  @inlinable
  func assembled(_ a: Double, _ b: Double, _ d: Double) -> SpringResponse {
    SpringResponse(
      displacementFromDisplacement: a, displacementFromVelocity: b, velocityFromDisplacement: -square * b,
      velocityFromVelocity: d)
  }

  var overshoot: Double { regime == .underdamped ? exp(-.pi * decay / split) : 0 }
}
