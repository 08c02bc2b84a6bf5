/// A view that pointers and the fingers on a touchpad can drag.
///
/// A view of your own has an ``Interaction``, and implements what happens when a drag begins, moves and ends. The protocol
/// adds what all views share: the phases of the pan gesture, cancelling, touchpads, and events.
///
/// Every report of a touchpad begins a drag, moves it and ends it. The release is planned for the time at which the
/// fingers count as lifted without another report. Until then, the view is frozen at their position: a function of time,
/// although most systems never report the lift.
///
/// Times are seconds. An event has the host's time, used to measure velocities. A `time` argument is in the view's
/// clock, in which content moves. The two clocks differ in slow motion and in pauses.
public protocol DraggableView: Sendable {
  /// The type of a target: an offset, or the name of a detent, a page or an anchor.
  associatedtype Target: Hashable, Sendable
  /// The type of a click's result; a point by default.
  associatedtype Click = Vector2

  /// The gestures of the view, its events, and the hook at the end of a drag.
  var interaction: Interaction<Target> { get set }
  /// The response to wheels and touchpads.
  var wheelFeel: WheelFeel { get }
  /// The time at which the view comes to rest, in the view's clock. `nil` while a pointer or a program drags the view;
  /// `-infinity` if nothing has moved it since it was placed. May lie in the past.
  var restTime: Double? { get }
  /// The target at which the view rests, or will rest if nothing interrupts it.
  var target: Target { get }

  /// Returns whether a press at `point` belongs to this view.
  func accepts(_ point: Vector2, at time: Double) -> Bool
  /// Returns the result of a click at `point`.
  func click(_ point: Vector2, at time: Double) -> Click?
  /// Prepares for a press at `point`. If the view is moving, ``hold(at:)`` follows.
  mutating func press(_ point: Vector2, at time: Double)
  /// Stops the view at its current position and begins a drag. A program calls ``beginDragging(at:)``, which adds events.
  mutating func hold(at time: Double)
  /// Resumes a touchpad drag from the position at which it paused.
  mutating func resume(at time: Double)
  /// Drags the view to `translation` points from the position at which it was held or resumed.
  mutating func drag(by translation: Vector2, at time: Double)
  /// Releases the view with a pointer's velocity, in points per second. Programs call ``endDragging(velocity:at:)``.
  mutating func release(velocity: Vector2, at time: Double)
  /// Freezes the view at the position that `other` has at `time`, until the view's own planned release begins.
  mutating func freeze(as other: Self, from time: Double)
  /// Cancels the gesture or the drag of a program. The view settles from its position without velocity.
  mutating func cancel(at time: Double)
  /// Returns whether the view is past a limit.
  func isStretched(at time: Double) -> Bool
  /// Responds to a report of a wheel or a touchpad.
  mutating func respond(to wheel: WheelEvent, at time: Double)
  /// Responds to two pointers that pinch. Has no effect in a view that does not zoom.
  mutating func respond(to pinch: PinchEvent, at time: Double)
  /// Whether the view zooms when two pointers pinch; `false` by default.
  var isZoomable: Bool { get }
  /// Returns the distances by which a pointer can drag the view along `axis` before the view stretches, in points: 0 at
  /// a limit, and `nil` if the view does not move along the axis. By default, any distance along both axes.
  func dragRange(along axis: Axis, at time: Double) -> ClosedRange<Double>?
  /// Returns the numbers of notches by which a wheel can scroll the view along `axis` from its ``target``, positive
  /// towards the end: 0 at a limit, and `nil` if notches do not move the view along the axis. By default, any number in
  /// a direction in which a pointer can drag the view.
  func notchRange(along axis: Axis, at time: Double) -> ClosedRange<Double>?
  /// Replaces motions that are over by rest: see ``DraggableValue/forgetFinishedMotion(at:)``. By default, does nothing.
  mutating func forgetFinishedMotion(at time: Double)
  /// The planned handovers of momentum within a chain; empty for any other view.
  var plannedHandovers: [Handover] { get }
  /// Returns the marks that the current motion passes in a span of time, in order; empty for a view without marks.
  func plannedPassings(in times: Range<Double>) -> [MarkPassing]
}

extension DraggableView {
  public func accepts(_ point: Vector2, at time: Double) -> Bool { true }
  public mutating func press(_ point: Vector2, at time: Double) {}
  public mutating func resume(at time: Double) { hold(at: time) }
  public var wheelFeel: WheelFeel { .standard }
  public mutating func respond(to pinch: PinchEvent, at time: Double) {}
  public var isZoomable: Bool { false }
  public func dragRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? { -Double.infinity...(.infinity) }

