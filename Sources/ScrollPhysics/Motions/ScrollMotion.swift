/// The motion of scrolled content along one axis from its release until it rests, in up to three parts: a return from
/// past an edge, a deceleration, and a return to the edge that the deceleration hits (<doc:Bounces>). If the feel keeps
/// content at its edge (a *still* edge, ``EdgeEffect``), the first return moves only the hidden pull, and may run beside
/// the deceleration. The whole motion is decided when it is created. A motion that replaces it in flight starts with its
/// position and velocity.
public struct ScrollMotion: Motion, Hashable {
  /// The range in which content may rest, in points.
  public let limits: ClosedRange<Double>
  /// The feel of the motion.
  public let feel: ScrollFeel
  public fileprivate(set) var duration: Double
  public fileprivate(set) var destination: Double
  /// The position at which content would rest without limits, in points, as UIKit's `targetContentOffset`. Under the
  /// exponential law of rate d: x + sign(v)·max(0, |v| − s)/(−1000·ln d), with the feel's stopping velocity s.
  public let projection: Double

  /// The return of content from past an edge, or of the pull at a still edge.
  var initialReturn: ReturnMotion? = nil
  /// The deceleration from `decelerationStart` to `finalReturnStart`. It began before 0 if this motion continues it.
  var deceleration: FreeDeceleration? = nil
  var decelerationStart = Double.infinity
  /// The bounce at the edge that the deceleration hits.
  var finalReturn: ReturnMotion? = nil
  var finalReturnStart = Double.infinity
  /// The velocity with which the content hits an edge, in pt/s; `nil` if it never does.
  public internal(set) var impactVelocity: Double? = nil

  /// The time at which decelerating content hits an edge, in seconds; `nil` if it never does.
  public var impactTime: Double? { finalReturn.map { _ in finalReturnStart } }

  /// The time at which content released past an edge passes it inward and decelerates, in seconds; `nil` if never.
  public var entryTime: Double? { initialReturn != nil && deceleration != nil ? max(0, decelerationStart) : nil }

  @inlinable @inline(__always)
  public func value(at time: Double) -> Double { state(at: time).value }

  @inlinable @inline(__always)
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Returns the content's position and velocity. The position is past an edge only if the feel moves content there.
  // Marked as free of side effects, so that the compiler merges the two calls that `value` and `velocity` make.
  @_effects(readnone) @inline(never)
  public func state(at time: Double) -> MotionState { feel.edge.displayed(pulledState(at: time), within: limits) }

  /// Returns the overshoot past an edge, in points, negative past the lower edge. If the feel keeps content at its
  /// edge, this is the pull to show in another way, by ``EdgeStretch`` or a glow.
  public func pull(at time: Double) -> Double {
    // Written so that NaN counts as 0.
    guard !(time >= duration) else { return 0 }
    // Beside a deceleration inward from a still edge, the pull returns by itself.
    if feel.edge.isStill, let initialReturn, time >= decelerationStart, time < finalReturnStart {
      return limits.excess(of: initialReturn.value(at: max(0, time)))
    }
    return limits.excess(of: pulledState(at: time).value)
  }

  /// Returns the state with the pull past an edge, whether the feel moves content there or not.
  package func pulledState(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    let time = time > 0 ? time : 0
    // By optional chaining, which copies no part of the motion.
    if time >= finalReturnStart, let state = finalReturn?.state(at: time - finalReturnStart) { return state }
    if time >= decelerationStart, let state = deceleration?.unboundedState(at: time - decelerationStart) {
      return state
    }
    return initialReturn?.state(at: time) ?? MotionState(value: destination)
  }

  public func nextTurn(after time: Double) -> Double {
    guard time < duration else { return .infinity }
    if let finalReturn, time >= finalReturnStart {
      return max(time.nextUp, finalReturnStart + finalReturn.nextTurn(after: time - finalReturnStart))
    }
    let isDecelerating = deceleration != nil && time >= decelerationStart
    return min(
      duration, isDecelerating ? finalReturnStart : decelerationStart, initialReturn?.nextTurn(after: time) ?? .infinity
    )
  }

  /// The phase of a scroll motion at one time.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The content decelerates inside its limits.
    case decelerating
    /// A spring moves the content to an edge.
    case bouncing
    /// The content is at rest.
    case resting
  }

  /// Returns the phase of the motion at `time`.
  public func phase(at time: Double) -> Phase {
    time >= duration ? .resting : activeReturn(at: time) == nil ? .decelerating : .bouncing
  }

  private func activeReturn(at time: Double) -> ReturnMotion? {
    guard !(time >= duration) else { return nil }
    if let finalReturn, time >= finalReturnStart { return finalReturn }
    return time >= decelerationStart ? nil : initialReturn
  }
}

