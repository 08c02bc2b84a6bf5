/// A scroll view: content that is dragged, flung, caught in flight and stretched past its edges, along each axis by
/// itself. Positions and velocities are those of the content offset, the point of the content at the viewport's top
/// left corner.
public struct SimpleScrollView: Sendable {
  /// The sizes that determine the limits of the offset.
  public internal(set) var layout: ScrollLayout
  /// The feel: the parameters of the content's motion.
  public private(set) var feel: ScrollFeel
  /// The gestures of the view, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Vector2>
  /// Whether a drag that begins along one axis moves content along that axis alone.
  public var isDirectionalLockEnabled = false
  /// The response to wheels and keys.
  public var wheelFeel = WheelFeel.standard
  /// The deceleration law of releases from now on; `nil` for the feel's.
  public var decelerationLaw: DecelerationLaw?
  /// The marks whose passing the events of the view include, as ``ViewEvent/Kind/didPass(_:)``; `nil` for none.
  public var ruler: Ruler?
  /// The axes along which the current drag moves content; `nil` before the first movement.
  private var dragAxes: PerAxis<Bool>?
  private var notchSpeed = NotchSpeed()
  var offset: PerAxis<DraggableValue>

  /// Creates a scroll view at an offset, clamped to the limits; `nil` for the beginning of the content.
  public init(
    layout: ScrollLayout, feel: ScrollFeel = .uikit, contentOffset: Vector2? = nil, slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.feel = feel
    interaction = Interaction(slop: slop, touchVelocityRule: feel.touchVelocityRule)
    offset = PerAxis { axis in
      let limits = layout.limits(along: axis)
      return DraggableValue(
        contentOffset.map { $0[axis].clamped(to: limits) } ?? limits.lowerBound,
        elasticity: SimpleScrollView.elasticity(along: axis, layout, feel))
    }
  }

  static func elasticity(along axis: Axis, _ layout: ScrollLayout, _ feel: ScrollFeel) -> ElasticLimits {
    ElasticLimits(layout.limits(along: axis), feel: feel, dimension: layout.bounces[axis] ? layout.viewport[axis] : 0)
  }

  // MARK: - Reading the state

  /// Returns the content offset: the point of the displayed content at the top left corner of the viewport.
  public func contentOffset(at time: Double) -> Vector2 { offset.value(at: time) }

  /// Returns the velocity of the content offset, in points per second. During a drag: that of a release at `time`.
  public func velocity(at time: Double) -> Vector2 {
    offset.velocity(at: time, dragVelocity: offsetVelocity(of: pointerVelocity(at: time)))
  }

  /// Returns the distance that content is pulled past its edges, in points: the overshoot of the offset, or the pull to
  /// draw as an `EdgeStretch` or a glow if the feel keeps content at its edge, see `ScrollFeel.edge`.
  public func pull(at time: Double) -> Vector2 { offset.map { $0.pull(at: time) }.vector }

  /// Returns the offsets at which content can rest along an axis, in points.
  public func limits(along axis: Axis) -> ClosedRange<Double> { offset[axis].elasticity.limits }

  /// The offset along an axis, with its motion, its drag and its limits.
  public subscript(axis: Axis) -> DraggableValue {
    withDragVelocity(offset[axis]) { $0.offsetVelocity(of: $0.pointerVelocity(at: $1))[axis] }
  }

  /// Returns the state of the view.
  public func state(at time: Double) -> ViewState { offset.viewState(at: time) }

  /// The time at which content comes to rest, in the view's clock: see ``DraggableView/restTime``.
  public var restTime: Double? { offset.restTime }

  /// The offset at which content rests, or will rest if nothing interrupts it.
  public var target: Vector2 { offset.target }

  // MARK: - Keys and programs

  /// Scrolls by lines, by pages or to an end, as a key does. Has no effect during a drag. A key that is held down
  /// (`isRepeat`) keeps the target near the content.
  public mutating func scroll(_ step: ScrollStep, _ axis: Axis, isRepeat: Bool = false, at time: Double) {
    guard layout.isScrollable(along: axis) else { return }
    move(at: time) { view in
      view.offset[axis].glide(
        step, in: view.layout.viewport[axis], view.wheelFeel, isRepeat: isRepeat, threshold: view.feel.threshold,
        at: time)
    }
  }

