/// A view that pointers drag, and fingers on a touchpad as well.
///
/// A view says what becomes of it when a drag begins, moves and ends. What is the same for all stands here: the phases of
/// the pan gesture, cancelling, touchpads, and events. A view of your own needs an ``Interaction`` and the requirements
/// without a default.
///
/// Every report of a touchpad begins a drag, moves it and ends it: what becomes of the view is planned for the time at
/// which the fingers will have lifted if there is no other report, and until then the view is on hold where they have it.
/// So what is shown stays a function of time though most systems never report the lift, and rubber bands, projections
/// and springs are those of a pointer's drag.
///
/// Times are seconds. Events carry the host's time, by which velocity is measured; a `time` beside them is of the clock in
/// which content moves, and the two differ only in slow motion.
public protocol DraggableView: Sendable {
  /// Where it can come to rest: an offset, or the name of a detent, a page or an anchor.
  associatedtype Target: Hashable, Sendable
  /// What a click was on; a point unless the view says more.
  associatedtype Click = Vector2

  /// The gestures that drag it, its events, and the hook at the end of a drag.
  var interaction: Interaction<Target> { get set }
  /// How wheels and touchpads move it.
  var wheelFeel: WheelFeel { get }
  /// From when on it stands still: `nil` in a drag, −∞ where nothing has moved it since it was put there, else a time of
  /// the caller's clock, which may be past. It is at rest at `time` where that is not `nil` and not after it.
  var restTime: Double? { get }
  /// Where it rests, or will rest if nobody interferes.
  var target: Target { get }

  /// Whether a press at `point` is one on this view.
  func accepts(_ point: Vector2, at time: Double) -> Bool
  /// What a click at `point` is on.
  func click(at point: Vector2, time: Double) -> Click?
  /// A pointer goes down at `point`; what moves is held next.
  mutating func press(at point: Vector2, time: Double)
  /// Is held from now on where it is shown.
  mutating func hold(at time: Double)
  /// Goes on with a touchpad's drag from where it is on hold.
  mutating func resume(at time: Double)
  /// Is dragged to `translation` points from where it was held, or resumed.
  mutating func drag(by translation: Vector2, at time: Double)
  /// Is let go, where it is shown, with the velocity of the pointer in points per second.
  mutating func release(velocity: Vector2, at time: Double)
  /// Stays from `time` where it is in `other`, until the motion begins that its release has planned.
  mutating func hold(as other: Self, from time: Double)
  /// Ends what pointers or a program's drag do: it settles from where it is, without velocity.
  mutating func cancel(at time: Double)
  /// Whether it is past a limit.
  func isStretched(at time: Double) -> Bool
  /// Follows a report of a wheel or of a touchpad.
  mutating func respond(to wheel: WheelEvent, at time: Double)
  /// Follows two pointers that pinch; nothing for a view that does not zoom.
  mutating func respond(to pinch: PinchEvent, at time: Double)
  /// When, in the motion under way, other members of a chain go on, and which; none for a view that is no chain.
  var plannedHandovers: [(time: Double, receiver: Int)] { get }
}

extension DraggableView {
  public func accepts(_ point: Vector2, at time: Double) -> Bool { true }

  public mutating func press(at point: Vector2, time: Double) {}

  public mutating func resume(at time: Double) { hold(at: time) }

  public var wheelFeel: WheelFeel { .standard }

  public mutating func respond(to pinch: PinchEvent, at time: Double) {}

  public var plannedHandovers: [(time: Double, receiver: Int)] { [] }

  /// Tells drags from clicks; its slop may be set.
  public var pan: PanGesture {
    get { interaction.pan }
    _modify { yield &interaction.pan }
  }

  /// See ``Interaction/willEndDragging``.
  public var willEndDragging: (@Sendable (_ velocity: Vector2, _ target: inout Target) -> Void)? {
    get { interaction.willEndDragging }
    set { interaction.willEndDragging = newValue }
  }

  /// Whether a drag is under way: that of a pointer, or one that a program has begun.
  public var isHeld: Bool { restTime == nil }

  /// Whether it moves by itself, or will when a touchpad lets it go.
  public func isMoving(at time: Double) -> Bool { restTime.map { time < $0 } ?? false }

