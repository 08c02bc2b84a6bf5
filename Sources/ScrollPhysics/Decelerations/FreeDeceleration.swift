package struct FreeDeceleration: DeceleratingMotion, StatefulMotion, Hashable {
  enum Path: Hashable, Sendable {
    case exponential(Deceleration)
    case power(PowerCurve)
    case friction(FrictionCurve)
    case spline(SplineCurve)
    case bezier(BezierCurve)
    case custom(AnyMotion)
  }

  let from: Double
  /// The velocity from which the law made the motion, in pt/s, and whether it was a finger's.
  let velocity: Double
  let isReleased: Bool
  package let duration: Double
  package let destination: Double
  /// The signed distance that the motion would cover if nothing ended it, in points.
  let range: Double
  private let path: Path

  init(_ start: MotionState, isReleased: Bool, _ motion: some Motion, range: Double? = nil, _ path: Path) {
    (from, velocity, self.isReleased) = (start.value.bounded, start.velocity, isReleased)
    (duration, destination) = (motion.duration, motion.destination)
    self.range = range ?? destination - from
    self.path = path
  }

  init(_ start: MotionState, isReleased: Bool, _ curve: some DecelerationCurve, _ path: Path) {
    (from, velocity, self.isReleased) = (start.value.bounded, start.velocity, isReleased)
    (duration, destination) = (curve.duration, (from + curve.distance.bounded).bounded)
    range = destination - from
    self.path = path
  }

  package func state(at time: Double) -> MotionState {
    if case .exponential(let motion) = path { return motion.state(at: time) }
    return unboundedState(at: time)
  }

  func unboundedState(at time: Double) -> MotionState {
    switch path {
    case .exponential(let motion): motion.unboundedState(at: time)
    case .power(let curve): state(at: time, on: curve)
    case .friction(let curve): state(at: time, on: curve)
    case .spline(let curve): state(at: time, on: curve)
    case .bezier(let curve): state(at: time, on: curve)
    case .custom(let motion): motion.state(at: time)
    }
  }

  package func duration(to value: Double) -> Double? {
    switch path {
    case .exponential(let motion): motion.duration(to: value)
    case .power(let curve): duration(to: value, on: curve)
    case .friction(let curve): duration(to: value, on: curve)
    case .spline(let curve): duration(to: value, on: curve)
    case .bezier(let curve): duration(to: value, on: curve)
    case .custom(let motion): motion.duration(to: value)
    }
  }

  /// Returns the time at which the motion has covered `distance`, and its velocity there; `nil` if it rests before.
  func passing(after distance: Double) -> (time: Double, velocity: Double)? {
    if case .exponential(let motion) = path {
      guard let time = motion.time(toCover: distance), time < motion.duration else { return nil }
      // The velocity is the resistance times the remaining range.
      return (time, motion.resistance * (motion.range - distance))
    }
    guard distance * range >= 0, let time = duration(to: from + distance), time < duration else { return nil }
    return (time, unboundedState(at: time).velocity)
  }

  private func state(at time: Double, on curve: some DecelerationCurve) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: curve.velocity) }
    let state = curve.state(at: time, over: range)
    return MotionState(value: from + state.value, velocity: state.velocity)
  }

  private func duration(to value: Double, on curve: some DecelerationCurve) -> Double? {
    if value == destination { return duration }
    let distance = value.bounded - from
    guard distance / range >= 0, distance / range < 1 else { return nil }
    return min(duration, curve.time(toCover: distance, of: range))
  }
}
