/// A number that is at rest, dragged by a gesture, or following a motion: the building block of every view.
///
/// Between two mutations, the value is a pure function of time. Times are seconds of one clock that the caller keeps.
/// The value can be queried for any time, in any order.
public struct DraggableValue: Sendable {
  /// The state of a value: at rest, dragged, or in motion.
  public enum State: Sendable {
    /// The value rests at the associated number.
    case idle(Double)
    /// A gesture drags the value.
    case dragging(Drag)
    /// The value follows a motion that begins at `since`, in the caller's clock.
    case moving(Movement, since: Double)
  }

  /// The position of a drag.
  public struct Drag: Sendable {
    /// The value at which the drag began, before rubber banding.
    public fileprivate(set) var start: Double
    /// The current value of the drag, before rubber banding.
    public fileprivate(set) var raw: Double
  }

  private var state: State
  /// The limits of the value, and its behavior past them.
  public private(set) var elasticity: ElasticLimits
  /// The velocity of the dragging gesture at a given time. Set only in values that a view has returned.
  private var dragVelocity: (@Sendable (_ time: Double) -> Double)?

  /// Creates a value at rest. NaN counts as the lower limit.
  public init(_ value: Double, elasticity: ElasticLimits) {
    self.state = .idle(value.isNaN ? elasticity.limits.lowerBound : value)
    self.elasticity = elasticity
  }

  // MARK: - Reading the value

  /// Returns the state at `time`. A finished motion counts as idle.
  public func state(at time: Double) -> State {
    guard case .moving(let movement, let since) = state, time >= since + movement.duration else { return state }
    return .idle(shown(movement.destination, of: movement))
  }

  /// Returns the displayed value for a position of `movement`: clamped at a still edge, otherwise softly clamped.
  private func shown(_ value: Double, of movement: Movement) -> Double {
    guard elasticity.limits.excess(of: value) != 0 else { return value }
    if elasticity.edge.isStill { return value.clamped(to: elasticity.limits) }
    return elasticity.softClamped(value, from: movement.state(at: 0).value)
  }

  /// Returns the phase at `time`, in the terms of a view's state.
  func phase(at time: Double) -> ViewState {
    switch state(at: time) {
    case .idle: return .idle
    case .dragging: return .dragging
    case .moving(let movement, let since):
      let elapsed = max(0, time - since)
      switch movement.leg(at: elapsed) {
      case (.rest, _): return .dragging
      case (.motion, _): return isStretched(at: time) ? .bouncing : .decelerating
      case (.coast, _), (.sequence, _): return .decelerating
      case (.spring, _), (.ease, _): return .snapping
      case (.scroll(let motion), let start):
        return motion.phase(at: elapsed - start) == .bouncing ? .bouncing : .decelerating
      }
    }
  }

  /// Returns the value and velocity of `movement` at `time`. The end is compared in the caller's clock, so that the
  /// value rests exactly at `restTime`: `time − since` may round to less than the duration.
  private func motionState(_ movement: Movement, since: Double, at time: Double) -> MotionState {
    guard time < since + movement.duration else { return MotionState(value: movement.destination) }
    return movement.state(at: max(0, time - since))
  }

  /// Returns the displayed value at `time`. It is past a limit only if the edge effect moves it there.
  public func value(at time: Double) -> Double {
    if case .moving(let movement, let since) = state {
      return shown(motionState(movement, since: since, at: time).value, of: movement)
    }
    let value = pulledValue(at: time)
    return elasticity.edge.isStill ? value.clamped(to: elasticity.limits) : value
  }

  /// Returns the signed distance that the value is pulled past a limit, negative past the lower one. If the edge effect
  /// moves the value, this is its overshoot; otherwise, the pull to draw as an `EdgeStretch` or a glow.
  public func pull(at time: Double) -> Double {
    guard elasticity.edge.isStill, case .moving(let movement, let since) = state,
      case (.scroll(let motion), let start) = movement.leg(at: max(0, time - since))
    else { return elasticity.limits.excess(of: pulledValue(at: time)) }
    guard time < since + movement.duration else { return 0 }
    return motion.pull(at: max(0, time - since) - start).clamped(
      to: -max(0, elasticity.lowerDimension)...max(0, elasticity.upperDimension))
  }