// MARK: - Beginning and changing

extension ScrollMotion {
  /// The cause of a scroll motion: a release, or a motion that is already under way.
  public enum Beginning: Hashable, Sendable, CaseIterable {
    /// A finger releases the content.
    case released
    /// The content is already in motion. Content past an edge that moves inward fast enough passes the edge, and
    /// decelerates inside.
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

  /// Returns the rest of the motion from `time` on under other limits (content grew, the window shrank) or another feel.
  /// Position and velocity are kept. If nothing changes, the path stays the same.
  ///
  /// If the edge of a bounce moves, content still past it returns to its new position, by a faster spring if the feel
  /// has a kick and the edge comes nearer, so that content does not pass the edge. Content inside the new edge
  /// decelerates if it moves outward; if it moves inward, it goes to the old edge and no farther. At time 0, the
  /// return of a release gets the kick of its new distance to the edge.
  public func replanned(at time: Double, limits: ClosedRange<Double>? = nil, feel: ScrollFeel? = nil) -> ScrollMotion {
    let content = Content(limits ?? self.limits, feel ?? self.feel)
    let start = self.feel.edge.carried(
      pulledState(at: time), within: self.limits, to: content.feel.edge, within: content.limits)
    if let old = activeReturn(at: time)?.start, let edge = content.returnEdge(from: old.edge, at: start) {
      return content.continuedReturn(old, after: time, from: start, to: edge)
    }
    return content.continued(
      start, along: deceleration(at: time, by: content.feel),
      beside: content.remainingReturn(pullReturn(at: time), after: time))
  }

  /// Returns the rest of the motion from `time` on from a state off its path, as after a shift. A return begins anew,
  /// without a kick, and ends at the edge.
  package func replanned(
    at time: Double, from start: MotionState, limits: ClosedRange<Double>, feel: ScrollFeel
  ) -> ScrollMotion {
    let content = Content(limits, feel)
    let start = MotionState(value: start.value.bounded, velocity: start.velocity.bounded)
    if let old = activeReturn(at: time)?.start, !old.continuesInside, let edge = content.edge(beyond: start.value) {
      return content.returning(start, to: edge)
    }
    return content.continued(
      start, along: deceleration(at: time, by: feel), beside: content.remainingReturn(pullReturn(at: time), after: time)
    )
  }

  /// Returns the return of the pull that runs beside the deceleration at `time`.
  private func pullReturn(at time: Double) -> ReturnMotion? {
    feel.edge.isStill && time >= decelerationStart ? initialReturn : nil
  }

  /// Returns the deceleration to continue at `time`, and its age; `nil` if `feel` can begin one from the velocity alone.
  private func deceleration(at time: Double, by feel: ScrollFeel) -> (motion: FreeDeceleration, elapsed: Double)? {
    guard feel.decelerationLaw == self.feel.decelerationLaw, !feel.decelerationLaw.isAutonomous, let deceleration,
      time >= decelerationStart, time < min(finalReturnStart, decelerationStart + deceleration.duration)
    else { return nil }
    return (deceleration, time - decelerationStart)
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
    // Content released too slowly stays in place, inside its limits or at a still edge.
    let staysInPlace = (edge == nil || feel.edge.isStill) && abs(start.velocity) < feel.startingVelocity
    let limit = feel.maximumVelocity.positive
    let velocity = staysInPlace ? 0 : max(-limit, min(limit, start.velocity))
    let origin = MotionState(value: start.value, velocity: velocity)
    let (free, projection) = (deceleration(origin, isReleased: true), projection(of: origin))
    guard let edge else { return decelerating(free, projection: projection) }
    let continuesInside = free.reachesInside(of: edge) && feel.release.continuesInside
    var first = ReturnMotion.Start(from: start, edge: edge, cause: .release, continuesInside: continuesInside)
    guard continuesInside, feel.edge.isStill else {
      first.from.velocity = feel.release.velocity(velocity, overshoot: start.value - edge.position)
      return returning(first, projection: projection)
    }
    // The content is flung inward from its edge, while the pull returns separately from rest.
    first.from.velocity = 0
    let flung = deceleration(MotionState(value: edge.position, velocity: velocity), isReleased: true)
    return decelerating(flung, after: ReturnMotion(first, feel: feel), projection: projection)
  }

