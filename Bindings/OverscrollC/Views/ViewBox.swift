public import COverscroll
internal import ScrollInteraction

/// A view of any kind, changed in place. A call that a kind does not support throws.
///
/// An override throws as well, even if it never does: in WebAssembly the two are functions of different types.
class ViewBox {
  var kind: overscroll_kind { preconditionFailure() }
  func sample(at time: Double) throws(overscroll_status) -> overscroll_sample { throw OVERSCROLL_WRONG_KIND }
  func handle(_ event: PointerEvent) throws(overscroll_status) -> overscroll_click? { throw OVERSCROLL_WRONG_KIND }
  func handle(_ event: WheelEvent) throws(overscroll_status) { throw OVERSCROLL_WRONG_KIND }
  func handle(_ event: PinchEvent) throws(overscroll_status) { throw OVERSCROLL_WRONG_KIND }
  func drag(_ change: DragChange, at time: Double) throws(overscroll_status) { throw OVERSCROLL_WRONG_KIND }
  func perform(_ command: Command, at time: Double) throws(overscroll_status) { throw OVERSCROLL_WRONG_KIND }
  func setSlop(_ slop: PanGesture.Slop) throws(overscroll_status) { throw OVERSCROLL_WRONG_KIND }
  func setWheelFeel(_ feel: WheelFeel) { preconditionFailure() }
  func needsFrame(after time: Double) -> Bool { preconditionFailure() }
  func value(_ coordinate: overscroll_coordinate) throws(overscroll_status) -> DraggableValue {
    throw OVERSCROLL_WRONG_KIND
  }
  func events(in times: Range<Double>) throws(overscroll_status) -> [overscroll_event] { throw OVERSCROLL_WRONG_KIND }
  func change(_ body: (inout Momentum) throws(overscroll_status) -> Void) throws(overscroll_status) {
    throw OVERSCROLL_WRONG_KIND
  }
}

/// A step of a drag by a program's own gesture recognizer.
enum DragChange {
  case begin
  case move(Vector2)
  case end(velocity: Vector2)
  case cancel
}

final class BoxedView<Base: ExportedView>: ViewBox {
  private var base: Base

  init(_ base: Base) { self.base = base }

  override var kind: overscroll_kind { Base.kind }

  override func sample(at time: Double) throws(overscroll_status) -> overscroll_sample { base.sample(at: time) }

  override func handle(_ event: PointerEvent) throws(overscroll_status) -> overscroll_click? {
    base.handle(event).map { Base.exported($0) }
  }

  override func handle(_ event: WheelEvent) throws(overscroll_status) { base.handle(event) }

  override func handle(_ event: PinchEvent) throws(overscroll_status) { base.respond(to: event, at: event.time) }

  override func drag(_ change: DragChange, at time: Double) throws(overscroll_status) {
    switch change {
    case .begin: base.beginDragging(at: time)
    case .move(let translation): if base.isHeld { base.drag(by: translation, at: time) }
    case .end(let velocity): base.endDragging(velocity: velocity, at: time)
    case .cancel: base.cancel(at: time)
    }
  }

  override func perform(_ command: Command, at time: Double) throws(overscroll_status) {
    try base.perform(command, at: time)
  }

  override func setSlop(_ slop: PanGesture.Slop) throws(overscroll_status) { base.interaction.pan.slop = slop }

  override func setWheelFeel(_ feel: WheelFeel) { base.wheelFeel = feel }

  override func needsFrame(after time: Double) -> Bool { base.needsFrame(after: time) }

  override func value(_ coordinate: overscroll_coordinate) throws(overscroll_status) -> DraggableValue {
    try base.value(coordinate)
  }

  override func events(in times: Range<Double>) throws(overscroll_status) -> [overscroll_event] {
    base.events(in: times).map { exported($0) }
  }

  private func exported(_ event: ViewEvent<Base.Target>) -> overscroll_event {
    var exported = overscroll_event()
    exported.time = event.time
    exported.target = -1
    switch event.kind {
    case .willBeginDragging: exported.kind = OVERSCROLL_WILL_BEGIN_DRAGGING
    case .willEndDragging(let velocity, let target):
      exported.kind = OVERSCROLL_WILL_END_DRAGGING
      (exported.velocity_x, exported.velocity_y) = (velocity.x, velocity.y)
      exported.setTarget(Base.exported(target))
    case .didEndDragging(let willDecelerate):
      exported.kind = OVERSCROLL_DID_END_DRAGGING
      exported.number = willDecelerate ? 1 : 0
    case .didEndDecelerating: exported.kind = OVERSCROLL_DID_END_DECELERATING
    case .willMove(let target):
      exported.kind = OVERSCROLL_WILL_MOVE
      exported.setTarget(Base.exported(target))
    case .handedOver(let receiver):
      exported.kind = OVERSCROLL_HANDED_OVER
      exported.number = Int32(clamping: receiver)
    case .didPass(let index):
      exported.kind = OVERSCROLL_DID_PASS
      exported.number = Int32(clamping: index)
    case .didSettle(let target):
      exported.kind = OVERSCROLL_DID_SETTLE
      exported.setTarget(Base.exported(target))
    }
    return exported
  }
}

extension overscroll_event {
  fileprivate mutating func setTarget(_ exported: (number: Int32, offset: Vector2)) {
    (target, target_x, target_y) = (exported.number, exported.offset.x, exported.offset.y)
  }
}
