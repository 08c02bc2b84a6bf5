/// Content larger than its viewport, that is dragged, flung, caught in flight and stretched past its ends.
///
/// Each axis moves by itself: hitting a bound along one neither stops nor bends the other. Positions and velocities are
/// those of the content offset, the point of the content at the viewport's top left corner: dragging to the right and
/// down makes it smaller.
///
/// Times are seconds. Events carry the host's time, by which velocity is measured; the `time` beside them is of the clock
/// in which content moves, and the two differ only in slow motion.
public struct SimpleScrollView: Sendable {
  /// What moves it.
  public typealias State = ViewState

  /// The sizes from which the limits of the offset follow.
  public private(set) var layout: ScrollLayout
  /// The numbers by which content moves.
  public private(set) var feel: ScrollFeel
  /// The gestures that drag it, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Vector2>
  /// Whether a drag that sets out along one axis moves content along that axis alone.
  public var isDirectionalLockEnabled = false
  /// How wheels and keys scroll.
  public var wheelFeel = WheelFeel.standard
  /// How content coasts from its next release on; `nil` for what the feel says.
  public var decelerationLaw: DecelerationLaw?
  /// The axes along which the drag under way moves content; `nil` before it has moved.
  private var dragAxes: PerAxis<Bool>?
  /// The momentum of the content that the drag under way has caught.
  private var caught: CaughtMomentum?
  /// How fast a wheel turns, where that says how much its notches count.
  private var notchSpeed = NotchSpeed()
  private var offset: PerAxis<DraggableValue>

  /// - Parameters:
  ///   - layout: what it shows of what.
  ///   - feel: how content moves.
  ///   - contentOffset: where it begins, within its limits; `nil` for the beginning of the content.
  ///   - slop: how far pointers may travel before they drag.
  public init(
    layout: ScrollLayout, feel: ScrollFeel = .article, contentOffset: Vector2? = nil, slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.feel = feel
    interaction = Interaction(slop: slop, touchVelocityRule: feel.touchVelocityRule)
    offset = PerAxis { axis in
      let limits = layout.limits(axis)
      return DraggableValue(
        contentOffset.map { $0[axis].clamped(to: limits) } ?? limits.lowerBound,
        elasticity: SimpleScrollView.elasticity(layout, feel, axis))
    }
  }

  private static func elasticity(_ layout: ScrollLayout, _ feel: ScrollFeel, _ axis: Axis) -> ElasticLimits {
    ElasticLimits(layout.limits(axis), feel: feel, dimension: layout.bounces[axis] ? layout.viewport[axis] : 0)
  }

  // MARK: - Asking

  /// The point of the content, in points of it as it is shown, at the top left corner of the viewport.
  public func contentOffset(at time: Double) -> Vector2 { offset.value(at: time) }

  /// The velocity of the content offset in points per second; in a drag that with which it would be released now.
  public func velocity(at time: Double) -> Vector2 {
    offset.velocity(at: time, dragVelocity: offsetVelocity(of: pointerVelocity(at: time)))
  }

  /// How far a drag or momentum pulls content past its ends, in points: where the feel has it move there, that is how far
  /// its offset is past its limits; else it is what is left to show, by `EdgeStretch` or a glow, as `ScrollFeel.edge`
  /// says.
  public func pull(at time: Double) -> Vector2 { offset.map { $0.pull(at: time) }.vector }

  /// The offsets, in points, at which content may rest along an axis.
  public func limits(_ axis: Axis) -> ClosedRange<Double> { offset[axis].elasticity.limits }

  /// The part of the content that is visible.
  public func visibleRect(at time: Double) -> Rect { Rect(origin: contentOffset(at: time), size: layout.viewport) }

  /// The value of one axis with all that is known of it: its motion, its drag, when it comes to rest.
  public subscript(axis: Axis) -> DraggableValue {
    withDragVelocity(offset[axis]) { $0.offsetVelocity(of: $0.pointerVelocity(at: $1))[axis] }
  }

  /// What moves it at `time`.
  public func state(at time: Double) -> ViewState {
    let phases = offset.map { $0.phase(at: time) }
    func has(_ phase: DraggableValue.Phase) -> Bool { phases.x == phase || phases.y == phase }
    if has(.dragging) || has(.onHold) { return .dragging }
    return has(.bouncing) ? .bouncing : has(.decelerating) ? .decelerating : has(.snapping) ? .snapping : .idle
  }

  /// From when on the content stands still: `nil` in a drag, −∞ where nothing has moved it since it was put
  /// there, else a time of the caller's clock, which may be past.
  public var restTime: Double? { offset.restTime }

  /// The offset at which content rests, or will rest if nobody interferes.
  public var target: Vector2 { offset.destination }

  // MARK: - Keys and programs

