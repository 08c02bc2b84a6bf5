/// A motion that decelerates by a ``DecelerationLaw``.
package struct Coast: CoastingMotion, StatefulMotion, Hashable {
  typealias Start = (value: Double, velocity: Double, isReleased: Bool)

  enum Path: Hashable, Sendable {
    case exponential(Deceleration)
    case power(PowerDeceleration)
    case friction(FrictionDeceleration)
    case spline(SplineDeceleration)
    case bezier(BezierDeceleration)
    case custom(AnyMotion)
  }

  /// The starting position, in points.
  let from: Double
  /// The velocity from which the law made the motion, in pt/s, and whether it was a finger's.
  let velocity: Double
  let isReleased: Bool
  package let duration: Double
  package let destination: Double
  /// The signed distance that the motion would cover if nothing ended it, in points.
  let range: Double
  private let path: Path

  init(_ motion: some Motion, _ start: Start, range: Double? = nil, _ path: Path) {
    from = start.value.bounded
    (velocity, isReleased) = (start.velocity, start.isReleased)
    (duration, destination) = (motion.duration, motion.destination)
    self.range = range ?? destination - from
    self.path = path
  }

  package func state(at time: Double) -> MotionState {
    if case .exponential(let motion) = path { return motion.state(at: time) }
    return unboundedState(at: time)
  }

  /// Returns the state at `time` as if no threshold ended the motion.
  func unboundedState(at time: Double) -> MotionState {
    switch path {
    case .exponential(let motion): motion.unboundedState(at: time)
    case .power(let motion): motion.state(at: time)
    case .friction(let motion): motion.state(at: time)
    case .spline(let motion): motion.state(at: time)
    case .bezier(let motion): motion.state(at: time)
    case .custom(let motion): motion.state(at: time)
    }
  }

  package func duration(to value: Double) -> Double? {
    switch path {
    case .exponential(let motion): motion.duration(to: value)
    case .power(let motion): motion.duration(to: value)
    case .friction(let motion): motion.duration(to: value)
    case .spline(let motion): motion.duration(to: value)
    case .bezier(let motion): motion.duration(to: value)
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
}
