/// Content that is dragged, flung and zoomed about a point: x, y and the logarithm of the zoom scale each have a life of
/// their own.
///
/// With an anchor A, a point of the content at a scale of 1, the offset along an axis is A·s(t) + u(t), where s is the
/// zoom scale and u the *shift*. While only the scale moves, the shift is minus the place of the anchor in the viewport:
/// the anchor stays put to the last bit, whatever the scale does. Where the content needs to go elsewhere in order to be
/// within its limits at the scale at which it will rest, the shift goes there by its own motion. So each of the three is
/// a pure function of time, and none of them bends another.
///
/// Past its limits the scale gives way by a rubber band, and springs back about the point of the zoom. Offsets are those
/// of the scaled content, as in `UIScrollView`; times as in `SimpleScrollView`.
///
/// Fingers on a touchpad move content, and with a key for it zoom it, as those on a touch screen do, and let it go as
/// those when they lift; the notches of a wheel make it glide, and zoom in steps.
public struct ZoomableScrollView: Sendable {
  /// What moves the content.
  public enum State: Hashable, Sendable {
    case idle
    /// In the hand, or stopped by it.
    case dragging
    /// Coasting within the bounds.
    case decelerating
    /// Beyond a bound of the position or of the scale, on its way back.
    case bouncing
    /// On the way to another scale.
    case zooming
  }

  /// How far past its limits the scale can be stretched at the very most: to twice the largest, to half the smallest.
  static let stretch = 0.6931471805599453

  public private(set) var layout: ZoomLayout
  public private(set) var feel: ScrollFeel
  /// What takes the scale to where a program, a key or a wheel sends it.
  public private(set) var zoomSpring: Spring
  /// Tells drags from clicks; its slop may be set.
  public var pan: PanGesture
  /// How wheels and keys scroll and zoom.
  public var wheelFeel = WheelFeel.standard
  var touchpad = TouchpadGesture()
  /// Whether the fingers on it zoom.
  private var isTouchpadZooming = false

  /// The logarithm of the zoom scale.
  private var zoom: DraggableValue
  /// A, in points of the content at a scale of 1.
  private var anchor = Vector2.zero
  /// u, in points.
  private var shift: PerAxis<DraggableValue>
  private var hand = Hand()

  /// What the pointers have done so far.
  private struct Hand {
    var panTranslation = Vector2.zero
    /// The part of the translation that was already there when the content was taken in hand.
    var panOrigin = Vector2.zero
    var pinch: Pinch?
  }

  private struct Pinch {
    var center: Vector2
    /// The gesture's scale when the content was taken in hand.
    var scale: Double
    /// Where the shift was then.
    var shift: Vector2
  }

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
    pan = PanGesture(slop: slop)
    pan.touchVelocityRule = feel.touchVelocityRule
    zoom = DraggableValue(0, elasticity: ElasticLimits(layout.logLimits, dimension: Self.stretch))
    shift = PerAxis { _ in DraggableValue(0, elasticity: ElasticLimits(0...0, dimension: 0)) }
    let scale = layout.contained(zoomScale)
    rest(at: scale, contentOffset ?? PerAxis { layout.limits($0, zoomScale: scale).middle }.vector)
  }
}

extension ClosedRange<Double> {
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
  fileprivate func including(_ value: Double) -> ClosedRange {
    Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }
  fileprivate func shifted(by distance: Double) -> ClosedRange { (lowerBound + distance)...(upperBound + distance) }
}

// MARK: - Asking

extension ZoomableScrollView {
  public func zoomScale(at time: Double) -> Double { layout.zoomScale(log: zoom.value(at: time)) }

  /// How fast the zoom scale changes, per second.
  public func zoomVelocity(at time: Double) -> Double { zoomScale(at: time) * zoom.velocity(at: time) }

  public func contentOffset(at time: Double) -> Vector2 {
    let scale = zoomScale(at: time)
    let offset = shift.map { $0.value(at: time) }.vector + anchor * scale
    return isIdle(at: time) ? PerAxis { onBound(offset[$0], $0, scale) }.vector : offset
  }

  /// Takes away what rounding has left between content at rest and its bound.
  private func onBound(_ offset: Double, _ axis: Axis, _ scale: Double) -> Double {
    let limits = layout.limits(axis, zoomScale: scale)
    let bound = offset < limits.middle ? limits.lowerBound : limits.upperBound
    return abs(offset - bound) < 1e-9 ? bound : offset
  }

