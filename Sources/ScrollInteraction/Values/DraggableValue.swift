/// A number that is at rest, dragged, or following a motion: what every view in this module is made of.
///
/// Between two calls that change it, it is a pure function of time. Times are seconds of one clock that the caller keeps;
/// a motion may be asked about at any time, in any order.
public struct DraggableValue: Sendable {
  /// What moves the value.
  public enum State: Sendable {
    /// Nothing: it is at rest there.
    case idle(Double)
    /// A gesture.
    case dragging(Drag)
    /// A motion that began at a time of the caller's clock.
    case moving(Movement, since: Double)
  }

  /// Where a gesture has it.
  public struct Drag: Sendable {
    /// Where the drag began, beyond the limits without the resistance of the rubber band.
    public fileprivate(set) var start: Double
    /// Where the drag is now, likewise.
    public fileprivate(set) var raw: Double
  }

  private var state: State
  /// Where it may be.
  public private(set) var elasticity: ElasticLimits
  /// How fast the gesture drags it at a time; only in values that a view has handed out.
  private var dragVelocity: (@Sendable (_ time: Double) -> Double)?

  /// - Parameters:
  ///   - value: where it is; what is not a number counts as the lower limit.
  ///   - elasticity: where it may be.
  public init(_ value: Double, elasticity: ElasticLimits) {
    self.state = .idle(value.isNaN ? elasticity.limits.lowerBound : value)
    self.elasticity = elasticity
  }

  // MARK: - Asking

  /// What moves the value at `time`; a motion that is over counts as idle.
  public func state(at time: Double) -> State {
    guard case .moving(let movement, let since) = state, time >= since + movement.duration else { return state }
    return .idle(shown(movement.destination, of: movement))
  }

  /// What is shown of a value of a movement.
  private func shown(_ value: Double, of movement: Movement) -> Double {
    guard elasticity.limits.excess(of: value) != 0 else { return value }
    if elasticity.edge.isStill { return value.clamped(to: elasticity.limits) }
    return elasticity.softClamped(value, from: movement.state(at: 0).value)
  }

  enum Phase { case idle, dragging, onHold, decelerating, bouncing, snapping }

  /// What it does at `time`, as views say it.
  func phase(at time: Double) -> Phase {
    switch state(at: time) {
    case .idle: return .idle
    case .dragging: return .dragging
    case .moving(let movement, let since):
      let elapsed = max(0, time - since)
      switch movement.leg(at: elapsed) {
      case (.rest, _): return .onHold
      case (.motion, _): return isStretched(at: time) ? .bouncing : .decelerating
      case (.coast, _), (.sequence, _): return .decelerating
      case (.spring, _), (.ease, _): return .snapping
      case (.scroll(let motion), let start):
        return motion.phase(at: elapsed - start) == .bouncing ? .bouncing : .decelerating
      }
    }
  }

  /// The motion's own value and velocity. Whether it is over is asked in the caller's clock, so that it is at `restTime`:
  /// `time − since` may be a rounding short of the duration.
  private func motionState(_ movement: Movement, since: Double, at time: Double) -> MotionState {
    guard time < since + movement.duration else { return MotionState(value: movement.destination) }
    return movement.state(at: max(0, time - since))
  }

  /// The value that is shown: past a limit only where the edge lets it move there.
  public func value(at time: Double) -> Double {
    if case .moving(let movement, let since) = state {
      return shown(motionState(movement, since: since, at: time).value, of: movement)
    }
    let value = pulledValue(at: time)
    return elasticity.edge.isStill ? value.clamped(to: elasticity.limits) : value
  }

  /// How far it is pulled past a limit, negative past the lower one: how far it is past it, if the edge lets it move there,
  /// and else how much of a pull there is to show in another way, by `EdgeStretch` or a glow.
  public func pull(at time: Double) -> Double {
    guard elasticity.edge.isStill, case .moving(let movement, let since) = state,
      case (.scroll(let motion), let start) = movement.leg(at: max(0, time - since))
    else { return elasticity.limits.excess(of: pulledValue(at: time)) }
    guard time < since + movement.duration else { return 0 }
    return motion.pull(at: max(0, time - since) - start).clamped(
      to: -max(0, elasticity.lowerDimension)...max(0, elasticity.upperDimension))
  }

  /// The value with what is pulled past a limit though it stays there: from where it is dragged and moves on.
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

  /// The velocity of that.
  private func pulledVelocity(at time: Double) -> Double {
    guard elasticity.edge.isStill, case .moving(let movement, let since) = state, time < since + movement.duration,
      case (.scroll(let motion), let start) = movement.leg(at: max(0, time - since))
    else { return velocity(at: time) }
    return motion.pulledState(at: max(0, time - since) - start).velocity
  }

  /// The velocity of the value that is shown, per second.
  ///
  /// A value does not measure how fast it is dragged: the gesture does.
  ///
  /// - Parameters:
  ///   - time: in the caller's clock.
  ///   - dragVelocity: how fast the gesture drags it at that time, per second. Not needed for the values of views, which
  ///     know it from there.
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