  /// Whether a pointer, a program's drag or a touchpad holds it.
  public func isDragging(at time: Double) -> Bool { isHeld || touchpad.isUnderWay(at: time) }

  var touchpad: TouchpadGesture {
    get { interaction.touchpad }
    _modify { yield &interaction.touchpad }
  }
}

extension DraggableView where Click == Vector2 {
  /// The point itself.
  public func click(at point: Vector2, time: Double) -> Vector2? { point }
}

// MARK: - Dragging

extension DraggableView {
  /// Takes in an event of a pointer. What begins beside the view does nothing.
  ///
  /// - Parameters:
  ///   - event: the report.
  ///   - time: of the clock in which the view moves, where that is not the event's own: in slow motion.
  /// - Returns: what was clicked or tapped; a press that has caught the view in motion is no click.
  @discardableResult
  public mutating func handle(_ event: PointerEvent, at time: Double? = nil) -> Click? {
    let time = time ?? event.time
    guard time.isFinite else { return nil }
    if event.phase == .down, !pan.isPressed, !accepts(event.position, at: time) { return nil }
    let wasHeld = isHeld
    switch interaction.pan.handle(event, at: time) {
    case .pressed:
      if touchpad.isUnderWay(at: time) { interrupt(at: time) }
      press(at: event.position, time: time)
      if isMoving(at: time) { beginDragging(at: time) }
    case .began(let translation), .changed(let translation):
      if !isHeld { beginDragging(at: time) }
      drag(by: translation, at: time)
    case .ended(let velocity): endDragging(velocity: velocity, at: time)
    case .cancelled:
      if let pinch = pan.pinch { respond(to: pinch, at: time) }
      endDragging(velocity: .zero, at: time)
      return nil
    case .tapped(let position):
      endDragging(velocity: .zero, at: time)
      return wasHeld ? nil : click(at: position, time: time)
    case nil: break
    }
    if let pinch = pan.pinch { respond(to: pinch, at: time) }
    return nil
  }

  /// Begins a drag where the view is shown: for gestures of your own, as `handle(_:at:)` does for those of pointers.
  public mutating func beginDragging(at time: Double) {
    guard !isHeld else { return }
    interrupt(at: time)
    hold(at: time)
    if isHeld { interaction.log.add(.willBeginDragging, at: time) }
  }

  /// Ends the drag, if there is one.
  ///
  /// - Parameters:
  ///   - velocity: of the pointer, in points per second.
  ///   - time: of the clock in which the view moves.
  public mutating func endDragging(velocity: Vector2, at time: Double) {
    guard isHeld else { return }
    let velocity = velocity.isFinite ? velocity : .zero
    interaction.log.plan = EventLog.Plan(start: time, releaseVelocity: velocity, isDeceleration: true)
    release(velocity: velocity, at: time)
  }

  public mutating func cancel(at time: Double) {
    _ = interaction.pan.cancel()
    endDragging(velocity: .zero, at: time)
  }

  /// The velocity with which the drag under way would end at `time`, in points per second of the pointer; zero if there
  /// is none.
  public func pointerVelocity(at time: Double) -> Vector2 {
    pan.isDragging ? pan.velocity(at: time) : wheelFeel.hasMomentum ? .zero - touchpad.velocity(at: time) : .zero
  }

  /// A value of the view that knows how fast the drag under way moves it.
  func withDragVelocity(_ value: DraggableValue, velocity: @escaping @Sendable (Self, Double) -> Double)
    -> DraggableValue
  {
    hasGesture ? value.dragged { velocity(self, $0) } : value
  }

  /// Whether a pointer drags it, or a touchpad was the last that did.
  var hasGesture: Bool { pan.isDragging || touchpad.lift.isFinite }
}

// MARK: - Wheels and touchpads

extension DraggableView {
  /// Takes in a report of a wheel or of a touchpad.
  ///
  /// - Parameters:
  ///   - wheel: the report.
  ///   - time: of the clock in which the view moves, where that is not the event's own: in slow motion.
  public mutating func handle(_ wheel: WheelEvent, at time: Double? = nil) {
    let time = time ?? wheel.time
    guard wheel.delta.isFinite, wheel.time.isFinite, time.isFinite else { return }
    respond(to: wheelFeel.adjusted(wheel), at: time)
  }

