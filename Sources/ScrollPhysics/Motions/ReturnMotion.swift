/// The motion back to an edge that an ``EdgeReturn`` describes.
enum ReturnMotion: Motion, Hashable {
  /// A spring all the way.
  case spring(SpringMotion)
  /// A spring with a ceiling, or with a constant velocity over the last points.
  case limited(LimitedReturn)

  /// Creates the motion back to an edge.
  ///
  /// - Parameters:
  ///   - start: the position, and the spring's initial velocity, which may point inward.
  ///   - bound: the edge, in points.
  ///   - sign: the sign of an overshoot past the edge: 1 at the upper one.
  init(_ start: MotionState, to bound: Double, sign: Double, _ edge: EdgeReturn, threshold: Double) {
    let spring = SpringMotion(
      from: start.value, to: bound, velocity: start.velocity, spring: edge.spring,
      threshold: edge.threshold ?? threshold)
    if edge.ceiling == .infinity, edge.tail == nil {
      self = .spring(spring)
    } else {
      self = .limited(LimitedReturn(spring, sign: sign, ceiling: edge.ceiling, tail: edge.tail))
    }
  }

  var duration: Double {
    switch self {
    case .spring(let motion): motion.duration
    case .limited(let motion): motion.duration
    }
  }

  var destination: Double {
    switch self {
    case .spring(let motion): motion.destination
    case .limited(let motion): motion.destination
    }
  }

  func value(at time: Double) -> Double { state(at: time).value }

  func velocity(at time: Double) -> Double { state(at: time).velocity }

  func state(at time: Double) -> MotionState {
    switch self {
    case .spring(let motion): motion.state(at: time)
    case .limited(let motion): motion.state(at: time)
    }
  }

  /// The time at which content first passes its edge, in seconds; `nil` if it never does.
  var arrival: Double? {
    switch self {
    case .spring(let motion): motion.arrival
    case .limited(let motion): motion.falling.arrival.map { motion.top + $0 }
    }
  }
}

/// A spring that starts again from rest at its ceiling, if it gets there, and may end at constant velocity over the
/// last points.
struct LimitedReturn: Hashable, Sendable {
  /// The motion until `top`.
  let rising: SpringMotion
  /// The time at which content gets to the ceiling; 0 if it never does, and `falling` is the only spring.
  let top: Double
  /// The motion of the spring from `top` to `tailStart`.
  let falling: SpringMotion
  /// The time at which the part at constant velocity begins; infinite if there is none.
  let tailStart: Double
  /// The signed velocity of the last part, in pt/s.
  let tailVelocity: Double
  let duration: Double

  var destination: Double { rising.destination }

  init(_ spring: SpringMotion, sign: Double, ceiling: Double, tail: EdgeReturn.Tail?) {
    rising = spring
    let pull = sign * (spring.from - spring.destination)
    let isRising = pull < ceiling && sign * spring.initialVelocity > 0
    // The turning point, or the ceiling if the spring gets there before.
    let turn =
      isRising ? spring.first { sign * ($0.value - spring.destination) >= ceiling || sign * $0.velocity <= 0 } : nil
    let crossing = turn.flatMap { sign * (spring.value(at: $0) - spring.destination) >= ceiling ? $0 : nil }
    top = crossing ?? 0
    let from = spring.destination + sign * ceiling
    falling =
      crossing == nil
      ? spring
      : SpringMotion(from: from, to: spring.destination, spring: spring.spring, threshold: spring.threshold)
    guard let tail, tail.velocity > 0 else {
      (tailStart, tailVelocity, duration) = (.infinity, 0, top + falling.duration)
      return
    }
    let bound = spring.destination
    // A spring that is too fast for the tail until the edge ends there.
    let start = falling.first {
      let distance = sign * ($0.value - bound)
      let isSlow = sign * $0.velocity < 0 && sign * $0.velocity >= -tail.velocity
      return distance <= 0 && sign * $0.velocity <= 0 || distance < tail.distance && isSlow
    }
    guard let start else {
      (tailStart, tailVelocity, duration) = (.infinity, 0, top + falling.duration)
      return
    }
    tailStart = top + start
    tailVelocity = -sign * tail.velocity
    duration = tailStart + max(0, sign * (falling.value(at: start) - bound)) / tail.velocity
  }

  func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    if time >= tailStart {
      return MotionState(value: destination - tailVelocity * (duration - time), velocity: tailVelocity)
    }
    return time >= top ? falling.state(at: time - top) : rising.state(at: time)
  }
}

extension SpringMotion {
  /// Returns the first time from which `isSo` holds for a ninth of a period; `nil` if it never does. Searches in steps
  /// of a ninth of a period, then bisects.
  fileprivate func first(_ isSo: (MotionState) -> Bool) -> Double? {
    guard duration > 0 else { return isSo(MotionState(value: destination)) ? 0 : nil }
    let step = min(0.7 / equation.squaredFrequency.squareRoot(), duration)
    var (before, after) = (0.0, 0.0)
    // Gives up after 256 steps and leaves the rest to the spring.
    for _ in 0..<256 {
      if isSo(state(at: after)) { break }
      if after >= duration { return nil }
      (before, after) = (after, after + step)
    }
    guard isSo(state(at: after)) else { return nil }
    for _ in 0..<60 where after > before {
      let middle = before + (after - before) / 2
      if isSo(state(at: middle)) { after = middle } else { before = middle }
    }
    return after
  }
}
