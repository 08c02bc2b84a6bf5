/// A number that is at rest, dragged by a gesture, or following a motion: the building block of every view.
///
/// Past its limits, a value is three numbers. The *finger's* value is dragged without resistance. The *content's* value is
/// the finger's after the rubber band, or that of a motion. The *shown* value is the content's, or the limit itself if the
/// edge effect keeps content there and draws the pull as a glow or a stretch.
///
/// Between two mutations, the value is a pure function of time. Times are seconds of one clock that the caller keeps.
/// The value can be queried for any time, in any order. A time before the latest mutation may count as that of the mutation.
public struct DraggableValue: Sendable, Codable {
  enum CodingKeys: NumberKey { case state, elasticity }

  package enum State: Hashable, Sendable {
    /// The content rests at the associated number.
    case idle(Double)
    /// A gesture drags the content.
    case dragging(Drag)
    /// The content follows a movement from `since` on. If `isFrozen`, it first rests under the fingers
    /// on a touchpad, until their planned lift.
    case moving(Movement, since: Double, isFrozen: Bool = false)
  }

  package struct Drag: Hashable, Sendable, Codable {
    enum CodingKeys: String, FiniteKey {
      case start
      case finger = "raw"
    }

    package fileprivate(set) var start: Double
    package fileprivate(set) var finger: Double

    /// Returns a drag that continues from another value. The translation so far still counts.
    fileprivate func moved(to finger: Double) -> Drag {
      Drag(start: (start + (finger - self.finger)).bounded, finger: finger.bounded)
    }
  }

  package private(set) var state: State
  /// The limits of the value, and its behavior past them.
  public private(set) var elasticity: ElasticLimits
  /// The velocity of the finger at a time, per second, which a view adds to the value that it returns in a drag.
  var dragVelocity: (@Sendable (_ time: Double) -> Double)?

  /// Creates a value at rest. NaN counts as the lower limit.
  public init(_ value: Double, elasticity: ElasticLimits) {
    self.state = .idle(value.isNaN ? elasticity.limits.lowerBound : value.bounded)
    self.elasticity = elasticity
  }

  package init(_ state: State, elasticity: ElasticLimits) { (self.state, self.elasticity) = (state, elasticity) }

  // MARK: - Reading the value

  /// Returns the shown value at `time`. It is past a limit only if the edge effect moves it there.
  public func value(at time: Double) -> Double { shown(at: time, dragVelocity: 0).value }

  /// Returns the velocity of the shown value, per second.
  ///
  /// During a drag, it is the finger's velocity, reduced by the rubber band. The value does not measure the finger: pass
  /// its velocity as `dragVelocity`. A value that a view has returned knows it: leave the argument out.
  public func velocity(at time: Double, dragVelocity: Double? = nil) -> Double {
    shown(at: time, dragVelocity: dragVelocity).velocity
  }

  /// Returns the signed distance that the value is pulled past a limit, negative past the lower one: its overshoot, or at
  /// a still edge, the pull to draw as an `EdgeStretch` or a glow.
  public func pull(at time: Double) -> Double {
    guard elasticity.edge.isStill, let (motion, elapsed) = scrollMotion(at: time) else {
      return elasticity.limits.excess(of: content(at: time).value)
    }
    return motion.pull(at: elapsed).clamped(to: -max(0, elasticity.lowerDimension)...max(0, elasticity.upperDimension))
  }

  /// Returns the value at which the motion ends if nothing interrupts it. During a drag: the value within its limits.
  public func target(at time: Double) -> Double {
    switch state {
    case .idle: value(at: time)
    case .dragging: value(at: time).clamped(to: elasticity.limits)
    case .moving(let movement, _, _): flight(of: movement).destination
    }
  }

  /// The time at which the value comes to rest, in the caller's clock. `nil` during a drag; `-infinity` at rest.
  public var restTime: Double? {
    switch state {
    case .idle: -.infinity
    case .dragging: nil
    case .moving(let movement, let since, _): since + movement.duration
    }
  }

  /// Whether a gesture drags the value.
  public var isDragging: Bool { fingerValue != nil }

  /// Returns whether the value follows an unfinished motion.
  public func isMoving(at time: Double) -> Bool { if case .moving = state(at: time) { true } else { false } }

