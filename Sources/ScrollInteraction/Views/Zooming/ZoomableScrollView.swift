/// Content that is dragged, flung and zoomed about a point: x, y and the logarithm of the zoom scale each move by
/// themselves.
///
/// With an anchor A, a point of the content at a scale of 1, the offset along an axis is A·s(t) + u(t), where s is the
/// zoom scale and u the *shift*. While only the scale moves, the shift is minus the position of the anchor in the viewport:
/// the anchor stays put to the last bit, whatever the scale does. Where content must go elsewhere in order to be within
/// its limits at the scale at which it will rest, the shift goes there by its own motion. So each of the three is a pure
/// function of time, and none of them bends another.
///
/// Past its limits the scale gives way by a rubber band, and springs back about the point of the zoom. Offsets are those
/// of the scaled content, as in `UIScrollView`; times as in ``SimpleScrollView``.
///
/// Pointers and the fingers on a touchpad drag content, and two fingers zoom it; the notches of a wheel make it glide,
/// and zoom in steps.
public struct ZoomableScrollView: Sendable {
  /// What moves it.
  public typealias State = ViewState

  /// The sizes and scales from which the limits follow.
  public internal(set) var layout: ZoomLayout
  /// The numbers by which content moves.
  public internal(set) var feel: ScrollFeel
  /// What takes the scale to where a program, a key or a wheel sends it.
  public internal(set) var zoomSpring: Spring
  /// The gestures that drag it, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Vector2>
  /// How wheels and keys scroll and zoom.
  public var wheelFeel = WheelFeel.standard
  /// How content coasts from its next release on; `nil` for what the feel says. The scale does not coast: it stays where it
  /// was let go, or comes back into its limits by a spring.
  public var decelerationLaw: DecelerationLaw?
  /// The point of the viewport about which fingers on a touchpad zoom; `nil` when they scroll.
  var touchpadZoomCenter: Vector2?
  var pinch: PinchGesture?
  /// How far the pan has gone in all, and how far it had when content began to follow it.
  var (panTranslation, panOrigin) = (Vector2.zero, Vector2.zero)
  /// Where content that moved was pressed: the point that stays put when it is held.
  var pressPoint: Vector2?

  /// The logarithm of the zoom scale.
  var zoom: DraggableValue
  /// A, in points of the content at a scale of 1.
  var anchor = Vector2.zero
  /// u, in points.
  var shift: PerAxis<DraggableValue>

  /// - Parameters:
  ///   - layout: what it shows of what, and how large that may be.
  ///   - feel: how content moves.
  ///   - zoomSpring: what takes the scale to where a program, a key or a wheel sends it.
  ///   - zoomScale: where it begins; within its limits.
  ///   - contentOffset: of the scaled content; `nil` for its middle.
  ///   - slop: how far pointers may travel before they drag.
  public init(
    layout: ZoomLayout, feel: ScrollFeel = .article, zoomSpring: Spring = .snap, zoomScale: Double = 1,
    contentOffset: Vector2? = nil, slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.feel = feel
    self.zoomSpring = zoomSpring
    interaction = Interaction(slop: slop, touchVelocityRule: feel.touchVelocityRule)
    zoom = DraggableValue(0, elasticity: ElasticLimits(layout.logLimits, dimension: 0))
    shift = PerAxis { _ in DraggableValue(0, elasticity: ElasticLimits(0...0, dimension: 0)) }
    let scale = layout.clamped(zoomScale)
    rest(at: scale, contentOffset ?? PerAxis { layout.limits($0, zoomScale: scale).middle }.vector)
  }

  // MARK: - Asking

  /// How large content is shown: 1 for its own size.
  public func zoomScale(at time: Double) -> Double { layout.zoomScale(log: zoom.value(at: time)) }

  /// How fast the zoom scale changes, per second.
  public func zoomVelocity(at time: Double) -> Double { zoomVelocity(at: time, dragVelocity(at: time).log) }

  private func zoomVelocity(at time: Double, _ dragVelocity: Double) -> Double {
    zoomScale(at: time) * zoom.velocity(at: time, dragVelocity: dragVelocity)
  }