  public func notchRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    guard let range = dragRange(along: axis, at: time) else { return nil }
    return (range.upperBound > 0 ? -Double.infinity : 0)...(range.lowerBound < 0 ? .infinity : 0)
  }

  public mutating func forgetFinishedMotion(at time: Double) {}
  public var plannedHandovers: [Handover] { [] }
  public func plannedPassings(in times: Range<Double>) -> [MarkPassing] { [] }

  /// The gesture that distinguishes drags from clicks. Its slop can be changed.
  public var pan: PanGesture {
    get { interaction.pan }
    _modify { yield &interaction.pan }
  }

  /// A hook at the end of a drag, like `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`. It receives
  /// the velocity of the displayed content, in points per second, and the proposed target, which it may change. It is
  /// called for each report of a touchpad, so the result must depend only on the arguments. Pass a hook that uses state
  /// of the main actor to `handle(_:at:willEndDragging:)`.
  public var willEndDragging: (@Sendable (_ velocity: Vector2, _ target: inout Target) -> Void)? {
    get { interaction.willEndDragging }
    set { interaction.willEndDragging = newValue }
  }

  /// The flicks in a row along each axis up to the latest release; empty for a feel without a multiplier.
  public var flicks: PerAxis<FlickSeries> { interaction.contact.map { $0.series } }

  /// Whether a pointer, a pinch or a program holds the view.
  public var isHeld: Bool { restTime == nil }

  /// Returns whether the view is held, or fingers on a touchpad drag it, whose release is already planned.
  public func isDragging(at time: Double) -> Bool { isHeld || touchpad.isDragging(at: time) }

  /// Returns whether the view comes to rest after `time`: it moves, or will after the release of a touchpad.
  public func isMoving(at time: Double) -> Bool {
    restTime.map { time < $0 && !time.restarts(after: interaction.latest) } ?? false
  }

  /// Returns whether the view stands still from `time` on unless somebody touches it: nothing holds or moves it.
  public func isAtRest(at time: Double) -> Bool { !isHeld && !isMoving(at: time) }

  /// Returns whether another frame must follow the one shown at `time`. If not, a frame loop may sleep until an event.
  public func needsFrame(after time: Double) -> Bool { !isAtRest(at: time) }

  var touchpad: TouchpadGesture {
    get { interaction.touchpad }
    _modify { yield &interaction.touchpad }
  }
}

extension DraggableView where Click == Vector2 {
  /// Returns `point`.
  public func click(_ point: Vector2, at time: Double) -> Vector2? { point }
}

// MARK: - Dragging

extension DraggableView {
  /// Processes an event of a pointer, at a time of the view's clock if it differs from the event's, as in slow motion.
  /// A press outside the view has no effect.
  ///
  /// - Returns: The result of a click or a tap. A press that stops a moving view is no click.
  @discardableResult
  public mutating func handle(_ event: PointerEvent, at time: Double? = nil) -> Click? {
    let time = time ?? event.time
    guard time.isFinite else { return nil }
    if interaction.pan.hasLostLift(before: event) { cancel(at: time) }
    if event.phase == .down, !pan.isPressed, !accepts(event.position, at: time) { return nil }
    let change = interaction.pan.handle(event, at: time)
    if change == .pressed { beginPress(at: event.position, at: time) }
    return respond(to: change, at: time)
  }

  /// Prepares for a press, which stops a moving view.
  mutating func beginPress(at point: Vector2, at time: Double) {
    if touchpad.isDragging(at: time) { interrupt(at: time) }
    press(point, at: time)
    if isMoving(at: time) { beginDragging(at: time) }
  }

  /// Responds to a change of the pan gesture, and to the pinch that came with it, in a view whose origin is at `origin`.
  ///
  /// - Returns: The result of a click or a tap.
  mutating func respond(to change: PanGesture.Change?, origin: Vector2 = .zero, at time: Double) -> Click? {
    let wasHeld = isHeld
    var pinch = pan.pinch
    pinch?.center -= origin
    switch change {
    case .began(let translation), .changed(let translation):
      if !isHeld { beginDragging(at: time) }
      drag(by: translation, at: time)
    case .ended(let velocity): endDragging(velocity: velocity, at: time)
    case .cancelled:
      // The end of the pinch first, while the view is held: it settles the scale.
      if let pinch { respond(to: pinch, at: time) }
      endDragging(velocity: .zero, at: time)
      return nil
    case .tapped(let position):
      endDragging(velocity: .zero, at: time)
      return wasHeld ? nil : click(position - origin, at: time)
    case .pressed, nil: break
    }
    if let pinch { respond(to: pinch, at: time) }
    return nil
  }