  /// The latest movement and its start time, even if finished. `nil` during a drag, or if the value was placed at rest.
  public var segment: Segment? {
    if case .moving(let movement, let since, _) = state { Segment(movement, since: since) } else { nil }
  }

  /// The finger's value, before rubber banding; `nil` when not dragging.
  public var fingerValue: Double? { if case .dragging(let drag) = state { drag.finger } else { nil } }

  /// Returns the value from which a finger drags or would begin to drag.
  func fingerValue(at time: Double) -> Double { fingerValue ?? elasticity.finger(ofContent: content(at: time).value) }

  /// Returns the distances by which a finger can drag the value before it stretches: 0 at a limit.
  func dragRange(at time: Double) -> ClosedRange<Double> {
    let finger = fingerValue(at: time)
    let (before, after) = (elasticity.limits.lowerBound - finger, elasticity.limits.upperBound - finger)
    return (before < -.rounding ? before : 0)...(after > .rounding ? after : 0)
  }

  func isStretched(at time: Double) -> Bool { elasticity.limits.excess(of: content(at: time).value) != 0 }

  /// Returns the state of a view that consists of this value alone.
  func viewState(at time: Double) -> ViewState {
    guard !isDragging, !isFrozen(at: time) else { return .dragging }
    guard let (part, elapsed) = activePart(at: time) else { return .idle }
    return switch part {
    case .rest: .idle
    case .motion: isStretched(at: time) ? .bouncing : .decelerating
    case .deceleration, .sequence: .decelerating
    case .spring, .ease: .snapping
    case .scroll(let motion): motion.phase(at: elapsed) == .bouncing ? .bouncing : .decelerating
    }
  }

  /// Returns the state at `time`. A motion counts as idle once it is finished, or its clock has begun again.
  package func state(at time: Double) -> State {
    // The end is compared in the caller's clock: `time − since` may round to less than the duration at `restTime`.
    guard case .moving(let movement, let since, _) = state,
      time >= since + movement.duration || time.restarts(after: since)
    else { return state }
    return .idle(flight(of: movement).destination)
  }

  private func shown(at time: Double, dragVelocity: Double?) -> MotionState {
    elasticity.edge.displayed(content(at: time, dragVelocity: dragVelocity), within: elasticity.limits)
  }

  /// Returns the content's state, with any pull that an edge hides. Drags and motions continue from here.
  func content(at time: Double, dragVelocity: Double? = nil) -> MotionState {
    switch state(at: time) {
    case .idle(let value): return MotionState(value: value)
    case .dragging(let drag): return dragged(to: drag.finger, dragVelocity, at: time)
    case .moving(let movement, let since, _):
      let content = flight(of: movement).content(at: max(0, time - since))
      guard isFrozen(at: time) else { return content }
      // Frozen fingers still drag: the velocity is that of a release.
      let finger = elasticity.finger(ofContent: content.value)
      return MotionState(value: content.value, velocity: dragged(to: finger, dragVelocity, at: time).velocity)
    }
  }

  /// Returns the content's state under a finger. At a still edge, content has no velocity.
  private func dragged(to finger: Double, _ dragVelocity: Double?, at time: Double) -> MotionState {
    let isAtStillEdge = elasticity.edge.isStill && elasticity.limits.excess(of: finger) != 0
    let velocity = isAtStillEdge ? 0 : (dragVelocity ?? self.dragVelocity?(time) ?? 0).bounded
    return MotionState(
      value: elasticity.content(ofFinger: finger), velocity: velocity * elasticity.slope(ofFinger: finger))
  }

  private func flight(of movement: Movement) -> Flight { Flight(movement: movement, elasticity: elasticity) }
  var flight: (flight: Flight, since: Double)? { segment.map { (flight(of: $0.movement), $0.since) } }

  /// Returns whether the value is frozen under the fingers on a touchpad, before the release planned for their lift.
  private func isFrozen(at time: Double) -> Bool {
    guard case .moving(let movement, let since, isFrozen: true) = state, let next = movement.afterRest else {
      return false
    }
    return time < since + next.since && !time.restarts(after: since)
  }

