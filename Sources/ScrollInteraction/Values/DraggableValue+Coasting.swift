extension DraggableValue {
  /// Coasts by `law` and bounces between the limits, as content that was released.
  ///
  /// - Parameters:
  ///   - law: how it slows down.
  ///   - velocity: in points per second; beyond a limit as ``ScrollMotion`` takes it.
  ///   - feel: the springs at the limits, and what a release is like.
  ///   - time: in the caller's clock.
  mutating func coast(
    by law: DecelerationLaw, velocity: Double, feel: ScrollFeel, at time: Double, beginning: ScrollMotion.Beginning
  ) {
    let motion = scrollMotion(showing: pulledValue(at: time), velocity: velocity, feel, beginning)
    let start = motion.pulledState(at: 0)
    guard elasticity.limits.contains(start.value) else {
      guard let entry = motion.entry else { return begin(stoppedByWalls(motion), feel, beginning, at: time) }
      let inside = motion.state(at: entry)
      let coast = law.movement(from: inside.value, velocity: inside.velocity, within: elasticity, feel)
      return begin(.sequence(.scroll(motion), until: entry, coast), feel, beginning, at: time)
    }
    // What a finger's velocity counts as is the feel's to say, how it slows down the law's.
    let isPlaced = beginning == .released && abs(velocity) < feel.startingVelocity
    let greatest = beginning == .released ? max(0, feel.greatestVelocity) : .infinity
    let speed = isPlaced ? 0 : velocity.clamped(to: -greatest...greatest)
    begin(law.movement(from: start.value, velocity: speed, within: elasticity, feel), feel, beginning, at: time)
  }

  /// Where it would come to rest if it went on as it does, which a hook is told: without its overshoot of the limits.
  func proposedTarget(at time: Double) -> Double {
    if case .scroll(let motion)? = movement?.motion { return motion.projection.clamped(to: elasticity.limits) }
    return destination(at: time)
  }

  /// What moves it at `time`; `nil` at rest and in a drag.
  func leg(at time: Double) -> Movement? {
    guard case .moving(let movement, let since) = state(at: time) else { return nil }
    return movement.leg(at: max(0, time - since)).movement
  }

  /// Whether it follows a motion that only the caller knows.
  func isFollowingMotion(at time: Double) -> Bool {
    if case .motion? = leg(at: time) { true } else { false }
  }

  /// Whether a program, a wheel or a hook has sent it to where it goes.
  func isSent(at time: Double) -> Bool {
    switch leg(at: time) {
    case .spring?, .ease?, .coast?: true
    default: false
    }
  }

  /// Slows down to `target`, within the limits, and lands on it to the last bit, never faster than it sets out.
  ///
  /// Where the velocity leads away from the target, or is less than one by which it would be there in a second, a spring
  /// takes it there, which may be faster.
  mutating func decelerate(
    to target: Double, velocity: Double, feel: ScrollFeel, spring: Spring,
    _ beginning: ScrollMotion.Beginning = .released, at time: Double
  ) {
    let (target, shown) = (target.clamped(to: elasticity.limits), value(at: time))
    // Half as hard as a flick of the rate `.normal` is slowed down: a longer way would take too long.
    let leastResistance = 1.0
    guard !isStretched(at: time), velocity / (target - shown) >= leastResistance else {
      return self.spring(to: target, spring: spring, velocity: velocity, threshold: feel.threshold, at: time)
    }
    let motion = Deceleration(from: shown, to: target, velocity: velocity, threshold: feel.threshold)
    begin(.coast(motion), feel, beginning, at: time)
  }
}
