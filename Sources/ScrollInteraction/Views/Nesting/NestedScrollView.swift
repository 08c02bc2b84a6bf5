/// Scroll views within each other along one axis, which hand the distance of a drag and the momentum of a flick to each
/// other: a list below a header that collapses, a list within a page, or more of them.
///
/// A drag is shared exactly: no point of it is lost, and nothing jumps where one hands over to the next. A flick
/// is a single motion of all of them together, so each hand-over keeps position and velocity at any frame rate. Where all
/// are at their ends the last one gives way by its rubber band.
public struct NestedScrollView: Sendable {
  /// The numbers by which content moves.
  public private(set) var feel: ScrollFeel
  /// The direction in which all of them scroll.
  public let axis: Axis
  /// How wheels and keys scroll.
  public var wheelFeel = WheelFeel.standard
  /// How all of them together coast from their next release on; `nil` for what the feel says.
  public var decelerationLaw: DecelerationLaw?
  /// The velocity that ``Interaction/willEndDragging`` is told is that of the content offset that moves. Of a target that is
  /// changed only the sum counts: how far all go together. The order of the chain says how far each of them does.
  public var interaction: Interaction<[Double]>
  private var chain: ScrollChain
  /// How far they have gone together since the offsets of the chain were noted.
  private var travel: DraggableValue
  /// The translation of the drag under way up to which those offsets count, and its latest.
  private var (origin, latest) = (0.0, 0.0)