  /// Begins a drag at the current position, for gestures of your own. For pointers, `handle(_:at:)` does the same.
  public mutating func beginDragging(at time: Double) {
    guard !isHeld else { return }
    interrupt(at: time)
    hold(at: time)
    if isHeld { interaction.log.add(.willBeginDragging, at: time) }
  }

  /// Ends the drag, if there is one, with the velocity of the pointer in points per second.
  public mutating func endDragging(velocity: Vector2, at time: Double) {
    guard isHeld else { return }
    // A planned release lies ahead, and must not advance the clock.
    if time.restarts(after: interaction.latest) { advance(to: time) }
    let velocity = velocity.isFinite ? velocity : .zero
    interaction.log.plan = EventPlan(start: time, releaseVelocity: velocity, isDeceleration: true)
    release(velocity: velocity, at: time)
  }

  public mutating func cancel(at time: Double) {
    _ = interaction.pan.cancel()
    endDragging(velocity: .zero, at: time)
  }

  /// Returns the velocity that a release at `time` would have, in points per second of the pointer: less as `time` passes,
  /// and zero without a drag. In a paused clock, it stays that of the latest report.
  public func pointerVelocity(at time: Double) -> Vector2 {
    let interaction = interaction
    if interaction.pan.isDragging { return interaction.pan.velocity(at: time) }
    return wheelFeel.hasMomentum ? .zero - interaction.touchpad.velocity(at: time) : .zero
  }

  func withDragVelocity(
    _ value: DraggableValue, velocity: @escaping @Sendable (Self, Double) -> Double
  ) -> DraggableValue {
    guard value.dragVelocity == nil, isHeld || hasGesture else { return value }
    var value = value
    value.dragVelocity = { velocity(self, $0) }
    return value
  }

  /// Returns the rubber-band coefficient of the pointer or the touchpad that drags the view.
  func rubberBandCoefficient(_ feel: ScrollFeel) -> Double {
    let isTouchpad = touchpad.hasReports && !pan.isDragging
    return (isTouchpad ? feel.touchpadRubberBandCoefficient : nil) ?? feel.rubberBandCoefficient
  }

  /// Whether a pointer drags the view, or a touchpad was the last to drag it.
  var hasGesture: Bool { pan.isDragging || touchpad.hasReports }

  // MARK: - Wheels and touchpads

  /// Processes a report of a wheel or a touchpad, at a time of the view's clock if it differs from the event's.
  public mutating func handle(_ wheel: WheelEvent, at time: Double? = nil) {
    let (time, wheel) = (time ?? wheel.time, wheelFeel.adjusted(wheel))
    guard wheel.delta.isFinite, wheel.time.isFinite, time.isFinite else { return }
    respond(to: wheel, at: time)
  }

  /// Drags the view by a report of fingers on a touchpad, which move the content offset by `travel`, in points.
  public mutating func follow(_ wheel: WheelEvent, by travel: Vector2, at time: Double) {
    if wheel.isEnd { return endTouchpadDrag(wheel, at: time) }
    let isResting = touchpad.isResting(after: travel, at: wheel.time)
    // Resting fingers tremble, which would keep stretched content from returning.
    guard !isResting || !isStretched(at: time) else { return }
    let isFirst = !touchpad.isDragging(at: time)
    if isFirst { interrupt(at: time) }
    touchpad.add(travel, hostTime: wheel.time, at: time)
    changeTouchpadDrag(at: time, isFirst: isFirst) { $0.drag(by: .zero - travel, at: time) }
  }

  /// Begins or resumes the drag of a touchpad, changes the view, and plans the release at the time at which the fingers
  /// count as lifted. Until then, the view is frozen as it was changed.
  private mutating func changeTouchpadDrag(at time: Double, isFirst: Bool, _ change: (inout Self) -> Void) {
    if isFirst { hold(at: time) } else { resumeTouchpadDrag(at: time) }
    if isFirst, isHeld { interaction.log.add(.willBeginDragging, at: time) }
    change(&self)
    let held = self
    endDragging(velocity: liftVelocity, at: touchpad.lift)
    freeze(as: held, from: time)
  }

  private mutating func endTouchpadDrag(_ wheel: WheelEvent, at time: Double) {
    guard touchpad.isDragging(at: time) else { return }
    resumeTouchpadDrag(at: time)
    touchpad.end(hostTime: wheel.time, at: time)
    endDragging(velocity: liftVelocity, at: time)
  }