  /// Returns the part of the movement that is active at `time`, and the time since its start; `nil` without a motion.
  func activePart(at time: Double) -> (movement: Movement, elapsed: Double)? {
    guard case .moving(let movement, let since, _) = state(at: time) else { return nil }
    let segment = movement.segment(at: max(0, time - since))
    return (segment.movement, max(0, time - since) - segment.since)
  }

  func activeMovement(at time: Double) -> Movement? { activePart(at: time)?.movement }

  func scrollMotion(at time: Double) -> (motion: ScrollMotion, elapsed: Double)? {
    guard case (.scroll(let motion), let elapsed)? = activePart(at: time) else { return nil }
    return (motion, elapsed)
  }

  // MARK: - Dragging

  /// Begins a drag at the current position. A stretched value does not jump: the rubber band is inverted.
  public mutating func beginDragging(at time: Double) { beginDragging(at: time, coefficient: elasticity.coefficient) }

  /// Begins a drag with another rubber-band coefficient, which affects the value in no other state.
  mutating func beginDragging(at time: Double, coefficient: Double) {
    guard !isDragging else { return }
    let content = content(at: time).value
    elasticity.coefficient = coefficient
    let finger = elasticity.finger(ofContent: content)
    state = .dragging(Drag(start: finger, finger: finger))
  }

  /// Drags the value to `translation` points from the start of the drag. Ignored if not finite or not dragging.
  public mutating func drag(by translation: Double) {
    guard case .dragging(let drag) = state, translation.isFinite else { return }
    state = .dragging(Drag(start: drag.start, finger: (drag.start + translation.bounded).bounded))
  }

  /// Ends the drag, or stops a motion, and leaves the value in place. Returns it, with the velocity of the gesture under
  /// the resistance of the rubber band. The caller must start the next motion before the value is shown.
  public mutating func endDragging(velocity: Double, at time: Double) -> MotionState {
    let slope = if case .dragging(let drag) = state { elasticity.slope(ofFinger: drag.finger) } else { 1.0 }
    let content = content(at: time).value
    state = .idle(content)
    return MotionState(value: content, velocity: velocity.isFinite ? velocity.bounded * slope : 0)
  }

  /// Freezes the value at the position that `other` has at `time`, until the value's own planned motion begins.
  /// Without one, it has no effect.
  public mutating func freeze(as other: DraggableValue, from time: Double) {
    guard let segment, segment.since > time else { return }
    let rest = Movement.rest(other.content(at: time).value)
    state = .moving(.sequence(rest, until: segment.since - time, segment.movement), since: time.bounded, isFrozen: true)
  }

  // MARK: - Moving

  /// Follows `movement` from `time` on, in place of any motion or drag. Before, the value is at its start.
  public mutating func follow(_ movement: Movement, from time: Double) {
    state = .moving(movement, since: time.bounded)
  }

  /// Replaces a finished motion by rest. A motion that began more than a minute after `time` counts as finished: the
  /// clock has begun again.
  public mutating func forgetFinishedMotion(at time: Double) { state = state(at: time) }

  /// Places the value at rest at `value`. NaN has no effect.
  public mutating func rest(at value: Double) { if !value.isNaN { state = .idle(value.bounded) } }

  /// Places the value at `value`: at rest, or within the current drag, which continues from there. NaN has no effect.
  public mutating func place(at value: Double) {
    guard !value.isNaN, case .dragging(let drag) = state else { return rest(at: value) }
    state = .dragging(drag.moved(to: elasticity.finger(ofContent: value)))
  }

  /// Moves the value, its limits and its motion or drag by a distance.
  mutating func shift(by distance: Double, at time: Double) {
    guard distance != 0, distance.isFinite else { return }
    let (start, current) = (content(at: time).shifted(by: distance), state(at: time))
    elasticity.limits = elasticity.limits.shifted(by: distance)
    switch current {
    case .idle(let value): state = .idle((value + distance).bounded)
    case .dragging(let drag): state = .dragging(drag.moved(to: drag.finger + distance))
    case .moving(let movement, let since, let isFrozen):
      if let (motion, elapsed) = scrollMotion(at: time) {
        follow(replanned(motion, motion.feel, after: elapsed, from: start), from: max(time, since))
      } else {
        state = .moving(movement.shifted(by: distance), since: since, isFrozen: isFrozen)
      }
    }
  }

  // MARK: - Changing limits and feel