  /// The velocity of the content offset in points per second.
  public func velocity(at time: Double) -> Vector2 {
    shift.map { $0.velocity(at: time) }.vector + anchor * zoomVelocity(at: time)
  }

  /// The point of the content, at a scale of 1, that is shown at `point` of the viewport.
  public func contentPoint(at point: Vector2, time: Double) -> Vector2 {
    (contentOffset(at: time) + point) / zoomScale(at: time)
  }

  /// Where `point` of the content, at a scale of 1, is shown in the viewport.
  public func viewportPoint(of point: Vector2, time: Double) -> Vector2 {
    point * zoomScale(at: time) - contentOffset(at: time)
  }

  /// The logarithm of the zoom scale with all that is known of it: its motion, its pull, its limits.
  public var logZoomScale: DraggableValue { zoom }

  /// What moves the content along an axis, apart from what the scale does to it, and since when; `nil` at rest and in
  /// the hand. Its values are not those of the offset, but its velocity and its times are.
  public func movement(_ axis: Axis) -> (motion: DraggableValue.Movement, since: Double)? { shift[axis].movement }

  /// The offset at which content that coasts along an axis would end if there were no bound; `nil` where none coasts.
  public func projection(_ axis: Axis) -> Double? {
    guard case .scroll(let motion)? = shift[axis].movement?.motion else { return nil }
    return motion.projection + anchor[axis] * restingZoomScale
  }

  /// The scale at which it rests or will rest; in the hand that which is shown, as far as it is within its limits.
  public var restingZoomScale: Double { layout.zoomScale(log: restingLog) }

  private var restingLog: Double { zoom.destination(at: zoom.restTime ?? 0).clamped(to: layout.logLimits) }

  /// The offsets at which content may rest at the scale at which it will rest.
  public func limits(_ axis: Axis) -> ClosedRange<Double> { layout.limits(axis, zoomScale: restingZoomScale) }

  public func state(at time: Double) -> State {
    if isHeld || hand.pinch != nil || touchpad.isUnderWay(at: time) { return .dragging }
    let (scale, x, y) = (zoomState(at: time), shiftState(.x, at: time), shiftState(.y, at: time))
    func has(_ state: State) -> Bool { scale == state || x == state || y == state }
    if has(.bouncing) { return .bouncing }
    return has(.zooming) ? .zooming : has(.decelerating) ? .decelerating : .idle
  }

  private func zoomState(at time: Double) -> State {
    guard zoom.isMoving(at: time) else { return .idle }
    return layout.logLimits.contains(zoom.value(at: time)) ? .zooming : .bouncing
  }

  private func shiftState(_ axis: Axis, at time: Double) -> State {
    guard case .moving(let movement, let since) = shift[axis].state(at: time) else { return .idle }
    let leg = movement.leg(at: max(0, time - since))
    guard case .scroll(let motion) = leg.movement else { return .decelerating }
    return motion.phase(at: max(0, time - since - leg.start)) == .bouncing ? .bouncing : .decelerating
  }

  private func isIdle(at time: Double) -> Bool { restTime.map { time >= $0 } ?? false }

  /// From when on the content stands still: `nil` while it is held.
  public var restTime: Double? {
    guard let scale = zoom.restTime, let x = shift.x.restTime, let y = shift.y.restTime else { return nil }
    return max(scale, x, y)
  }

  private var isHeld: Bool { shift.x.isDragging }
}

// MARK: - One pointer

