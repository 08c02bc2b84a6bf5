/// A number that is at rest, dragged by a gesture, or following a motion: the building block of every view.
///
/// Between two mutations, the value is a pure function of time. Times are seconds of one clock that the caller keeps.
/// The value can be queried for any time, in any order. A mutation replaces the path: for a time before the latest one,
/// the value may be that of the mutation.
public struct DraggableValue: Hashable, Sendable {
  /// The state of a value: at rest, dragged, or in motion.
  package enum State: Hashable, Sendable {
    /// The value rests at the associated number.
    case idle(Double)
    /// A gesture drags the value.
    case dragging(Drag)
    /// The value follows a motion that begins at `since`, in the caller's clock.
    case moving(Movement, since: Double)
  }

  /// The position of a drag.
  package struct Drag: Hashable, Sendable {
    /// The value at which the drag began, before rubber banding.
    package fileprivate(set) var start: Double
    /// The current value of the drag, before rubber banding.
    package fileprivate(set) var raw: Double

    package init(start: Double, raw: Double) { (self.start, self.raw) = (start, raw) }
  }

  package private(set) var state: State
  /// The limits of the value, and its behavior past them.
  public private(set) var elasticity: ElasticLimits
  private var gesture = GestureVelocity()

  /// Creates a value at rest. NaN counts as the lower limit.
  public init(_ value: Double, elasticity: ElasticLimits) {
    self.state = .idle(value.isNaN ? elasticity.limits.lowerBound : value.bounded)
    self.elasticity = elasticity
  }

  /// Creates a value in a state.
  package init(_ state: State, elasticity: ElasticLimits) { (self.state, self.elasticity) = (state, elasticity) }

  // MARK: - Reading the value

  /// Returns the state at `time`. A finished motion counts as idle.
  package func state(at time: Double) -> State {
    guard case .moving(let movement, let since) = state, hasEnded(movement, since, at: time) else { return state }
    return .idle(end(of: movement))
  }

  /// Returns whether a movement is over at `time`, or the clock has begun again since it began.
  ///
  /// The end is compared in the caller's clock, so that the value rests exactly at `restTime`: `time − since` may round
  /// to less than the duration.
  private func hasEnded(_ movement: Movement, _ since: Double, at time: Double) -> Bool {
    time >= since + movement.duration || time.restarts(after: since)
  }

  /// Returns the phase at `time`, in the terms of a view's state.
  func phase(at time: Double) -> ViewState {
    guard let (part, elapsed) = activePart(at: time) else { return isDragging ? .dragging : .idle }
    return switch part {
    case .rest: .dragging
    case .motion: isStretched(at: time) ? .bouncing : .decelerating
    case .coast, .sequence: .decelerating
    case .spring, .ease: .snapping
    case .scroll(let motion): motion.phase(at: elapsed) == .bouncing ? .bouncing : .decelerating
    }
  }

  /// Returns the displayed value at `time`. It is past a limit only if the edge effect moves it there.
  public func value(at time: Double) -> Double { displayed(at: time, dragVelocity: 0).value }

  /// Returns the velocity of the displayed value, per second.
  ///
  /// A value does not measure the velocity of a drag: the gesture does.
  ///
  /// - Parameters:
  ///   - time: The time in the caller's clock.
  ///   - dragVelocity: The velocity of the gesture at that time, per second. Not needed for a value that a view has
  ///     returned, which knows its gesture.
  public func velocity(at time: Double, dragVelocity: Double? = nil) -> Double {
    displayed(at: time, dragVelocity: dragVelocity).velocity
  }

  /// Returns the signed distance that the value is pulled past a limit, negative past the lower one. If the edge effect
  /// moves the value, this is its overshoot; otherwise, the pull to draw as an `EdgeStretch` or a glow.
  public func pull(at time: Double) -> Double {
    guard elasticity.edge.isStill, let (motion, elapsed) = scrolling(at: time) else {
      return elasticity.limits.excess(of: pulled(at: time).value)
    }
    return motion.pull(at: elapsed).clamped(
      to: -max(0, elasticity.lowerDimension)...max(0, elasticity.upperDimension))
  }