  /// Scrolls to an offset, clamped to the limits. NaN leaves an axis unchanged.
  ///
  /// If `animated`, `spring` moves the content, with its current velocity; this has no effect during a drag. Otherwise
  /// content is placed at once: at rest, or within the current drag, which continues from there.
  public mutating func scroll(to new: Vector2, animated: Bool = true, spring: Spring = .snap, at time: Double) {
    func jump(_ view: inout SimpleScrollView) {
      for axis in Axis.allCases where !new[axis].isNaN {
        let offset = new[axis].clamped(to: view.limits(along: axis))
        if animated {
          view.offset[axis].spring(to: offset, spring: spring, threshold: view.feel.threshold, at: time)
        } else {
          view.offset[axis].place(at: offset)
        }
      }
    }
    if animated || isMoving(at: time) { return move(at: time, jump) }
    if !isHeld { interrupt(at: time) }
    jump(&self)
  }

  /// Scrolls by a distance from the current offset, as ``scroll(to:animated:spring:at:)`` does.
  public mutating func scroll(by distance: Vector2, animated: Bool = true, spring: Spring = .snap, at time: Double) {
    scroll(to: contentOffset(at: time) + distance, animated: animated, spring: spring, at: time)
  }

  /// Animates the offset along an axis by any motion, in points. Has no effect during a drag.
  ///
  /// The offset jumps to the start of the motion. The other axis continues its own. Past the limits, the overshoot stays
  /// within the dimension of the rubber band. If the motion ends there, the feel's release spring returns content to the
  /// limit. If the destination is not finite, the method does nothing.
  public mutating func follow(_ motion: some Motion, along axis: Axis, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { $0.offset[axis].follow(motion, by: $0.feel, from: time) }
  }

  /// Scrolls along an axis by a scroll motion, as if it had followed a release, within the view's limits and edges, by
  /// the feel of the motion. A change of the layout or the feel replans it. Has no effect during a drag.
  public mutating func follow(_ motion: ScrollMotion, along axis: Axis, at time: Double) {
    move(isDeceleration: true, at: time) { $0.offset[axis].follow(motion, from: time) }
  }

  /// Flings content with a velocity of its offset, in points per second. Has no effect during a drag.
  ///
  /// The velocity replaces that of any motion, exactly: the feel's limits for the velocity of a finger do not apply.
  /// Content past an edge returns to the edge, or decelerates inside if it is fast enough inward. With the velocity 0,
  /// content stops, or returns to its edge. An axis whose velocity is NaN or infinite, or that does not scroll, is
  /// unchanged. The hook ``DraggableView/willEndDragging`` is not called.
  public mutating func fling(velocity: Vector2, at time: Double) {
    move(isDeceleration: true, at: time) { view in
      for axis in Axis.allCases where velocity[axis].isFinite && view.layout.isScrollable(along: axis) {
        view.offset[axis].scroll(
          velocity: velocity[axis], feel: view.feel.decelerating(by: view.decelerationLaw), at: time,
          beginning: .continued)
      }
    }
  }

  /// Scrolls by the smallest distance that makes `rect` visible between the insets, or its beginning if too large.
  public mutating func scrollRectToVisible(_ rect: Rect, animated: Bool = true, at time: Double) {
    let room = Rect(origin: target, size: layout.viewport).inset(by: layout.contentInset)
    scroll(to: target + room.travel(toShow: rect), animated: animated, at: time)
  }

  /// Changes the feel. Position and velocity are kept.
  public mutating func setFeel(_ new: ScrollFeel, at time: Double) {
    guard new != feel else { return }
    replan(at: time) { view in
      view.feel = new
      view.pan.touchVelocityRule = new.touchVelocityRule
      for axis in Axis.allCases {
        view.offset[axis].setElasticity(
          view.elasticity(along: axis), threshold: new.threshold, at: time, leavesBehind: true)
        view.offset[axis].setScrollFeel(new.decelerating(by: view.decelerationLaw), at: time)
      }
    }
  }
}