extension ZoomableScrollView {
  /// Takes in one event of a pointer.
  ///
  /// - Returns: the position of a click or tap; a press that stopped moving content is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? {
    let wasHeld = isHeld
    switch pan.handle(event) {
    case .pressed: press(at: event.position, time)
    case .began(let translation), .changed(let translation): drag(by: translation, at: time, hostTime: event.time)
    case .ended(let velocity): release(velocity: -velocity, at: time)
    case .cancelled: release(velocity: .zero, at: time)
    case .tapped(let position):
      release(velocity: .zero, at: time)
      return wasHeld ? nil : position
    case nil: break
    }
    return nil
  }

  /// Ends what the pointers do: content settles from where it is, without velocity.
  public mutating func cancel(at time: Double) {
    _ = pan.cancel()
    if hand.pinch != nil { endPinch(at: time) }
    release(velocity: .zero, at: time)
  }

  /// Stops content that moves, where it is and as large as it is.
  private mutating func press(at point: Vector2, _ time: Double) {
    (hand.panTranslation, hand.panOrigin) = (.zero, .zero)
    leaveTouchpad()
    if !isHeld, !isIdle(at: time) { takeInHand(about: point, at: time) }
  }

  private mutating func drag(by translation: Vector2, at time: Double, hostTime: Double) {
    if !isHeld { takeInHand(about: .zero, at: time) }
    hand.panTranslation = translation
    guard hand.pinch == nil else { return }
    move(by: hand.panOrigin - translation, at: time, hostTime: hostTime)
  }

  private mutating func move(by translation: Vector2, at time: Double, hostTime: Double) {
    for axis in Axis.allCases { shift[axis].drag(by: translation[axis], at: time, hostTime: hostTime) }
  }

  private mutating func takeInHand(about point: Vector2, at time: Double) {
    let offset = contentOffset(at: time)
    if zoom.isMoving(at: time) { zoom.beginDragging(at: time) }
    anchor(offset, at: point, time)
    grip(at: time)
  }

  /// Makes the point of the content at `point` of the viewport the one that stays put.
  private mutating func anchor(_ offset: Vector2, at point: Vector2, _ time: Double) {
    anchor = (offset + point) / zoomScale(at: time)
    shift = PerAxis { DraggableValue(-point[$0], elasticity: elasticity($0, showing: -point[$0])) }
  }

  /// Takes the shift in hand where it is.
  private mutating func grip(at time: Double) {
    hand.panOrigin = hand.panTranslation
    for axis in Axis.allCases {
      let shown = shift[axis].value(at: time)
      shift[axis] = DraggableValue(shown, elasticity: elasticity(axis, showing: shown))
      shift[axis].beginDragging(at: time)
    }
  }

  private mutating func release(velocity: Vector2, at time: Double) {
    guard isHeld, hand.pinch == nil else { return }
    if zoom.isDragging { settleZoom(velocity: 0, at: time) }
    for axis in Axis.allCases {
      let shown = shift[axis].endDragging(velocity: velocity[axis], at: time)
      let handVelocity = feel.releasesWithFingerVelocity ? velocity[axis] : shown.velocity
      launch(axis, shown.value, velocity: handVelocity, .released, at: time)
    }
  }

  /// Lets the shift coast from `value` to within the limits at the scale at which content will rest.
  private mutating func launch(
    _ axis: Axis, _ value: Double, velocity: Double, _ beginning: ScrollMotion.Beginning, at time: Double
  ) {
    shift[axis] = DraggableValue(value, elasticity: elasticity(axis, showing: value))
    shift[axis].scroll(velocity: velocity, feel: feel, at: time, beginning: beginning)
  }
}

// MARK: - Limits

extension ZoomableScrollView {
  /// Where the shift may rest at a zoom scale.
  private func shiftLimits(_ axis: Axis, zoomScale: Double) -> ClosedRange<Double> {
    layout.limits(axis, zoomScale: zoomScale).shifted(by: -anchor[axis] * zoomScale)
  }

  /// The limits of the shift at the scale at which content will rest, with room for what is shown already: a zoom about
  /// a point near the edge may leave content farther outside than a hand could pull it. Else the room is the viewport's,
  /// as in every scroll view.
  private func elasticity(_ axis: Axis, showing shown: Double) -> ElasticLimits {
    elasticity(axis, shiftLimits(axis, zoomScale: restingZoomScale), showing: shown)
  }

  private func elasticity(_ axis: Axis, _ limits: ClosedRange<Double>, showing shown: Double) -> ElasticLimits {
    let (viewport, excess) = (layout.viewport[axis], abs(limits.excess(of: shown)))
    return ElasticLimits(
      limits, coefficient: feel.rubberBandCoefficient, dimension: excess > viewport + 1e-6 ? 2 * excess : viewport)
  }

  private var zoomElasticity: ElasticLimits {
    ElasticLimits(layout.logLimits, coefficient: feel.rubberBandCoefficient, dimension: Self.stretch)
  }

  /// As near to its end as makes half a point at the far side of the viewport.
  private var zoomThreshold: Double {
    feel.threshold / max(1, layout.viewport.width, layout.viewport.height)
  }

  /// Takes the scale back into its limits, or leaves it where it is.
  private mutating func settleZoom(velocity: Double, at time: Double) {
    let shown = zoom.endDragging(velocity: 0, at: time).value
    let target = shown.clamped(to: layout.logLimits)
    guard target != shown else { return }
    zoom.spring(to: target, spring: feel.releaseSpring, velocity: velocity, threshold: zoomThreshold, at: time)
  }
}

// MARK: - Two fingers