  /// Returns the displayed state of `movement`, `elapsed` seconds after its start.
  func displayed(_ movement: Movement, after elapsed: Double) -> MotionState {
    elasticity.edge.displayed(
      limited(movement.state(at: elapsed), of: movement, after: elapsed), within: elasticity.limits)
  }

  private func displayed(at time: Double, dragVelocity: Double? = nil) -> MotionState {
    elasticity.edge.displayed(pulled(at: time, dragVelocity: dragVelocity), within: elasticity.limits)
  }

  /// Returns the state with any pull that an edge hides. Drags and motions continue from here.
  func pulled(at time: Double, dragVelocity: Double? = nil) -> MotionState {
    switch state {
    case .idle(let value): return MotionState(value: value)
    case .dragging(let drag): return dragged(to: drag.raw, dragVelocity, at: time)
    case .moving(let movement, let since):
      if hasEnded(movement, since, at: time) { return MotionState(value: end(of: movement)) }
      let state = limited(movement.state(at: max(0, time - since)), of: movement, after: max(0, time - since))
      guard isFrozen(at: time) else { return state }
      let velocity = dragged(to: elasticity.unclamp(state.value), dragVelocity, at: time).velocity
      return MotionState(value: state.value, velocity: velocity)
    }
  }

  private func dragged(to raw: Double, _ dragVelocity: Double?, at time: Double) -> MotionState {
    let isHeld = elasticity.edge.isStill && elasticity.limits.excess(of: raw) != 0
    let velocity = isHeld ? 0 : (dragVelocity ?? gesture.velocity?(time) ?? 0).bounded * elasticity.derivative(raw)
    return MotionState(value: elasticity.clamp(raw), velocity: velocity)
  }

  /// Returns a state of `movement` within the reach of the limits. At an edge that the value does not leave, only content
  /// that scrolls or is frozen keeps its pull.
  private func limited(_ state: MotionState, of movement: Movement, after elapsed: Double) -> MotionState {
    guard elasticity.limits.excess(of: state.value) != 0 else { return state }
    guard elasticity.edge.isStill else { return elasticity.bent(state, from: movement.state(at: 0).value) }
    return switch movement.segment(at: elapsed).motion {
    case .scroll, .rest: MotionState(value: elasticity.reachable(state.value), velocity: state.velocity)
    default: MotionState(value: state.value.clamped(to: elasticity.limits))
    }
  }

  /// Returns the value at which `movement` ends, past a limit only if the edge effect moves the value there.
  func end(of movement: Movement) -> Double {
    let value = movement.destination
    return elasticity.edge.isStill
      ? value.clamped(to: elasticity.limits) : limited(MotionState(value: value), of: movement, after: 0).value
  }

  /// Returns the value at which the motion ends if nothing interrupts it. During a drag: the value within its limits.
  public func target(at time: Double) -> Double {
    switch state {
    case .idle: value(at: time)
    case .dragging: value(at: time).clamped(to: elasticity.limits)
    case .moving(let movement, _): end(of: movement)
    }
  }

  /// The time at which the value comes to rest, in the caller's clock. `nil` during a drag; `-infinity` without a
  /// motion.
  public var restTime: Double? {
    switch state {
    case .idle: -.infinity
    case .dragging: nil
    case .moving(let movement, let since): since + movement.duration
    }
  }

  /// Whether a gesture drags the value.
  public var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// Returns whether the value follows an unfinished motion.
  public func isMoving(at time: Double) -> Bool {
    if case .moving = state(at: time) { true } else { false }
  }

  /// The latest motion and its start time, even if finished. `nil` during a drag, or if the value was placed at rest.
  public var movement: Segment? {
    if case .moving(let movement, let since) = state { Segment(movement, since: since) } else { nil }
  }

