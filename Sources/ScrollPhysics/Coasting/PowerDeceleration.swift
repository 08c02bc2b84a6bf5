internal import CScrollMath

/// A flick whose velocity falls as a power of the time that is left: v(t) = v₀·(1 − t/T)^(n−1), at rest after
/// T = (|v₀|/a)^(1/(n−1)).
///
/// Its integral is x(t) = x₀ + v₀·T/n·(1 − (1 − t/T)^n). The deceleration depends on nothing but the velocity, so a motion
/// that is begun anew from where it is goes on as it would have: v′ = −(n − 1)·a^(1/(n−1))·|v|^((n−2)/(n−1)).
///
/// A Mac coasts so, with n = 4 and a = 4000 pt/s (``ScrollFeel/appkit``), and Flutter where nothing moves past an end, with
/// n = ln 0.78/ln 0.9 (``ScrollFeel/flutterClamping``).
public struct PowerDeceleration: CoastingMotion, Hashable {
  /// x₀ in points.
  public let from: Double
  public let duration: Double
  public let destination: Double
  private let velocity: Double
  private let exponent: Double

  /// - Parameters:
  ///   - from: x₀ in points.
  ///   - velocity: v₀ in pt/s.
  ///   - exponent: n, above 1; what is not counts as 1.01, and more than 1000 as 1000.
  ///   - scale: a in pt/s, the velocity that takes a second to come to rest; above 0.
  public init(from: Double, velocity: Double, exponent: Double, scale: Double) {
    self.from = from.bounded
    self.velocity = velocity.bounded
    self.exponent = exponent > 1.01 ? min(exponent, 1000) : 1.01
    duration = pow(abs(self.velocity) / scale.positive, 1 / (self.exponent - 1)).bounded
    destination = (self.from + (self.velocity * duration / self.exponent).bounded).bounded
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

  /// t = T·(1 − (1 − (x − x₀)/(X − x₀))^(1/n)); `nil` for what it never reaches.
  public func duration(to value: Double) -> Double? {
    if value == destination { return duration }
    let part = (value.bounded - from) / (destination - from)
    guard part >= 0, part < 1 else { return nil }
    return min(duration, -duration * expm1(log1p(-part) / exponent))
  }
}
