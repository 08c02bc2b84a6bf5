internal import CScrollMath

/// A flick that two frictions slow down, one in proportion to its velocity and one that is the same at any: v′ = −(γ·v + c).
///
/// With w = c/γ, v(t) = (v₀ + w)·e^(−γt) − w until it is at rest after T = ln(1 + v₀/w)/γ, and
/// x(t) = x₀ + (v₀ + w)·(1 − e^(−γt))/γ − w·t; for negative velocities mirrored.
///
/// Chromium's fling is this one with γ = 3.7 s⁻¹ and w = 172 pt/s (``ScrollFeel/chromium``). It has a greatest velocity: a
/// faster one takes no longer, and moves by as much more at any time as it is faster.
public struct FrictionDeceleration: CoastingMotion, Hashable {
  /// x₀ in points.
  public let from: Double
  public let duration: Double
  public let destination: Double
  private let resistance: Double
  /// w in pt/s.
  private let dryVelocity: Double
  /// |v₀|, the greatest velocity at most.
  private let speed: Double
  /// v₀ by that.
  private let factor: Double

  /// - Parameters:
  ///   - from: x₀ in points.
  ///   - velocity: v₀ in pt/s.
  ///   - resistance: γ in 1/s; above 0.
  ///   - drag: c in pt/s²; above 0.
  ///   - greatestVelocity: in pt/s; infinite for none.
  public init(
    from: Double, velocity: Double, resistance: Double, drag: Double, greatestVelocity: Double = .infinity
  ) {
    let (resistance, velocity) = (max(resistance.bounded, 1e-30), velocity.bounded)
    let speed = min(abs(velocity), greatestVelocity.positive)
    self.init(
      from: from.bounded, speed: speed, factor: speed > 0 ? velocity / speed : 0, resistance: resistance,
      dryVelocity: max(drag.bounded, 1e-30) / resistance)
  }

  private init(from: Double, speed: Double, factor: Double, resistance: Double, dryVelocity: Double) {
    (self.from, self.speed, self.factor) = (from, speed, factor)
    (self.resistance, self.dryVelocity) = (resistance, dryVelocity)
    duration = (log1p(speed / dryVelocity) / resistance).bounded
    let range = speed / resistance - dryVelocity * duration
    destination = (from + (factor * max(0, range)).bounded).bounded
  }

  /// What is left of it at `time`, with a time of its own.
  func rest(at time: Double) -> FrictionDeceleration {
    let state = path(at: max(0, min(time, duration)))
    return FrictionDeceleration(
      from: from + factor * state.value, speed: state.velocity, factor: factor, resistance: resistance,
      dryVelocity: dryVelocity)
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    let path = path(at: max(0, time))
    return MotionState(value: from + factor * path.value, velocity: factor * path.velocity)
  }

  /// Found by Newton's iteration from the beginning, which never passes it, since the velocity only falls; `nil` for what it
  /// never reaches.
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

  /// Without the factor and the sign.
  private func path(at time: Double) -> MotionState {
    let decayed = -expm1(-resistance * time)
    return MotionState(
      value: (speed + dryVelocity) * decayed / resistance - dryVelocity * time,
      velocity: max(0, speed - (speed + dryVelocity) * decayed))
  }
}
