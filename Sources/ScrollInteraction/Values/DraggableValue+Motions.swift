// The motions of a value: any motion, springs, scrolling, and the steps of wheels and keys.

extension DraggableValue {
  /// Follows any motion from `time` on, such as a `MotionSequence`. Past the limits its overshoot is damped. If new
  /// limits exclude its end, a spring replaces it.
  public mutating func follow(_ motion: some Motion, from time: Double) {
    follow(.motion(AnyMotion(motion)), from: time)
  }

  /// Scrolls by a motion from `time` on, as after a release. A change of the limits replans it.
  public mutating func follow(_ motion: ScrollMotion, from time: Double) { follow(motion, shiftedBy: 0, from: time) }

  /// Scrolls by a motion that is shifted by a distance. A motion for these limits keeps its path to the last bit.
  mutating func follow(_ motion: ScrollMotion, shiftedBy distance: Double, from time: Double) {
    let fits = motion.limits == elasticity.limits && motion.feel == elasticity.adapted(motion.feel)
    let start = motion.pulledState(at: 0).shifted(by: distance)
    follow(
      fits && distance == 0 ? stoppedAtHardLimit(motion) : replanned(motion, motion.feel, after: 0, from: start),
      from: time)
  }

  /// Follows `motion` from `time` on. If it ends elsewhere, a spring continues to `end`, or a jump at a still edge.
  mutating func follow(
    _ motion: some Motion, endingAt end: Double, spring: Spring, threshold: Double, from time: Double
  ) {
    let movement = Movement.motion(AnyMotion(motion))
    guard motion.destination != end else { return follow(movement, from: time) }
    let last = SpringMotion(from: motion.destination, to: end, spring: spring, threshold: threshold)
    follow(
      .sequence(movement, until: motion.duration, elasticity.edge.isStill ? .rest(end) : .spring(last)), from: time)
  }

  /// Follows `motion` from `time` on. If it ends past the limits, the feel's release spring returns the value to them.
  mutating func follow(_ motion: some Motion, by feel: ScrollFeel, from time: Double) {
    follow(
      motion, endingAt: motion.destination.clamped(to: elasticity.limits), spring: feel.release.spring,
      threshold: feel.threshold, from: time)
  }

  /// Moves to `destination` by a spring, with an initial velocity per second; `nil` to keep the current one. The value
  /// counts as settled within `threshold` of its destination. Has no effect if `destination` is NaN.
  public mutating func spring(
    to destination: Double, spring: Spring, velocity: Double? = nil, threshold: Double, at time: Double
  ) {
    guard !destination.isNaN else { return }
    let motion = SpringMotion(
      from: value(at: time), to: destination, velocity: velocity ?? self.velocity(at: time), spring: spring,
      threshold: threshold)
    follow(.spring(motion), from: time)
  }

  /// Decelerates to `target`, clamped to the limits, and lands exactly there, never faster than it began. A spring
  /// moves the value instead if it is stretched, or if the target is behind, or more than a second away at
  /// this velocity.
  mutating func decelerate(
    to target: Double, velocity: Double, feel: ScrollFeel, spring: Spring,
    _ beginning: ScrollMotion.Beginning = .released, at time: Double
  ) {
    let (target, shown) = (target.clamped(to: elasticity.limits), value(at: time))
    // Half the resistance of the rate `.normal`: a longer distance would take too long.
    let minimumResistance = 1.0
    guard !isStretched(at: time), velocity / (target - shown) >= minimumResistance else {
      return self.spring(to: target, spring: spring, velocity: velocity, threshold: feel.threshold, at: time)
    }
    let motion = Deceleration(from: shown, to: target, velocity: velocity, threshold: feel.threshold)
    begin(.deceleration(motion), feel, beginning, at: time)
  }

  // MARK: - Scrolling

  /// Decelerates and bounces between the limits, as content does that is released or in motion. A hard limit stops it.
  public mutating func scroll(
    velocity: Double, feel: ScrollFeel, at time: Double, beginning: ScrollMotion.Beginning = .released
  ) {
    begin(scrollMovement(from: content(at: time).value, velocity: velocity, feel, beginning), feel, beginning, at: time)
  }

  /// Scrolls with another velocity, in place of the scroll motion of `other` at `time`, if it has one.
  mutating func scroll(as other: DraggableValue, velocity: Double, feel: ScrollFeel, at time: Double) {
    guard let (motion, elapsed) = other.scrollMotion(at: time) else {
      return scroll(velocity: velocity, feel: feel, at: time, beginning: .continued)
    }
    let start = MotionState(value: content(at: time).value, velocity: velocity)
    follow(replanned(motion, feel, after: elapsed, from: start), from: time)
  }

