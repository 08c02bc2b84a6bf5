/// Content larger than its viewport, that is dragged, flung, caught in flight and stretched past its ends.
///
/// Each axis moves by itself: hitting a bound along one neither stops nor bends the other. Positions and velocities are
/// those of the content offset, the point of the content at the viewport's top left corner: dragging to the right and
/// down makes it smaller.
///
/// Times are seconds. Events carry the host's time, by which velocity is measured; the `time` beside them is of the clock
/// in which content moves, and the two differ only in slow motion.
public struct SimpleScrollView: Sendable {
  /// What moves the content.
  public enum State: String, Hashable, Sendable {
    case idle
    /// By a pointer or a touchpad, or stopped by one.
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
  /// How wheels and keys scroll.
  public var wheelFeel = WheelFeel.standard
  var touchpad = TouchpadGesture()
  /// The axes along which the drag under way moves content; `nil` before it has moved.
  private var dragAxes: PerAxis<Bool>?
  /// The momentum of the content that the drag under way has caught.
  private var caught: CaughtMomentum?
  private var offset: PerAxis<DraggableValue>

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

  // MARK: - Asking

  public func contentOffset(at time: Double) -> Vector2 { offset.value(at: time) }

  /// The velocity of the content offset in points per second; in a drag that with which it would be released now.
  public func velocity(at time: Double) -> Vector2 {
    offset.velocity(at: time, dragVelocity: offsetVelocity(of: pointerVelocity(at: time)))
  }

  public func limits(_ axis: Axis) -> ClosedRange<Double> { offset[axis].elasticity.limits }

  /// The value of one axis with all that is known of it: its motion, its drag, when it comes to rest.
  public subscript(axis: Axis) -> DraggableValue {
    withDragVelocity(offset[axis]) { $0.offsetVelocity(of: $0.pointerVelocity(at: $1))[axis] }
  }

  public func state(at time: Double) -> State {
    let phases = offset.map { $0.phase(at: time) }
    func has(_ phase: DraggableValue.Phase) -> Bool { phases.x == phase || phases.y == phase }
    if has(.dragging) || has(.onHold) { return .dragging }
    return has(.bouncing) ? .bouncing : has(.decelerating) ? .decelerating : has(.snapping) ? .snapping : .idle
  }

  /// From when on the content stands still: `nil` in a drag.
  public var restTime: Double? { offset.restTime }

  // MARK: - Dragging

  /// Takes in an event of a pointer.
  ///
  /// - Returns: the position of a click or tap; a press that stopped moving content is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? { follow(event, at: time) }

  /// Ends what the pointer does: content settles from where it is, without velocity.
  public mutating func cancel(at time: Double) { cancelPan(at: time) }

  // MARK: - Wheels and keys

  /// Takes in a report of a wheel or of a touchpad.
  ///
  /// Notches add up: content glides to where they send it, with its velocity kept. Precise reports drag content, with the
  /// rubber band at its ends; when the fingers have lifted it goes on with their velocity. Content that a pointer drags
  /// stays there, and a wheel that zooms does nothing here.
  public mutating func handle(_ wheel: WheelEvent, at time: Double) {
    let wheel = wheelFeel.adjusted(wheel)
    guard !wheel.isZoom, !isHeld, wheel.delta.isFinite else { return }
    guard wheel.isPrecise else {
      for axis in Axis.allCases where wheel.travel[axis] != 0 { scroll(.lines(wheel.travel[axis]), axis, at: time) }
      return
    }
    let axes = PerAxis(layout.isScrollable)
    guard axes.x || axes.y else { return }
    follow(wheel, by: PerAxis { axes[$0] ? wheel.travel[$0] : 0 }.vector, at: time)
  }