  /// Returns the motion of content that is already moving, maybe along a deceleration, and maybe past an edge. The pull
  /// at a still edge may return beside it.
  func continued(
    _ start: MotionState, along old: (motion: FreeDeceleration, elapsed: Double)? = nil,
    beside pull: ReturnMotion? = nil
  ) -> ScrollMotion {
    if let edge = edge(beyond: start.value), !countsAsInside(edge, start) {
      return returning(start, to: edge, continuesInside: deceleration(start).reachesInside(of: edge))
    }
    // At a still edge, content moves along with the edge.
    let position = feel.edge.isStill ? start.value.clamped(to: limits) : start.value
    let origin = MotionState(value: position, velocity: start.velocity)
    guard let (motion, elapsed) = old else {
      return decelerating(deceleration(origin), after: pull, projection: projection(of: origin))
    }
    let distance = position - motion.unboundedState(at: elapsed).value
    let begin = MotionState(value: motion.from + distance, velocity: motion.unboundedState(at: 0).velocity)
    let moved = distance == 0 ? motion : deceleration(begin)
    return decelerating(moved, from: 0 - elapsed, after: pull, projection: moved.destination)
  }

  /// Returns the rest of the return of a pull `time` seconds after its start, at an edge that may have moved; `nil` if it
  /// has ended or the feel has no still edge.
  func remainingReturn(_ old: ReturnMotion?, after time: Double) -> ReturnMotion? {
    guard feel.edge.isStill, let old, time < old.duration else { return nil }
    var (start, state, edge) = (old.start, old.state(at: max(0, time)), edge(isUpper: old.start.edge.isUpper))
    start.from = MotionState(value: edge.position + (state.value - start.edge.position), velocity: state.velocity)
    start.edge = edge
    return ReturnMotion(start, feel: feel)
  }

  /// Returns whether content moves inward from a still edge, or from within the threshold of its edge: it then counts as
  /// inside.
  private func countsAsInside(_ edge: Edge, _ start: MotionState) -> Bool {
    let isNear = feel.edge.isStill || edge.excess(of: start.value) <= feel.bounce.threshold ?? feel.threshold
    return isNear && edge.sign * start.velocity < 0
  }

  func returning(_ start: MotionState, to edge: Edge, continuesInside: Bool = false) -> ScrollMotion {
    returning(
      ReturnMotion.Start(
        from: start, edge: edge, cause: start.velocity == 0 ? .change : .impact, continuesInside: continuesInside),
      projection: projection(of: start))
  }

  /// Returns the edge to which a return leads now; `nil` if the return has ended. Content that has grown and is moving
  /// back returns to the old edge, so that its growth does not move it.
  func returnEdge(from old: Edge, at start: MotionState) -> Edge? {
    let (new, beyond) = (edge(isUpper: old.isUpper), edge(beyond: start.value))
    if new == old || new == beyond { return new }
    let movesBack = start.velocity == 0 || (start.value - old.position) * start.velocity < 0
    return beyond == nil && limits.contains(old.position) && movesBack ? old : nil
  }

  /// Returns the motion that continues a return `time` seconds after its start, to an edge that may have moved. At the
  /// time of the release, the kick is that of the new distance. Later, content keeps its velocity. If the edge comes
  /// nearer, the spring becomes faster, since one begun with a kick would carry content past the edge.
  func continuedReturn(
    _ old: ReturnMotion.Start, after time: Double, from start: MotionState, to edge: Edge
  ) -> ScrollMotion {
    let distance = edge.position - old.edge.position
    var next = ReturnMotion.Start(from: start, edge: edge, cause: old.cause, continuesInside: old.continuesInside)
    switch old.cause {
    // Content that is to pass the edge needs no faster spring.
    case _ where old.continuesInside: break
    case .release where time <= 0: next.from.velocity += (feel.release.kick.bounded * distance).bounded
    case .release, .change:
      next.cause = feel.release.kick != 0 && edge.sign * distance > 0 ? .approach : .change
    case .impact, .approach: break
    }
    return returning(next, projection: projection(of: start))
  }

  private func returning(_ start: ReturnMotion.Start, projection: Double) -> ScrollMotion {
    let initial = ReturnMotion(start, feel: feel)
    guard start.continuesInside, let entry = initial.arrival, entry < initial.duration else {
      return resting(at: initial.destination, after: initial, projection: projection)
    }
    let inside = deceleration(MotionState(value: initial.destination, velocity: initial.velocity(at: entry)))
    return decelerating(inside, from: entry, after: initial, projection: projection)
  }

