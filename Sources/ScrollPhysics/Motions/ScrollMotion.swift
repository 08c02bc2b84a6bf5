/// The motion of scrolled content along one axis from its release until it rests, in one of six shapes: see
/// <doc:Bounces>. The whole motion is decided when it is created. Whatever takes over in flight keeps the position and
/// the velocity.
public struct ScrollMotion: Motion, Hashable {
  /// The range in which content may rest, in points.
  public let limits: ClosedRange<Double>
  /// The feel of the motion.
  public let feel: ScrollFeel
  public let duration: Double
  public let destination: Double
  /// The position that the velocity would reach without limits, in points: under the exponential law x + sign(v)·max(0,
  /// |v| − s)/(−1000·ln d), with the feel's stopping velocity s, as UIKit's `targetContentOffset`; under any other law
  /// its destination.
  public let projection: Double

  var opening: ReturnMotion? = nil
  /// The deceleration from `coastStart` to `closingStart`. It began before 0 if this motion continues it.
  var coast: Coast? = nil
  var coastStart = Double.infinity
  var closing: ReturnMotion? = nil
  var closingStart = Double.infinity
  /// The velocity with which the content hits an edge, in pt/s; `nil` if it never does.
  public internal(set) var impactVelocity: Double? = nil

  /// The time at which decelerating content hits an edge, in seconds; `nil` if it never does.
  public var crossing: Double? { closing.map { _ in closingStart } }

  /// The time at which content released past an edge passes it inward and decelerates, in seconds; `nil` if never.
  public var entry: Double? { opening != nil && coast != nil ? coastStart : nil }

  @inlinable @inline(__always)
  public func value(at time: Double) -> Double { state(at: time).value }

  @inlinable @inline(__always)
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Returns the content's position and velocity, which are past an edge only if the feel moves content there.
  // Marked as free of side effects, so that the compiler merges the two calls that `value` and `velocity` make.
  @_effects(readnone) @inline(never)
  public func state(at time: Double) -> MotionState { feel.edge.displayed(pulledState(at: time), within: limits) }

  /// Returns the overshoot past an edge, in points, negative past the lower edge. If the feel keeps content at its
  /// edge, this is the pull to show in another way, by ``EdgeStretch`` or a glow.
  public func pull(at time: Double) -> Double {
    guard !(time >= duration) else { return 0 }
    // Content that flings inward from an edge at which it stays leaves its pull behind.
    if feel.edge.isStill, let opening, time >= coastStart { return limits.excess(of: opening.value(at: max(0, time))) }
    return limits.excess(of: pulledState(at: time).value)
  }

  /// Returns the state with the pull past an edge, whether the feel moves content there or not.
  package func pulledState(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    let time = time > 0 ? time : 0
    if let closing, time >= closingStart { return closing.state(at: time - closingStart) }
    if let coast, time >= coastStart { return coast.unboundedState(at: time - coastStart) }
    return opening?.state(at: time) ?? MotionState(value: destination)
  }

  public func nextTurn(after time: Double) -> Double {
    guard time < duration else { return .infinity }
    if let closing, time >= closingStart { return closingStart + closing.nextTurn(after: time - closingStart) }
    let isCoasting = coast != nil && time >= coastStart
    return min(duration, isCoasting ? closingStart : coastStart, opening?.nextTurn(after: time) ?? .infinity)
  }

  /// The phase of a scroll motion at one time.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The content decelerates inside its limits.
    case decelerating
    /// A spring pulls the content to an edge.
    case bouncing
    /// The content is at rest.
    case resting
  }

  /// Returns the phase of the motion at `time`.
  public func phase(at time: Double) -> Phase {
    guard !(time >= duration) else { return .resting }
    return bounce(at: time) == nil ? .decelerating : .bouncing
  }

  private func bounce(at time: Double) -> ReturnMotion? {
    guard !(time >= duration) else { return nil }
    if let closing, time >= closingStart { return closing }
    return time >= coastStart ? nil : opening
  }
}

// MARK: - Beginning and changing

extension ScrollMotion {
  /// The cause of a scroll motion: a release, or a motion that is already under way.
  public enum Beginning: Hashable, Sendable, CaseIterable {
    /// A finger releases the content.
    case released
    /// The content is already in motion. Past an edge, content that is fast enough inward leaves the edge.
    case continued
  }