  /// Goes where a key sends it, unless it is dragged.
  ///
  /// - Parameters:
  ///   - step: how far, or to which end.
  ///   - axis: along which.
  ///   - isRepeat: whether the key is held down: it does not send content far ahead then.
  ///   - time: in the clock in which content moves.
  public mutating func scroll(_ step: ScrollStep, _ axis: Axis, isRepeat: Bool = false, at time: Double) {
    guard !isHeld, layout.isScrollable(axis) else { return }
    leaveTouchpad()
    offset[axis].glide(
      step, in: layout.viewport[axis], wheelFeel, isRepeat: isRepeat, threshold: feel.threshold, at: time)
  }

  // MARK: - Changing what is shown, and how it feels

  /// Shows content of another size, or through another viewport.
  ///
  /// Content at rest stays within its limits; in a drag it stays where it is; in flight it goes on with its position and
  /// its velocity towards what is now its end.
  public mutating func setLayout(_ new: ScrollLayout, at time: Double) {
    set(\.layout, to: new, at: time) { view in
      for axis in Axis.allCases { view.updateElasticity(axis, at: time) }
    }
  }

  /// Moves by other numbers from now on; position and velocity stay.
  public mutating func setFeel(_ new: ScrollFeel, at time: Double) {
    set(\.feel, to: new, at: time) { view in
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

  private mutating func updateElasticity(_ axis: Axis, at time: Double) {
    offset[axis].setElasticity(SimpleScrollView.elasticity(layout, feel, axis), at: time, leavesBehind: true)
    offset[axis].stayWithinLimits(threshold: feel.threshold, at: time)
  }

  /// Puts content at an offset, within its limits: at rest, or in the drag under way, which goes on from there.
  public mutating func setContentOffset(_ new: Vector2) {
    leaveTouchpad()
    for axis in Axis.allCases { offset[axis].place(at: new[axis].clamped(to: limits(axis))) }
  }

  /// Takes content to an offset, within its limits; in flight it keeps its velocity, in a drag it stays where it is.
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
}

extension SimpleScrollView: DraggableView {
  mutating func beginDragging(at time: Double) {
    caught = isMoving(at: time) ? CaughtMomentum(velocity: velocity(at: time), time: time) : nil
    dragAxes = nil
    resumeDragging(at: time)
  }

  mutating func resumeDragging(at time: Double) { offset.beginDragging(at: time) }

  mutating func drag(by translation: Vector2, at time: Double) {
    let axes = dragAxes ?? axes(of: translation)
    dragAxes = axes
    for axis in Axis.allCases where axes[axis] && layout.isScrollable(axis) {
      offset[axis].drag(by: -translation[axis])
    }
  }

  /// A drag of a pointer within a sixteenth of a turn of an axis is along that axis; the diagonals between are free.
  private func axes(of translation: Vector2) -> PerAxis<Bool> {
    let isLocking = isDirectionalLockEnabled && pan.isDragging
    let tangent = 0.41421356237309503
    return PerAxis { !isLocking || abs(translation[$0]) >= tangent * abs(translation[$0.other]) }
  }

  mutating func endDragging(velocity: Vector2, at time: Double) {
    guard isHeld else { return }
    let velocity = offsetVelocity(of: velocity)
    for axis in Axis.allCases {
      var dragVelocity = velocity[axis]
      // Between the ends of content, flicks may build up.
      if let caught, limits(axis).contains(offset[axis].value(at: time)) {
        dragVelocity += caught.left(axis, at: time, flick: dragVelocity, feel: feel)
      }
      let shown = offset[axis].endDragging(velocity: dragVelocity, at: time)
      offset[axis].scroll(
        velocity: feel.releasesWithFingerVelocity ? dragVelocity : shown.velocity, feel: feel, at: time)
    }
  }

  /// The velocity with which a pointer drags the content offset, without the resistance of the rubber band.
  private func offsetVelocity(of pointer: Vector2) -> Vector2 {
    PerAxis { layout.isScrollable($0) && dragAxes?[$0] ?? true ? 0 - pointer[$0] : 0 }.vector
  }

  mutating func hold(as other: SimpleScrollView, from time: Double) { offset.hold(as: other.offset, from: time) }

  func isStretched(at time: Double) -> Bool { offset.isStretched(at: time) }
}