  /// Where the value will come to rest if nobody touches it.
  public func destination(at time: Double) -> Double {
    switch state {
    case .idle(let value): elasticity.edge.isStill ? value.clamped(to: elasticity.limits) : value
    case .dragging: value(at: time).clamped(to: elasticity.limits)
    case .moving(let movement, _): shown(movement.destination, of: movement)
    }
  }

  /// From when on the value stands still: `nil` in a drag, else a time of the caller's clock.
  public var restTime: Double? {
    switch state {
    case .idle: -.infinity
    case .dragging: nil
    case .moving(let movement, let since): since + movement.duration
    }
  }

  /// Whether a gesture has it.
  public var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// Whether it follows a motion that is not over.
  public func isMoving(at time: Double) -> Bool {
    if case .moving = state(at: time) { true } else { false }
  }

  /// The motion that it follows and when that began, whether it is over or not.
  public var movement: (motion: Movement, since: Double)? {
    if case .moving(let movement, let since) = state { (movement, since) } else { nil }
  }

  /// Where it has been dragged, without the resistance of the rubber band; `nil` if it is not dragged.
  public var rawValue: Double? {
    if case .dragging(let drag) = state { drag.raw } else { nil }
  }

  /// Where a drag that goes on or is on hold has it.
  func rawValue(at time: Double) -> Double {
    rawValue ?? elasticity.rubberBandInverse(of: pulledValue(at: time))
  }

  /// Whether it is pulled beyond one of its limits.
  func isStretched(at time: Double) -> Bool { elasticity.limits.excess(of: pulledValue(at: time)) != 0 }

  // MARK: - Dragging

  /// Begins a drag where the value is shown: a stretched one does not jump, because the rubber band is inverted.
  public mutating func beginDragging(at time: Double) {
    guard !isDragging else { return }
    let raw = elasticity.rubberBandInverse(of: pulledValue(at: time))
    state = .dragging(Drag(start: raw, raw: raw))
  }

  /// Moves the dragged value to `translation` points from where the drag began; what is not finite changes nothing.
  public mutating func drag(by translation: Double) {
    guard case .dragging(var drag) = state, translation.isFinite else { return }
    drag.raw = drag.start + translation
    state = .dragging(drag)
  }

  /// Ends the drag where the value is shown: what the caller makes of it must follow at once.
  ///
  /// - Parameters:
  ///   - velocity: of the gesture, per second.
  ///   - time: in the caller's clock.
  /// - Returns: the shown value, and the velocity with which it moves under the resistance of the rubber band.
  public mutating func endDragging(velocity: Double, at time: Double) -> (value: Double, velocity: Double) {
    let slope = if case .dragging(let drag) = state { elasticity.rubberBandSlope(at: drag.raw) } else { 1.0 }
    let shown = pulledValue(at: time)
    state = .idle(shown)
    return (shown, velocity.isFinite ? velocity * slope : 0)
  }

  /// The drag goes on from `raw`, which the value is moved to; the translation so far still counts.
  private mutating func moveDrag(_ drag: Drag, to raw: Double) {
    state = .dragging(Drag(start: drag.start + (raw - drag.raw), raw: raw))
  }

  /// The value as a view hands it out: it knows how fast the view's gesture drags it.
  func dragged(at velocity: @escaping @Sendable (_ time: Double) -> Double) -> DraggableValue {
    var value = self
    value.dragVelocity = velocity
    return value
  }

  /// Stays from `time` where it is in `other`, until the motion that it follows begins.
  mutating func hold(as other: DraggableValue, from time: Double) {
    guard let (motion, since) = movement, since > time else { return }
    follow(.sequence(.rest(other.pulledValue(at: time)), until: since - time, motion), from: time)
  }

  /// Whether it stays where it is until its motion begins, as under fingers that are to lift.
  func isOnHold(at time: Double) -> Bool {
    guard case .moving(.sequence(.rest, let until, _), let since) = state(at: time) else { return false }
    return time < since + until
  }

  // MARK: - Going somewhere

  /// Follows `movement` from `time` on, in place of whatever moved it, or dragged it, before: it is at once where that begins.
  ///
  /// - Parameters:
  ///   - movement: by its own time, which begins at 0.
  ///   - time: in the caller's clock; until then it is where the movement begins.
  public mutating func follow(_ movement: Movement, from time: Double) {
    state = .moving(movement, since: time)
  }

  /// Follows any motion from `time` on: a law of the caller's, or a `MotionSequence` of several.
  ///
  /// Past the limits it is shown softly clamped, as every motion is; one of `BouncingMotion` comes back by itself. When
  /// limits change so that it would lead out of them, a spring takes over, since nobody can plan it anew.
  public mutating func follow(_ motion: some Motion, from time: Double) {
    state = .moving(.motion(AnyMotion(motion)), since: time)
  }

