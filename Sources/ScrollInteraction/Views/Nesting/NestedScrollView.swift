/// Nested scroll views along one axis, which hand over the distance of a drag and the momentum of a flick: a list below
/// a collapsing header, a list within a page, or a longer chain.
///
/// No point of a drag is lost, and nothing jumps at a handover. A flick is a single motion of all members together, so
/// each handover keeps position and velocity at any frame rate. When all members are at their ends, the last one
/// stretches by its rubber band. Flicks in a row (``DraggableView/flicks``) count together, whichever member they move.
public struct NestedScrollView: Sendable {
  /// The feel: the parameters of the content's motion.
  public private(set) var feel: ScrollFeel
  /// The axis along which all members scroll.
  public let axis: Axis
  /// The response to wheels and keys.
  public var wheelFeel = WheelFeel.standard
  /// The deceleration law of releases from now on, for all members together; `nil` for the feel's.
  public var decelerationLaw: DecelerationLaw?
  /// The gestures of the view, its events, and the hook at the end of a drag. Of a target that the hook changes, only
  /// the sum counts: the distance of all members together.
  public var interaction: Interaction<[Double]>
  var chain: ScrollChain
  /// The distance of all members together since the offsets of the chain were last set.
  var travel: DraggableValue
  /// The translation of the current drag that the chain's offsets include, and the latest translation.
  var (origin, latest) = (0.0, 0.0)

  /// Creates nested scroll views from the limits of each, from the outermost to the innermost, at offsets, or at their
  /// beginnings for `nil`. Traps if there are no members, or not one offset for each.
  public init(
    _ members: [ElasticLimits], order: NestingOrder = .collapsing, offsets: [Double]? = nil, axis: Axis = .y,
    feel: ScrollFeel = .uikit, slop: PanGesture.Slop = .standard
  ) {
    precondition(!members.isEmpty, "There is nothing to scroll.")
    precondition(offsets.map { $0.count == members.count } ?? true, "Each member has an offset.")
    self.axis = axis
    self.feel = feel
    interaction = Interaction(slop: slop, touchVelocityRule: feel.touchVelocityRule)
    chain = ScrollChain(members: members, order: order, offsets: Self.clamped(offsets, members))
    travel = DraggableValue(0, elasticity: chain.elasticity)
  }

  private static func clamped(_ offsets: [Double]?, _ members: [ElasticLimits]) -> [Double] {
    members.indices.map { index in
      let limits = members[index].limits
      guard let offset = offsets?[index], !offset.isNaN else { return limits.lowerBound }
      return offset.clamped(to: limits)
    }
  }

  // MARK: - Reading the state

  /// The offsets at which each member can rest, from the outermost to the innermost.
  public var members: [ElasticLimits] { chain.members }

  /// The order in which members move.
  public var order: NestingOrder { chain.order }

  /// Returns the content offset of each member, in points.
  public func contentOffsets(at time: Double) -> [Double] { chain.offsets(after: travel.value(at: time)) }

  /// Returns the velocity of each member, in points per second. Only one member moves at a time.
  public func velocities(at time: Double) -> [Double] {
    let speed = speed(at: time)
    var velocities = members.map { _ in 0.0 }
    if speed != 0 { velocities[chain.mover(at: travel.value(at: time), towards: speed)] = speed }
    return velocities
  }

  func speed(at time: Double) -> Double { travel.velocity(at: time, dragVelocity: 0 - pointerVelocity(at: time)[axis]) }

  /// Returns the state of the view.
  public func state(at time: Double) -> ViewState { travel.viewState(at: time) }
  public var restTime: Double? { travel.restTime }

  /// The offsets at which the members rest, or will rest if nothing interrupts them.
  public var target: [Double] { chain.offsets(after: travel.target(at: restTime ?? 0)) }

  // MARK: - Keys and programs

  /// Scrolls as ``SimpleScrollView/scroll(_:_:isRepeat:at:)`` does, in a viewport of `extent` points.
  public mutating func scroll(_ step: ScrollStep, in extent: Double, isRepeat: Bool = false, at time: Double) {
    move(at: time) { view in
      if !view.isMoving(at: time) { view.rebase(at: time) }
      view.travel.glide(step, in: extent, view.wheelFeel, isRepeat: isRepeat, threshold: view.feel.threshold, at: time)
    }
  }

  /// Scrolls all members by a distance in points, up to their ends, and keeps the velocity. Has no effect during a drag,
  /// or if the distance is not finite.
  public mutating func scroll(by distance: Double, spring: Spring = .snap, at time: Double) {
    guard distance.isFinite else { return }
    move(at: time) { view in
      if !view.isMoving(at: time) { view.rebase(at: time) }
      let target = view.travel.value(at: time) + distance
      view.travel.spring(
        to: target.clamped(to: view.travel.elasticity.limits), spring: spring, threshold: view.feel.threshold, at: time)
    }
  }

  /// Scrolls one member to an offset, clamped to its limits. Members before it in the order move first. Has no effect
  /// during a drag, or if the offset is NaN. Traps if `member` is no index in ``members``.
  public mutating func scroll(to offset: Double, of member: Int, spring: Spring = .snap, at time: Double) {
    precondition(members.indices.contains(member), "There is no such member.")
    guard !offset.isNaN else { return }
    move(at: time) { view in
      let speed = view.travel.velocity(at: time)
      view.rebase(at: time)
      let distance = view.chain.travel(taking: member, to: offset.clamped(to: view.members[member].limits))
      view.travel.spring(to: distance, spring: spring, velocity: speed, threshold: view.feel.threshold, at: time)
    }
  }