  /// Returns the value with any pull that a still edge hides. Drags and motions continue from here.
  func pulledValue(at time: Double) -> Double {
    switch state {
    case .idle(let value): return value
    case .dragging(let drag): return elasticity.rubberBanded(drag.raw)
    case .moving(let movement, let since):
      guard elasticity.edge.isStill, time < since + movement.duration else { return value(at: time) }
      return switch movement.leg(at: max(0, time - since)) {
      case (.scroll(let motion), let start):
        elasticity.clamped(motion.pulledState(at: max(0, time - since) - start).value)
      case (.rest(let value), _): elasticity.clamped(value)
      default: value(at: time)
      }
    }
  }

  /// Returns the velocity of `pulledValue(at:)`.
  private func pulledVelocity(at time: Double) -> Double {
    guard elasticity.edge.isStill, case .moving(let movement, let since) = state, time < since + movement.duration,
      case (.scroll(let motion), let start) = movement.leg(at: max(0, time - since))
    else { return velocity(at: time) }
    return motion.pulledState(at: max(0, time - since) - start).velocity
  }

  /// Returns the velocity of the displayed value, per second.
  ///
  /// A value does not measure the velocity of a drag: the gesture does.
  ///
  /// - Parameters:
  ///   - time: The time in the caller's clock.
  ///   - dragVelocity: The velocity of the gesture at that time, per second. Not needed for a value that a view has
  ///     returned, which knows its gesture.
  public func velocity(at time: Double, dragVelocity: Double? = nil) -> Double {
    switch state {
    case .idle: return 0
    case .dragging(let drag): return velocity(at: time, draggedTo: drag.raw, dragVelocity)
    case .moving(let movement, let since):
      if isOnHold(at: time) {
        return velocity(at: time, draggedTo: rawValue(at: time), dragVelocity)
      }
      let state = motionState(movement, since: since, at: time)
      guard state.velocity != 0, elasticity.limits.excess(of: state.value) != 0 else { return state.velocity }
      return state.velocity * elasticity.softClampSlope(at: state.value, from: movement.state(at: 0).value)
    }
  }

  private func velocity(at time: Double, draggedTo raw: Double, _ dragVelocity: Double?) -> Double {
    if elasticity.edge.isStill, elasticity.limits.excess(of: raw) != 0 { return 0 }
    return (dragVelocity ?? self.dragVelocity?(time) ?? 0) * elasticity.rubberBandSlope(at: raw)
  }