  /// Takes back what the fingers on a touchpad have moved, and settles without velocity: they scroll another view.
  mutating func withdraw(at time: Double) {
    guard touchpad.isDragging(at: time) else { return }
    resumeTouchpadDrag(at: time)
    drag(by: touchpad.travel, at: time)
    endDragging(velocity: .zero, at: time)
    touchpad.reset()
  }

  /// Resumes the drag, and the count of flicks as it was before the planned release.
  private mutating func resumeTouchpadDrag(at time: Double) {
    let contact = interaction.contact
    resume(at: time)
    interaction.contact = contact.map { $0.resumed }
  }

  private var liftVelocity: Vector2 { wheelFeel.hasMomentum ? .zero - touchpad.velocity : .zero }

  // MARK: - Programs

  /// Stops the current motion and calls `change`, which starts another. Has no effect during a drag by a pointer.
  public mutating func move(at time: Double, _ change: (inout Self) -> Void) {
    move(isDeceleration: false, at: time, change)
  }

  /// Starts a motion, which ends with `didEndDecelerating`, as after a drag, if `isDeceleration`.
  mutating func move(isDeceleration: Bool, at time: Double, _ change: (inout Self) -> Void) {
    guard !isHeld else { return }
    interrupt(at: time)
    interaction.contact = PerAxis(x: FlickContact(), y: FlickContact())
    change(&self)
    interaction.log.plan = EventPlan(start: time, isDeceleration: isDeceleration)
    interaction.log.add(.willMove(to: target), at: time)
  }

  /// Changes the limits, the anchors or the feel of the view. Plans the release of a touchpad drag anew.
  public mutating func replan(at time: Double, _ change: (inout Self) -> Void) {
    record(through: time)
    guard touchpad.isDragging(at: time) else { return change(&self) }
    changeTouchpadDrag(at: time, isFirst: false, change)
  }

  /// Changes the view. An `animated` change that moves a resting view counts as a program's motion.
  mutating func replan(animated: Bool, at time: Double, _ change: (inout Self) -> Void) {
    guard animated, !isDragging(at: time), !isMoving(at: time) else { return replan(at: time, change) }
    // Whether the change moves the view is known afterwards, but its events must be recorded before.
    var changed = self
    change(&changed)
    if changed.isMoving(at: time) { move(at: time, change) } else { replan(at: time, change) }
  }

  /// Ends a touchpad drag and forgets planned events, before another motion begins.
  mutating func interrupt(at time: Double) {
    record(through: time)
    if touchpad.isDragging(at: time) { interaction.log.add(.didEndDragging(willDecelerate: false), at: time) }
    interaction.log.plan = nil
    touchpad.reset()
  }

  // MARK: - Events

  /// Returns the events of the view in a span of time, in order: those that have happened, and those planned.
  ///
  /// Ask in each frame for a span that begins where the previous one ended, and ends at the latest report during a
  /// drag, otherwise now. At least the latest 64 past events and 256 passed marks are kept.
  public func events(in times: Range<Double>) -> [ViewEvent<Target>] {
    let log = interaction.log
    var passings = unrecordedPassings(log, in: times)
    if !log.passings.isEmpty { passings = log.passings.filter { times.contains($0.time) } + passings }
    // Most frames have no event: arrays of a generic type would take half of the time of a frame.
    if passings.isEmpty, plannedHandovers.isEmpty, !log.mayHaveEvents(in: times, restTime: restTime) { return [] }
    let events = log.past.filter { times.contains($0.time) } + planned(log, in: times)
    return passings.isEmpty ? events : EventLog.merged(events, passings)
  }

  private func unrecordedPassings(_ log: EventLog<Target>, in times: Range<Double>) -> [MarkPassing] {
    let start = max(times.lowerBound, log.passingsEnd)
    return start < times.upperBound ? plannedPassings(in: start..<times.upperBound) : []
  }

  private func planned(_ log: EventLog<Target>, in times: Range<Double>) -> [ViewEvent<Target>] {
    guard log.plan != nil else { return [] }
    return log.planned(in: times, restTime: restTime ?? .infinity, target: target, handovers: plannedHandovers)
  }

  /// Notes the time of a change. If the clock has begun again, forgets finished motions and events.
  private mutating func advance(to time: Double) { if interaction.advance(to: time) { forgetFinishedMotion(at: time) } }

  /// Records marks and events up to `time`, before the view changes.
  mutating func record(through time: Double) {
    let time = time.bounded
    advance(to: time)
    let passings = unrecordedPassings(interaction.log, in: -.infinity..<time.nextUp)
    interaction.log.record(passings, through: time)
    let planned = planned(interaction.log, in: -.infinity ..< .infinity)
    interaction.log.record(planned, through: time)
  }
}
