internal import CScrollMath

/// A deceleration by two frictions, one in proportion to the velocity and one constant: v′ = −(γ·v + c).
///
/// With w = c/γ, v(t) = (v₀ + w)·e^(−γt) − w, at rest after T = ln(1 + v₀/w)/γ, and
/// x(t) = x₀ + (v₀ + w)·(1 − e^(−γt))/γ − w·t. Negative velocities are mirrored.
///
/// Chromium's fling is this law with γ = 3.7 s⁻¹ and w = 172 pt/s (``ScrollFeel/chromium``). A velocity k times the
/// greatest one takes no longer: it moves along the path of the greatest one, k times as far.
public struct FrictionDeceleration: CoastingMotion, Hashable {
  /// The starting position x₀, in points.
  public let from: Double
  public let duration: Double
  public let destination: Double
  package let resistance: Double
  /// The velocity w, in pt/s.
  package let dryVelocity: Double
  /// The speed |v₀|, at most the greatest velocity.
  package let speed: Double
  /// The ratio of v₀ to `speed`.
  package let factor: Double

  /// Creates a deceleration from a position and a velocity.
  ///
  /// - Parameters:
  ///   - from: the starting position x₀, in points.
  ///   - velocity: the initial velocity v₀, in pt/s.
  ///   - resistance: γ in 1/s; above 0.
  ///   - drag: c in pt/s²; above 0.
  ///   - greatestVelocity: the greatest velocity, in pt/s; infinite for none.
  public init(
    from: Double, velocity: Double, resistance: Double, drag: Double, greatestVelocity: Double = .infinity
  ) {
    let (resistance, velocity) = (max(resistance.bounded, 1e-30), velocity.bounded)
    let speed = min(abs(velocity), greatestVelocity.positive)
    self.init(
      from: from.bounded, speed: speed, factor: speed > 0 ? velocity / speed : 0, resistance: resistance,
      dryVelocity: max(drag.bounded, 1e-30) / resistance)
  }

  /// Creates the deceleration that has these numbers.
  package init(from: Double, speed: Double, factor: Double, resistance: Double, dryVelocity: Double) {
    (self.from, self.speed, self.factor) = (from, speed, factor)
    (self.resistance, self.dryVelocity) = (resistance, dryVelocity)
    duration = (log1p(speed / dryVelocity) / resistance).bounded
    let range = speed / resistance - dryVelocity * duration
    destination = (from + (factor * max(0, range)).bounded).bounded
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    let path = path(at: max(0, time))
    return MotionState(value: from + factor * path.value, velocity: factor * path.velocity)
  }

  /// Returns the time at which the motion reaches `value`; `nil` if it never does. Uses Newton's iteration from the
  /// start, which never overshoots, since the velocity only falls.
  public func duration(to value: Double) -> Double? {
    if value == destination { return duration }
    let part = (value.bounded - from) / (destination - from)
    guard part >= 0, part < 1 else { return nil }
    let distance = (value.bounded - from) / factor
    var time = 0.0
    for _ in 0..<64 {
      let path = path(at: time)
      let step = (distance - path.value) / path.velocity
      guard step > 0, time + step > time, step < .infinity else { break }
      time += step
    }
    return min(time, duration)
  }

  /// Returns the path from 0, without sign and `factor`.
  private func path(at time: Double) -> MotionState {
    let decayed = -expm1(-resistance * time)
    return MotionState(
      value: (speed + dryVelocity) * decayed / resistance - dryVelocity * time,
      velocity: max(0, speed - (speed + dryVelocity) * decayed))
  }
}
