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
    let motion = scrollMotion(showing: value(at: time), velocity: velocity, feel, beginning)
    let since = beginning == .released ? time + feel.releaseLatency : time
    let start = motion.state(at: 0)
    guard elasticity.limits.contains(start.value) else {
      guard let entry = motion.entry else { return follow(stoppedByWalls(motion), from: since) }
      let inside = motion.state(at: entry)
      let coast = coasting(by: law, from: inside.value, velocity: inside.velocity, feel)
      return follow(.sequence(.scroll(motion), until: entry, coast), from: since)
    }
    follow(coasting(by: law, from: start.value, velocity: velocity, feel), from: since)
  }

  private func coasting(
    by law: DecelerationLaw, from start: Double, velocity: Double, _ feel: ScrollFeel
  ) -> Movement {
    let coast = law.motion(from: start, velocity: velocity)
    let bound = coast.destination.clamped(to: elasticity.limits)
    guard bound != coast.destination, let crossing = coast.duration(to: bound), crossing < coast.duration else {
      return bound == coast.destination ? .motion(coast) : .rest(bound)
    }
    if elasticity.isWall(at: bound) { return .sequence(.motion(coast), until: crossing, .rest(bound)) }
    let bounce = ScrollMotion(
      from: bound, velocity: coast.velocity(at: crossing), limits: elasticity.limits, feel: feel, beginning: .continued)
    return .sequence(.motion(coast), until: crossing, .scroll(bounce))
  }

  /// Where it would come to rest if it went on as it does, which a hook is told: without its overshoot of the limits.
  func proposedTarget(at time: Double) -> Double {
    if case .scroll(let motion)? = movement?.motion { return motion.projection.clamped(to: elasticity.limits) }
    return destination(at: time)
  }

  /// Whether it coasts by a law of its own, or is to.
  func isCoastingByLaw(at time: Double) -> Bool {
    guard case .moving(let movement, let since) = state(at: time),
      case .motion(let motion) = movement.leg(at: max(0, time - since)).movement
    else { return false }
    return motion.isCoasting
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