  /// Changes the limits. The shown value and its velocity are kept.
  ///
  /// A drag continues from the shown value. A scroll motion is replanned: see
  /// `ScrollMotion.replanned(at:limits:feel:)`. A spring continues to its destination, even past the
  /// limits. Any other motion that would end outside is replaced by a spring. A frozen value stays frozen: the caller
  /// must replan its motion. A value farther outside than the new dimension moves to within it at once; if
  /// `leavesBehind`, it returns from its position instead.
  public mutating func setElasticity(_ new: ElasticLimits, at time: Double, leavesBehind: Bool = false) {
    guard new != elasticity else { return }
    var start = elasticity.edge.carried(content(at: time), within: elasticity.limits, to: new.edge, within: new.limits)
    let current = state(at: time)
    elasticity = new
    if !leavesBehind, !isDragging { start.value = new.reachable(start.value) }
    switch current {
    case .idle: state = .idle(start.value)
    case .dragging(let drag): state = .dragging(drag.moved(to: new.finger(ofContent: start.value)))
    case .moving(let movement, let since, _): adapt(movement, since: since, from: start, at: time)
    }
  }

  /// Changes the limits. Content at rest, and the target of a spring, move to within them.
  mutating func setElasticity(_ new: ElasticLimits, threshold: Double, at time: Double, leavesBehind: Bool = false) {
    setElasticity(new, at: time, leavesBehind: leavesBehind)
    if case .idle(let value) = state(at: time) { return rest(at: value.clamped(to: new.limits)) }
    guard case .spring(let motion)? = activeMovement(at: time) else { return }
    let target = motion.destination.clamped(to: new.limits)
    if target != motion.destination { spring(to: target, spring: motion.spring, threshold: threshold, at: time) }
  }

  /// Changes the feel of a scroll motion. Position and velocity are kept.
  public mutating func setScrollFeel(_ feel: ScrollFeel, at time: Double) {
    guard let (motion, elapsed) = scrollMotion(at: time) else { return }
    adapt(motion, feel, after: max(0, elapsed), from: content(at: time), at: time)
  }

  /// Continues a movement from `start` within new limits. A path that leads through `start` and ends within the limits is
  /// kept.
  private mutating func adapt(_ movement: Movement, since: Double, from start: MotionState, at time: Double) {
    let elapsed = max(0, time - since)
    let (part, limits) = (movement.segment(at: elapsed), elasticity.limits)
    let isOnPath = flight(of: movement).content(at: elapsed).value == start.value
    let destination = part.movement.destination
    func springMovement(to end: Double, _ spring: Spring, _ threshold: Double? = nil) -> Movement {
      .spring(SpringMotion(from: start.value, to: end, velocity: start.velocity, spring: spring, threshold: threshold))
    }
    switch part.movement {
    case .scroll(let motion): adapt(motion, motion.feel, after: elapsed - part.since, from: start, at: time)
    case .spring(let motion):
      // A `Flight` damps only beyond the overshoot of the start: with a start outside, it would take another path.
      guard !isOnPath || !limits.contains(motion.from) else { return }
      follow(springMovement(to: destination, motion.spring, motion.threshold), from: time)
    case .motion, .deceleration, .ease:
      // A spring replaces a path that leads elsewhere now, or that ends outside.
      guard !isOnPath || !limits.contains(destination) || !limits.contains(movement.destination) else { return }
      follow(springMovement(to: destination.clamped(to: limits), .snap), from: time)
    case .rest, .sequence: return
    }
  }

  private mutating func adapt(
    _ motion: ScrollMotion, _ feel: ScrollFeel, after elapsed: Double, from start: MotionState, at time: Double
  ) {
    let isOnPath = motion.pulledState(at: elapsed).value == start.value
    follow(
      isOnPath
        ? stoppedAtHardLimit(motion.replanned(at: elapsed, limits: elasticity.limits, feel: elasticity.adapted(feel)))
        : replanned(motion, feel, after: elapsed, from: start), from: max(time, segment?.since ?? time))
  }
}

/// Two values are equal in the same state within the same limits, whatever gesture drags them.
extension DraggableValue: Hashable {
  public static func == (a: DraggableValue, b: DraggableValue) -> Bool {
    a.state == b.state && a.elasticity == b.elasticity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(state)
    hasher.combine(elasticity)
  }
}
