/// The return of content to an edge by an ``EdgeReturn``: a spring. If the overshoot grows to the ceiling, the spring
/// starts again from rest there. The last points may be covered at constant velocity: the tail.
struct ReturnMotion: StatefulMotion, Hashable {
  let start: Start
  let duration: Double
  private let springToCeiling: SpringMotion
  /// The time at which content gets to the ceiling; 0 if it never does, and `springToEdge` is the only spring.
  private let ceilingTime: Double
  private let springToEdge: SpringMotion
  /// The time at which the tail begins; infinite if there is none.
  private let tailStart: Double
  private let tailVelocity: Double

  struct Start: Hashable, Sendable, Codable {
    /// The position, and the spring's initial velocity, which may point inward.
    var from: MotionState
    // Not an `Edge`, since saved views have its two values beside the others.
    private var edgePosition: Double
    private var isUpper: Bool
    var cause: Cause
    /// Whether content decelerates inside once it reaches the edge, instead of resting at the edge.
    var continuesInside: Bool

    init(from: MotionState, edge: Edge, cause: Cause, continuesInside: Bool = false) {
      (self.from, edgePosition, isUpper) = (from, edge.position, edge.isUpper)
      (self.cause, self.continuesInside) = (cause, continuesInside)
    }

    var edge: Edge {
      get { Edge(isUpper: isUpper, position: edgePosition) }
      set { (edgePosition, isUpper) = (newValue.position, newValue.isUpper) }
    }

    enum CodingKeys: String, FiniteKey {
      case from, isUpper, cause
      case edgePosition = "edge"
      // Saved views say that the spring "ends at the edge", since the deceleration takes over there.
      case continuesInside = "endsAtEdge"
    }
  }

  enum Cause: Hashable, Sendable, NamedCase {
    /// The content hit the edge, or was moving when a program or new limits took it past the edge.
    case impact
    /// The content was released past the edge.
    case release
    /// The feel or the limits have changed since the release, or content was at rest when they put it past the edge.
    case change
    /// The edge has come nearer since the release.
    case approach

    static var names: KeyValuePairs<String, Self> {
      ["impact": .impact, "release": .release, "continuation": .change, "approach": .approach]
    }
  }

  init(_ start: Start, feel: ScrollFeel) {
    let (edge, sign) = (start.edge, start.edge.sign)
    let edgeReturn = start.cause == .impact ? feel.bounce : feel.release
    let factor =
      start.cause == .approach
      ? edgeReturn.spring.frequencyFactor(
        over: edge.excess(of: start.from.value), inward: 0 - sign * start.from.velocity) : 1
    let spring = SpringMotion(
      from: start.from.value, to: edge.position, velocity: start.from.velocity,
      spring: edgeReturn.spring.multiplied(byFrequency: factor), threshold: edgeReturn.threshold ?? feel.threshold)
    self.start = Start(
      from: MotionState(value: spring.from, velocity: spring.initialVelocity), edge: edge, cause: start.cause,
      continuesInside: start.continuesInside)
    let reached = spring.time(toCeiling: edgeReturn.ceiling, past: edge)
    let ceilingTime = reached ?? 0
    let springToEdge =
      reached == nil
      ? spring
      : SpringMotion(
        from: edge.position + sign * edgeReturn.ceiling, to: edge.position, spring: spring.spring,
        threshold: spring.threshold)
    (springToCeiling, self.ceilingTime, self.springToEdge) = (spring, ceilingTime, springToEdge)
    guard let tail = edgeReturn.tail, tail.velocity > 0, let start = springToEdge.time(of: tail, at: edge) else {
      (tailStart, tailVelocity, duration) = (.infinity, 0, ceilingTime + springToEdge.duration)
      return
    }
    tailStart = ceilingTime + start
    tailVelocity = -sign * tail.velocity
    duration = tailStart + max(0, edge.excess(of: springToEdge.value(at: start))) / tail.velocity
  }

  var destination: Double { springToEdge.destination }

  /// The time at which the spring first reaches the edge; `nil` if it never does.
  var arrival: Double? { springToEdge.arrival.map { ceilingTime + $0 } }

  func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    if time >= tailStart {
      return MotionState(value: destination - tailVelocity * (duration - time), velocity: tailVelocity)
    }
    return time >= ceilingTime ? springToEdge.state(at: time - ceilingTime) : springToCeiling.state(at: time)
  }

  func nextTurn(after time: Double) -> Double {
    if time < ceilingTime { return min(springToCeiling.nextTurn(after: time), ceilingTime) }
    guard time < duration else { return .infinity }
    guard time < tailStart else { return duration }
    return min(ceilingTime + springToEdge.nextTurn(after: time - ceilingTime), tailStart, duration)
  }
}

/// The upper or lower limit of content.
struct Edge: Hashable, Sendable {
  var isUpper: Bool
  var position: Double

  var sign: Double { isUpper ? 1 : -1 }

  /// Returns the distance of `value` past the edge, in points; negative inside.
  func excess(of value: Double) -> Double { sign * (value - position) }
}

extension Spring {
  /// Returns the minimum factor on the frequency, 1 or more, with which the spring stops content at an edge at this
  /// distance: its fast rate is then at least the content's speed
  /// divided by its distance. 1 for a spring that oscillates.
  fileprivate func frequencyFactor(over distance: Double, inward speed: Double) -> Double {
    let equation = equation
    guard equation.regime != .underdamped, distance > 0 else { return 1 }
    return max(1, speed / (distance * (equation.rate + equation.separation))).bounded
  }

  fileprivate func multiplied(byFrequency factor: Double) -> Spring {
    Spring(mass: mass, stiffness: stiffness * (factor * factor), dampingRatio: dampingRatio)
  }
}

extension SpringMotion {
  /// Returns the time at which a growing overshoot reaches `ceiling`; `nil` if the overshoot turns around before.
  fileprivate func time(toCeiling ceiling: Double, past edge: Edge) -> Double? {
    guard ceiling < .infinity, edge.excess(of: from) < ceiling, edge.sign * initialVelocity > 0 else { return nil }
    let turn = first { edge.excess(of: $0.value) >= ceiling || edge.sign * $0.velocity <= 0 }
    return turn.flatMap { edge.excess(of: value(at: $0)) >= ceiling ? $0 : nil }
  }

  /// Returns the time at which the tail begins: near the edge once the spring is slow enough, at the latest at the edge.
  fileprivate func time(of tail: EdgeReturn.Tail, at edge: Edge) -> Double? {
    first {
      let (distance, velocity) = (edge.excess(of: $0.value), edge.sign * $0.velocity)
      return distance <= 0 && velocity <= 0 || distance < tail.distance && (-tail.velocity..<0).contains(velocity)
    }
  }

  /// Returns the first time at which a condition holds for a step of the search, a ninth of a period; `nil` without one.
  private func first(where isTrue: (MotionState) -> Bool) -> Double? {
    guard duration > 0 else { return isTrue(MotionState(value: destination)) ? 0 : nil }
    let step = min(0.7 / equation.squaredFrequency.squareRoot(), duration)
    var (before, after) = (0.0, 0.0)
    // Gives up after 256 steps, about 28 periods: the spring then moves content to its end.
    for _ in 0..<256 {
      if isTrue(state(at: after)) { break }
      if after >= duration { return nil }
      (before, after) = (after, after + step)
    }
    guard isTrue(state(at: after)) else { return nil }
    for _ in 0..<60 where after > before {
      let middle = before + (after - before) / 2
      if isTrue(state(at: middle)) { after = middle } else { before = middle }
    }
    return after
  }
}
