extension DraggableValue {
  /// Decelerates by `law`, or by the feel if there is none, and bounces between the limits.
  ///
  /// - Parameters:
  ///   - law: The deceleration law; `nil` for the feel's.
  ///   - velocity: The velocity in points per second. Past a limit, the same as in ``ScrollMotion``.
  ///   - feel: The springs at the limits, and the rules for a release.
  ///   - time: The time in the caller's clock.
  mutating func coast(
    by law: DecelerationLaw?, velocity: Double, feel: ScrollFeel, at time: Double, beginning: ScrollMotion.Beginning
  ) {
    let movement = coasting(by: law, showing: pulledValue(at: time), velocity: velocity, feel, beginning)
    begin(movement, feel, beginning, at: time)
  }

  /// Returns the movement of content at `shown` that decelerates by `law` or by the feel.
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

  /// Changes the limits of content that decelerates by `law` or by the feel. Released content continues by the law.
  /// Content at rest, or on its way to a target, stays within the new limits.
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

  /// Returns the value at which the motion will rest, without overshoot of the limits, for the hook at a release.
  func proposedTarget(at time: Double) -> Double {
    if case .scroll(let motion)? = movement?.motion { return motion.projection.clamped(to: elasticity.limits) }
    return target(at: time)
  }

  /// Returns the part of the movement that is active at `time`; `nil` at rest and during a drag.
  func leg(at time: Double) -> Movement? {
    guard case .moving(let movement, let since) = state(at: time) else { return nil }
    return movement.leg(at: max(0, time - since)).movement
  }

  /// Returns whether the value follows a motion of the caller's or of a deceleration law.
  func isFollowingMotion(at time: Double) -> Bool {
    if case .motion? = leg(at: time) { true } else { false }
  }

  /// Decelerates to `target`, clamped to the limits, and lands exactly there. Never exceeds its initial velocity.
  ///
  /// A spring moves the value instead, possibly faster, if the value is stretched, if the velocity leads away from the
  /// target, or if the target is more than a second away at this velocity.
  mutating func decelerate(
    to target: Double, velocity: Double, feel: ScrollFeel, spring: Spring,
    _ beginning: ScrollMotion.Beginning = .released, at time: Double
  ) {
    let (target, shown) = (target.clamped(to: elasticity.limits), value(at: time))
    // Half the resistance of the rate `.normal`: a longer distance would take too long.
    let leastResistance = 1.0
    guard !isStretched(at: time), velocity / (target - shown) >= leastResistance else {
      return self.spring(to: target, spring: spring, velocity: velocity, threshold: feel.threshold, at: time)
    }
    let motion = Deceleration(from: shown, to: target, velocity: velocity, threshold: feel.threshold)
    begin(.coast(motion), feel, beginning, at: time)
  }

  /// Follows `motion` from `time` on. If it ends elsewhere, a spring continues to `place`, or a jump at a still edge.
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
  /// Returns the velocity with which content coasts by a law: for a release, bounded by the feel.
  func coastingVelocity(of velocity: Double, _ beginning: ScrollMotion.Beginning) -> Double {
    guard beginning == .released else { return velocity }
    let greatest = max(0, greatestVelocity)
    return abs(velocity) < startingVelocity ? 0 : velocity.clamped(to: -greatest...greatest)
  }
}

extension SnapFeel {
  /// Returns the value at which `velocity`, in points per second, ends from `value`: by `law`, or by the feel's rate.
  func projection(from value: Double, velocity: Double, _ law: DecelerationLaw?) -> Double {
    law?.destination(from: value, velocity: velocity) ?? project(value, velocity: velocity, rate: decelerationRate)
  }
}
