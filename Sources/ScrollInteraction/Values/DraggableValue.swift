/// A number that is at rest, under the hand, or following a motion: what every view in this module is made of.
///
/// The value is a pure function of time between two calls that change it. Times are seconds of one clock that the
/// caller keeps; a motion may be asked about at any time, in any order.
public struct DraggableValue: Sendable {
  /// What moves the value.
  public enum State: Sendable {
    case idle(Double)
    case dragging(Drag)
    case moving(Movement, since: Double)
  }

  /// A value in the hand.
  public struct Drag: Sendable {
    /// Where the hand took it, beyond the limits without the resistance of the rubber band.
    public fileprivate(set) var start: Double
    /// Where the hand has it now, likewise.
    public fileprivate(set) var raw: Double
    /// How fast the hand goes, by the host's clock.
    fileprivate var tracker = VelocityTracker()
    /// How far the host's clock is ahead of the caller's: they part in slow motion.
    fileprivate var hostLead = 0.0
  }

  private var state: State
  public private(set) var elasticity: ElasticLimits

  public init(_ value: Double, elasticity: ElasticLimits) {
    self.state = .idle(value)
    self.elasticity = elasticity
  }
}

extension DraggableValue.Drag {
  fileprivate mutating func move(to position: Double, at time: Double, hostTime: Double) {
    raw = position
    hostLead = hostTime - time
    tracker.add(position, at: hostTime)
  }

  /// Goes on from `position`; what the hand has moved so far stays counted.
  fileprivate mutating func retake(at position: Double) {
    start += position - raw
    raw = position
  }

  fileprivate func velocity(at time: Double) -> Double { tracker.velocity(at: time + hostLead) }
}

// MARK: - Asking

extension DraggableValue {
  /// What moves the value at `time`; a motion that is over counts as idle.
  public func state(at time: Double) -> State {
    guard case .moving(let movement, let since) = state, time >= since + movement.duration else { return state }
    return .idle(elasticity.contained(movement.destination))
  }

  /// The motion's own value and velocity. What counts as over is asked in the caller's clock, so that at `restTime` it
  /// is: `time − since` may be a rounding short of the duration.
  private func motionState(_ movement: Movement, since: Double, at time: Double) -> MotionState {
    guard time < since + movement.duration else { return MotionState(value: movement.destination) }
    return movement.state(at: max(0, time - since))
  }

  /// The value that is shown.
  public func value(at time: Double) -> Double {
    switch state {
    case .idle(let value): value
    case .dragging(let drag): elasticity.banded(drag.raw)
    case .moving(let movement, let since): elasticity.contained(motionState(movement, since: since, at: time).value)
    }
  }

  /// The velocity of the value that is shown, per second.
  public func velocity(at time: Double) -> Double {
    switch state {
    case .idle: 0
    case .dragging(let drag): drag.velocity(at: time) * elasticity.bandSlope(at: drag.raw)
    case .moving(let movement, let since): velocity(of: motionState(movement, since: since, at: time))
    }
  }

  private func velocity(of state: MotionState) -> Double {
    state.velocity == 0 ? 0 : state.velocity * elasticity.containmentSlope(at: state.value)
  }

  /// Where the value will come to rest if nobody touches it.
  public func destination(at time: Double) -> Double {
    switch state {
    case .idle(let value): value
    case .dragging: value(at: time).clamped(to: elasticity.limits)
    case .moving(let movement, _): elasticity.contained(movement.destination)
    }
  }

  /// From when on the value stands still: `nil` in the hand, else a time of the caller's clock.
  public var restTime: Double? {
    switch state {
    case .idle: -.infinity
    case .dragging: nil
    case .moving(let movement, let since): since + movement.duration
    }
  }

  public var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  public func isMoving(at time: Double) -> Bool {
    if case .moving = state(at: time) { true } else { false }
  }

  /// The motion that it follows and when that began, whether it is over or not.
  public var movement: (motion: Movement, since: Double)? {
    if case .moving(let movement, let since) = state { (movement, since) } else { nil }
  }