  /// - Parameters:
  ///   - members: the offsets at which each may rest, from the outermost one to the innermost, at least one, and how far
  ///     it gives way beyond: 0 for one that does not.
  ///   - order: which moves first.
  ///   - offsets: where they begin; at their beginnings where nothing is said.
  ///   - axis: along which they scroll.
  ///   - feel: how they move.
  ///   - slop: how far pointers may travel before they drag.
  public init(
    _ members: [ElasticLimits], order: NestingOrder = .collapsing, offsets: [Double]? = nil, axis: Axis = .y,
    feel: ScrollFeel = .article, slop: PanGesture.Slop = .standard
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

  // MARK: - Asking

  /// The offsets at which each may rest, from the outermost one to the innermost.
  public var members: [ElasticLimits] { chain.members }

  /// Which moves first.
  public var order: NestingOrder { chain.order }

  /// How far each is scrolled, in points.
  public func contentOffsets(at time: Double) -> [Double] { chain.offsets(after: travel.value(at: time)) }

  /// How fast each is scrolled, in points per second: only one moves at a time.
  public func velocities(at time: Double) -> [Double] {
    let speed = speed(at: time)
    var velocities = members.map { _ in 0.0 }
    if speed != 0 { velocities[chain.mover(at: travel.value(at: time), towards: speed)] = speed }
    return velocities
  }

  private func speed(at time: Double) -> Double {
    travel.velocity(at: time, dragVelocity: 0 - pointerVelocity(at: time)[axis])
  }

  /// What moves it at `time`.
  public func state(at time: Double) -> ViewState {
    switch travel.phase(at: time) {
    case .idle: .idle
    case .dragging, .onHold: .dragging
    case .decelerating: .decelerating
    case .bouncing: .bouncing
    case .snapping: .snapping
    }
  }

  /// From when on all of them stand still: `nil` in a drag, −∞ where nothing has moved it since it was put
  /// there, else a time of the caller's clock, which may be past.
  public var restTime: Double? { travel.restTime }

  /// The offsets at which they rest, or will rest if nobody interferes.
  public var target: [Double] { chain.offsets(after: travel.destination(at: restTime ?? 0)) }

  // MARK: - Keys and programs

  /// Goes where a key sends it, unless it is dragged: as far as notches and pages go in a viewport of `extent` points.
  public mutating func scroll(_ step: ScrollStep, in extent: Double, isRepeat: Bool = false, at time: Double) {
    move(at: time) { view in
      if !view.isMoving(at: time) { view.rebase(at: time) }
      view.travel.glide(
        step, in: extent, view.wheelFeel, isRepeat: isRepeat, threshold: view.feel.threshold, at: time)
    }
  }

  /// Takes all of them on by a distance in points, as far as they go, with the velocity that they have; one that is not
  /// finite changes nothing.
  public mutating func scroll(by distance: Double, spring: Spring = .snap, at time: Double) {
    guard distance.isFinite else { return }
    move(at: time) { view in
      if !view.isMoving(at: time) { view.rebase(at: time) }
      let target = view.travel.value(at: time) + distance
      view.travel.spring(
        to: target.clamped(to: view.travel.elasticity.limits), spring: spring, threshold: view.feel.threshold, at: time)
    }
  }

  /// Takes one of them to an offset, within its limits, with the velocity that they have; in a drag they stay where they
  /// are. Those that come before it on the way go first: to show a row of a list, the header above it collapses.
  ///
  /// - Parameters:
  ///   - offset: where that member rests; what is not a number changes nothing.
  ///   - member: its place in ``members``.
  ///   - spring: what takes them there.
  ///   - time: in the clock in which content moves.
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

  /// Has all of them follow any motion of the sum of their offsets, unless they are dragged: which of them moves is the
  /// order's to say.
  ///
  /// The sum is at once where the motion begins. Where all are at their ends the last one gives way, within the reach
  /// of its rubber band, and where the motion ends there, the feel's release spring brings it back. A hand-over that
  /// the motion passes more than once is told once. Other members on the way give them to that spring, with their
  /// velocity, to where the motion would have ended, as far as the limits allow. A destination that is not finite
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - motion: of the sum of ``contentOffsets(at:)``, in points.
  ///   - time: when the motion begins, in the clock in which content moves.
  public mutating func follow(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { view in
      view.rebase(at: time)
      let way = ShiftedMotion(base: motion, distance: 0 - view.chain.offsets.reduce(0, +))
      view.travel.follow(
        way, endingAt: way.destination.clamped(to: view.travel.elasticity.limits), spring: view.feel.releaseSpring,
        threshold: view.feel.threshold, from: time)
    }
  }

  /// Puts each at an offset, within its limits; in a drag they stay where they are. There is one offset for each member,
  /// else it traps; one that is not a number counts as the lower limit.
  public mutating func setContentOffsets(_ new: [Double], at time: Double) {
    precondition(new.count == members.count, "Each member has an offset.")
    move(at: time) { view in
      view.chain.offsets = Self.clamped(new, view.members)
      view.travel = DraggableValue(0, elasticity: view.chain.elasticity)
    }
  }

  /// Has other limits; each stays where it is as far as those allow, and so does what is dragged or moves where they have
  /// left it behind, if it gives way there. What moves goes on with its velocity; where a program, a key or a hook has sent
  /// it, to there, as far as the limits allow. There are as many as before, else it traps.
  ///
  /// - Parameters:
  ///   - new: the offsets at which each may rest, and how far it gives way beyond.
  ///   - animated: whether one that is at rest, that gives way and that is outside its new limits goes there by a spring, and
  ///     is not there at once: the innermost of several.
  ///   - time: in the clock in which content moves.
  public mutating func setMembers(_ new: [ElasticLimits], animated: Bool = false, at time: Double) {
    precondition(new.count == members.count, "The members of a chain stay the same.")
    guard new != members else { return }
    replan(animated: animated, at: time) { view in
      let (shown, speed, target) = (view.contentOffsets(at: time), view.speed(at: time), view.target)
      let (isHeld, isMoving) = (view.isHeld, view.isMoving(at: time))
      let (leg, wasBouncing) = (view.travel.leg(at: time), view.travel.phase(at: time) == .bouncing)
      func isOutside(_ index: Int) -> Bool {
        let excess = new[index].limits.excess(of: shown[index])
        return excess != 0 && (excess < 0 ? new[index].lowerDimension : new[index].upperDimension) > 0
      }
      let isAnimated = animated && !isHeld && !isMoving
      let mover = view.chain.mover(at: view.travel.value(at: time), towards: speed == 0 ? 1 : speed)
      let last = isAnimated ? new.indices.last(where: isOutside) ?? mover : mover
      view.chain.members = new
      view.chain.offsets = new.indices.map { index in
        let isLeftBehind = index == last && isOutside(index) && (isHeld || isMoving || isAnimated)
        return isLeftBehind ? shown[index] : shown[index].clamped(to: new[index].limits)
      }
      view.origin = view.latest
      view.travel = DraggableValue(0, elasticity: view.chain.elasticity)
      if isHeld {
        // Where a drag has it without the resistance of its rubber band.
        view.chain.offsets[last] += view.travel.elasticity.rubberBandInverse(of: 0)
        return view.restart(isHeld: true, at: time)
      }
      guard isMoving || isAnimated else { return }
      let distance = zip(zip(target, new), view.chain.offsets).reduce(0) {
        $0 + $1.0.0.clamped(to: $1.0.1.limits) - $1.1
      }
      switch leg {
      case .spring(let motion)?:
        view.travel.spring(
          to: distance, spring: motion.spring, velocity: speed, threshold: motion.threshold, at: time)
      case .ease?:
        view.travel.spring(
          to: distance, spring: view.wheelFeel.spring, velocity: speed, threshold: view.feel.threshold, at: time)
      case .coast?:
        view.travel.decelerate(
          to: distance, velocity: speed, feel: view.feel, spring: view.feel.releaseSpring, .continued, at: time)
      case .scroll? where wasBouncing && speed * distance > 0 && view.travel.elasticity.limits.contains(0):
        // On its way back it goes to where its end was: that members grow takes it nowhere.
        view.travel.spring(
          to: distance, spring: view.feel.bounceSpring, velocity: speed, threshold: view.feel.threshold, at: time)
      case .motion? where !view.isReleased:
        view.travel.spring(
          to: distance, spring: view.feel.releaseSpring, velocity: speed, threshold: view.feel.threshold, at: time)
      default:
        view.travel.coast(
          by: view.decelerationLaw, velocity: speed, feel: view.feel, at: time, beginning: .continued)
      }
    }
  }

  /// Moves by other numbers from now on; positions and velocities stay.
  public mutating func setFeel(_ new: ScrollFeel, at time: Double) {
    guard new != feel else { return }
    replan(at: time) { view in
      view.feel = new
      view.pan.touchVelocityRule = new.touchVelocityRule
      view.travel.setScrollFeel(new, at: time)
    }
  }

  /// Moves the origin of the travel to where each member is.
  private mutating func rebase(at time: Double) {
    chain.offsets = chain.offsets(after: travel.rawValue(at: time))
    restart(isHeld: isHeld, at: time)
    origin = latest
  }

  private mutating func restart(isHeld: Bool, at time: Double) {
    let elasticity = chain.elasticity
    travel = DraggableValue(elasticity.rubberBanded(0), elasticity: elasticity)
    if isHeld { travel.beginDragging(at: time) }
  }
}

extension NestedScrollView: DraggableView {
  public mutating func hold(at time: Double) {
    latest = 0
    rebase(at: time)
    travel.beginDragging(at: time)
  }

