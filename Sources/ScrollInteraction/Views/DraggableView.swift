/// A view that a pointer drags, and fingers on a touchpad as well.
///
/// A view says what becomes of it when a drag begins, moves and ends. What is the same for all stands here: the phases of
/// the pan gesture, cancelling, and touchpads.
///
/// Every report of a touchpad begins a drag, moves it and ends it: what becomes of the view is planned for the time at
/// which the fingers will have lifted if there is no other report, and until then the view is on hold where they have it.
/// So what is shown stays a function of time though most systems never report the lift, and rubber bands, projections
/// and springs are those of a pointer's drag.
protocol DraggableView: Sendable {
  var pan: PanGesture { get set }
  var touchpad: TouchpadGesture { get set }
  var wheelFeel: WheelFeel { get }
  /// From when on it stands still: `nil` in a drag.
  var restTime: Double? { get }

  /// A pointer goes down at `point`: what moves is caught where it is.
  mutating func press(at point: Vector2, time: Double)
  /// Begins a drag where it is shown.
  mutating func beginDragging(at time: Double)
  /// Goes on with a touchpad's drag from where it is on hold.
  mutating func resumeDragging(at time: Double)
  /// Is dragged to `translation` points from where the drag began, or was resumed.
  mutating func drag(by translation: Vector2, at time: Double)
  /// Ends the drag, if there is one, with the velocity of the pointer in points per second.
  mutating func endDragging(velocity: Vector2, at time: Double)
  /// Stays from `time` where it is in `other`, until the motion begins that the end of the drag has planned.
  mutating func hold(as other: Self, from time: Double)
  /// Whether it is past a limit.
  func isStretched(at time: Double) -> Bool
}

extension DraggableView {
  var isHeld: Bool { restTime == nil }

  func isMoving(at time: Double) -> Bool { restTime.map { time < $0 } ?? false }

  /// Whether a pointer or a touchpad holds it.
  func isDragging(at time: Double) -> Bool { isHeld || touchpad.isUnderWay(at: time) }

  mutating func press(at point: Vector2, time: Double) {
    if isMoving(at: time) { beginDragging(at: time) }
  }

  mutating func resumeDragging(at time: Double) { beginDragging(at: time) }
}

// MARK: - The velocity of a drag

extension DraggableView {
  /// The velocity with which the drag under way would end at `time`, in points per second; zero if there is none.
  func pointerVelocity(at time: Double) -> Vector2 {
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

// MARK: - Pointers

extension DraggableView {
  /// Takes in an event of a pointer.
  ///
  /// - Returns: the position of a click or tap; a press that has caught the view in motion is none.
  mutating func follow(_ event: PointerEvent, at time: Double) -> Vector2? {
    let wasHeld = isHeld
    switch pan.handle(event, at: time) {
    case .pressed:
      leaveTouchpad()
      press(at: event.position, time: time)
    case .began(let translation), .changed(let translation):
      if !isHeld {
        leaveTouchpad()
        beginDragging(at: time)
      }
      drag(by: translation, at: time)
    case .ended(let velocity): endDragging(velocity: velocity, at: time)
    case .cancelled: endDragging(velocity: .zero, at: time)
    case .tapped(let position):
      endDragging(velocity: .zero, at: time)
      return wasHeld ? nil : position
    case nil: break
    }
    return nil
  }

  mutating func cancelPan(at time: Double) {
    if pan.cancel() != nil { endDragging(velocity: .zero, at: time) }
  }
}

// MARK: - Touchpads

extension DraggableView {
  /// Takes in a report of a touchpad.
  ///
  /// - Parameter travel: what of it counts, in points of the content offset: against the translation of a pointer.
  mutating func follow(_ wheel: WheelEvent, by travel: Vector2, at time: Double) {
    if wheel.isEnd { return lift(wheel, at: time) }
    let isTremor = touchpad.isResting(with: travel, at: wheel.time)
    guard !isTremor || !isStretched(at: time) else { return }
    let isFirst = !touchpad.isUnderWay(at: time)
    touchpad.add(travel, hostTime: wheel.time, at: time)
    changeOnHold(at: time, isFirst: isFirst) { $0.drag(by: .zero - travel, at: time) }
  }

  /// Sets a property on which limits or anchors depend, where it is new, and has `replan` follow it.
  mutating func set<Value: Equatable>(
    _ property: WritableKeyPath<Self, Value>, to new: Value, at time: Double, _ replan: (inout Self) -> Void
  ) {
    guard self[keyPath: property] != new else { return }
    replanning(at: time) { view in
      view[keyPath: property] = new
      replan(&view)
    }
  }

  /// Changes the limits or the anchors of the view; what a touchpad holds is planned by the new ones.
  mutating func replanning(at time: Double, _ change: (inout Self) -> Void) {
    guard touchpad.isUnderWay(at: time) else { return change(&self) }
    changeOnHold(at: time, isFirst: false, change)
  }

  private mutating func changeOnHold(at time: Double, isFirst: Bool, _ change: (inout Self) -> Void) {
    if isFirst { beginDragging(at: time) } else { resumeDragging(at: time) }
    change(&self)
    let held = self
    endDragging(velocity: liftVelocity, at: touchpad.lift)
    hold(as: held, from: time)
  }

  private mutating func lift(_ wheel: WheelEvent, at time: Double) {
    guard touchpad.isUnderWay(at: time) else { return }
    resumeDragging(at: time)
    touchpad.end(hostTime: wheel.time, at: time)
    endDragging(velocity: liftVelocity, at: time)
  }

  /// The velocity with which fingers let go.
  private var liftVelocity: Vector2 { wheelFeel.hasMomentum ? .zero - touchpad.velocity : .zero }

  /// Something else moves the view from now on.
  mutating func leaveTouchpad() { touchpad.reset() }
}