extension ZoomableScrollView {
  /// Takes in one event of a pinch: it zooms about the middle of the fingers and moves along with it. What a pointer
  /// does meanwhile is left out; it drags again when the pinch is over.
  ///
  /// - Parameters:
  ///   - event: the report.
  ///   - time: in the clock in which content moves.
  ///   - hostTime: when it happened by the host's clock, where that is not the caller's.
  public mutating func handle(_ event: PinchEvent, at time: Double, hostTime: Double? = nil) {
    guard event.center.isFinite, event.scale > 0, event.scale.isFinite else { return }
    switch event.phase {
    case .began: beginPinch(event, at: time)
    case .changed: pinch(event, at: time, hostTime: hostTime ?? time)
    case .ended:
      pinch(event, at: time, hostTime: hostTime ?? time)
      endPinch(at: time)
    }
  }

  private mutating func beginPinch(_ event: PinchEvent, at time: Double) {
    leaveTouchpad()
    takeInHand(about: event.center, at: time)
    zoom.rest(at: zoom.value(at: time))
    zoom.beginDragging(at: time)
    hand.pinch = Pinch(center: event.center, scale: event.scale, shift: -event.center)
  }

  private mutating func pinch(_ event: PinchEvent, at time: Double, hostTime: Double) {
    if hand.pinch == nil { beginPinch(event, at: time) }
    guard let pinch = hand.pinch else { return }
    let factor = layout.logarithm(of: event.scale / pinch.scale)
    zoom.drag(by: factor, at: time, hostTime: hostTime)
    for axis in Axis.allCases { follow(pinch, axis, at: time) }
    move(by: pinch.center - event.center, at: time, hostTime: hostTime)
  }

  /// Lets the shift be where the pinch has it: zooming alone pulls at no rubber band.
  private mutating func follow(_ pinch: Pinch, _ axis: Axis, at time: Double) {
    let limits = shiftLimits(axis, zoomScale: zoomScale(at: time)).including(pinch.shift[axis])
    let shown = shift[axis].value(at: time)
    shift[axis].setElasticity(elasticity(axis, limits, showing: shown), at: time)
  }

  private mutating func endPinch(at time: Double) {
    hand.pinch = nil
    settleZoom(velocity: zoom.velocity(at: time), at: time)
    if pan.isPressed { grip(at: time) } else { release(velocity: .zero, at: time) }
  }
}

// MARK: - Zooming by steps and by programs

extension ZoomableScrollView {
  /// Where everything is and how it moves, at one time.
  private struct Moment {
    var offset: Vector2
    var velocity: Vector2
    var log: Double
    var logVelocity: Double
  }

  private func moment(at time: Double) -> Moment {
    Moment(
      offset: contentOffset(at: time), velocity: velocity(at: time), log: zoom.value(at: time),
      logVelocity: zoom.velocity(at: time))
  }

  /// Goes to `factor` times the scale to which it is going, about a point of the viewport, by a spring.
  ///
  /// At its limit already it is pushed against it, and comes back. Velocities are kept. In the hand it is that large at
  /// once.
  public mutating func zoom(by factor: Double, about point: Vector2, at time: Double) {
    guard factor > 0, factor.isFinite, point.isFinite else { return }
    zoom(byLog: layout.logarithm(of: factor), about: point, at: time)
  }

  private mutating func zoom(byLog step: Double, about point: Vector2, at time: Double) {
    let target = (restingLog + step).clamped(to: layout.logLimits)
    let push = target == restingLog ? step * zoomSpring.naturalFrequency : 0
    zoom(toLog: target, push: push, about: point, at: time)
  }

  /// Goes to a scale, within its limits, about a point of the viewport.
  public mutating func zoom(to zoomScale: Double, about point: Vector2, at time: Double) {
    guard point.isFinite else { return }
    zoom(toLog: layout.logarithm(of: zoomScale).clamped(to: layout.logLimits), push: 0, about: point, at: time)
  }

  private mutating func zoom(toLog target: Double, push: Double, about point: Vector2, at time: Double) {
    guard hand.pinch == nil else { return }
    if isHeld { return scaleInHand(to: target, about: point, at: time) }
    leaveTouchpad()
    let now = moment(at: time)
    zoom.spring(
      to: target, spring: zoomSpring, velocity: now.logVelocity + push, threshold: zoomThreshold, at: time)
    relaunch(now, about: point, at: time)
  }