  /// Creates the motion of content that a finger releases, or that is already in motion, at a position in points that
  /// may be past the limits, with a velocity in pt/s: the finger's if the feel
  /// ``ScrollFeel/releasesWithFingerVelocity``. The kick of ``ScrollFeel/release`` and the form of an exponential law
  /// apply to released content only.
  public init(
    from: Double, velocity: Double, limits: ClosedRange<Double>, feel: ScrollFeel = .uikit,
    beginning: Beginning = .released
  ) {
    let (content, start) = (Content(limits, feel), MotionState(value: from.bounded, velocity: velocity.bounded))
    switch beginning {
    case .released: self = content.released(start)
    case .continued: self = content.continued(start)
    }
  }

  /// Returns the motion continued at `time` under other limits (content grew, the window shrank) or another feel.
  /// Position and velocity are kept. If nothing changes, the path stays the same.
  ///
  /// If the edge of a bounce moves, content still past it returns to its new position, by a faster spring if the feel
  /// has a kick and the edge comes nearer, so that content does not pass the edge. Content inside the new edge
  /// decelerates if it moves outward; if it moves inward, it goes to the old edge and no farther. At time 0, a release
  /// is planned anew.
  public func replanned(
    at time: Double, limits: ClosedRange<Double>? = nil, feel: ScrollFeel? = nil
  ) -> ScrollMotion {
    let content = Content(limits ?? self.limits, feel ?? self.feel)
    let start = self.feel.edge.carried(
      pulledState(at: time), within: self.limits, to: content.feel.edge, within: content.limits)
    if let bounce = bounce(at: time), let edge = content.edge(for: bounce.start.edge, at: start) {
      return content.returning(as: bounce.start, after: time, from: start, to: edge)
    }
    return content.continued(start, along: deceleration(at: time, by: content.feel))
  }

  /// Returns the motion continued from another state. Content that returns goes to the edge and no farther.
  package func continued(
    at time: Double, from start: MotionState, limits: ClosedRange<Double>, feel: ScrollFeel
  ) -> ScrollMotion {
    let content = Content(limits, feel)
    let start = MotionState(value: start.value.bounded, velocity: start.velocity.bounded)
    if let bounce = bounce(at: time), !bounce.start.continuesInside, let edge = content.edge(beyond: start.value) {
      return content.returning(start, to: edge)
    }
    return content.continued(start, along: deceleration(at: time, by: feel))
  }

  /// Returns the deceleration at `time`, and its age; `nil` unless the law is the same and needs more than velocity.
  private func deceleration(at time: Double, by feel: ScrollFeel) -> (coast: Coast, elapsed: Double)? {
    guard feel.coasting == self.feel.coasting, !feel.coasting.isAutonomous, let coast, time >= coastStart,
      time < min(closingStart, coastStart + coast.duration)
    else { return nil }
    return (coast, time - coastStart)
  }
}

/// Content with limits and a feel, which together decide on its motion.
private struct Content {
  let limits: ClosedRange<Double>
  let feel: ScrollFeel

  init(_ limits: ClosedRange<Double>, _ feel: ScrollFeel) {
    self.limits = limits.bounded
    self.feel = feel
  }

  func released(_ start: MotionState) -> ScrollMotion {
    let edge = edge(beyond: start.value)
    // Content released too slowly stays in place, inside its limits or at an edge that it does not leave.
    let staysInPlace = (edge == nil || feel.edge.isStill) && abs(start.velocity) < feel.startingVelocity
    let limit = feel.greatestVelocity.positive
    let velocity = staysInPlace ? 0 : max(-limit, min(limit, start.velocity))
    let free = coast(from: start.value, velocity: velocity, isReleased: true)
    let projection = projection(of: MotionState(value: start.value, velocity: velocity))
    guard let edge else { return decelerating(free, projection: projection) }
    let continuesInside = free.leads(inside: edge) && feel.release.carriesOn
    var bounce = ReturnMotion.Start(from: start, edge: edge, cause: .release, continuesInside: continuesInside)
    guard continuesInside, feel.edge.isStill else {
      bounce.from.velocity = feel.release.velocity(velocity, overshoot: start.value - edge.position)
      return returning(bounce, projection: projection)
    }
    // The content flings inward from its edge, while the pull returns separately from rest.
    bounce.from.velocity = 0
    return decelerating(
      coast(from: edge.position, velocity: velocity, isReleased: true), after: ReturnMotion(bounce, feel: feel),
      projection: projection)
  }