  public mutating func drag(by translation: Vector2, at time: Double) {
    let distance = 0 - translation[axis]
    guard distance.isFinite else { return }
    // Who moves first depends on the direction: where that changes, the way is shared anew.
    if (distance - latest) * (latest - origin) < 0 { rebase(at: time) }
    let before = mover(distance - latest)
    latest = distance
    travel.drag(by: distance - origin)
    if let before, let after = mover(distance - origin), before != after {
      interaction.log.add(.handedOver(to: after), at: time)
    }
  }

  /// Which moved last, or will move first at the beginning of a way in a direction.
  private func mover(_ direction: Double) -> Int? {
    guard let raw = travel.rawValue, direction != 0 else { return nil }
    let isAtStart = latest == origin
    return chain.mover(at: isAtStart ? raw : raw - raw.ulp * (direction < 0 ? -1 : 1), towards: direction)
  }

  public mutating func release(velocity: Vector2, at time: Double) {
    rebase(at: time)
    let finger = 0 - velocity[axis]
    let shown = travel.endDragging(velocity: finger, at: time)
    let speed = feel.releasesWithFingerVelocity ? finger : shown.velocity
    travel.coast(by: decelerationLaw, velocity: speed, feel: feel, at: time, beginning: .released)
    let proposed = chain.offsets(after: travel.proposedTarget(at: time))
    let target = interaction.target(for: Vector2(speed, along: axis), proposed)
    guard target != proposed, target.count == members.count else { return }
    let distance = zip(target, chain.offsets).reduce(0) { $0 + $1.0 - $1.1 }
    travel.decelerate(to: distance, velocity: speed, feel: feel, spring: feel.releaseSpring, at: time)
  }

  public mutating func hold(as other: NestedScrollView, from time: Double) {
    // Until the release, what the drag has shown counts from where the release does.
    var shown = other
    shown.rebase(at: time)
    travel.hold(as: shown.travel, from: time)
  }

  public func isStretched(at time: Double) -> Bool { travel.isStretched(at: time) }

  public var plannedHandovers: [(time: Double, receiver: Int)] {
    guard let (motion, since) = travel.movement else { return [] }
    let start = motion.state(at: 0).value
    return chain.handovers(to: motion.destination).compactMap { handover in
      let isAhead = (handover.travel - start) * (motion.destination - start) > 0
      return isAhead ? (since + motion.time(of: handover.travel, from: start), handover.receiver) : nil
    }
  }

  /// Precise reports drag, and when the fingers have lifted the chain goes on with their velocity; notches add up: it
  /// glides to where they send it. What a pointer drags stays there, and a wheel that zooms does nothing here.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld else { return }
    if wheel.isPrecise { return follow(wheel, by: Vector2(wheel.travel[axis], along: axis), at: time) }
    let extent = members.map { max($0.lowerDimension, $0.upperDimension) }.max() ?? 0
    if wheel.travel[axis] != 0 { scroll(.lines(wheel.travel[axis]), in: extent, at: time) }
  }
}

extension DraggableValue.Movement {
  /// When a movement is at `value`, which lies on its way: by halves.
  fileprivate func time(of value: Double, from start: Double) -> Double {
    var (low, high) = (0.0, duration)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      let isAhead = value < start ? state(at: middle).value > value : state(at: middle).value < value
      if isAhead { low = middle } else { high = middle }
    }
    return high
  }
}
