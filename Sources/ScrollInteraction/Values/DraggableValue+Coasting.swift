extension DraggableValue {
  /// Changes the limits of content that a program, a key or a release has moved. Content at rest, or on its way to a
  /// target, stays within the new limits.
  mutating func setElasticity(
    _ new: ElasticLimits, threshold: Double, at time: Double, leavesBehind: Bool = false
  ) {
    setElasticity(new, at: time, leavesBehind: leavesBehind)
    stayWithinLimits(threshold: threshold, at: time)
  }

  /// Scrolls by a motion that was planned elsewhere, shifted by a distance, within these limits and their edges.
  ///
  /// A motion that was planned for them keeps its path to the last bit.
  mutating func scroll(by motion: ScrollMotion, shiftedBy distance: Double = 0, at time: Double) {
    let fits = motion.limits == elasticity.limits && motion.feel == elasticity.adapted(motion.feel)
    var start = motion.pulledState(at: 0)
    start.value += distance
    follow(
      fits && distance == 0 ? stoppedByWalls(motion) : scrolling(motion, motion.feel, after: 0, from: start),
      from: time)
  }

  /// Returns the value at which the motion will rest, without overshoot of the limits, for the hook at a release.
  func proposedTarget(at time: Double) -> Double {
    if case .scroll(let motion)? = movement?.motion { return motion.projection.clamped(to: elasticity.limits) }
    return target(at: time)
  }

  /// Returns the part of the movement that is active at `time`, and the time since its start; `nil` at rest and during
  /// a drag.
  func activePart(at time: Double) -> (motion: Movement, elapsed: Double)? {
    guard case .moving(let movement, let since) = state(at: time) else { return nil }
    let segment = movement.segment(at: max(0, time - since))
    return (segment.motion, max(0, time - since) - segment.since)
  }

  func activeMotion(at time: Double) -> Movement? { activePart(at: time)?.motion }

  /// Returns the scroll motion that is active at `time`, and the time since its start; `nil` if there is none.
  func scrolling(at time: Double) -> (motion: ScrollMotion, elapsed: Double)? {
    guard case (.scroll(let motion), let elapsed)? = activePart(at: time) else { return nil }
    return (motion, elapsed)
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

  /// Follows `motion` from `time` on. If it ends past the limits, the feel's release spring returns the value to them.
  mutating func follow(_ motion: some Motion, by feel: ScrollFeel, from time: Double) {
    follow(
      motion, endingAt: motion.destination.clamped(to: elasticity.limits), spring: feel.release.spring,
      threshold: feel.threshold, from: time)
  }
}

extension ScrollFeel {
  /// Returns the feel with `law` in place of its own law, if there is one.
  func decelerating(by law: DecelerationLaw?) -> ScrollFeel {
    guard let law else { return self }
    var feel = self
    feel.coasting = law
    return feel
  }
}