  func decelerating(
    _ free: FreeDeceleration, from start: Double = 0, after initial: ReturnMotion? = nil, projection: Double
  ) -> ScrollMotion {
    var motion = ScrollMotion(
      limits: limits, feel: feel, duration: start + free.duration, destination: free.destination.clamped(to: limits),
      projection: projection, initialReturn: initial, deceleration: free, decelerationStart: start)
    let edge = edge(isUpper: !(free.range < 0))
    if let impact = free.passing(after: edge.position - free.from) {
      let velocity = feel.edge == .stops ? 0 : feel.bounce.velocity(impact.velocity, overshoot: 0)
      let bounce = ReturnMotion(
        ReturnMotion.Start(from: MotionState(value: edge.position, velocity: velocity), edge: edge, cause: .impact),
        feel: feel)
      motion.finalReturn = bounce
      (motion.finalReturnStart, motion.impactVelocity) = (max(0, start + impact.time), impact.velocity)
      (motion.duration, motion.destination) = (motion.finalReturnStart + bounce.duration, bounce.destination)
    }
    // At a still edge, the pull may take longer to return than the content to rest.
    if feel.edge.isStill, let initial { motion.duration = max(motion.duration, initial.duration) }
    return motion
  }

  func resting(at destination: Double, after initial: ReturnMotion?, projection: Double) -> ScrollMotion {
    ScrollMotion(
      limits: limits, feel: feel, duration: initial?.duration ?? 0, destination: destination, projection: projection,
      initialReturn: initial)
  }

  func deceleration(_ start: MotionState, isReleased: Bool = false) -> FreeDeceleration {
    feel.decelerationLaw.deceleration(
      from: start.value, velocity: start.velocity, isReleased: isReleased, stoppingVelocity: feel.stoppingVelocity,
      threshold: feel.threshold)
  }

  /// Returns the rest position without limits, as UIKit reports it to its delegate.
  private func projection(of start: MotionState) -> Double {
    guard case .exponential(let rate, _) = feel.decelerationLaw else {
      return deceleration(start).destination
    }
    let speed = max(0, abs(start.velocity) - max(0, feel.stoppingVelocity))
    let distance = speed * (1 / rate.resistance)
    return start.value + (start.velocity < 0 ? -distance : distance)
  }

  func edge(beyond value: Double) -> Edge? { limits.contains(value) ? nil : edge(isUpper: value > limits.upperBound) }

  private func edge(isUpper: Bool) -> Edge {
    Edge(isUpper: isUpper, position: isUpper ? limits.upperBound : limits.lowerBound)
  }
}

extension FreeDeceleration {
  fileprivate func reachesInside(of edge: Edge) -> Bool { edge.sign * (from - edge.position + range) < 0 }
}

extension DecelerationLaw {
  package func motion(from start: MotionState, isReleased: Bool) -> ScrollMotion {
    let content = Content(-.infinity ... .infinity, ScrollFeel(decelerationLaw: self, threshold: 0))
    let free = content.deceleration(start, isReleased: isReleased)
    return content.decelerating(free, projection: free.destination)
  }
}

#if !hasFeature(Embedded)
  /// A scroll motion is encoded by the starts of its parts, from which the same motion is made again, to the last bit.
  extension ScrollMotion: Codable {
    enum CodingKeys: NumberKey { case plan, limits, feel }

    private enum PartKeys: String, FiniteKey {
      case initialReturn = "return"
      case deceleration, from, isReleased, start, projection
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let parts = try fields.nestedContainer(keyedBy: PartKeys.self, forKey: .plan)
      let content = try Content(fields[.limits], fields[.feel])
      let start = try parts.decodeIfPresent(ReturnMotion.Start.self, forKey: .initialReturn)
      let initial = start.map { ReturnMotion($0, feel: content.feel) }
      let projection: Double = try parts[.projection]
      guard parts.contains(.deceleration) else {
        self = content.resting(at: initial?.destination ?? projection, after: initial, projection: projection)
        return
      }
      let part = try parts.nestedContainer(keyedBy: PartKeys.self, forKey: .deceleration)
      let free = try content.deceleration(part[.from], isReleased: part[.isReleased])
      self = try content.decelerating(free, from: part[.start], after: initial, projection: projection)
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(limits, forKey: .limits)
      try fields.encode(feel, forKey: .feel)
      var parts = fields.nestedContainer(keyedBy: PartKeys.self, forKey: .plan)
      try parts.encodeIfPresent(initialReturn?.start, forKey: .initialReturn)
      try parts.encode(projection, forKey: .projection)
      guard let deceleration else { return }
      var part = parts.nestedContainer(keyedBy: PartKeys.self, forKey: .deceleration)
      try part.encode(MotionState(value: deceleration.from, velocity: deceleration.velocity), forKey: .from)
      try part.encode(deceleration.isReleased, forKey: .isReleased)
      try part.encode(decelerationStart, forKey: .start)
    }
  }
#endif