  /// The dragged value before rubber banding; `nil` when not dragging.
  public var rawValue: Double? {
    if case .dragging(let drag) = state { drag.raw } else { nil }
  }

  /// Returns the value before rubber banding, during a drag or while the value is frozen under a touchpad drag.
  func rawValue(at time: Double) -> Double {
    rawValue ?? elasticity.unclamp(pulled(at: time).value)
  }

  /// Returns the distances by which the value can still move within its limits.
  func room(at time: Double) -> ClosedRange<Double> {
    let raw = rawValue(at: time)
    let (before, after) = (elasticity.limits.lowerBound - raw, elasticity.limits.upperBound - raw)
    return (before < -.rounding ? before : 0)...(after > .rounding ? after : 0)
  }

  /// Returns whether the value is pulled past a limit.
  func isStretched(at time: Double) -> Bool { elasticity.limits.excess(of: pulled(at: time).value) != 0 }

  // MARK: - Dragging

  /// Begins a drag at the current position. A stretched value does not jump: the rubber band is inverted.
  public mutating func beginDragging(at time: Double) {
    beginDragging(at: time, coefficient: elasticity.coefficient)
  }

  /// Begins a drag with another rubber-band coefficient.
  mutating func beginDragging(at time: Double, coefficient: Double) {
    guard !isDragging else { return }
    // Only a drag has a rubber band: the coefficient does not affect the value in any other state.
    let shown = pulled(at: time).value
    elasticity.coefficient = coefficient
    let raw = elasticity.unclamp(shown)
    state = .dragging(Drag(start: raw, raw: raw))
  }

  /// Drags the value to `translation` points from the start of the drag. Ignored if not finite or not dragging.
  public mutating func drag(by translation: Double) {
    guard case .dragging(var drag) = state, translation.isFinite else { return }
    drag.raw = (drag.start + translation.bounded).bounded
    state = .dragging(drag)
  }

  /// Ends the drag and leaves the value in place. The caller must start the next motion at once.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the gesture, per second.
  ///   - time: The time in the caller's clock.
  /// - Returns: The value in place, and its velocity under the resistance of the rubber band.
  public mutating func endDragging(velocity: Double, at time: Double) -> MotionState {
    let slope = if case .dragging(let drag) = state { elasticity.derivative(drag.raw) } else { 1.0 }
    let shown = pulled(at: time).value
    state = .idle(shown)
    return MotionState(value: shown, velocity: velocity.isFinite ? velocity.bounded * slope : 0)
  }

  /// Moves the drag to `raw`. The translation so far still counts.
  private mutating func moveDrag(_ drag: Drag, to raw: Double) {
    state = .dragging(Drag(start: (drag.start + (raw - drag.raw)).bounded, raw: raw.bounded))
  }

  /// Returns a copy whose velocity during a drag is that of a view's gesture.
  func dragged(at velocity: @escaping @Sendable (_ time: Double) -> Double) -> DraggableValue {
    var value = self
    value.gesture.velocity = velocity
    return value
  }

  /// Freezes the value at the position that `other` has at `time`, until its own planned motion begins. A view calls
  /// this method in its ``DraggableView/freeze(as:from:)``.
  public mutating func freeze(as other: DraggableValue, from time: Double) {
    guard let movement, movement.since > time else { return }
    let pause = Movement.rest(other.pulled(at: time).value)
    follow(.sequence(pause, until: movement.since - time, movement.motion), from: time)
  }

  /// Returns whether the value is frozen until its motion begins, as under touchpad fingers that have yet to lift.
  func isFrozen(at time: Double) -> Bool {
    guard case .moving(let movement, let since) = state(at: time), let next = movement.afterRest else { return false }
    return time < since + next.since
  }

  // MARK: - Starting a motion

  /// Follows `movement` from `time` on, in place of any motion or drag. The value jumps to the start of `movement`.
  ///
  /// - Parameters:
  ///   - movement: The movement, in its own time, which begins at 0.
  ///   - time: The start in the caller's clock. Before it, the value is at the start of the movement.
  public mutating func follow(_ movement: Movement, from time: Double) {
    state = .moving(movement, since: time.bounded)
  }

