extension ListDrawer {
  /// Returns whether `point` is on the sheet.
  public func accepts(_ point: Vector2, at time: Double) -> Bool { part(under: point, at: time) != nil }

  public func click(_ point: Vector2, at time: Double) -> DrawerClick? {
    let top = origin(at: time) + layout.headerHeight
    return dragState.part == .handle ? .handle : .content(Vector2(point.x, point.y - top + contentOffset(at: time)))
  }

  public mutating func press(_ point: Vector2, at time: Double) {
    dragState = DrawerDragState(part: part(under: point, at: time) ?? .content)
  }

  /// Drags the part that the fingers began on by precise reports, or scrolls by notches: first the sheet by detents,
  /// then the list. Has no effect while a pointer drags the drawer, or if the wheel zooms.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld, !pan.isPressed else { return }
    let part = part(under: wheel.position, at: time)
    if wheel.isPrecise {
      if !isDragging(at: time) {
        guard let part else { return }
        dragState = DrawerDragState(part: part)
      }
      follow(wheel, by: Vector2(0, wheel.travel.y), at: time)
    } else if part != nil {
      let steps = Double(notches.add(wheel.travel.y, at: wheel.time))
      scroll(.lines(scrollsList(by: wheel.travel.y, at: time) ? wheel.travel.y : steps), at: time)
    }
  }

  /// Scrolls as notches do, or to the ends of the list: see ``SimpleScrollView/scroll(_:_:isRepeat:at:)``.
  public mutating func scroll(_ step: ScrollStep, isRepeat: Bool = false, at time: Double) {
    guard !isHeld else { return }
    switch step {
    case .lines(let count) where !scrollsList(by: count, at: time),
      .pages(let count) where !scrollsList(by: count, at: time):
      guard count != 0, !count.isNaN, !drawer.value.isMoving(at: time) else { return }
      let index = drawer.anchorIndex(below: count > 0 ? -1 : 1)
      if index != drawer.target { snap(to: detents.names[index], at: time) }
    default:
      move(at: time) { view in
        view.stopHandover(at: time)
        view.listOffset.glide(
          step, in: view.listHeight, view.wheelFeel, isRepeat: isRepeat, threshold: view.feel.threshold, at: time)
      }
    }
  }

  private func scrollsList(by count: Double, at time: Double) -> Bool {
    count > 0
      ? drawer.anchors[drawer.target] == drawer.anchors[0] : listOffset.glideTarget(at: time) > listLimits.lowerBound
  }
}

extension ListDrawer: DraggableView {
  public mutating func hold(at time: Double) {
    guard !isHeld else { return }
    drawer.hold(at: time)
    interaction.contact.y.begin(with: listOffset, at: time)
    listOffset.beginDragging(at: time, coefficient: rubberBandCoefficient(feel))
    dragState = DrawerDragState(part: dragState.part)
    handover = nil
  }

  public mutating func drag(by translation: Vector2, at time: Double) {
    guard translation.y.isFinite else { return }
    if isHeld { split(translation.y.bounded - dragState.translation, at: time) }
    dragState.translation = translation.y.bounded
    drawer.value.drag(by: dragState.sheet)
    listOffset.drag(by: dragState.list)
    interaction.contact.y.move(by: dragState.list, at: time)
  }