  /// Animates the sum of ``contentOffsets(at:)``, in points, as `SimpleScrollView.follow(_:along:at:)` does. The order
  /// of the chain decides which member moves. A handover that the motion passes repeatedly is reported once. If the
  /// members change on the way, the release spring takes over, to the end of the motion within the new limits.
  public mutating func follow(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { view in
      view.rebase(at: time)
      let shifted = ShiftedMotion(base: motion, distance: 0 - view.chain.offsets.reduce(0, +))
      view.travel.follow(shifted, by: view.feel, from: time)
    }
  }

  /// Scrolls by a scroll motion of the sum of all offsets, as `SimpleScrollView.follow(_:along:at:)` does.
  public mutating func follow(_ motion: ScrollMotion, at time: Double) {
    move(isDeceleration: true, at: time) { view in
      view.rebase(at: time)
      view.travel.follow(motion, shiftedBy: 0 - view.chain.offsets.reduce(0, +), from: time)
    }
  }

  /// Flings all members together, as ``SimpleScrollView/fling(velocity:at:)`` does along an axis.
  public mutating func fling(velocity: Double, at time: Double) {
    guard velocity.isFinite else { return }
    move(isDeceleration: true, at: time) { view in
      view.rebase(at: time)
      view.travel.scroll(
        velocity: velocity, feel: view.feel.decelerating(by: view.decelerationLaw), at: time, beginning: .continued)
    }
  }

  /// Changes the feel. Positions and velocities are kept.
  public mutating func setFeel(_ new: ScrollFeel, at time: Double) {
    guard new != feel else { return }
    replan(at: time) { view in
      view.feel = new
      view.pan.touchVelocityRule = new.touchVelocityRule
      view.travel.setScrollFeel(new.decelerating(by: view.decelerationLaw), at: time)
    }
  }

  /// Moves the origin of the travel to the current offset of each member.
  private mutating func rebase(at time: Double) {
    chain.offsets = chain.offsets(after: travel.fingerValue(at: time))
    restart(isHeld: isHeld, at: time)
    origin = latest
  }

  mutating func restart(isHeld: Bool, at time: Double) {
    let elasticity = chain.elasticity
    travel = DraggableValue(elasticity.content(ofFinger: 0), elasticity: elasticity)
    if isHeld { travel.beginDragging(at: time) }
  }
}

extension NestedScrollView: DraggableView {
  public mutating func hold(at time: Double) {
    latest = 0
    interaction.contact[axis].begin(with: travel, at: time)
    rebase(at: time)
    travel.beginDragging(at: time)
  }

  public mutating func drag(by translation: Vector2, at time: Double) {
    let distance = 0 - translation[axis]
    guard distance.isFinite else { return }
    // The order depends on the direction: at a reversal, the distance is divided anew.
    if (distance - latest) * (latest - origin) < 0 { rebase(at: time) }
    let before = mover(distance - latest)
    latest = distance
    travel.drag(by: distance - origin)
    interaction.contact[axis].move(by: distance, at: time)
    if let before, let after = mover(distance - origin), before != after {
      interaction.log.add(.handedOver(to: after), at: time)
    }
  }

  public func dragRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    axis == self.axis ? travel.dragRange(at: time).negated : nil
  }

  public mutating func forgetFinishedMotion(at time: Double) { travel.forgetFinishedMotion(at: time) }

  public func notchRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    axis == self.axis ? travel.notchRange(in: extent, wheelFeel, at: time) : nil
  }

  /// The length of the viewport, past which no member stretches, in points.
  private var extent: Double { members.map { max($0.lowerDimension, $0.upperDimension) }.max() ?? 0 }

  /// Returns the member that moved last or, at the start of a distance, the one to move first in `direction`.
  private func mover(_ direction: Double) -> Int? {
    guard let finger = travel.fingerValue, direction != 0 else { return nil }
    let isAtStart = latest == origin
    return chain.mover(at: isAtStart ? finger : finger - finger.ulp * (direction < 0 ? -1 : 1), towards: direction)
  }

  public mutating func release(velocity: Vector2, at time: Double) {
    rebase(at: time)
    let speed = travel.release(
      velocity: 0 - velocity[axis], of: &interaction.contact[axis], by: feel, at: time
    ).velocity
    travel.scroll(velocity: speed, feel: feel.decelerating(by: decelerationLaw), at: time)
    let proposed = chain.offsets(after: travel.proposedTarget(at: time))
    let target = interaction.target(for: Vector2(speed, along: axis), proposed)
    guard target != proposed, target.count == members.count else { return }
    let distance = zip(target, chain.offsets).reduce(0) { $0 + $1.0 - $1.1 }
    travel.decelerate(to: distance, velocity: speed, feel: feel, spring: feel.release.spring, at: time)
  }

  public mutating func freeze(as other: NestedScrollView, from time: Double) {
    // Until the release, the displayed drag counts from the same origin as the release.
    var shown = other
    shown.rebase(at: time)
    travel.freeze(as: shown.travel, from: time)
  }

  public func isStretched(at time: Double) -> Bool { travel.isStretched(at: time) }

  public var plannedHandovers: [Handover] {
    guard let segment = travel.segment else { return [] }
    let motion = segment.movement
    let start = motion.state(at: 0).value
    return chain.handovers(to: motion.destination).compactMap { handover in
      let isAhead = (handover.travel - start) * (motion.destination - start) > 0
      guard isAhead, let time = motion.times(of: handover.travel, in: 0..<Double.infinity).first else { return nil }
      return Handover(time: segment.since + time, receiver: handover.receiver)
    }
  }

  /// Drags the members by precise reports, or scrolls by notches, as `SimpleScrollView` does.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld else { return }
    if wheel.isPrecise { return follow(wheel, by: Vector2(wheel.travel[axis], along: axis), at: time) }
    if wheel.travel[axis] != 0 { scroll(.lines(wheel.travel[axis]), in: extent, at: time) }
  }
}