  /// Follows any motion from `time` on: a law of the caller's, or a `MotionSequence` of several.
  ///
  /// Past the limits the value is bent, as in every motion; a `ScrollMotion` returns by itself. If new limits
  /// exclude the end of the motion, a spring replaces it, since the value cannot replan it.
  public mutating func follow(_ motion: some Motion, from time: Double) {
    follow(.motion(AnyMotion(motion)), from: time)
  }

  /// Scrolls by a motion from `time` on, as after ``scroll(velocity:feel:at:beginning:)``: within the limits of the
  /// value, which replan the motion when they change.
  public mutating func follow(_ motion: ScrollMotion, from time: Double) { scroll(by: motion, at: time) }

  /// Replaces a motion that is over at `time` by rest. It is also over if it began more than a minute after `time`, since
  /// the clock has then begun again.
  public mutating func settle(at time: Double) { state = state(at: time) }

  /// Places the value at rest at `value`. NaN has no effect.
  public mutating func rest(at value: Double) {
    if !value.isNaN { state = .idle(value.bounded) }
  }

  /// Places the value at `value`: at rest, or within the current drag, which continues from there. NaN has no effect.
  public mutating func place(at value: Double) {
    guard !value.isNaN else { return }
    guard case .dragging(let drag) = state else { return rest(at: value) }
    moveDrag(drag, to: elasticity.unclamp(value))
  }

  /// Moves to `destination` by a spring and keeps the velocity. Has no effect if `destination` is NaN.
  ///
  /// - Parameters:
  ///   - destination: The value at which the spring rests.
  ///   - spring: The spring that moves the value.
  ///   - velocity: The initial velocity, per second; `nil` to keep the current one.
  ///   - threshold: The distance below which the value counts as settled.
  ///   - time: The start in the caller's clock.
  public mutating func spring(
    to destination: Double, spring: Spring, velocity: Double? = nil, threshold: Double, at time: Double
  ) {
    guard !destination.isNaN else { return }
    let motion = SpringMotion(
      from: value(at: time), to: destination, velocity: velocity ?? self.velocity(at: time), spring: spring,
      threshold: threshold)
    follow(.spring(motion), from: time)
  }

  /// Decelerates and bounces between the limits, as released content does, or content already in motion. A hard limit
  /// stops the motion.
  public mutating func scroll(
    velocity: Double, feel: ScrollFeel, at time: Double, beginning: ScrollMotion.Beginning = .released
  ) {
    begin(
      scrolling(from: pulled(at: time).value, velocity: velocity, feel, beginning), feel, beginning, at: time)
  }

  /// Continues the scrolling of `other` from the current value, within these limits.
  mutating func scroll(as other: DraggableValue, velocity: Double, feel: ScrollFeel, at time: Double) {
    guard let (motion, elapsed) = other.scrolling(at: time) else {
      return scroll(velocity: velocity, feel: feel, at: time, beginning: .continued)
    }
    let state = MotionState(value: pulled(at: time).value, velocity: velocity)
    follow(scrolling(motion, feel, after: elapsed, from: state), from: time)
  }

  /// Follows `movement` from `time` on, or after the latency of a release. A movement without duration rests at once.
  mutating func begin(
    _ movement: Movement, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning, at time: Double
  ) {
    follow(movement, from: beginning == .released && movement.duration > 0 ? time + feel.releaseLatency : time)
  }

  /// Returns the movement of content at `value`, with any pull, that scrolls by a feel.
  func scrolling(
    from value: Double, velocity: Double, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning
  ) -> Movement {
    stoppedByWalls(scrollMotion(from: value, velocity: velocity, feel, beginning))
  }