  /// Where the hand has pulled it, without the resistance of the rubber band; `nil` when no hand holds it.
  public var rawValue: Double? {
    if case .dragging(let drag) = state { drag.raw } else { nil }
  }
}

// MARK: - Changing

extension DraggableValue {
  /// Takes the value into the hand where it is shown: content that is stretched over its end does not jump, because the
  /// rubber band is inverted.
  public mutating func beginDragging(at time: Double) {
    guard !isDragging else { return }
    let raw = elasticity.unbanded(value(at: time))
    elasticity.reach = 0
    state = .dragging(Drag(start: raw, raw: raw))
  }

  /// Moves the value in the hand to `translation` points from where it was taken.
  ///
  /// - Parameters:
  ///   - translation: in points; what is not finite changes nothing.
  ///   - time: in the caller's clock.
  ///   - hostTime: when the hand was there by the host's clock, where that is not the caller's.
  public mutating func drag(by translation: Double, at time: Double, hostTime: Double? = nil) {
    guard case .dragging(var drag) = state, translation.isFinite else { return }
    drag.move(to: drag.start + translation, at: time, hostTime: hostTime ?? time)
    state = .dragging(drag)
  }

  /// Takes the value out of the hand, where it is shown: what the caller makes of it must follow at once.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the hand, per second.
  ///   - time: in the caller's clock.
  /// - Returns: the shown value, and the velocity with which it moves under the resistance of the rubber band.
  public mutating func endDragging(velocity: Double, at time: Double) -> (value: Double, velocity: Double) {
    let slope = if case .dragging(let drag) = state { elasticity.bandSlope(at: drag.raw) } else { 1.0 }
    let shown = value(at: time)
    state = .idle(shown)
    return (shown, velocity.isFinite ? velocity * slope : 0)
  }

  /// Follows `movement` from `time` on.
  public mutating func follow(_ movement: Movement, from time: Double) {
    state = .moving(movement, since: time)
  }

  /// Is at rest at `value` at once.
  public mutating func rest(at value: Double) {
    state = .idle(value)
  }

  /// Is at `value` at once: at rest, or under the hand that holds it and goes on from there.
  public mutating func place(at value: Double) {
    guard case .dragging(var drag) = state else { return rest(at: value) }
    drag.retake(at: elasticity.unbanded(value))
    state = .dragging(drag)
  }