  /// Is at rest at `value` at once; what is not a number changes nothing.
  public mutating func rest(at value: Double) {
    if !value.isNaN { state = .idle(value) }
  }

  /// Is at `value` at once: at rest, or in the drag under way, which goes on from there; what is not a number changes
  /// nothing.
  public mutating func place(at value: Double) {
    guard !value.isNaN else { return }
    guard case .dragging(let drag) = state else { return rest(at: value) }
    moveDrag(drag, to: elasticity.rubberBandInverse(of: value))
  }

  /// Goes to `destination` by a spring; its velocity is kept. A destination that is not a number changes nothing.
  ///
  /// - Parameters:
  ///   - destination: where it comes to rest.
  ///   - spring: what takes it there.
  ///   - velocity: one to take instead of its own, per second.
  ///   - threshold: the distance below which it is there.
  ///   - time: when it sets out, in the caller's clock.
  public mutating func spring(
    to destination: Double, spring: Spring, velocity: Double? = nil, threshold: Double, at time: Double
  ) {
    guard !destination.isNaN else { return }
    let motion = SpringMotion(
      from: value(at: time), to: destination, velocity: velocity ?? self.velocity(at: time), spring: spring,
      threshold: threshold)
    state = .moving(.spring(motion), since: time)
  }

  /// Coasts and bounces between the limits, as content that was released, or that moves already; a limit that does not
  /// give way stops it.
  public mutating func scroll(
    velocity: Double, feel: ScrollFeel, at time: Double, beginning: ScrollMotion.Beginning = .released
  ) {
    let motion = scrollMotion(showing: pulledValue(at: time), velocity: velocity, feel, beginning)
    begin(stoppedByWalls(motion), feel, beginning, at: time)
  }

  /// Follows `movement` from `time` on, or after the latency of a release; what stays where it is rests at once.
  mutating func begin(
    _ movement: Movement, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning, at time: Double
  ) {
    follow(movement, from: beginning == .released && movement.duration > 0 ? time + feel.releaseLatency : time)
  }

  /// `motion` up to a limit that does not give way: that takes all momentum at the crossing.
  func stoppedByWalls(_ motion: ScrollMotion) -> Movement {
    guard let crossing = motion.crossing, elasticity.isWall(at: motion.destination) else { return .scroll(motion) }
    return .sequence(.scroll(motion), until: crossing, .rest(motion.destination))
  }

  /// The motion of content that is shown at `shown`, moving at `velocity`.
  func scrollMotion(
    showing shown: Double, velocity: Double, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning
  ) -> ScrollMotion {
    ScrollMotion(
      from: shown, velocity: velocity, limits: elasticity.limits, feel: elasticity.adapted(feel), beginning: beginning)
  }

  // MARK: - Changing limits and feel

  /// Changes the limits; what is shown, and its velocity, stay.
  ///
  /// A drag goes on from what is shown. In flight a scroll motion is planned anew within the new limits, a spring goes on
  /// to its destination (also beyond them), and a motion of the caller's that would leave them gives way to a spring.
  /// Sequences go on as they are: whoever composed one plans it anew.
  ///
  /// - Parameters:
  ///   - new: the limits from now on.
  ///   - time: in the caller's clock.
  ///   - leavesBehind: whether what moves may be farther from its new limits than their dimension, and comes back from
  ///     where it is; else it is within the dimension at once.
  public mutating func setElasticity(_ new: ElasticLimits, at time: Double, leavesBehind: Bool = false) {
    guard new != elasticity else { return }
    // A pull that the value stayed at its limit for counts as long as it stays there, at the same place.
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

  /// The rest of `movement` within new limits, from where it is shown. Sequences are planned anew by who made them.
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
      // Nobody can plan it anew: a spring takes over.
      let next = SpringMotion(
        from: shown, to: leg.destination.clamped(to: elasticity.limits), velocity: velocity, spring: .snap)
      return .moving(.spring(next), since: time)
    case .rest, .sequence: return .moving(movement, since: since)
    }
  }

  /// A motion that goes on by another feel or within other limits: the rest of the same path as long as that is what is
  /// shown, else one from there.
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

  /// Rests within its limits, which are new: where it rests, and where a program or a wheel sent it by a spring, may be
  /// beyond them by now.
  mutating func stayWithinLimits(threshold: Double, at time: Double) {
    if case .idle(let value) = state(at: time) { rest(at: value.clamped(to: elasticity.limits)) }
    guard case .spring(let motion)? = leg(at: time), elasticity.limits.excess(of: motion.destination) != 0 else {
      return
    }
    let destination = motion.destination.clamped(to: elasticity.limits)
    spring(to: destination, spring: motion.spring, threshold: threshold, at: time)
  }

  /// Coasts and bounces by other numbers; position and velocity are kept.
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
  /// Everything is `distance` farther from now on, its limits as well: where it is, where it goes, what it is dragged to.
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
