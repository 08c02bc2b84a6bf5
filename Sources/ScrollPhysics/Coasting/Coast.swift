/// A motion that decelerates by a ``CoastingLaw``.
enum Coast: Hashable, Sendable {
  case exponential(Deceleration)
  case power(PowerDeceleration)
  case friction(FrictionDeceleration)
  case spline(SplineDeceleration)
  case bezier(BezierDeceleration)

  var from: Double {
    switch self {
    case .exponential(let motion): motion.from
    case .power(let motion): motion.from
    case .friction(let motion): motion.from
    case .spline(let motion): motion.from
    case .bezier(let motion): motion.from
    }
  }

  var duration: Double {
    switch self {
    case .exponential(let motion): motion.duration
    case .power(let motion): motion.duration
    case .friction(let motion): motion.duration
    case .spline(let motion): motion.duration
    case .bezier(let motion): motion.duration
    }
  }

  var destination: Double {
    switch self {
    case .exponential(let motion): motion.destination
    case .power(let motion): motion.destination
    case .friction(let motion): motion.destination
    case .spline(let motion): motion.destination
    case .bezier(let motion): motion.destination
    }
  }

  /// The signed distance that the motion would cover if nothing ended it, in points.
  var range: Double {
    if case .exponential(let motion) = self { return motion.range }
    return destination - from
  }

  /// Returns the state at `time` as if no threshold ended the motion.
  func unboundedState(at time: Double) -> MotionState {
    switch self {
    case .exponential(let motion): motion.unboundedState(at: time)
    case .power(let motion): motion.state(at: time)
    case .friction(let motion): motion.state(at: time)
    case .spline(let motion): motion.state(at: time)
    case .bezier(let motion): motion.state(at: time)
    }
  }

  func state(at time: Double) -> MotionState {
    if case .exponential(let motion) = self { return motion.state(at: time) }
    return unboundedState(at: time)
  }

  /// Returns the time at which the motion has covered `distance`, and its velocity there; `nil` if it rests before.
  func passing(after distance: Double) -> (time: Double, velocity: Double)? {
    if case .exponential(let motion) = self {
      guard let time = motion.time(toCover: distance), time < motion.duration else { return nil }
      // The velocity is the resistance times the remaining range.
      return (time, motion.resistance * (motion.range - distance))
    }
    guard distance * range >= 0, let time = duration(to: from + distance), time < duration else { return nil }
    return (time, unboundedState(at: time).velocity)
  }

  /// Returns the remaining motion from `time` on; `nil` for laws of the velocity alone, which a new motion continues.
  func rest(at time: Double) -> Coast? {
    switch self {
    case .exponential, .power: nil
    case .friction(let motion): .friction(motion.rest(at: time))
    case .spline(let motion): .spline(motion.rest(at: time))
    case .bezier(let motion): .bezier(motion.rest(at: time))
    }
  }

  private func duration(to value: Double) -> Double? {
    switch self {
    case .exponential(let motion): motion.duration(to: value)
    case .power(let motion): motion.duration(to: value)
    case .friction(let motion): motion.duration(to: value)
    case .spline(let motion): motion.duration(to: value)
    case .bezier(let motion): motion.duration(to: value)
    }
  }
}