  /// Goes to `destination` by a spring; its velocity is kept.
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
    let motion = springMotion(
      showing: value(at: time), velocity: velocity ?? self.velocity(at: time), to: destination, spring,
      threshold: threshold)
    state = .moving(.spring(motion), since: time)
  }

  /// Coasts and bounces between the limits, as content that was let go, or that moves already; a limit that gives no
  /// way stops it.
  public mutating func scroll(
    velocity: Double, feel: ScrollFeel, at time: Double, beginning: ScrollMotion.Beginning = .released
  ) {
    let motion = scrollMotion(showing: value(at: time), velocity: velocity, feel, beginning)
    state = .moving(stopped(motion), since: beginning == .released ? time + feel.releaseLatency : time)
  }

  /// Changes the limits; what is shown, and its velocity, stay.
  ///
  /// In the hand the pull is taken anew from what is shown. In flight the caller re-plans the motion, with
  /// `setScrollFeel(_:at:)` or `spring(to:…)`.
  ///
  /// - Parameters:
  ///   - new: the limits from now on.
  ///   - time: in the caller's clock.
  ///   - leavesBehind: whether what moves may be farther from its new limits than their dimension, and comes back from
  ///     where it is; else it is within the dimension at once.
  public mutating func setElasticity(_ new: ElasticLimits, at time: Double, leavesBehind: Bool = false) {
    var (new, old) = (new, elasticity)
    old.reach = 0
    guard new != old else { return }
    let (shown, speed) = (value(at: time), velocity(at: time))
    let current = state(at: time)
    if leavesBehind, isMoving(at: time) { new.reach(for: shown) }
    elasticity = new
    switch current {
    case .idle: break
    case .dragging(var drag):
      drag.retake(at: new.unbanded(shown))
      state = .dragging(drag)
    case .moving(let movement, let since):
      state = continued(movement, since: since, at: time, showing: shown, velocity: speed)
    }
  }

  /// Rests within its limits, which are new: where it rests, and where a program or a wheel sent it by a spring, may be
  /// beyond them by now.
  mutating func stayWithinLimits(threshold: Double, at time: Double) {
    switch state(at: time) {
    case .idle(let value): rest(at: value.clamped(to: elasticity.limits))
    case .moving(.spring(let motion), _) where elasticity.limits.excess(of: motion.destination) != 0:
      let destination = motion.destination.clamped(to: elasticity.limits)
      spring(to: destination, spring: motion.spring, threshold: threshold, at: time)
    case .moving, .dragging: break
    }
  }

  /// Coasts and bounces by other numbers; position and velocity are kept.
  public mutating func setScrollFeel(_ feel: ScrollFeel, at time: Double) {
    guard case .moving(let movement, let since) = state(at: time) else { return }
    let (leg, start) = movement.leg(at: max(0, time - since))
    guard case .scroll(let motion) = leg else { return }
    state = .moving(stopped(motion.replanned(at: max(0, time - since - start), feel: feel)), since: time)
  }

  /// The rest of `movement` within today's limits, from where it is shown. Who hands momentum over plans that anew.
  private func continued(
    _ movement: Movement, since: Double, at time: Double, showing shown: Double, velocity: Double
  ) -> State {
    let elapsed = max(0, time - since)
    let (leg, start) = movement.leg(at: elapsed)
    let isContainedAsBefore = elasticity.contained(movement.state(at: elapsed).value) == shown
    switch leg {
    case .scroll(let motion) where isContainedAsBefore:
      return .moving(stopped(motion.replanned(at: elapsed - start, limits: elasticity.limits)), since: time)
    case .scroll(let motion):
      return .moving(
        stopped(scrollMotion(showing: shown, velocity: velocity, motion.feel, .continued)), since: time)
    case .spring(let motion) where !isContainedAsBefore:
      return .moving(
        .spring(springMotion(showing: shown, velocity: velocity, to: motion.destination, motion.spring)), since: time)
    case .rest, .coast, .spring, .relay: return .moving(movement, since: since)
    }
  }

  /// `motion` as far as its limits let it go: one that gives no way takes all momentum at the crossing.
  func stopped(_ motion: ScrollMotion) -> Movement {
    guard let crossing = motion.crossing, elasticity.isWall(at: motion.destination) else { return .scroll(motion) }
    return .relay(.scroll(motion), until: crossing, .rest(motion.destination))
  }

  /// The motion of content that is shown at `shown`, moving at `velocity`.
  func scrollMotion(
    showing shown: Double, velocity: Double, _ feel: ScrollFeel, _ beginning: ScrollMotion.Beginning
  ) -> ScrollMotion {
    let (start, startVelocity) = inMotion(shown, velocity)
    return ScrollMotion(
      from: start, velocity: startVelocity, limits: elasticity.limits, feel: feel, beginning: beginning)
  }

  /// The motion of a spring that takes over at `shown`, moving at `velocity`.
  func springMotion(
    showing shown: Double, velocity: Double, to destination: Double, _ spring: Spring, threshold: Double = 0.5
  ) -> SpringMotion {
    let (start, startVelocity) = inMotion(shown, velocity)
    return SpringMotion(from: start, to: destination, velocity: startVelocity, spring: spring, threshold: threshold)
  }

  /// The motion's value and velocity where `value` is shown moving at `velocity`.
  private func inMotion(_ value: Double, _ velocity: Double) -> (Double, Double) {
    let start = elasticity.uncontained(value)
    let slope = elasticity.containmentSlope(at: start)
    return (start, slope > 0 ? velocity / slope : 0)
  }
}