  /// The point of the content, in points of it as it is shown, at the top left corner of the viewport.
  public func contentOffset(at time: Double) -> Vector2 {
    let scale = zoomScale(at: time)
    let offset = shift.value(at: time) + anchor * scale
    guard isIdle(at: time) else { return offset }
    // Takes away what rounding has left between content at rest and its bound.
    return PerAxis { axis in
      let limits = layout.limits(axis, zoomScale: scale)
      let bound = offset[axis] < limits.middle ? limits.lowerBound : limits.upperBound
      return abs(offset[axis] - bound) < 1e-9 ? bound : offset[axis]
    }.vector
  }

  /// The velocity of the content offset in points per second; in a drag that with which it would be released now.
  public func velocity(at time: Double) -> Vector2 {
    let dragged = dragVelocity(at: time)
    return shift.velocity(at: time, dragVelocity: dragged.shift) + anchor * zoomVelocity(at: time, dragged.log)
  }

  /// The point of the content, at a scale of 1, that is shown at `point` of the viewport.
  public func contentPoint(at point: Vector2, time: Double) -> Vector2 {
    (contentOffset(at: time) + point) / zoomScale(at: time)
  }

  /// Where `point` of the content, at a scale of 1, is shown in the viewport.
  public func viewportPoint(of point: Vector2, time: Double) -> Vector2 {
    point * zoomScale(at: time) - contentOffset(at: time)
  }

  /// The logarithm of the zoom scale with all that is known of it: its motion, its drag, its limits.
  public var logZoomScale: DraggableValue {
    isHeld || hasGesture ? zoom.dragged { dragVelocity(at: $0).log } : zoom
  }

  /// What moves the content along an axis, apart from what the scale does to it, and since when; `nil` at rest and in a
  /// drag. Its values are not those of the offset, but its velocity and its times are.
  public func movement(_ axis: Axis) -> (motion: DraggableValue.Movement, since: Double)? { shift[axis].movement }

  /// The offset at which content that coasts along an axis would end if there were no bound; `nil` where none coasts, or
  /// where a spring brings it back from beyond its limits from the beginning on.
  public func projection(_ axis: Axis) -> Double? {
    let origin = anchor[axis] * restingZoomScale
    return switch shift[axis].movement?.motion.leg(at: 0).movement {
    case .scroll(let motion)? where motion.phase(at: 0) == .decelerating: motion.projection + origin
    case .motion(let motion)? where isReleased: motion.destination + origin
    default: nil
    }
  }

  /// The scale at which it rests or will rest; in a drag that which is shown, as far as it is within its limits.
  public var restingZoomScale: Double { layout.zoomScale(log: restingLog) }

  var restingLog: Double { zoom.destination(at: zoom.restTime ?? 0).clamped(to: layout.logLimits) }

  /// The offsets at which content may rest at the scale at which it will rest.
  public func limits(_ axis: Axis) -> ClosedRange<Double> { layout.limits(axis, zoomScale: restingZoomScale) }

  /// What moves it at `time`.
  public func state(at time: Double) -> ViewState {
    if isDragging(at: time) || pinch != nil { return .dragging }
    let (isZooming, phases) = (zoom.isMoving(at: time), shift.map { $0.phase(at: time) })
    if phases.x == .bouncing || phases.y == .bouncing { return .bouncing }
    if isZooming { return layout.logLimits.contains(zoom.value(at: time)) ? .zooming : .bouncing }
    return phases.x == .idle && phases.y == .idle ? .idle : .decelerating
  }

  /// The offset of the scaled content at which it rests, or will rest if nobody interferes.
  public var target: Vector2 {
    let scale = restingZoomScale
    let rest = shift.destination + anchor * scale
    return PerAxis { rest[$0].clamped(to: layout.limits($0, zoomScale: scale)) }.vector
  }

  func isIdle(at time: Double) -> Bool { restTime.map { time >= $0 } ?? false }

  /// From when on the content stands still: `nil` in a drag, −∞ where nothing has moved it since it was put
  /// there, else a time of the caller's clock, which may be past.
  public var restTime: Double? {
    guard let zoom = zoom.restTime, let shift = shift.restTime else { return nil }
    return max(zoom, shift)
  }
}

extension ClosedRange<Double> {
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}
