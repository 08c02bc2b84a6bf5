extension DraggableValue {
  /// Where the value is on its way to, if a program or a wheel sent it there; else where it is, within its limits.
  func glideTarget(at time: Double) -> Double {
    if case .moving(let movement, let since) = state(at: time), case .spring = movement.leg(at: time - since).movement {
      return movement.destination.clamped(to: elasticity.limits)
    }
    return value(at: time).clamped(to: elasticity.limits)
  }

  /// Goes to `target`, within the limits, without going past it: its velocity is kept as far as a spring that is
  /// critically damped can take it up.
  mutating func glide(to target: Double, spring: Spring, threshold: Double, at time: Double) {
    let target = target.clamped(to: elasticity.limits)
    let distance = target - value(at: time)
    guard distance != 0 || isMoving(at: time) else { return }
    let speed = velocity(at: time)
    let most = spring.naturalFrequency * abs(distance)
    let isTowards = speed * distance > 0
    self.spring(
      to: target, spring: spring, velocity: isTowards ? speed.clamped(to: -most...most) : speed,
      threshold: threshold, at: time)
  }

  /// Is where fingers on a touchpad have it until they lift, and then goes on with their velocity.
  ///
  /// - Parameter raw: where they have taken it, without the resistance of the rubber band.
  mutating func hold(raw: Double, until lift: Double, velocity: Double, feel: ScrollFeel, at time: Double) {
    let shown = elasticity.banded(raw)
    let own = feel.releasesWithFingerVelocity ? velocity : velocity * elasticity.bandSlope(at: raw)
    let motion = scrollMotion(showing: shown, velocity: own, feel, .released)
    let hold = Movement.rest(elasticity.uncontained(shown))
    follow(.relay(hold, until: max(0, lift - time), stopped(motion)), from: time)
  }

  /// What is planned for when the fingers that hold it lift, and how long until then; `nil` where none hold it.
  func planAfterHold(at time: Double) -> (motion: ScrollMotion, wait: Double)? {
    guard case .relay(.rest, let until, let next)? = movement?.motion, let since = movement?.since,
      time < since + until, case .scroll(let motion) = next.leg(at: 0).movement
    else { return nil }
    return (motion, since + until - time)
  }

  /// Plans anew what comes after the fingers have lifted, from where the value is shown.
  mutating func replan(
    _ plan: (motion: ScrollMotion, wait: Double), showing shown: Double, feel: ScrollFeel, at time: Double
  ) {
    let velocity = plan.motion.velocity(at: 0)
    let hold = Movement.rest(elasticity.uncontained(shown))
    let next = stopped(scrollMotion(showing: shown, velocity: velocity, feel, .continued))
    follow(.relay(hold, until: plan.wait, next), from: time)
  }
}
