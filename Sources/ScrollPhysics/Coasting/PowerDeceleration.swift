internal import CScrollMath

/// A deceleration whose velocity falls as a power of the remaining time: v(t) = v₀·(1 − t/T)^(n−1).
///
/// The motion is at rest after T = (|v₀|/a)^(1/(n−1)). Its position is x(t) = x₀ + v₀·T/n·(1 − (1 − t/T)^n). The
/// deceleration depends on the velocity alone: v′ = −(n − 1)·a^(1/(n−1))·|v|^((n−2)/(n−1)). So a new motion from any
/// point of the path continues the same path.
package struct PowerDeceleration: CoastingMotion, StatefulMotion, Hashable {
  /// The starting position x₀, in points.
  package let from: Double
  package let duration: Double
  package let destination: Double
  private let velocity: Double
  private let exponent: Double

  /// Creates a deceleration from a position, in points, and a velocity, in pt/s, with the numbers of the law.
  package init(from: Double, velocity: Double, exponent: Double, scale: Double) {
    (self.from, self.velocity) = (from.bounded, velocity.bounded)
    self.exponent = exponent > 1.01 ? min(exponent, 1000) : 1.01
    duration = pow(abs(self.velocity) / scale.positive, 1 / (self.exponent - 1)).bounded
    destination = (self.from + (self.velocity * duration / self.exponent).bounded).bounded
  }

  package func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: velocity) }
    let left = 1 - time / duration
    let factor = pow(left, exponent - 1)
    return MotionState(value: from + (destination - from) * (1 - factor * left), velocity: velocity * factor)
  }

  /// Returns the time at which the motion reaches `value`: T·(1 − (1 − (x − x₀)/(X − x₀))^(1/n)); `nil` if never.
  package func duration(to value: Double) -> Double? {
    if value == destination { return duration }
    let part = (value.bounded - from) / (destination - from)
    guard part >= 0, part < 1 else { return nil }
    return min(duration, -duration * expm1(log1p(-part) / exponent))
  }
}
