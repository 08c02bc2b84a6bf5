extension DraggableValue {
  /// Coasts by `law`, or by the feel where there is none, and bounces between the limits, as content that was released.
  ///
  /// - Parameters:
  ///   - law: how it slows down.
  ///   - velocity: in points per second; beyond a limit as ``ScrollMotion`` takes it.
  ///   - feel: the springs at the limits, and what a release is like.
  ///   - time: in the caller's clock.
  mutating func coast(
    by law: DecelerationLaw?, velocity: Double, feel: ScrollFeel, at time: Double, beginning: ScrollMotion.Beginning
  ) {
    let movement = coasting(by: law, showing: pulledValue(at: time), velocity: velocity, feel, beginning)
    begin(movement, feel, beginning, at: time)
  }

  /// The movement of content that is shown at `shown` and coasts so.
  func coasting(
    by law: DecelerationLaw?, showing shown: Double, velocity: Double, _ feel: ScrollFeel,
    _ beginning: ScrollMotion.Beginning
  ) -> Movement {
    let motion = scrollMotion(showing: shown, velocity: velocity, feel, beginning)
    guard let law else { return stoppedByWalls(motion) }
    let start = motion.pulledState(at: 0).value
    if elasticity.limits.contains(start) {
      let speed = feel.coastingVelocity(of: velocity, beginning)
      return law.movement(from: start, velocity: speed, within: elasticity, feel)
    }
    guard let entry = motion.entry else { return stoppedByWalls(motion) }
    let inside = motion.state(at: entry)
    let coast = law.movement(from: inside.value, velocity: inside.velocity, within: elasticity, feel)
    return .sequence(.scroll(motion), until: entry, coast)
  }

  /// Changes the limits of content that coasts by `law` or by the feel: what was released goes on by the law, and what rests
  /// or was sent to a place does so within the new limits.
  mutating func setElasticity(
    _ new: ElasticLimits, coastingBy law: DecelerationLaw?, isReleased: Bool, feel: ScrollFeel, at time: Double,
    leavesBehind: Bool = false
  ) {
    let (isCoasting, speed) = (isFollowingMotion(at: time), velocity(at: time))
    let wasBouncing = phase(at: time) == .bouncing
    setElasticity(new, at: time, leavesBehind: leavesBehind)
    stayWithinLimits(threshold: feel.threshold, at: time)
    let coastsOn = wasBouncing && phase(at: time) == .decelerating
    if isReleased, isCoasting || coastsOn, let law {
      coast(by: law, velocity: speed, feel: feel, at: time, beginning: .continued)
    }
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

  /// Follows any motion from `time` on, and where that ends elsewhere, goes on to `place` by a spring.
  mutating func follow(
    _ motion: some Motion, endingAt place: Double, spring: Spring, threshold: Double, from time: Double
  ) {
    let movement = Movement.motion(AnyMotion(motion))
    guard motion.destination != place else { return follow(movement, from: time) }
    let last = SpringMotion(from: motion.destination, to: place, spring: spring, threshold: threshold)
    follow(
      .sequence(movement, until: motion.duration, elasticity.edge.isStill ? .rest(place) : .spring(last)), from: time)
  }
}

extension ScrollFeel {
  /// What a velocity counts as for content that coasts by a law: that of a finger is the feel's to say.
  func coastingVelocity(of velocity: Double, _ beginning: ScrollMotion.Beginning) -> Double {
    guard beginning == .released else { return velocity }
    let greatest = max(0, greatestVelocity)
    return abs(velocity) < startingVelocity ? 0 : velocity.clamped(to: -greatest...greatest)
  }
}

extension SnapFeel {
  /// Where a velocity, in points per second, would carry something from `value`: by a law, or by the rate.
  func projection(from value: Double, velocity: Double, _ law: DecelerationLaw?) -> Double {
    law?.destination(from: value, velocity: velocity) ?? project(value, velocity: velocity, rate: decelerationRate)
  }
}
