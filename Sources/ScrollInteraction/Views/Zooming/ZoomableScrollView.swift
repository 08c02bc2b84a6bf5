/// A scroll view that zooms about a point: x, y and the logarithm of the zoom scale each move independently.
///
/// With a fixed point A, a point of the content at a scale of 1, the offset along an axis is A·s(t) + u(t), where s is the
/// zoom scale and u the *shift*. A zoom about the point p of the viewport begins with A at p, where u = −p. While only the
/// scale moves, A stays in place to the last bit. If content must move to be within its limits at the target scale, the
/// shift moves there by its own motion. Past its limits, the scale stretches by a rubber band. Offsets are those of the
/// scaled content, as in `UIScrollView`.
public struct ZoomableScrollView: Sendable {

  /// The sizes and scales that determine the limits.
  public internal(set) var layout: ZoomLayout
  /// The feel: the parameters of the content's motion.
  public internal(set) var feel: ScrollFeel
  /// The spring that moves the scale to the target of a program, a key or a wheel.
  public internal(set) var zoomSpring: Spring
  /// The gestures of the view, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Vector2>
  /// The response to wheels and keys.
  public var wheelFeel = WheelFeel.standard
  /// The deceleration law of releases from now on; `nil` for the feel's. The scale has no deceleration.
  public var decelerationLaw: DecelerationLaw?
  /// The point of the viewport about which fingers on a touchpad zoom; `nil` while they scroll.
  var touchpadZoomCenter: Vector2?
  var pinch: PinchGesture?
  /// The translation of the pan, and its value when the current drag of the shift began.
  var (panTranslation, panOrigin) = (Vector2.zero, Vector2.zero)
  /// The point at which moving content was pressed, and which stays in place in the drag.
  var pressPoint: Vector2?

  /// The logarithm of the zoom scale.
  var zoom: DraggableValue
  /// The fixed point A, a point of the content at a scale of 1.
  var fixedPoint = Vector2.zero { didSet { fixedPoint = fixedPoint.bounded } }
  var shift: PerAxis<DraggableValue>

  /// Creates a zoomable view at a scale and an offset, clamped to their limits; `nil` for the middle of the content.
  public init(
    layout: ZoomLayout, feel: ScrollFeel = .uikit, zoomSpring: Spring = .snap, zoomScale: Double = 1,
    contentOffset: Vector2? = nil, slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.feel = feel
    self.zoomSpring = zoomSpring
    interaction = Interaction(slop: slop, touchVelocityRule: feel.touchVelocityRule)
    zoom = DraggableValue(0, elasticity: ElasticLimits(layout.logLimits, dimension: 0))
    shift = PerAxis { _ in DraggableValue(0, elasticity: ElasticLimits(0...0, dimension: 0)) }
    let scale = layout.clamped(zoomScale)
    rest(at: scale, contentOffset ?? PerAxis { layout.limits(along: $0, zoomScale: scale).middle }.vector)
  }

  /// Returns the zoom scale: 1 for the content's own size.
  public func zoomScale(at time: Double) -> Double { layout.zoomScale(log: zoom.value(at: time)) }

  /// Returns the velocity of the zoom scale, per second.
  public func zoomVelocity(at time: Double) -> Double { zoomVelocity(at: time, dragVelocity(at: time).log) }

  private func zoomVelocity(at time: Double, _ dragVelocity: Double) -> Double {
    zoomScale(at: time) * zoom.velocity(at: time, dragVelocity: dragVelocity)
  }

  /// Returns the content offset: the point of the scaled content at the top left corner of the viewport.
  public func contentOffset(at time: Double) -> Vector2 {
    let scale = zoomScale(at: time)
    let offset = shift.value(at: time) + fixedPoint * scale
    guard isAtRest(at: time) else { return offset }
    // Removes the rounding error between content at rest and its limit.
    return PerAxis { axis in
      let limits = layout.limits(along: axis, zoomScale: scale)
      let bound = offset[axis] < limits.middle ? limits.lowerBound : limits.upperBound
      return abs(offset[axis] - bound) <= .rounding ? bound : offset[axis]
    }.vector
  }

  /// Returns the velocity of the content offset, in points per second. During a drag: that of a release at `time`.
  public func velocity(at time: Double) -> Vector2 {
    let dragged = dragVelocity(at: time)
    return shift.velocity(at: time, dragVelocity: dragged.shift) + fixedPoint * zoomVelocity(at: time, dragged.log)
  }

  /// Returns the point of the content, at a scale of 1, that is displayed at `point` of the viewport.
  public func contentPoint(of point: Vector2, at time: Double) -> Vector2 {
    (contentOffset(at: time) + point.bounded) / zoomScale(at: time)
  }

  /// Returns the point of the viewport at which `point` of the content, at a scale of 1, is displayed.
  public func viewportPoint(of point: Vector2, at time: Double) -> Vector2 {
    point.bounded * zoomScale(at: time) - contentOffset(at: time)
  }

  /// The logarithm of the zoom scale, with its motion, its drag and its limits.
  public var logZoomScale: DraggableValue { withDragVelocity(zoom) { $0.dragVelocity(at: $1).log } }

  /// Returns the latest motion of the shift along an axis, and its start; `nil` during a drag, or without a motion. While
  /// the scale is at rest, the offset has the same velocity and times, but other values.
  public func segment(along axis: Axis) -> DraggableValue.Segment? { shift[axis].segment }

  /// Returns the offset at which content that decelerates along an axis would end without limits. `nil` if content does
  /// not decelerate, or was past its limits when it was released.
  public func projection(along axis: Axis) -> Double? {
    let origin = fixedPoint[axis] * targetZoomScale
    return switch shift[axis].segment?.movement.segment(at: 0).movement {
    case .scroll(let motion)? where motion.phase(at: 0) == .decelerating: motion.projection + origin
    default: nil
    }
  }

  /// The scale at which content rests or will rest. During a drag: the displayed scale, clamped to its limits.
  public var targetZoomScale: Double { layout.zoomScale(log: targetLog) }
  var targetLog: Double { zoom.target(at: zoom.restTime ?? 0).clamped(to: layout.logLimits) }

  /// Returns the offsets at which content can rest along an axis, at the target zoom scale.
  public func limits(along axis: Axis) -> ClosedRange<Double> { layout.limits(along: axis, zoomScale: targetZoomScale) }

  /// Returns the state of the view.
  public func state(at time: Double) -> ViewState {
    if isDragging(at: time) { return .dragging }
    let states = shift.map { $0.viewState(at: time) }
    if states.x == .bouncing || states.y == .bouncing { return .bouncing }
    if zoom.isMoving(at: time) { return layout.logLimits.contains(zoom.value(at: time)) ? .zooming : .bouncing }
    return states.x == .idle && states.y == .idle ? .idle : .decelerating
  }

  /// The offset of the scaled content at which it rests, or will rest if nothing interrupts it.
  public var target: Vector2 {
    let scale = targetZoomScale
    let rest = shift.target + fixedPoint * scale
    return PerAxis { rest[$0].clamped(to: layout.limits(along: $0, zoomScale: scale)) }.vector
  }

  public var restTime: Double? {
    guard let zoom = zoom.restTime, let shift = shift.restTime else { return nil }
    return max(zoom, shift)
  }
}

extension ClosedRange<Double> {
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}
