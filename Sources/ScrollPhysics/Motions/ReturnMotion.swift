/// The return of content to an edge by an ``EdgeReturn``: a spring that starts again from rest at its ceiling, if it
/// gets there, and may end at constant velocity over the last points.
struct ReturnMotion: StatefulMotion, Hashable {
  typealias Plan = ScrollMotion.Plan.Return

  /// The choices that made the return.
  let plan: Plan
  let duration: Double
  /// The motion until `top`.
  private let rising: SpringMotion
  /// The time at which content gets to the ceiling; 0 if it never does, and `falling` is the only spring.
  private let top: Double
  /// The motion of the spring from `top` to `tailStart`.
  private let falling: SpringMotion
  /// The time at which the part at constant velocity begins; infinite if there is none.
  private let tailStart: Double
  /// The signed velocity of the last part, in pt/s.
  private let tailVelocity: Double

  var destination: Double { rising.destination }

  init(_ plan: Plan, feel: ScrollFeel) {
    let (start, bound, sign) = (plan.start, plan.bound, plan.edge.sign)
    let numbers = plan.cause == .impact ? feel.bounce : feel.release
    let hurry =
      plan.cause == .approach
      ? numbers.spring.hurry(over: sign * (start.value - bound), inward: 0 - sign * start.velocity) : 1
    let spring = SpringMotion(
      from: start.value, to: bound, velocity: start.velocity, spring: numbers.spring.hurried(by: hurry),
      threshold: numbers.threshold ?? feel.threshold)
    self.plan = Plan(
      start: MotionState(value: spring.from, velocity: spring.initialVelocity), bound: spring.destination,
      edge: plan.edge, cause: plan.cause, continuesInside: plan.continuesInside)
    let ceilingTime = spring.time(toCeiling: numbers.ceiling, sign: sign)
    let top = ceilingTime ?? 0
    let falling =
      ceilingTime == nil
      ? spring
      : SpringMotion(
        from: spring.destination + sign * numbers.ceiling, to: spring.destination, spring: spring.spring,
        threshold: spring.threshold)
    (rising, self.top, self.falling) = (spring, top, falling)
    guard let tail = numbers.tail, tail.velocity > 0, let start = falling.start(of: tail, sign: sign) else {
      (tailStart, tailVelocity, duration) = (.infinity, 0, top + falling.duration)
      return
    }
    tailStart = top + start
    tailVelocity = -sign * tail.velocity
    duration = tailStart + max(0, sign * (falling.value(at: start) - spring.destination)) / tail.velocity
  }

  /// The time at which content first passes its edge, in seconds; `nil` if it never does.
  var arrival: Double? { falling.arrival.map { top + $0 } }

  func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    if time >= tailStart {
      return MotionState(value: destination - tailVelocity * (duration - time), velocity: tailVelocity)
    }
    return time >= top ? falling.state(at: time - top) : rising.state(at: time)
  }

  func nextTurn(after time: Double) -> Double {
    if time < top { return min(rising.nextTurn(after: time), top) }
    let turn = time < tailStart ? min(top + falling.nextTurn(after: time - top), tailStart) : .infinity
    return time < duration ? min(turn, duration) : .infinity
  }
}

extension Spring {
  /// Returns the least factor on the frequency, from 1 on, by which the spring brings content to an edge at this distance
  /// without passing it: so that the distance falls at the fast rate, or more slowly. 1 for a spring that oscillates.
  fileprivate func hurry(over distance: Double, inward speed: Double) -> Double {
    let equation = equation
    guard equation.regime != .underdamped, distance > 0 else { return 1 }
    return max(1, speed / (distance * (equation.rate + equation.separation))).bounded
  }

  /// Returns the spring with its frequency multiplied by a factor.
  fileprivate func hurried(by factor: Double) -> Spring {
    Spring(mass: mass, stiffness: stiffness * (factor * factor), dampingRatio: dampingRatio)
  }
}

extension SpringMotion {
  /// Returns the time at which an overshoot that grows gets to `ceiling`; `nil` if it turns around before.
  fileprivate func time(toCeiling ceiling: Double, sign: Double) -> Double? {
    guard ceiling < .infinity, sign * (from - destination) < ceiling, sign * initialVelocity > 0 else { return nil }
    let turn = first { sign * ($0.value - destination) >= ceiling || sign * $0.velocity <= 0 }
    return turn.flatMap { sign * (value(at: $0) - destination) >= ceiling ? $0 : nil }
  }

  /// Returns the time at which the tail takes over; at the edge if the spring is too fast for the tail until there.
  fileprivate func start(of tail: EdgeReturn.Tail, sign: Double) -> Double? {
    first {
      let distance = sign * ($0.value - destination)
      let isSlow = sign * $0.velocity < 0 && sign * $0.velocity >= -tail.velocity
      return distance <= 0 && sign * $0.velocity <= 0 || distance < tail.distance && isSlow
    }
  }

  /// Returns the first time from which `isSo` holds for a ninth of a period; `nil` if it never does. Searches in steps
  /// of a ninth of a period, then bisects.
  private func first(_ isSo: (MotionState) -> Bool) -> Double? {
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
