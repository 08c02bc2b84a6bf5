extension DraggableValue {
  /// A movement that a value follows by itself: a function of the time since its start.
  public indirect enum Movement: Hashable, Sendable {
    /// Rest at the associated value.
    case rest(Double)
    /// A deceleration without limits.
    case coast(Deceleration)
    /// A deceleration that bounces at the limits.
    case scroll(ScrollMotion)
    /// A spring to one destination.
    case spring(SpringMotion)
    /// An eased motion to one destination, of a fixed duration.
    case ease(EasedMotion)
    /// A motion of the caller's or of a deceleration law.
    case motion(AnyMotion)
    /// A movement for `until` seconds, then another: describes a handover of momentum, or a stop at a hard limit.
    case sequence(Movement, until: Double, Movement)
  }
}

extension DraggableValue.Movement {
  /// The duration in seconds; 0 at rest.
  public var duration: Double {
    switch self {
    case .rest: 0
    case .coast(let motion): motion.duration
    case .scroll(let motion): motion.duration
    case .spring(let motion): motion.duration
    case .ease(let motion): motion.duration
    case .motion(let motion): motion.duration
    case .sequence(_, let until, let next): until + next.duration
    }
  }

  /// The value at which the movement ends.
  public var destination: Double {
    switch self {
    case .rest(let value): value
    case .coast(let motion): motion.destination
    case .scroll(let motion): motion.destination
    case .spring(let motion): motion.destination
    case .ease(let motion): motion.destination
    case .motion(let motion): motion.destination
    case .sequence(_, _, let next): next.destination
    }
  }

  /// Returns the value and velocity `time` seconds after the start.
  public func state(at time: Double) -> MotionState {
    switch self {
    case .rest(let value): MotionState(value: value)
    case .coast(let motion): motion.state(at: time)
    case .scroll(let motion): motion.state(at: time)
    case .spring(let motion): motion.state(at: time)
    case .ease(let motion): motion.state(at: time)
    case .motion(let motion): motion.state(at: time)
    case .sequence(let first, let until, let next):
      time < until ? first.state(at: time) : next.state(at: time - until)
    }
  }

  /// Returns the part of a sequence that is active at `time`, and its start time. Any other movement is its only part.
  public func leg(at time: Double) -> (movement: DraggableValue.Movement, start: Double) {
    guard case .sequence(let first, let until, let next) = self else { return (self, 0) }
    if time < until { return first.leg(at: time) }
    let leg = next.leg(at: time - until)
    return (leg.movement, until + leg.start)
  }

  /// Returns the movement shifted by `distance`. Decelerations become plain motions, which new limits do not replan.
  func shifted(by distance: Double) -> DraggableValue.Movement {
    switch self {
    case .rest(let value): .rest(value + distance)
    case .coast(let motion): .motion(AnyMotion(ShiftedMotion(base: motion, distance: distance)))
    case .scroll(let motion): .motion(AnyMotion(ShiftedMotion(base: motion, distance: distance)))
    case .spring(let motion):
      .spring(
        SpringMotion(
          from: motion.from + distance, to: motion.destination + distance, velocity: motion.initialVelocity,
          spring: motion.spring, threshold: motion.threshold))
    case .ease(let motion):
      .ease(
        EasedMotion(
          from: motion.from + distance, to: motion.destination + distance, velocity: motion.initialVelocity,
          duration: motion.duration))
    case .motion(let motion): .motion(AnyMotion(ShiftedMotion(base: motion, distance: distance)))
    case .sequence(let first, let until, let next):
      .sequence(first.shifted(by: distance), until: until, next.shifted(by: distance))
    }
  }
}
