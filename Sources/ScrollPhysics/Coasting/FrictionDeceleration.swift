internal import CScrollMath

/// A deceleration by two frictions, one in proportion to the velocity and one constant: v′ = −(γ·v + c).
///
/// With w = c/γ, v(t) = (v₀ + w)·e^(−γt) − w, at rest after T = ln(1 + v₀/w)/γ, and
/// x(t) = x₀ + (v₀ + w)·(1 − e^(−γt))/γ − w·t. Negative velocities are mirrored.
package struct FrictionDeceleration: CoastingMotion, StatefulMotion, Hashable {
  /// The starting position x₀, in points.
  package let from: Double
  package let duration: Double
  package let destination: Double
  private let resistance: Double
  /// The velocity w, in pt/s.
  private let dryVelocity: Double
  /// The speed |v₀|, at most the greatest velocity.
  private let speed: Double
  /// The ratio of v₀ to `speed`.
  private let factor: Double

  /// Creates a deceleration from a position, in points, and a velocity, in pt/s, with the numbers of the law.
  package init(
    from: Double, velocity: Double, resistance: Double, drag: Double, greatestVelocity: Double = .infinity
  ) {
    (self.from, self.resistance) = (from.bounded, max(resistance.bounded, 1e-30))
    dryVelocity = max(drag.bounded, 1e-30) / self.resistance
    speed = min(abs(velocity.bounded), greatestVelocity.positive)
    factor = speed > 0 ? velocity.bounded / speed : 0
    duration = (log1p(speed / dryVelocity) / self.resistance).bounded
    let range = speed / self.resistance - dryVelocity * duration
    destination = (self.from + (factor * max(0, range)).bounded).bounded
  }

  package func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    let path = path(at: max(0, time))
    return MotionState(value: from + factor * path.value, velocity: factor * path.velocity)
  }

  /// Returns the time at which the motion reaches `value`; `nil` if it never does. Uses Newton's iteration from the
  /// start, which never overshoots, since the velocity only falls.
  package func duration(to value: Double) -> Double? {
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