  private mutating func scaleInHand(to log: Double, about point: Vector2, at time: Double) {
    anchorPutting(moment(at: time), point, time)
    let wasHeld = zoom.isDragging
    zoom.rest(at: log)
    if wasHeld || !layout.logLimits.contains(log) { zoom.beginDragging(at: time) }
    shift = PerAxis { DraggableValue(-point[$0], elasticity: elasticity($0, showing: -point[$0])) }
    grip(at: time)
  }

  private mutating func anchorPutting(_ now: Moment, _ point: Vector2, _ time: Double) {
    anchor = (now.offset + point) / layout.zoomScale(log: now.log)
  }

  /// Goes on about another point, after the zoom's motion has been chosen.
  private mutating func relaunch(_ now: Moment, about point: Vector2, at time: Double) {
    anchorPutting(now, point, time)
    launchAll(from: -point, velocity: now.velocity - anchor * zoomVelocity(at: time), at: time)
  }

  private mutating func launchAll(from value: Vector2, velocity: Vector2, at time: Double) {
    for axis in Axis.allCases { launch(axis, value[axis], velocity: velocity[axis], .continued, at: time) }
  }
}

// MARK: - Wheels and keys

extension ZoomableScrollView {
  /// Takes in one report of a wheel or of a touchpad.
  ///
  /// Precise reports move content as a hand does, and zoom it about the pointer where they ask for that; past the limits
  /// it gives way less and less, and once the fingers have lifted it goes on with their velocity, or comes back. Notches
  /// add up: content glides, and zooms, to where they send it, with its velocities kept. In the hand it only zooms.
  ///
  /// - Parameters:
  ///   - wheel: the report.
  ///   - time: in the clock in which content moves.
  ///   - hostTime: when it was reported by the host's clock, where that is not the caller's.
  public mutating func handle(_ wheel: WheelEvent, at time: Double, hostTime: Double? = nil) {
    guard hand.pinch == nil, wheel.delta.isFinite, wheel.position.isFinite else { return }
    switch (wheel.isPrecise, wheel.isZoom) {
    case (true, _) where !isHeld: follow(wheel, at: time, hostTime: hostTime ?? time)
    case (true, true): stretchInHand(wheel, at: time)
    case (false, true):
      let notches = wheel.delta.y.clamped(to: -100...100)
      zoom(byLog: notches * layout.logarithm(of: wheelFeel.zoomNotch), about: wheel.position, at: time)
    case (false, false):
      for axis in Axis.allCases where wheel.travel[axis] != 0 { scroll(.lines(wheel.travel[axis]), axis, at: time) }
    case (true, false): break
    }
  }

  /// Goes where a key sends it, unless it is in the hand.
  ///
  /// - Parameters:
  ///   - step: how far, or to which end.
  ///   - axis: along which.
  ///   - isRepeat: whether the key is held down: it does not send content far ahead then.
  ///   - time: in the clock in which content moves.
  public mutating func scroll(_ step: ScrollStep, _ axis: Axis, isRepeat: Bool = false, at time: Double) {
    guard !isHeld, hand.pinch == nil else { return }
    leaveTouchpad()
    shift[axis].glide(
      step, in: layout.viewport[axis], wheelFeel, isRepeat: isRepeat, threshold: feel.threshold, at: time)
  }

  /// Fingers that begin, or cease, to zoom begin anew.
  private mutating func follow(_ wheel: WheelEvent, at time: Double, hostTime: Double) {
    if wheel.isZoom != isTouchpadZooming { leaveTouchpad() }
    isTouchpadZooming = wheel.isZoom
    follow(wheel, by: wheel.isZoom ? Vector2(0, wheel.delta.y) : wheel.travel, at: time, hostTime: hostTime) { view in
      if wheel.isZoom {
        view.stretch(wheel, at: time, hostTime: hostTime)
      } else {
        view.move(by: wheel.travel, at: time, hostTime: hostTime)
      }
    }
  }

  private mutating func stretch(_ wheel: WheelEvent, at time: Double, hostTime: Double) {
    takeInHand(about: wheel.position, at: time)
    zoom.beginDragging(at: time)
    zoom.drag(by: wheel.delta.y / wheelFeel.zoomTravel, at: time, hostTime: hostTime)
  }

  private mutating func stretchInHand(_ wheel: WheelEvent, at time: Double) {
    let pulled = zoom.elasticity.unbanded(zoom.value(at: time)) + wheel.delta.y / wheelFeel.zoomTravel
    scaleInHand(to: zoom.elasticity.banded(pulled), about: wheel.position, at: time)
  }
}

