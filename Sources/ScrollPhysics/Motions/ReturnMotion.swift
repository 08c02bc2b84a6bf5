/// The way back to a bound as an ``EdgeReturn`` has it.
enum ReturnMotion: Motion, Hashable {
  /// By a spring all the way.
  case spring(SpringMotion)
  /// By a spring that is kept below a ceiling, or leaves the last points to a straight line.
  case limited(LimitedReturn)

  /// - Parameters:
  ///   - start: place and velocity, which may lead inwards, as the spring begins with them.
  ///   - bound: in points.
  ///   - sign: of what is past the bound: 1 at an upper one.
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

  /// When it first passes its bound, in seconds; `nil` if it never does.
  var arrival: Double? {
    switch self {
    case .spring(let motion): motion.arrival
    case .limited(let motion): motion.falling.arrival.map { motion.top + $0 }
    }
  }
}

/// A spring that takes what it has up to a ceiling, from where it begins anew at rest, and that may leave the last points to
/// a straight line, which ends at the bound.
struct LimitedReturn: Hashable, Sendable {
  /// Up to `top`.
  let rising: SpringMotion
  /// When it comes to the ceiling; 0 where it does not, and there is one spring.
  let top: Double
  /// From `top` to `tailStart`.
  let falling: SpringMotion
  /// When the straight line begins; infinite where there is none.
  let tailStart: Double
  /// Signed, in pt/s.
  let tailVelocity: Double
  let duration: Double

  var destination: Double { rising.destination }

  init(_ spring: SpringMotion, sign: Double, ceiling: Double, tail: EdgeReturn.Tail?) {
    rising = spring
    let pull = sign * (spring.from - spring.destination)
    let isRising = pull < ceiling && sign * spring.initialVelocity > 0
    // Where it turns, at the latest; at the ceiling if that is before.
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
    // Past the bound it is nearer than the tail's distance as well, and ends there.
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
  /// The first time at which something is so that then stays so for a ninth of a period: found in steps of that, and then
  /// by bisection; `nil` if it never is.
  fileprivate func first(_ isSo: (MotionState) -> Bool) -> Double? {
    guard duration > 0 else { return isSo(MotionState(value: destination)) ? 0 : nil }
    let step = min(0.7 / equation.squaredFrequency.squareRoot(), duration)
    var (before, after) = (0.0, 0.0)
    // What has not been by then is left to the spring.
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
