extension DraggableValue {
  /// What a value follows by itself: a function of time since it began.
  public indirect enum Movement: Hashable, Sendable {
    /// Standing still.
    case rest(Double)
    /// Coasting, without limits.
    case coast(Deceleration)
    /// Coasting, and bouncing at the bounds.
    case scroll(ScrollMotion)
    /// On the way to one place.
    case spring(SpringMotion)
    /// On the way to one place, in a given time.
    case ease(EasedMotion)
    /// By a law of the caller's.
    case motion(AnyMotion)
    /// One for so many seconds and then another: how momentum is handed over, or taken away by a wall.
    case sequence(Movement, until: Double, Movement)
  }
}

extension DraggableValue.Movement {
  /// In seconds; a movement at rest lasts no time.
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

  /// Where it comes to rest.
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

  /// Position and velocity `time` seconds after it began.
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

  /// The part of a sequence that is under way at `time`, and when that part began; anything else is its only part.
  public func leg(at time: Double) -> (movement: DraggableValue.Movement, start: Double) {
    guard case .sequence(let first, let until, let next) = self else { return (self, 0) }
    if time < until { return first.leg(at: time) }
    let leg = next.leg(at: time - until)
    return (leg.movement, until + leg.start)
  }

  /// The same movement elsewhere; limits do not bend it any more.
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
