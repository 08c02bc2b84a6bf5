/// Content larger than its viewport, that is dragged, flung, caught in flight and stretched past its ends.
///
/// Each axis lives by itself: hitting a bound along one neither stops nor bends the other. Positions and velocities are
/// those of the content offset, the point of the content at the viewport's top left corner: dragging to the right and
/// down makes it smaller.
///
/// Times are seconds. Events carry the host's time, by which velocity is measured; the `time` beside them is the clock
/// in which content moves, and the two differ only in slow motion.
public struct SimpleScrollView: Sendable {
  /// What moves the content.
  public enum State: Hashable, Sendable {
    case idle
    /// In the hand, or stopped by it.
    case dragging
    /// Coasting within the bounds.
    case decelerating
    /// Beyond a bound, on its way back.
    case bouncing
    /// On its way to where a program sent it.
    case snapping
  }

  public private(set) var layout: ScrollLayout
  public private(set) var feel: ScrollFeel
  /// Tells drags from clicks; its slop may be set.
  public var pan: PanGesture
  /// Whether a drag that sets out along one axis moves content along that axis alone.
  public var isDirectionalLockEnabled = false
  /// The axes along which the drag under way moves content.
  var dragAxes = Set(Axis.allCases)
  /// How wheels and keys scroll.
  public var wheelFeel = WheelFeel.standard
  var touchpad = TouchpadGesture()
  /// What the press under way has stopped.
  private var caught: CaughtMomentum?
  var offset: PerAxis<DraggableValue>

  public init(
    layout: ScrollLayout, feel: ScrollFeel = .article, contentOffset: Vector2? = nil, slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.feel = feel
    pan = PanGesture(slop: slop)
    pan.touchVelocityRule = feel.touchVelocityRule
    offset = PerAxis { axis in
      let limits = layout.limits(axis)
      return DraggableValue(
        contentOffset.map { $0[axis].clamped(to: limits) } ?? limits.lowerBound,
        elasticity: SimpleScrollView.elasticity(layout, feel, axis))
    }
  }

  private static func elasticity(_ layout: ScrollLayout, _ feel: ScrollFeel, _ axis: Axis) -> ElasticLimits {
    ElasticLimits(
      layout.limits(axis), coefficient: feel.rubberBandCoefficient,
      dimension: layout.bounces ? layout.viewport[axis] : 0)
  }
}

// MARK: - Asking

extension SimpleScrollView {
  public func contentOffset(at time: Double) -> Vector2 {
    offset.map { $0.value(at: time) }.vector
  }

  /// The velocity of the content offset in points per second.
  public func velocity(at time: Double) -> Vector2 {
    offset.map { $0.velocity(at: time) }.vector
  }

  public func limits(_ axis: Axis) -> ClosedRange<Double> { offset[axis].elasticity.limits }

  /// The value of one axis with all that is known of it: its motion, its pull, when it comes to rest.
  public subscript(axis: Axis) -> DraggableValue { offset[axis] }

  public func state(at time: Double) -> State {
    let states = Axis.allCases.map { state($0, at: time) }
    return [.dragging, .bouncing, .decelerating, .snapping].first(where: states.contains) ?? .idle
  }

  private func state(_ axis: Axis, at time: Double) -> State {
    switch offset[axis].state(at: time) {
    case .idle: .idle
    case .dragging: .dragging
    case .moving(let movement, let since): state(movement, at: max(0, time - since))
    }
  }

  private func state(_ movement: DraggableValue.Movement, at time: Double) -> State {
    switch movement.leg(at: time) {
    case (.scroll(let motion), let start): motion.phase(at: time - start) == .bouncing ? .bouncing : .decelerating
    case (.spring, _): .snapping
    case (.rest, _): .dragging
    case (.coast, _), (.relay, _): .decelerating
    }
  }

  /// From when on the content stands still: `nil` while it is held.
  public var restTime: Double? {
    guard let x = offset.x.restTime, let y = offset.y.restTime else { return nil }
    return max(x, y)
  }
}

// MARK: - The pointer