extension ZoomableScrollView: TouchpadScrolling {
  mutating func take(at time: Double, isFirst: Bool) { takeInHand(about: .zero, at: time) }

  mutating func letGo(velocity: Vector2, at time: Double) {
    guard isTouchpadZooming else { return release(velocity: velocity, at: time) }
    if let raw = zoom.rawValue {
      let slope = zoom.elasticity.bandSlope(at: raw)
      settleZoom(velocity: velocity.y / wheelFeel.zoomTravel * slope, at: time)
    }
    release(velocity: .zero, at: time)
  }

  mutating func stand(as held: ZoomableScrollView, from time: Double) {
    zoom.stand(as: held.zoom, from: time)
    for axis in Axis.allCases { shift[axis].stand(as: held.shift[axis], from: time) }
  }

  func isStretched(at time: Double) -> Bool {
    zoom.isStretched(at: time) || Axis.allCases.contains { isStretched($0, at: time) }
  }

  private func isStretched(_ axis: Axis, at time: Double) -> Bool {
    let limits = layout.limits(axis, zoomScale: zoomScale(at: time))
    return abs(limits.excess(of: contentOffset(at: time)[axis])) > 1e-9
  }
}

// MARK: - Changing what is shown, and how it feels

extension ZoomableScrollView {
  /// Shows content of another size, through another viewport, or within other limits of the scale.
  ///
  /// At rest what was in the middle stays there, as far as the limits allow; in the hand content stays where it is; in
  /// flight it goes on with its position and its velocities towards what are now its limits.
  public mutating func setLayout(_ new: ZoomLayout, at time: Double) {
    guard new != layout else { return }
    let scale = zoomScale(at: time)
    let middle = contentPoint(at: layout.viewport.center, time: time)
    let wasIdle = isIdle(at: time)
    replanning(at: time) { view in
      view.layout = new
      if wasIdle { view.show(middle, zoomScale: scale) } else { view.readjust(at: time) }
    }
  }

  /// Moves by other numbers from now on; positions and velocities stay.
  public mutating func setFeel(_ new: ScrollFeel, zoomSpring newSpring: Spring, at time: Double) {
    guard new != feel || newSpring != zoomSpring else { return }
    replanning(at: time) { view in
      (view.feel, view.zoomSpring) = (new, newSpring)
      view.pan.touchVelocityRule = new.touchVelocityRule
      view.readjust(at: time)
    }
  }

  /// Is at rest with `point` of the content, at a scale of 1, in the middle of the viewport, as far as the limits allow.
  public mutating func show(_ point: Vector2, zoomScale: Double) {
    let scale = layout.contained(zoomScale)
    rest(at: scale, point * scale - layout.viewport.center)
  }

  private mutating func rest(at scale: Double, _ offset: Vector2) {
    anchor = .zero
    zoom = DraggableValue(layout.logarithm(of: scale), elasticity: zoomElasticity)
    shift = PerAxis { axis in
      let limits = layout.limits(axis, zoomScale: scale)
      let value = (offset[axis].isFinite ? offset[axis] : limits.lowerBound).clamped(to: limits)
      return DraggableValue(value, elasticity: elasticity(axis, limits, showing: value))
    }
  }

  private mutating func readjust(at time: Double) {
    readjustZoom(at: time)
    if isHeld {
      for axis in Axis.allCases { readjustInHand(axis, at: time) }
    } else {
      launchAll(
        from: shift.map { $0.value(at: time) }.vector, velocity: shift.map { $0.velocity(at: time) }.vector, at: time)
    }
  }

  private mutating func readjustInHand(_ axis: Axis, at time: Double) {
    if let pinch = hand.pinch { return follow(pinch, axis, at: time) }
    shift[axis].setElasticity(elasticity(axis, showing: shift[axis].value(at: time)), at: time)
  }

  private mutating func readjustZoom(at time: Double) {
    if zoom.isDragging { return zoom.setElasticity(zoomElasticity, at: time) }
    let (shown, velocity) = (zoom.value(at: time), zoom.velocity(at: time))
    let target = zoom.destination(at: time).clamped(to: layout.logLimits)
    zoom = DraggableValue(shown, elasticity: zoomElasticity)
    guard target != shown || velocity != 0 else { return }
    let spring = layout.logLimits.contains(shown) ? zoomSpring : feel.releaseSpring
    zoom.spring(to: target, spring: spring, velocity: velocity, threshold: zoomThreshold, at: time)
  }
}

extension Size {
  fileprivate var center: Vector2 { Vector2(width / 2, height / 2) }
}