  /// Returns the value at which the motion ends if nothing interrupts it. During a drag: the value within its limits.
  public func target(at time: Double) -> Double {
    switch state {
    case .idle(let value): elasticity.edge.isStill ? value.clamped(to: elasticity.limits) : value
    case .dragging: value(at: time).clamped(to: elasticity.limits)
    case .moving(let movement, _): shown(movement.destination, of: movement)
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
  public var movement: (motion: Movement, since: Double)? {
    if case .moving(let movement, let since) = state { (movement, since) } else { nil }
  }

  /// The dragged value before rubber banding; `nil` when not dragging.
  public var rawValue: Double? {
    if case .dragging(let drag) = state { drag.raw } else { nil }
  }

  /// Returns the value before rubber banding, during a drag or while a touchpad drag is on hold.
  func rawValue(at time: Double) -> Double {
    rawValue ?? elasticity.rubberBandInverse(of: pulledValue(at: time))
  }

  /// Returns whether the value is pulled past a limit.
  func isStretched(at time: Double) -> Bool { elasticity.limits.excess(of: pulledValue(at: time)) != 0 }

  // MARK: - Dragging

  /// Begins a drag at the current position. A stretched value does not jump: the rubber band is inverted.
  public mutating func beginDragging(at time: Double) {
    guard !isDragging else { return }
    let raw = elasticity.rubberBandInverse(of: pulledValue(at: time))
    state = .dragging(Drag(start: raw, raw: raw))
  }

  /// Drags the value to `translation` points from the start of the drag. Ignored if not finite or not dragging.
  public mutating func drag(by translation: Double) {
    guard case .dragging(var drag) = state, translation.isFinite else { return }
    drag.raw = drag.start + translation
    state = .dragging(drag)
  }

  /// Ends the drag and leaves the value in place. The caller must start the next motion at once.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the gesture, per second.
  ///   - time: The time in the caller's clock.
  /// - Returns: The value in place, and its velocity under the resistance of the rubber band.
  public mutating func endDragging(velocity: Double, at time: Double) -> (value: Double, velocity: Double) {
    let slope = if case .dragging(let drag) = state { elasticity.rubberBandSlope(at: drag.raw) } else { 1.0 }
    let shown = pulledValue(at: time)
    state = .idle(shown)
    return (shown, velocity.isFinite ? velocity * slope : 0)
  }

  /// Moves the drag to `raw`. The translation so far still counts.
  private mutating func moveDrag(_ drag: Drag, to raw: Double) {
    state = .dragging(Drag(start: drag.start + (raw - drag.raw), raw: raw))
  }

  /// Returns a copy whose velocity during a drag is that of a view's gesture.
  func dragged(at velocity: @escaping @Sendable (_ time: Double) -> Double) -> DraggableValue {
    var value = self
    value.dragVelocity = velocity
    return value
  }

  /// Freezes the value at the position that `other` has at `time`, until its own planned motion begins.
  mutating func freeze(as other: DraggableValue, from time: Double) {
    guard let (motion, since) = movement, since > time else { return }
    follow(.sequence(.rest(other.pulledValue(at: time)), until: since - time, motion), from: time)
  }

  /// Returns whether the value is frozen until its motion begins, as under touchpad fingers that have yet to lift.
  func isOnHold(at time: Double) -> Bool {
    guard case .moving(.sequence(.rest, let until, _), let since) = state(at: time) else { return false }
    return time < since + until
  }

  // MARK: - Starting a motion

  /// Follows `movement` from `time` on, in place of any motion or drag. The value jumps to the start of `movement`.
  ///
  /// - Parameters:
  ///   - movement: The movement, in its own time, which begins at 0.
  ///   - time: The start in the caller's clock. Before it, the value is at the start of the movement.
  public mutating func follow(_ movement: Movement, from time: Double) {
    state = .moving(movement, since: time)
  }

  /// Follows any motion from `time` on: a law of the caller's, or a `MotionSequence` of several.
  ///
  /// Past the limits the value is softly clamped, as in every motion; a `BouncingMotion` returns by itself. If new
  /// limits exclude the end of the motion, a spring replaces it, since the value cannot replan it.
  public mutating func follow(_ motion: some Motion, from time: Double) {
    state = .moving(.motion(AnyMotion(motion)), since: time)
  }

  /// Places the value at rest at `value`. NaN has no effect.
  public mutating func rest(at value: Double) {
    if !value.isNaN { state = .idle(value) }
  }

  /// Places the value at `value`: at rest, or within the current drag, which continues from there. NaN has no effect.
  public mutating func place(at value: Double) {
    guard !value.isNaN else { return }
    guard case .dragging(let drag) = state else { return rest(at: value) }
    moveDrag(drag, to: elasticity.rubberBandInverse(of: value))
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
    state = .moving(.spring(motion), since: time)
  }

  /// Decelerates and bounces between the limits, as released content does, or content already in motion. A hard limit
  /// stops the motion.
  public mutating func scroll(
    velocity: Double, feel: ScrollFeel, at time: Double, beginning: ScrollMotion.Beginning = .released
  ) {
    let motion = scrollMotion(showing: pulledValue(at: time), velocity: velocity, feel, beginning)
    begin(stoppedByWalls(motion), feel, beginning, at: time)
  }

  /// Follows `movement` from `time` on, or after the latency of a release. A movement without duration rests at once.
  mutating func begin(
    _ movement: Movement, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning, at time: Double
  ) {
    follow(movement, from: beginning == .released && movement.duration > 0 ? time + feel.releaseLatency : time)
  }

  /// Returns `motion` up to a hard limit, which absorbs all velocity at the crossing.
  func stoppedByWalls(_ motion: ScrollMotion) -> Movement {
    guard let crossing = motion.crossing, elasticity.isWall(at: motion.destination) else { return .scroll(motion) }
    return .sequence(.scroll(motion), until: crossing, .rest(motion.destination))
  }

  /// Returns the motion of content that is displayed at `shown` and moves at `velocity`.
  func scrollMotion(
    showing shown: Double, velocity: Double, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning
  ) -> ScrollMotion {
    ScrollMotion(
      from: shown, velocity: velocity, limits: elasticity.limits, feel: elasticity.adapted(feel), beginning: beginning)
  }

  // MARK: - Changing limits and feel

  /// Changes the limits. The displayed value and its velocity are kept.
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
    // A pull at a still edge counts as long as the value stays at that edge, in the same place.
    let staysPulled = new.edge.isStill && pulledValue(at: time).clamped(to: new.limits) == value(at: time)
    let isFreed = elasticity.edge.isStill && !staysPulled
    let shown = isFreed ? value(at: time) : pulledValue(at: time)
    let (speed, current) = (isFreed ? velocity(at: time) : pulledVelocity(at: time), state(at: time))
    elasticity = new
    switch current {
    case .idle: state = .idle(leavesBehind ? shown : new.clamped(shown))
    case .dragging(let drag): moveDrag(drag, to: new.rubberBandInverse(of: shown))
    case .moving(let movement, let since):
      let place = leavesBehind ? shown : new.clamped(shown)
      state = continued(movement, since: since, at: time, showing: place, velocity: speed)
    }
  }

  /// Returns the state that continues `movement` within new limits. The caller must replan a sequence.
  private func continued(
    _ movement: Movement, since: Double, at time: Double, showing shown: Double, velocity: Double
  ) -> State {
    let elapsed = max(0, time - since)
    let (leg, start) = movement.leg(at: elapsed)
    let isUnbent = self.shown(movement.state(at: elapsed).value, of: movement) == shown
    switch leg {
    case .scroll(let motion):
      return continued(motion, motion.feel, after: elapsed - start, at: time, showing: shown, velocity: velocity)
    case .spring(let motion):
      if isUnbent, elasticity.limits.contains(motion.from) { return .moving(movement, since: since) }
      let next = SpringMotion(
        from: shown, to: motion.destination, velocity: velocity, spring: motion.spring, threshold: motion.threshold)
      return .moving(.spring(next), since: time)
    case .motion, .coast, .ease:
      let isWithin = elasticity.limits.contains(leg.destination) && elasticity.limits.contains(movement.destination)
      if isUnbent, isWithin { return .moving(movement, since: since) }
      // This motion cannot be replanned: a spring replaces it.
      let next = SpringMotion(
        from: shown, to: leg.destination.clamped(to: elasticity.limits), velocity: velocity, spring: .snap)
      return .moving(.spring(next), since: time)
    case .rest, .sequence: return .moving(movement, since: since)
    }
  }

  /// Returns the state that continues `motion` with another feel or other limits: along the same path if that leads
  /// through `shown`, otherwise by a new motion from there.
  private func continued(
    _ motion: ScrollMotion, _ feel: ScrollFeel, after elapsed: Double, at time: Double, showing shown: Double,
    velocity: Double
  ) -> State {
    let next =
      motion.pulledState(at: elapsed).value == shown
      ? motion.replanned(at: elapsed, limits: elasticity.limits, feel: elasticity.adapted(feel), keepsKick: false)
      : scrollMotion(showing: shown, velocity: velocity, feel, .continued)
    return .moving(stoppedByWalls(next), since: time)
  }

  /// Moves the value within its new limits, if it rests outside them or if a program's or wheel's spring would end
  /// outside.
  mutating func stayWithinLimits(threshold: Double, at time: Double) {
    if case .idle(let value) = state(at: time) { rest(at: value.clamped(to: elasticity.limits)) }
    guard case .spring(let motion)? = leg(at: time), elasticity.limits.excess(of: motion.destination) != 0 else {
      return
    }
    let destination = motion.destination.clamped(to: elasticity.limits)
    spring(to: destination, spring: motion.spring, threshold: threshold, at: time)
  }

  /// Changes the feel of a scroll motion. Position and velocity are kept.
  public mutating func setScrollFeel(_ feel: ScrollFeel, at time: Double) {
    guard case .moving(let movement, let since) = state(at: time) else { return }
    let (leg, start) = movement.leg(at: max(0, time - since))
    guard case .scroll(let motion) = leg else { return }
    state = continued(
      motion, feel, after: max(0, time - since - start), at: time, showing: pulledValue(at: time),
      velocity: pulledVelocity(at: time))
  }
}

extension DraggableValue {
  /// Shifts the value, its limits, its drag and its motion by `distance`.
  mutating func shift(by distance: Double, at time: Double) {
    guard distance != 0, distance.isFinite else { return }
    let (shown, speed) = (pulledValue(at: time), pulledVelocity(at: time))
    let current = state(at: time)
    elasticity.limits = elasticity.limits.lowerBound + distance...elasticity.limits.upperBound + distance
    switch current {
    case .idle(let value): state = .idle(value + distance)
    case .dragging(let drag): state = .dragging(Drag(start: drag.start + distance, raw: drag.raw + distance))
    case .moving(let movement, let since):
      if case .scroll(let motion) = movement.leg(at: max(0, time - since)).movement {
        let next = scrollMotion(showing: shown + distance, velocity: speed, motion.feel, .continued)
        state = .moving(stoppedByWalls(next), since: time)
      } else {
        state = .moving(movement.shifted(by: distance), since: since)
      }
    }
  }
}