  /// Returns the motion of content that may be past an edge: inside if it is fast enough. A deceleration goes on.
  func continued(_ start: MotionState, along underWay: (coast: Coast, elapsed: Double)? = nil) -> ScrollMotion {
    if let edge = edge(beyond: start.value), !isLeaving(edge, start) {
      let free = coast(from: start.value, velocity: start.velocity, isReleased: false)
      return returning(start, to: edge, continuesInside: free.leads(inside: edge))
    }
    // Content that does not leave its edge moves along with it.
    let position = feel.edge.isStill ? start.value.clamped(to: limits) : start.value
    guard let (coast, elapsed) = underWay else {
      return decelerating(
        self.coast(from: position, velocity: start.velocity, isReleased: false),
        projection: projection(of: MotionState(value: position, velocity: start.velocity)))
    }
    let distance = position - coast.unboundedState(at: elapsed).value
    let moved =
      distance == 0
      ? coast
      : self.coast(from: coast.from + distance, velocity: coast.unboundedState(at: 0).velocity, isReleased: false)
    return decelerating(moved, from: 0 - elapsed, projection: moved.destination)
  }

  /// Returns whether content moves inward from an edge itself: from within the threshold, or because it never leaves.
  private func isLeaving(_ edge: Edge, _ start: MotionState) -> Bool {
    let isNear = feel.edge.isStill || edge.excess(of: start.value) <= feel.bounce.threshold ?? feel.threshold
    return isNear && edge.sign * start.velocity < 0
  }

  func returning(_ start: MotionState, to edge: Edge, continuesInside: Bool = false) -> ScrollMotion {
    returning(
      ReturnMotion.Start(
        from: start, edge: edge, cause: start.velocity == 0 ? .continuation : .impact, continuesInside: continuesInside),
      projection: projection(of: start))
  }

  /// Returns the edge to which a return leads now; `nil` if the return has ended. Content that has grown and is moving
  /// back returns to the old edge, so that its growth does not move it.
  func edge(for old: Edge, at start: MotionState) -> Edge? {
    let (new, beyond) = (edge(isUpper: old.isUpper), edge(beyond: start.value))
    if new == old || new == beyond { return new }
    let isReturning = (start.value - old.position) * start.velocity <= 0
    return beyond == nil && limits.contains(old.position) && isReturning ? old : nil
  }

  /// Returns the motion that continues a return `time` seconds after its start, to an edge that may have moved. A
  /// spring begun with a kick would pass an edge that comes nearer: content that moves keeps its velocity, and its
  /// spring becomes faster. Content that does not yet move gets the kick of the new edge.
  func returning(
    as old: ReturnMotion.Start, after time: Double, from start: MotionState, to edge: Edge
  ) -> ScrollMotion {
    let distance = edge.position - old.edge.position
    var next = old
    (next.from, next.edge) = (start, edge)
    switch old.cause {
    case _ where old.continuesInside: break
    case .release where time <= 0: next.from.velocity += (feel.release.kick.bounded * distance).bounded
    case .release, .continuation:
      next.cause = feel.release.kick != 0 && edge.sign * distance > 0 ? .approach : .continuation
    case .impact, .approach: break
    }
    return returning(next, projection: projection(of: start))
  }

  func returning(_ start: ReturnMotion.Start, projection: Double) -> ScrollMotion {
    let opening = ReturnMotion(start, feel: feel)
    guard start.continuesInside, let entry = opening.arrival, entry < opening.duration else {
      return resting(at: opening.destination, after: opening, projection: projection)
    }
    let coast = coast(from: opening.destination, velocity: opening.velocity(at: entry), isReleased: false)
    return decelerating(coast, from: entry, after: opening, projection: projection)
  }