extension SimpleScrollView: DraggableView {
  public mutating func hold(at time: Double) {
    for axis in Axis.allCases { interaction.contact[axis].begin(with: offset[axis], at: time) }
    dragAxes = nil
    resume(at: time)
  }

  public mutating func resume(at time: Double) {
    for axis in Axis.allCases { offset[axis].beginDragging(at: time, coefficient: rubberBandCoefficient(feel)) }
  }

  public mutating func drag(by translation: Vector2, at time: Double) {
    guard dragAxes != nil || translation != .zero else { return }
    let isLocking = isDirectionalLockEnabled && pan.isDragging
    let axes = dragAxes ?? (isLocking ? Self.axes(of: translation) : true)
    dragAxes = axes
    for axis in Axis.allCases where axes[axis] && layout.isScrollable(along: axis) {
      let before = offset[axis].value(at: time)
      offset[axis].drag(by: -translation[axis])
      interaction.contact[axis].move(by: -translation[axis], at: time)
      guard let ruler, ruler.axis == axis else { continue }
      interaction.log.pass(ruler, from: before, to: offset[axis].value(at: time), at: time)
    }
  }

  public func plannedPassings(in times: Range<Double>) -> [MarkPassing] {
    ruler.map { offset[$0.axis].passings(of: $0, in: times) } ?? []
  }

  public func dragRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    layout.isScrollable(along: axis) ? offset[axis].dragRange(at: time).negated : nil
  }

  public mutating func forgetFinishedMotion(at time: Double) { offset.forgetFinishedMotion(at: time) }

  public func notchRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    layout.isScrollable(along: axis) ? offset[axis].notchRange(in: layout.viewport[axis], wheelFeel, at: time) : nil
  }

  /// Returns the axes of a drag that may lock: the one within a sixteenth of a turn, or both in a diagonal.
  static func axes(of translation: Vector2) -> PerAxis<Bool> {
    let tangent = 0.41421356237309503
    return PerAxis { abs(translation[$0]) >= tangent * abs(translation[$0.other]) }
  }

  public mutating func release(velocity: Vector2, at time: Double) {
    let velocity = offsetVelocity(of: velocity)
    var speed = Vector2.zero
    for axis in Axis.allCases {
      speed[axis] =
        offset[axis].release(velocity: velocity[axis], of: &interaction.contact[axis], by: feel, at: time).velocity
      offset[axis].scroll(velocity: speed[axis], feel: feel.decelerating(by: decelerationLaw), at: time)
    }
    let proposed = PerAxis { offset[$0].proposedTarget(at: time) }.vector
    let target = interaction.target(for: speed, proposed)
    for axis in Axis.allCases where target[axis] != proposed[axis] && !target[axis].isNaN {
      offset[axis].decelerate(
        to: target[axis], velocity: speed[axis], feel: feel, spring: feel.release.spring, at: time)
    }
  }

  private func offsetVelocity(of pointer: Vector2) -> Vector2 {
    PerAxis { layout.isScrollable(along: $0) && dragAxes?[$0] ?? true ? 0 - pointer[$0] : 0 }.vector
  }

  public mutating func freeze(as other: SimpleScrollView, from time: Double) {
    offset.freeze(as: other.offset, from: time)
  }

  public func isStretched(at time: Double) -> Bool { offset.isStretched(at: time) }

  /// Scrolls by notches, which add up, or drags by precise reports. Has no effect while a pointer drags
  /// content, or if the wheel zooms.
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
    let axes = PerAxis(layout.isScrollable(along:))
    guard axes.x || axes.y else { return }
    follow(wheel, by: PerAxis { axes[$0] ? wheel.travel[$0] : 0 }.vector, at: time)
  }
}

extension Rect {
  /// Returns the smallest displacement of this rectangle that makes it show all of `other`, or its beginning if larger.
  func travel(toShow other: Rect) -> Vector2 {
    PerAxis { axis in
      let (start, end) = (origin[axis], origin[axis] + size[axis])
      let (otherStart, otherEnd) = (other.origin[axis], other.origin[axis] + other.size[axis])
      let showsStart = otherStart < start || otherEnd - otherStart > end - start
      return showsStart ? otherStart - start : max(0, otherEnd - end)
    }.vector
  }
}
