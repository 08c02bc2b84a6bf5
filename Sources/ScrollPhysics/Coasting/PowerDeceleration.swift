internal import CScrollMath

/// A deceleration whose velocity falls as a power of the remaining time: v(t) = v₀·(1 − t/T)^(n−1).
///
/// The motion is at rest after T = (|v₀|/a)^(1/(n−1)). Its position is x(t) = x₀ + v₀·T/n·(1 − (1 − t/T)^n). The
/// deceleration depends on the velocity alone: v′ = −(n − 1)·a^(1/(n−1))·|v|^((n−2)/(n−1)). So a new motion from any
/// point of the path continues the same path.
///
/// A Mac decelerates by this law with n = 4 and a = 4000 pt/s (``ScrollFeel/appkit``). Flutter's clamping physics has
/// n = ln 0.78/ln 0.9 (``ScrollFeel/flutterClamping``).
public struct PowerDeceleration: CoastingMotion, Hashable {
  /// The starting position x₀, in points.
  public let from: Double
  public let duration: Double
  public let destination: Double
  package let velocity: Double
  package let exponent: Double

  /// Creates a deceleration from a position and a velocity.
  ///
  /// - Parameters:
  ///   - from: the starting position x₀, in points.
  ///   - velocity: the initial velocity v₀, in pt/s.
  ///   - exponent: n, above 1. Below 1.01, or NaN, it is read as 1.01; above 1000 as 1000.
  ///   - scale: a, the velocity in pt/s that takes one second to come to rest; above 0.
  public init(from: Double, velocity: Double, exponent: Double, scale: Double) {
    let (velocity, exponent) = (velocity.bounded, exponent > 1.01 ? min(exponent, 1000) : 1.01)
    self.init(
      from: from.bounded, velocity: velocity, exponent: exponent,
      duration: pow(abs(velocity) / scale.positive, 1 / (exponent - 1)).bounded)
  }

  /// Creates the deceleration that has these numbers.
  package init(from: Double, velocity: Double, exponent: Double, duration: Double) {
    (self.from, self.velocity) = (from, velocity)
    (self.exponent, self.duration) = (exponent, duration)
    destination = (from + (velocity * duration / exponent).bounded).bounded
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: velocity) }
    let left = 1 - time / duration
    let factor = pow(left, exponent - 1)
    return MotionState(value: from + (destination - from) * (1 - factor * left), velocity: velocity * factor)
  }

  /// Returns the time at which the motion reaches `value`: T·(1 − (1 − (x − x₀)/(X − x₀))^(1/n)); `nil` if never.
  public func duration(to value: Double) -> Double? {
    if value == destination { return duration }
    let part = (value.bounded - from) / (destination - from)
    guard part >= 0, part < 1 else { return nil }
    return min(duration, -duration * expm1(log1p(-part) / exponent))
  }
}