  /// Returns the movement that continues `motion` from another state, within these limits.
  func scrolling(
    _ motion: ScrollMotion, _ feel: ScrollFeel, after elapsed: Double, from start: MotionState
  ) -> Movement {
    stoppedByWalls(
      motion.continued(at: elapsed, from: start, limits: elasticity.limits, feel: elasticity.adapted(feel)))
  }

  /// Returns `motion` up to a hard limit, which absorbs all velocity at the crossing.
  func stoppedByWalls(_ motion: ScrollMotion) -> Movement {
    guard let crossing = motion.crossing, elasticity.isWall(at: motion.destination) else { return .scroll(motion) }
    return .sequence(.scroll(motion), until: crossing, .rest(motion.destination))
  }

  /// Returns the motion of content at `value`, with any pull, that scrolls by a feel.
  func scrollMotion(
    from value: Double, velocity: Double, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning
  ) -> ScrollMotion {
    ScrollMotion(
      from: value, velocity: velocity, limits: elasticity.limits, feel: elasticity.adapted(feel), beginning: beginning)
  }

  // MARK: - Changing limits and feel

  /// Changes the limits. The displayed value and its velocity are kept. Content released past a limit does not pass one
  /// that comes nearer: see `ScrollMotion.replanned(at:limits:feel:)`.
  ///
  /// A drag continues from the displayed value. A scroll motion is replanned within the new limits. A spring continues
  /// to its destination, even past them. Any other motion that would end outside the limits is replaced by a spring. A
  /// value frozen by a sequence stays frozen: the caller must replan the sequence.
  ///
  /// - Parameters:
  ///   - new: The new limits.
  ///   - time: The time in the caller's clock.
  ///   - leavesBehind: Whether a value farther outside its new limits than their dimension returns from its position.
  ///     If `false`, the value moves to within the dimension at once.
  public mutating func setElasticity(_ new: ElasticLimits, at time: Double, leavesBehind: Bool = false) {
    guard new != elasticity else { return }
    let start = elasticity.edge.carried(
      pulled(at: time), within: elasticity.limits, to: new.edge, within: new.limits)
    let (shown, current) = (start.value, state(at: time))
    elasticity = new
    switch current {
    case .idle: state = .idle(leavesBehind ? shown : new.reachable(shown))
    case .dragging(let drag): moveDrag(drag, to: new.unclamp(shown))
    case .moving(let movement, let since):
      let place = leavesBehind ? shown : new.reachable(shown)
      state = continued(movement, since: since, at: time, from: MotionState(value: place, velocity: start.velocity))
    }
  }

  /// Returns the state that continues `movement` from `start` within new limits. The caller must replan a sequence.
  private func continued(_ movement: Movement, since: Double, at time: Double, from start: MotionState) -> State {
    let elapsed = max(0, time - since)
    let segment = movement.segment(at: elapsed)
    let isUnbent = limited(movement.state(at: elapsed), of: movement, after: elapsed).value == start.value
    func spring(to destination: Double, _ spring: Spring, threshold: Double?) -> State {
      let motion = SpringMotion(
        from: start.value, to: destination, velocity: start.velocity, spring: spring, threshold: threshold)
      return .moving(.spring(motion), since: time.bounded)
    }
    switch segment.motion {
    case .scroll(let motion):
      return continued(motion, motion.feel, after: elapsed - segment.since, at: time, from: start)
    case .spring(let motion):
      if isUnbent, elasticity.limits.contains(motion.from) { return .moving(movement, since: since) }
      return spring(to: motion.destination, motion.spring, threshold: motion.threshold)
    case .motion, .coast, .ease:
      let destination = segment.motion.destination
      let isWithin = elasticity.limits.contains(destination) && elasticity.limits.contains(movement.destination)
      if isUnbent, isWithin { return .moving(movement, since: since) }
      // This motion cannot be replanned: a spring replaces it.
      return spring(to: destination.clamped(to: elasticity.limits), .snap, threshold: nil)
    case .rest, .sequence: return .moving(movement, since: since)
    }
  }