  /// Follows `movement` from `time` on. After a release, it begins once the feel's latency has passed; if it has no
  /// duration, at once.
  mutating func begin(_ movement: Movement, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning, at time: Double) {
    follow(movement, from: beginning == .released && movement.duration > 0 ? time + feel.releaseLatency : time)
  }

  /// Returns the scroll motion from `value`, up to a hard limit.
  func scrollMovement(
    from value: Double, velocity: Double, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning
  ) -> Movement { stoppedAtHardLimit(scrollMotion(from: value, velocity: velocity, feel, beginning)) }

  /// Returns the rest of `motion` after `elapsed` seconds, from another state and within the current limits.
  func replanned(
    _ motion: ScrollMotion, _ feel: ScrollFeel, after elapsed: Double, from start: MotionState
  ) -> Movement {
    stoppedAtHardLimit(
      motion.replanned(at: elapsed, from: start, limits: elasticity.limits, feel: elasticity.adapted(feel)))
  }

  func scrollMotion(
    from value: Double, velocity: Double, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning
  ) -> ScrollMotion {
    ScrollMotion(
      from: value, velocity: velocity, limits: elasticity.limits, feel: elasticity.adapted(feel), beginning: beginning)
  }

  /// Returns `motion` up to a hard limit, which absorbs all velocity at the impact.
  func stoppedAtHardLimit(_ motion: ScrollMotion) -> Movement {
    guard let impact = motion.impactTime, elasticity.isHardLimit(motion.destination) else { return .scroll(motion) }
    return .sequence(.scroll(motion), until: impact, .rest(motion.destination))
  }

  /// Returns the value at which the motion will rest, without overshoot of the limits, for the hook at a release.
  func proposedTarget(at time: Double) -> Double {
    if case .scroll(let motion)? = segment?.movement { return motion.projection.clamped(to: elasticity.limits) }
    return target(at: time)
  }
}

extension ScrollFeel {
  func decelerating(by law: DecelerationLaw?) -> ScrollFeel {
    guard let law else { return self }
    var feel = self
    feel.decelerationLaw = law
    return feel
  }
}

// MARK: - Wheels and keys

extension DraggableValue {
  /// Scrolls by lines, by pages or to an end, as a notch or a key does.
  ///
  /// - Parameter extent: The length of the viewport along the axis, in points.
  mutating func glide(
    _ step: ScrollStep, in extent: Double, _ wheel: WheelFeel, isRepeat: Bool, threshold: Double, at time: Double
  ) {
    // A key that repeats keeps its target within this distance of the content.
    let (shown, lead) = (value(at: time), max(0, wheel.maximumLead * wheel.page(in: extent)))
    func relative(_ distance: Double) -> Double {
      let target = glideTarget(at: time) + distance
      return isRepeat ? target.clamped(to: shown - lead...shown + lead) : target
    }
    var target =
      switch step {
      case .lines(let count): relative(count * wheel.notch(in: extent))
      case .pages(let count): relative(count * wheel.page(in: extent))
      case .toStart: elasticity.limits.lowerBound
      case .toEnd: elasticity.limits.upperBound
      }
    guard !target.isNaN else { return }
    target = target.clamped(to: elasticity.limits)
    let velocity = velocity(at: time)
    if let easing = wheel.easing {
      if case .ease(let motion)? = activeMovement(at: time), motion.destination == target { return }
      let motion = easing.motion(from: shown, to: target, velocity: velocity)
      if motion.duration > 0 || isMoving(at: time) { follow(.ease(motion), from: time) }
    } else if target != shown || isMoving(at: time) {
      // A critically damped spring overshoots its target if it begins with more than this velocity.
      let maximum = wheel.spring.naturalFrequency * abs(target - shown)
      let isTowards = velocity * (target - shown) > 0
      spring(
        to: target, spring: wheel.spring, velocity: isTowards ? velocity.clamped(to: -maximum...maximum) : velocity,
        threshold: threshold, at: time)
    }
  }

  func notchRange(in extent: Double, _ wheel: WheelFeel, at time: Double) -> ClosedRange<Double> {
    let (notch, target) = (wheel.notch(in: extent), glideTarget(at: time))
    func notches(to limit: Double) -> Double {
      notch > 0 && abs(limit - target) > .rounding ? (limit - target) / notch : 0
    }
    return notches(to: elasticity.limits.lowerBound)...notches(to: elasticity.limits.upperBound)
  }

  /// Returns the destination of a spring or an eased motion, otherwise the current value, clamped to the limits.
  func glideTarget(at time: Double) -> Double {
    switch activeMovement(at: time) {
    case .spring?, .ease?: (segment?.movement.destination ?? 0).clamped(to: elasticity.limits)
    default: value(at: time).clamped(to: elasticity.limits)
    }
  }
}
