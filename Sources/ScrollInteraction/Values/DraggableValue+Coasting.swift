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
    let since = beginning == .released ? time + feel.releaseLatency : time
    let start = motion.pulledState(at: 0)
    guard elasticity.limits.contains(start.value) else {
      guard let entry = motion.entry else { return follow(stoppedByWalls(motion), from: since) }
      let inside = motion.state(at: entry)
      let coast = law.movement(from: inside.value, velocity: inside.velocity, within: elasticity, feel)
      return follow(.sequence(.scroll(motion), until: entry, coast), from: since)
    }
    follow(law.movement(from: start.value, velocity: velocity, within: elasticity, feel), from: since)
  }

  /// Where it would come to rest if it went on as it does, which a hook is told: without its overshoot of the limits.
  func proposedTarget(at time: Double) -> Double {
    if case .scroll(let motion)? = movement?.motion { return motion.projection.clamped(to: elasticity.limits) }
    return destination(at: time)
  }

  /// Whether it follows a motion that only the caller knows.
  func isFollowingMotion(at time: Double) -> Bool {
    guard case .moving(let movement, let since) = state(at: time),
      case .motion = movement.leg(at: max(0, time - since)).movement
    else { return false }
    return true
  }

  /// Slows down to `target`, within the limits, and lands on it to the last bit, never faster than it sets out.
  ///
  /// Where the velocity leads away from the target, or is too small to get there within a few seconds, a spring takes it
  /// there, which may be faster.
  mutating func decelerate(to target: Double, velocity: Double, feel: ScrollFeel, spring: Spring, at time: Double) {
    let (target, shown) = (target.clamped(to: elasticity.limits), value(at: time))
    // Half as hard as a flick of the rate `.normal` is slowed down: a longer way would take too long.
    let leastResistance = 1.0
    guard !isStretched(at: time), velocity / (target - shown) >= leastResistance else {
      return self.spring(to: target, spring: spring, velocity: velocity, threshold: feel.threshold, at: time)
    }
    follow(.coast(Deceleration(from: shown, to: target, velocity: velocity)), from: time + feel.releaseLatency)
  }
}