  /// Goes where a key sends it, unless it is dragged.
  ///
  /// - Parameters:
  ///   - step: how far, or to which end.
  ///   - axis: along which.
  ///   - isRepeat: whether the key is held down: it does not send content far ahead then.
  ///   - time: in the clock in which content moves.
  public mutating func scroll(_ step: ScrollStep, _ axis: Axis, isRepeat: Bool = false, at time: Double) {
    guard layout.isScrollable(axis) else { return }
    move(at: time) { view in
      view.offset[axis].glide(
        step, in: view.layout.viewport[axis], view.wheelFeel, isRepeat: isRepeat, threshold: view.feel.threshold,
        at: time)
    }
  }

  /// Takes content to an offset, within its limits; in flight it keeps its velocity, in a drag it stays where it is. Along
  /// an axis whose coordinate is not a number nothing changes.
  public mutating func scroll(to new: Vector2, spring: Spring = .snap, at time: Double) {
    move(at: time) { view in
      for axis in Axis.allCases where !new[axis].isNaN {
        view.offset[axis].spring(
          to: new[axis].clamped(to: view.limits(axis)), spring: spring, threshold: view.feel.threshold, at: time)
      }
    }
  }

  /// Has content follow any motion of its offset along an axis, unless it is dragged.
  ///
  /// It is at once where the motion begins. Past the limits it is shown within the reach of the rubber band, and where the
  /// motion ends there, the feel's release spring brings it back to the bound. A destination that is not finite changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - motion: of the offset, in points.
  ///   - axis: along which; what the other axis does goes on.
  ///   - time: when the motion begins, in the clock in which content moves.
  public mutating func follow(_ motion: some Motion, along axis: Axis, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { view in
      view.offset[axis].follow(
        motion, endingAt: motion.destination.clamped(to: view.limits(axis)), spring: view.feel.releaseSpring,
        threshold: view.feel.threshold, from: time)
    }
  }

  /// Puts content at an offset, within its limits: at rest, or in the drag under way, which goes on from there. Along an
  /// axis whose coordinate is not a number nothing changes. In flight that is a program's motion, which settles at once.
  public mutating func setContentOffset(_ new: Vector2, at time: Double) {
    func place(_ view: inout SimpleScrollView) {
      for axis in Axis.allCases where !new[axis].isNaN {
        view.offset[axis].place(at: new[axis].clamped(to: view.limits(axis)))
      }
    }
    if isMoving(at: time) { return move(at: time, place) }
    if !isHeld { interrupt(at: time) }
    place(&self)
  }

  /// Takes content to an offset, with or without motion.
  public mutating func setContentOffset(_ new: Vector2, animated: Bool, at time: Double) {
    if animated { scroll(to: new, at: time) } else { setContentOffset(new, at: time) }
  }

  /// Takes content to its upper end and leaves it where it is sideways.
  public mutating func scrollToTop(animated: Bool = true, at time: Double) {
    setContentOffset(Vector2(target.x, limits(.y).lowerBound), animated: animated, at: time)
  }

  /// Takes content just so far that all of `rect` is visible between the insets, or its beginning where it is too large.
  public mutating func scrollRectToVisible(_ rect: Rect, animated: Bool = true, at time: Double) {
    let room = Rect(origin: target, size: layout.viewport).inset(by: layout.contentInset)
    setContentOffset(target + room.travel(toShow: rect), animated: animated, at: time)
  }

  // MARK: - Changing what is shown, and how it feels

  /// Shows content of another size, or through another viewport.
  ///
  /// Content at rest stays within its limits; in a drag it stays where it is; in flight it goes on with its position and
  /// its velocity towards what is now its end.
  ///
  /// - Parameters:
  ///   - new: the layout from now on.
  ///   - animated: whether content at rest that is outside its new limits goes there by a spring, and is not there at once.
  ///   - time: in the clock in which content moves.
  public mutating func setLayout(_ new: ScrollLayout, animated: Bool = false, at time: Double) {
    guard new != layout else { return }
    let shown = contentOffset(at: time)
    let isAtRest = animated && !isDragging(at: time) && !isMoving(at: time)
    replan(at: time) { view in
      view.layout = new
      for axis in Axis.allCases { view.updateElasticity(axis, at: time) }
    }
    let target = contentOffset(at: time)
    guard isAtRest, target != shown else { return }
    for axis in Axis.allCases { offset[axis].rest(at: shown[axis]) }
    scroll(to: target, at: time)
  }

  /// Shows content that has grown by so much before its beginning, as a conversation does that loads older messages: what
  /// is visible stays where it is seen, at rest, in a drag and in flight.
  ///
  /// - Parameters:
  ///   - distance: in points; negative for content that was removed there.
  ///   - time: in the clock in which content moves.
  public mutating func shift(by distance: Vector2, at time: Double) {
    guard distance.isFinite else { return }
    replan(at: time) { view in
      view.layout.contentSize.width += distance.x
      view.layout.contentSize.height += distance.y
      for axis in Axis.allCases {
        view.offset[axis].shift(by: distance[axis], at: time)
        view.updateElasticity(axis, at: time)
      }
    }
  }