  /// Has the fingers on a touchpad drag the view.
  ///
  /// - Parameters:
  ///   - wheel: the report.
  ///   - travel: what of it counts, in points of the content offset: against the translation of a pointer.
  ///   - time: of the clock in which the view moves.
  public mutating func follow(_ wheel: WheelEvent, by travel: Vector2, at time: Double) {
    if wheel.isEnd { return lift(wheel, at: time) }
    let isTremor = touchpad.addToRest(travel, at: wheel.time)
    guard !isTremor || !isStretched(at: time) else { return }
    let isFirst = !touchpad.isUnderWay(at: time)
    if isFirst { interrupt(at: time) }
    touchpad.add(travel, hostTime: wheel.time, at: time)
    changeOnHold(at: time, isFirst: isFirst) { $0.drag(by: .zero - travel, at: time) }
  }

  private mutating func changeOnHold(at time: Double, isFirst: Bool, _ change: (inout Self) -> Void) {
    if isFirst { hold(at: time) } else { resume(at: time) }
    if isFirst, isHeld { interaction.log.add(.willBeginDragging, at: time) }
    change(&self)
    let held = self
    endDragging(velocity: liftVelocity, at: touchpad.lift)
    hold(as: held, from: time)
  }

  private mutating func lift(_ wheel: WheelEvent, at time: Double) {
    guard touchpad.isUnderWay(at: time) else { return }
    resume(at: time)
    touchpad.end(hostTime: wheel.time, at: time)
    endDragging(velocity: liftVelocity, at: time)
  }

  /// The velocity with which fingers let go.
  private var liftVelocity: Vector2 { wheelFeel.hasMomentum ? .zero - touchpad.velocity : .zero }
}

// MARK: - Programs

extension DraggableView {
  /// A program, a key or a notch sends the view elsewhere, unless it is held: what moved it before has no effect any more.
  public mutating func move(at time: Double, _ change: (inout Self) -> Void) {
    guard !isHeld else { return }
    interrupt(at: time)
    change(&self)
    interaction.log.plan = EventLog.Plan(start: time)
    interaction.log.add(.willMove(to: target), at: time)
  }

  /// Whether a drag has set in motion what moves it, and not a program.
  var isReleased: Bool { interaction.log.plan?.isDeceleration ?? false }

  /// Changes the limits, the anchors or the numbers of the view; what a touchpad holds is planned by the new ones.
  public mutating func replan(at time: Double, _ change: (inout Self) -> Void) {
    record(through: time)
    guard touchpad.isUnderWay(at: time) else { return change(&self) }
    changeOnHold(at: time, isFirst: false, change)
  }

  /// The same; where the change is `animated` and sets a view in motion that was at rest, that is a program's motion.
  mutating func replan(animated: Bool, at time: Double, _ change: (inout Self) -> Void) {
    guard animated, !isDragging(at: time), !isMoving(at: time) else { return replan(at: time, change) }
    var changed = self
    change(&changed)
    if changed.isMoving(at: time) { move(at: time, change) } else { replan(at: time, change) }
  }

  /// Something else moves the view from now on.
  mutating func interrupt(at time: Double) {
    record(through: time)
    if touchpad.isUnderWay(at: time) { interaction.log.add(.didEndDragging(willDecelerate: false), at: time) }
    interaction.log.plan = nil
    touchpad.reset()
  }
}

// MARK: - Events

extension DraggableView {
  /// What happens to the view in a span of time: what has happened, and what will happen if nobody interferes, in order.
  ///
  /// Ask after each frame for the time from where you last asked up to the newest report that you have passed on, and you
  /// get each event once. Up to the time at which the frame will be shown would be too far: a report that comes meanwhile
  /// has an earlier time, and so has what it brings about. At least the last 64 events that have happened are remembered.
  public func events(in times: Range<Double>) -> [ViewEvent<Target>] {
    (interaction.log.past + planned).filter { times.contains($0.time) }
  }

  private var planned: [ViewEvent<Target>] {
    interaction.log.planned(restTime: restTime ?? .infinity, target: target, handovers: plannedHandovers)
  }

  private mutating func record(through time: Double) {
    if interaction.log.plan != nil { interaction.log.record(planned, through: time) }
  }
}