extension SimpleScrollView {
  /// Takes in one event of a pointer.
  ///
  /// - Returns: the position of a click or tap; a press that stopped moving content is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? {
    let wasHeld = isHeld
    switch pan.handle(event) {
    case .pressed:
      leaveTouchpad()
      hold(at: time)
    case .began(let translation):
      dragAxes = axes(of: translation)
      drag(by: translation, at: time, hostTime: event.time)
    case .changed(let translation): drag(by: translation, at: time, hostTime: event.time)
    case .ended(let velocity): release(velocity: -velocity, at: time)
    case .cancelled: release(velocity: .zero, at: time)
    case .tapped(let position):
      release(velocity: .zero, at: time)
      return wasHeld ? nil : position
    case nil: break
    }
    return nil
  }

  /// Ends what the pointer does: content settles from where it is, without velocity.
  public mutating func cancel(at time: Double) {
    if pan.cancel() != nil { release(velocity: .zero, at: time) }
  }

  var isHeld: Bool { Axis.allCases.contains { offset[$0].isDragging } }

  /// Stops content that moves, where it is.
  mutating func hold(at time: Double) {
    caught = nil
    guard Axis.allCases.contains(where: { offset[$0].isMoving(at: time) }) else { return }
    caught = CaughtMomentum(velocity: velocity(at: time), time: time)
    takeInHand(at: time)
  }

  mutating func takeInHand(at time: Double) {
    for axis in Axis.allCases { offset[axis].beginDragging(at: time) }
  }

  private mutating func drag(by translation: Vector2, at time: Double, hostTime: Double) {
    takeInHand(at: time)
    for axis in dragAxes where layout.isScrollable(axis) {
      offset[axis].drag(by: -translation[axis], at: time, hostTime: hostTime)
    }
  }

  /// The velocity with which content is let go by a hand at `velocity`: between its ends, flicks may build up.
  private func builtUp(_ velocity: Double, _ axis: Axis, at time: Double) -> Double {
    guard let caught, limits(axis).contains(offset[axis].value(at: time)) else { return velocity }
    return velocity + caught.left(axis, at: time, hand: velocity, feel: feel)
  }

  /// A drag within a sixteenth of a turn of an axis is along that axis; the diagonals between are free.
  private func axes(of translation: Vector2) -> Set<Axis> {
    guard isDirectionalLockEnabled else { return Set(Axis.allCases) }
    let tangent = 0.41421356237309503
    return Set(Axis.allCases.filter { abs(translation[$0]) >= tangent * abs(translation[$0.other]) })
  }

  /// Lets content go with the velocity of its offset.
  mutating func release(velocity: Vector2, at time: Double) {
    guard isHeld else { return }
    for axis in Axis.allCases {
      let isDragged = layout.isScrollable(axis) && dragAxes.contains(axis)
      let handVelocity = isDragged ? builtUp(velocity[axis], axis, at: time) : 0
      let shown = offset[axis].endDragging(velocity: handVelocity, at: time)
      offset[axis].scroll(
        velocity: feel.releasesWithFingerVelocity ? handVelocity : shown.velocity, feel: feel, at: time)
    }
  }
}

// MARK: - Changing what is shown, and how it feels

extension SimpleScrollView {
  /// Shows content of another size, or through another viewport.
  ///
  /// Content at rest stays within its limits; in the hand it stays where it is; in flight it goes on with its position
  /// and its velocity towards what is now its end.
  public mutating func setLayout(_ new: ScrollLayout, at time: Double) {
    guard new != layout else { return }
    replanning(at: time) { view in
      view.layout = new
      for axis in Axis.allCases { view.updateElasticity(axis, at: time) }
    }
  }

  /// Moves by other numbers from now on; position and velocity stay.
  public mutating func setFeel(_ new: ScrollFeel, at time: Double) {
    guard new != feel else { return }
    replanning(at: time) { view in
      view.feel = new
      view.pan.touchVelocityRule = new.touchVelocityRule
      for axis in Axis.allCases {
        view.updateElasticity(axis, at: time)
        view.offset[axis].setScrollFeel(new, at: time)
      }
    }
  }

  /// Slows down by another rate from now on; position and velocity stay.
  public mutating func setDecelerationRate(_ rate: DecelerationRate, at time: Double) {
    var new = feel
    new.decelerationRate = rate
    setFeel(new, at: time)
  }

  /// Puts content at an offset, within its limits: at rest, or under the hand that holds it.
  public mutating func setContentOffset(_ new: Vector2) {
    leaveTouchpad()
    for axis in Axis.allCases { offset[axis].place(at: new[axis].clamped(to: limits(axis))) }
  }

  /// Takes content to an offset, within its limits; content in flight keeps its velocity, in the hand it stays there.
  public mutating func scroll(to new: Vector2, spring: Spring = .snap, at time: Double) {
    guard !isHeld else { return }
    leaveTouchpad()
    for axis in Axis.allCases {
      offset[axis].spring(
        to: new[axis].clamped(to: limits(axis)), spring: spring, threshold: feel.threshold, at: time)
    }
  }

  /// Takes content to an offset, with or without motion.
  public mutating func setContentOffset(_ new: Vector2, animated: Bool, at time: Double) {
    if animated { scroll(to: new, at: time) } else { setContentOffset(new) }
  }

  /// Takes content to its upper end and leaves it where it is sideways.
  public mutating func scrollToTop(animated: Bool = true, at time: Double) {
    let target = Vector2(offset.x.destination(at: time), limits(.y).lowerBound)
    setContentOffset(target, animated: animated, at: time)
  }

  private mutating func updateElasticity(_ axis: Axis, at time: Double) {
    offset[axis].setElasticity(SimpleScrollView.elasticity(layout, feel, axis), at: time, leavesBehind: true)
    offset[axis].stayWithinLimits(threshold: feel.threshold, at: time)
  }
}