  /// Returns the state that continues `motion` with another feel or other limits: along the same path if that leads
  /// through `start`, otherwise by a new motion from there.
  private func continued(
    _ motion: ScrollMotion, _ feel: ScrollFeel, after elapsed: Double, at time: Double, from start: MotionState
  ) -> State {
    guard motion.pulledState(at: elapsed).value == start.value else {
      return .moving(scrolling(motion, feel, after: elapsed, from: start), since: time.bounded)
    }
    let next = motion.replanned(at: elapsed, limits: elasticity.limits, feel: elasticity.adapted(feel))
    return .moving(stoppedByWalls(next), since: time.bounded)
  }

  /// Moves the value within its new limits, if it rests outside them or if a program's or wheel's spring would end
  /// outside.
  mutating func stayWithinLimits(threshold: Double, at time: Double) {
    if case .idle(let value) = state(at: time) { rest(at: value.clamped(to: elasticity.limits)) }
    guard case .spring(let motion)? = activeMotion(at: time), elasticity.limits.excess(of: motion.destination) != 0
    else {
      return
    }
    let destination = motion.destination.clamped(to: elasticity.limits)
    spring(to: destination, spring: motion.spring, threshold: threshold, at: time)
  }

  /// Changes the feel of a scroll motion. Position and velocity are kept.
  public mutating func setScrollFeel(_ feel: ScrollFeel, at time: Double) {
    guard let (motion, elapsed) = scrolling(at: time) else { return }
    state = continued(motion, feel, after: max(0, elapsed), at: time, from: pulled(at: time))
  }
}

extension DraggableValue {
  /// Shifts the value, its limits, its drag and its motion by `distance`.
  mutating func shift(by distance: Double, at time: Double) {
    guard distance != 0, distance.isFinite else { return }
    let (start, current) = (pulled(at: time), state(at: time))
    elasticity.limits = elasticity.limits.shifted(by: distance)
    switch current {
    case .idle(let value): state = .idle((value + distance).bounded)
    case .dragging(let drag): moveDrag(drag, to: drag.raw + distance)
    case .moving(let movement, let since):
      if let (motion, elapsed) = scrolling(at: time) {
        let moved = MotionState(value: start.value + distance, velocity: start.velocity)
        follow(scrolling(motion, motion.feel, after: elapsed, from: moved), from: max(time, since))
      } else {
        state = .moving(movement.shifted(by: distance), since: since)
      }
    }
  }
}

/// The velocity of the gesture that drags a value, at a given time. Only values that a view has returned have one. Two
/// values are equal whatever their gestures are.
private struct GestureVelocity: Hashable, Sendable {
  var velocity: (@Sendable (_ time: Double) -> Double)?

  static func == (a: GestureVelocity, b: GestureVelocity) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension ClosedRange<Double> {
  /// The range of the negated values.
  var negated: ClosedRange<Double> { 0 - upperBound...0 - lowerBound }
}

#if !hasFeature(Embedded)
  extension DraggableValue: Codable {
    enum CodingKeys: CodingKey { case state, elasticity }
  }

  extension DraggableValue.Drag: Codable {
    enum CodingKeys: FiniteKey { case start, raw }
  }

  extension DraggableValue.State: Codable {
    enum CodingKeys: FiniteKey { case idle, drag, movement, since }

    package init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      if let drag = try fields.decodeIfPresent(DraggableValue.Drag.self, forKey: .drag) {
        self = .dragging(drag)
      } else if let movement = try fields.decodeIfPresent(DraggableValue.Movement.self, forKey: .movement) {
        self = .moving(movement, since: try fields.decode(Double.self, forKey: .since))
      } else {
        self = .idle(try fields.decode(Double.self, forKey: .idle))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .idle(let value): try fields.encode(value, forKey: .idle)
      case .dragging(let drag): try fields.encode(drag, forKey: .drag)
      case .moving(let movement, let since):
        try fields.encode(movement, forKey: .movement)
        try fields.encode(since, forKey: .since)
      }
    }
  }
#endif