  /// Moves by other numbers from now on; position and velocity stay.
  public mutating func setFeel(_ new: ScrollFeel, at time: Double) {
    guard new != feel else { return }
    replan(at: time) { view in
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

  private mutating func updateElasticity(_ axis: Axis, at time: Double) {
    offset[axis].setElasticity(
      SimpleScrollView.elasticity(layout, feel, axis), coastingBy: decelerationLaw, isReleased: isReleased, feel: feel,
      at: time, leavesBehind: true)
  }
}

extension SimpleScrollView: DraggableView {
  public mutating func hold(at time: Double) {
    caught = isMoving(at: time) ? CaughtMomentum(velocity: velocity(at: time), time: time) : nil
    dragAxes = nil
    resume(at: time)
  }

  public mutating func resume(at time: Double) { offset.beginDragging(at: time) }

  public mutating func drag(by translation: Vector2, at time: Double) {
    guard dragAxes != nil || translation != .zero else { return }
    let axes = dragAxes ?? axes(of: translation)
    dragAxes = axes
    for axis in Axis.allCases where axes[axis] && layout.isScrollable(axis) {
      let before = offset[axis].value(at: time)
      offset[axis].drag(by: -translation[axis])
      caught?.note(axis, hasMoved: offset[axis].value(at: time) != before, at: time)
    }
  }

  /// A drag of a pointer within a sixteenth of a turn of an axis is along that axis; the diagonals between are free.
  private func axes(of translation: Vector2) -> PerAxis<Bool> {
    let isLocking = isDirectionalLockEnabled && pan.isDragging
    let tangent = 0.41421356237309503
    return PerAxis { !isLocking || abs(translation[$0]) >= tangent * abs(translation[$0.other]) }
  }

  public mutating func release(velocity: Vector2, at time: Double) {
    let velocity = offsetVelocity(of: velocity)
    var speed = Vector2.zero
    for axis in Axis.allCases {
      var dragVelocity = velocity[axis]
      // Between the ends of content, flicks may build up.
      if let caught, limits(axis).contains(offset[axis].value(at: time)) {
        dragVelocity += caught.gain(axis, at: time, flick: dragVelocity, feel: feel)
      }
      let shown = offset[axis].endDragging(velocity: dragVelocity, at: time)
      speed[axis] = feel.releasesWithFingerVelocity ? dragVelocity : shown.velocity
      offset[axis].coast(by: decelerationLaw, velocity: speed[axis], feel: feel, at: time, beginning: .released)
    }
    let proposed = PerAxis { offset[$0].proposedTarget(at: time) }.vector
    let target = interaction.target(for: speed, proposed)
    for axis in Axis.allCases where target[axis] != proposed[axis] && !target[axis].isNaN {
      offset[axis].decelerate(
        to: target[axis], velocity: speed[axis], feel: feel, spring: feel.releaseSpring, at: time)
    }
  }

  /// The velocity with which a pointer drags the content offset, without the resistance of the rubber band.
  private func offsetVelocity(of pointer: Vector2) -> Vector2 {
    PerAxis { layout.isScrollable($0) && dragAxes?[$0] ?? true ? 0 - pointer[$0] : 0 }.vector
  }

  public mutating func hold(as other: SimpleScrollView, from time: Double) {
    offset.hold(as: other.offset, from: time)
  }

  public func isStretched(at time: Double) -> Bool { offset.isStretched(at: time) }

  /// Notches add up: content glides to where they send it, with its velocity kept. Precise reports drag content, with the
  /// rubber band at its ends; when the fingers have lifted it goes on with their velocity. Content that a pointer drags
  /// stays there, and a wheel that zooms does nothing here.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld else { return }
    guard wheel.isPrecise else {
      for axis in Axis.allCases where wheel.travel[axis] != 0 {
        let speed = wheelFeel.acceleration == nil ? 0 : notchSpeed.add(wheel.travel[axis], axis, at: wheel.time)
        let factor = wheelFeel.acceleration?.factor(at: speed) ?? 1
        scroll(.lines(factor * wheel.travel[axis]), axis, at: time)
      }
      return
    }
    let axes = PerAxis(layout.isScrollable)
    guard axes.x || axes.y else { return }
    follow(wheel, by: PerAxis { axes[$0] ? wheel.travel[$0] : 0 }.vector, at: time)
  }
}

extension Rect {
  /// How far a window at this place must move to show all of `other`, or its beginning where it is larger.
  func travel(toShow other: Rect) -> Vector2 {
    func travel(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> Double {
      if otherLow < low || otherHigh - otherLow > high - low { return otherLow - low }
      return max(0, otherHigh - high)
    }
    return Vector2(
      travel(minX, maxX, other.minX, other.maxX), travel(minY, maxY, other.minY, other.maxY))
  }
}