  /// Returns the distances by which a pointer can drag the sheet, and the list with it, before either stretches.
  public func dragRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    guard axis == .y else { return nil }
    let sheet = drawer.value.dragRange(at: time)
    guard dragState.part == .content else { return sheet }
    let list = listOffset.dragRange(at: time).negated
    return sheet.lowerBound + list.lowerBound...sheet.upperBound + list.upperBound
  }

  public mutating func forgetFinishedMotion(at time: Double) {
    drawer.forgetFinishedMotion(at: time)
    listOffset.forgetFinishedMotion(at: time)
    handover = nil
  }

  /// Returns any number of notches in a direction in which the sheet has another detent, otherwise those of the list.
  public func notchRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    guard axis == .y, !drawer.isHidden else { return nil }
    let list = listOffset.notchRange(in: listHeight, wheelFeel, at: time)
    let isLowest = drawer.target == detents.names.count - 1
    return (isLowest ? list.lowerBound : -.infinity)...(drawer.target == 0 ? list.upperBound : .infinity)
  }

  private mutating func split(_ distance: Double, at time: Double) {
    let split = dragState.part == .handle ? (sheet: distance, list: 0) : pull(at: time).split(distance)
    if split.sheet != 0, split.list != 0 {
      let receiver = distance < 0 ? DrawerMover.list : .sheet
      interaction.log.add(.handedOver(to: receiver.rawValue), at: time)
    }
    dragState.sheet += split.sheet
    dragState.list += split.list
  }

  private func pull(at time: Double) -> DrawerPull {
    DrawerPull(
      origin: drawer.value.fingerValue(at: time), offset: listOffset.fingerValue(at: time) - listLimits.lowerBound,
      top: drawer.anchors[0], isListScrollable: isListScrollable)
  }

  var isListScrollable: Bool { listLimits.upperBound > listLimits.lowerBound }

  /// Returns the part that a pointer's downward velocity moves first, and which gets all of the velocity.
  private func mover(_ velocity: Double, at time: Double) -> DrawerMover {
    dragState.part == .handle ? .sheet : pull(at: time).mover(velocity)
  }

  func dragVelocity(of mover: DrawerMover, at time: Double) -> Double {
    let velocity = pointerVelocity(at: time).y
    guard velocity != 0, self.mover(velocity, at: time) == mover else { return 0 }
    return mover == .sheet ? velocity : -velocity
  }

  public mutating func release(velocity: Vector2, at time: Double) {
    let mover = mover(velocity.y, at: time)
    let sheet = drawer.value.endDragging(velocity: mover == .sheet ? velocity.y : 0, at: time)
    let list = listOffset.release(
      velocity: mover == .list ? 0 - velocity.y : 0, of: &interaction.contact.y, by: feel, at: time)
    launch(mover, sheet, list, .released, mayHandOver: dragState.part == .content, at: time)
    let shown = mover == .sheet ? sheet.velocity : 0 - list.velocity
    let (proposed, chosen) = (target, interaction.target(for: Vector2(0, shown), target))
    guard chosen != proposed else { return }
    handover = nil
    listOffset.rest(at: list.value)
    listOffset.scroll(velocity: list.velocity, feel: listFeel, at: time)
    drawer.value.rest(at: sheet.value)
    if let index = chosen.map({ detents.index(of: $0) ?? 0 }) {
      drawer.land(on: index, velocity: Vector2(0, sheet.velocity), at: time)
    } else {
      drawer.sink(at: time)
    }
  }

  /// Flings the content as ``SimpleScrollView/fling(velocity:at:)`` does. The sheet and the list hand the velocity over
  /// to each other. Has no effect while the drawer is hidden.
  public mutating func fling(velocity: Double, at time: Double) {
    guard velocity.isFinite, !drawer.isHidden else { return }
    move(isDeceleration: true, at: time) { view in
      view.stopHandover(at: time)
      let sheet = MotionState(value: view.origin(at: time), velocity: -velocity)
      let list = MotionState(value: view.contentOffset(at: time), velocity: velocity)
      view.launch(view.pull(at: time).mover(-velocity), sheet, list, .continued, mayHandOver: true, at: time)
    }
  }

  /// Starts the motion of a release or a fling, whose velocity `mover` has.
  ///
  /// - Parameter mayHandOver: Whether the sheet may hand its velocity over to the list.
  private mutating func launch(
    _ mover: DrawerMover, _ sheet: MotionState, _ list: MotionState, _ beginning: ScrollMotion.Beginning,
    mayHandOver: Bool, at time: Double
  ) {
    if mover == .list { return scrollList(list.value, velocity: list.velocity, beginning, at: time) }
    if mayHandOver, decelerate(sheet, offset: list.value, beginning, at: time) { return }
    settleSheet(velocity: sheet.velocity, at: time)
    listOffset.scroll(velocity: 0, feel: listFeel, at: time, beginning: beginning)
  }

  public mutating func freeze(as other: ListDrawer, from time: Double) {
    drawer.freeze(as: other.drawer, from: time)
    listOffset.freeze(as: other.listOffset, from: time)
  }

  public func isStretched(at time: Double) -> Bool { drawer.isStretched(at: time) || listOffset.isStretched(at: time) }

  public var plannedHandovers: [Handover] {
    handover.map { [Handover(time: $0.time, receiver: $0.receiver.rawValue)] } ?? []
  }
}