  func decelerating(
    _ coast: Coast, from start: Double = 0, after opening: ReturnMotion? = nil, projection: Double
  ) -> ScrollMotion {
    let edge = edge(isUpper: !(coast.range < 0))
    // The stretch may take longer than the content.
    let stretch = feel.edge.isStill ? opening?.duration ?? 0 : 0
    guard let passing = coast.passing(after: edge.position - coast.from) else {
      return ScrollMotion(
        limits: limits, feel: feel, duration: max(start + coast.duration, stretch),
        destination: coast.destination.clamped(to: limits), projection: projection, opening: opening, coast: coast,
        coastStart: start)
    }
    let velocity = feel.edge == .stops ? 0 : feel.bounce.velocity(passing.velocity, overshoot: 0)
    let closing = ReturnMotion(
      ReturnMotion.Start(from: MotionState(value: edge.position, velocity: velocity), edge: edge, cause: .impact),
      feel: feel)
    let impact = max(0, start + passing.time)
    return ScrollMotion(
      limits: limits, feel: feel, duration: max(impact + closing.duration, stretch), destination: closing.destination,
      projection: projection, opening: opening, coast: coast, coastStart: start, closing: closing, closingStart: impact,
      impactVelocity: passing.velocity)
  }

  func resting(at destination: Double, after opening: ReturnMotion?, projection: Double) -> ScrollMotion {
    ScrollMotion(
      limits: limits, feel: feel, duration: opening?.duration ?? 0, destination: destination, projection: projection,
      opening: opening)
  }

  func coast(from value: Double, velocity: Double, isReleased: Bool) -> Coast {
    feel.coasting.coast(
      from: value, velocity: velocity, isReleased: isReleased, stoppingVelocity: feel.stoppingVelocity,
      threshold: feel.threshold)
  }

  /// Returns the rest position without limits, as UIKit reports it to its delegate.
  private func projection(of start: MotionState) -> Double {
    guard case .exponential(let rate, _) = feel.coasting else {
      return coast(from: start.value, velocity: start.velocity, isReleased: false).destination
    }
    let carrying = max(0, abs(start.velocity) - max(0, feel.stoppingVelocity))
    let distance = carrying * (1 / rate.resistance)
    return start.value + (start.velocity < 0 ? -distance : distance)
  }

  func edge(beyond value: Double) -> Edge? {
    limits.contains(value) ? nil : edge(isUpper: value > limits.upperBound)
  }

  private func edge(isUpper: Bool) -> Edge {
    Edge(isUpper: isUpper, position: isUpper ? limits.upperBound : limits.lowerBound)
  }
}

extension Coast {
  fileprivate func leads(inside edge: Edge) -> Bool { edge.sign * (from - edge.position + range) < 0 }
}

extension DecelerationLaw {
  package func motion(from start: MotionState, isReleased: Bool) -> ScrollMotion {
    let content = Content(-.infinity ... .infinity, ScrollFeel(coasting: self, threshold: 0))
    let coast = content.coast(from: start.value, velocity: start.velocity, isReleased: isReleased)
    return content.decelerating(coast, projection: coast.destination)
  }
}

#if !hasFeature(Embedded)
  /// A scroll motion is encoded by the starts of its parts, from which the same motion is made again, to the last bit.
  extension ScrollMotion: Codable {
    enum CodingKeys: NumberKey { case plan, limits, feel }

    private enum PartKeys: String, FiniteKey {
      case opening = "return"
      case coast = "deceleration"
      case from, isReleased, start, projection
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let parts = try fields.nestedContainer(keyedBy: PartKeys.self, forKey: .plan)
      let content = try Content(fields[.limits], fields[.feel])
      let start = try parts.decodeIfPresent(ReturnMotion.Start.self, forKey: .opening)
      let opening = start.map { ReturnMotion($0, feel: content.feel) }
      let projection: Double = try parts[.projection]
      guard parts.contains(.coast) else {
        self = content.resting(at: opening?.destination ?? projection, after: opening, projection: projection)
        return
      }
      let part = try parts.nestedContainer(keyedBy: PartKeys.self, forKey: .coast)
      let from: MotionState = try part[.from]
      let coast = try content.coast(from: from.value, velocity: from.velocity, isReleased: part[.isReleased])
      self = try content.decelerating(coast, from: part[.start], after: opening, projection: projection)
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(limits, forKey: .limits)
      try fields.encode(feel, forKey: .feel)
      var parts = fields.nestedContainer(keyedBy: PartKeys.self, forKey: .plan)
      try parts.encodeIfPresent(opening?.start, forKey: .opening)
      try parts.encode(projection, forKey: .projection)
      guard let coast else { return }
      var part = parts.nestedContainer(keyedBy: PartKeys.self, forKey: .coast)
      try part.encode(MotionState(value: coast.from, velocity: coast.velocity), forKey: .from)
      try part.encode(coast.isReleased, forKey: .isReleased)
      try part.encode(coastStart, forKey: .start)
    }
  }
#endif
