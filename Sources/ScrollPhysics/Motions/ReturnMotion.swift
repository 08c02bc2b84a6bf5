/// The return of content to an edge by an ``EdgeReturn``: a spring that starts again from rest at its ceiling, if it
/// gets there, and may end at constant velocity over the last points.
struct ReturnMotion: StatefulMotion, Hashable {
  let start: Start
  let duration: Double
  private let rising: SpringMotion
  /// The time at which content gets to the ceiling; 0 if it never does, and `falling` is the only spring.
  private let top: Double
  private let falling: SpringMotion
  /// The time at which the part at constant velocity begins; infinite if there is none.
  private let tailStart: Double
  private let tailVelocity: Double

  struct Start: Hashable, Sendable, Codable {
    /// The position, and the spring's initial velocity, which may point inward.
    var from: MotionState
    private var position: Double
    private var isUpper: Bool
    var cause: Cause
    /// Whether content decelerates inside once it passes the edge, instead of ending at the edge.
    var continuesInside: Bool

    init(from: MotionState, edge: Edge, cause: Cause, continuesInside: Bool = false) {
      (self.from, position, isUpper) = (from, edge.position, edge.isUpper)
      (self.cause, self.continuesInside) = (cause, continuesInside)
    }

    var edge: Edge {
      get { Edge(isUpper: isUpper, position: position) }
      set { (position, isUpper) = (newValue.position, newValue.isUpper) }
    }

    enum CodingKeys: String, FiniteKey {
      case from, isUpper, cause
      case position = "edge"
      case continuesInside = "endsAtEdge"
    }
  }

  enum Cause: Hashable, Sendable, NamedCase {
    /// The content has hit the edge.
    case impact
    /// The content was released past the edge.
    case release
    /// The feel or the limits have changed since the release, or have left content at rest past the edge.
    case continuation
    /// The edge has come nearer since the release.
    case approach

    static var names: KeyValuePairs<String, Self> {
      ["impact": .impact, "release": .release, "continuation": .continuation, "approach": .approach]
    }
  }

  init(_ start: Start, feel: ScrollFeel) {
    let (edge, sign) = (start.edge, start.edge.sign)
    let numbers = start.cause == .impact ? feel.bounce : feel.release
    let hurry =
      start.cause == .approach
      ? numbers.spring.hurry(over: edge.excess(of: start.from.value), inward: 0 - sign * start.from.velocity) : 1
    let spring = SpringMotion(
      from: start.from.value, to: edge.position, velocity: start.from.velocity,
      spring: numbers.spring.hurried(by: hurry), threshold: numbers.threshold ?? feel.threshold)
    self.start = Start(
      from: MotionState(value: spring.from, velocity: spring.initialVelocity), edge: edge, cause: start.cause,
      continuesInside: start.continuesInside)
    let ceilingTime = spring.time(toCeiling: numbers.ceiling, past: edge)
    let top = ceilingTime ?? 0
    let falling =
      ceilingTime == nil
      ? spring
      : SpringMotion(
        from: edge.position + sign * numbers.ceiling, to: edge.position, spring: spring.spring,
        threshold: spring.threshold)
    (rising, self.top, self.falling) = (spring, top, falling)
    guard let tail = numbers.tail, tail.velocity > 0, let start = falling.start(of: tail, at: edge) else {
      (tailStart, tailVelocity, duration) = (.infinity, 0, top + falling.duration)
      return
    }
    tailStart = top + start
    tailVelocity = -sign * tail.velocity
    duration = tailStart + max(0, edge.excess(of: falling.value(at: start))) / tail.velocity
  }

  var destination: Double { rising.destination }

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

struct Edge: Hashable, Sendable {
  var isUpper: Bool
  var position: Double

  var sign: Double { isUpper ? 1 : -1 }

  /// Returns the distance of `value` past the edge, in points; negative inside.
  func excess(of value: Double) -> Double { sign * (value - position) }
}

extension Spring {
  /// Returns the least factor on the frequency, from 1 on, by which the spring brings content to an edge at this distance
  /// without passing it: so that the distance falls at the fast rate, or more slowly. 1 for a spring that oscillates.
  fileprivate func hurry(over distance: Double, inward speed: Double) -> Double {
    let equation = equation
    guard equation.regime != .underdamped, distance > 0 else { return 1 }
    return max(1, speed / (distance * (equation.rate + equation.separation))).bounded
  }

  fileprivate func hurried(by factor: Double) -> Spring {
    Spring(mass: mass, stiffness: stiffness * (factor * factor), dampingRatio: dampingRatio)
  }
}

extension SpringMotion {
  /// Returns the time at which an overshoot that grows gets to `ceiling`; `nil` if it turns around before.
  fileprivate func time(toCeiling ceiling: Double, past edge: Edge) -> Double? {
    guard ceiling < .infinity, edge.excess(of: from) < ceiling, edge.sign * initialVelocity > 0 else { return nil }
    let turn = first { edge.excess(of: $0.value) >= ceiling || edge.sign * $0.velocity <= 0 }
    return turn.flatMap { edge.excess(of: value(at: $0)) >= ceiling ? $0 : nil }
  }

  /// Returns the time at which the tail takes over; at the edge if the spring is too fast for the tail until there.
  fileprivate func start(of tail: EdgeReturn.Tail, at edge: Edge) -> Double? {
    first {
      let (distance, velocity) = (edge.excess(of: $0.value), edge.sign * $0.velocity)
      return distance <= 0 && velocity <= 0 || distance < tail.distance && (-tail.velocity..<0).contains(velocity)
    }
  }

  /// Returns the first time from which `isSo` holds for a ninth of a period, the search's step; `nil` without one.
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
