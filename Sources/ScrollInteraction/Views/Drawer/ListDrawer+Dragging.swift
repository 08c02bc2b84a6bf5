// MARK: - Pointers, wheels and keys

extension ListDrawer {
  /// What begins above the sheet does nothing.
  public func accepts(_ point: Vector2, at time: Double) -> Bool { part(at: point, time: time) != nil }

  public func click(at point: Vector2, time: Double) -> DrawerClick? {
    let top = origin(at: time) + layout.headerHeight
    return dragState.part == .handle
      ? .handle : .content(Vector2(point.x, point.y - top + contentOffset(at: time)))
  }

  public mutating func press(at point: Vector2, time: Double) {
    dragState = DrawerDragState(part: part(at: point, time: time) ?? .content)
  }

  /// Precise reports drag the handle or the content, wherever the fingers set out: with the rubber bands, and after their
  /// lift with their velocity to a detent, or on through the list. With notches, too, the sheet first rises to its highest
  /// detent and then the list glides, and on the way back the list first comes to its top; but the sheet goes from detent
  /// to detent, since a notch cannot leave it between. While a pointer drags it it stays where it is, and a wheel that
  /// zooms does nothing here.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld, !pan.isPressed else { return }
    let part = part(at: wheel.position, time: time)
    guard wheel.isPrecise else {
      guard part != nil else { return }
      let steps = notches.add(wheel.travel.y, at: wheel.time)
      let isForList = scrollsList(by: wheel.travel.y, at: time)
      return scroll(.lines(isForList ? wheel.travel.y : Double(steps)), at: time)
    }
    if !touchpad.isUnderWay(at: time) {
      guard let part else { return }
      dragState = DrawerDragState(part: part)
    }
    follow(wheel, by: Vector2(0, wheel.travel.y), at: time)
  }

  /// Goes where a key sends it, unless it is dragged: as by notches, and to the ends of the list.
  ///
  /// - Parameters:
  ///   - step: how far, or to which end.
  ///   - isRepeat: whether the key is held down: it does not send the list far ahead then.
  ///   - time: in the clock in which things move.
  public mutating func scroll(_ step: ScrollStep, isRepeat: Bool = false, at time: Double) {
    guard !isHeld else { return }
    switch step {
    case .toStart, .toEnd: glideList(step, isRepeat: isRepeat, at: time)
    case .lines(let count), .pages(let count):
      if scrollsList(by: count, at: time) {
        glideList(step, isRepeat: isRepeat, at: time)
      } else if count < 0 || count > 0, !drawer.isMoving(at: time) {
        let index = drawer.anchorIndex + (count > 0 ? -1 : 1)
        if detents.names.indices.contains(index) { setDetent(detents.names[index], at: time) }
      }
    }
  }
}

extension ListDrawer {
  /// Whether a step by `count` moves the list, and not the sheet.
  private func scrollsList(by count: Double, at time: Double) -> Bool {
    count > 0 ? drawer.anchorIndex == 0 : listOffset.glideTarget(at: time) > listLimits.lowerBound
  }
}

// MARK: - Dragging

extension ListDrawer: DraggableView {
  public mutating func hold(at time: Double) {
    guard !isHeld else { return }
    drawer.hold(at: time)
    listOffset.beginDragging(at: time)
    dragState = DrawerDragState(part: dragState.part)
    handover = nil
  }

  public mutating func drag(by translation: Vector2, at time: Double) {
    split(translation.y - dragState.translation, at: time)
    dragState.translation = translation.y
    drawer.value.drag(by: dragState.sheet)
    listOffset.drag(by: dragState.list)
  }

  /// Gives each its share of a drag by `distance` points, downwards.
  private mutating func split(_ distance: Double, at time: Double) {
    guard isHeld, distance.isFinite else { return }
    let split =
      dragState.part == .handle ? DrawerPull.Split(sheet: distance, list: 0) : pull(at: time).split(distance)
    if split.sheet != 0, split.list != 0 { logHandover(to: distance < 0 ? .list : .sheet, at: time) }
    dragState.sheet += split.sheet
    dragState.list += split.list
  }

  private mutating func logHandover(to receiver: DrawerMover, at time: Double) {
    interaction.log.add(.handedOver(to: receiver.rawValue), at: time)
  }

  private func pull(at time: Double) -> DrawerPull {
    DrawerPull(
      origin: drawer.value.rawValue(at: time), offset: listOffset.rawValue(at: time), top: drawer.anchors[0],
      isListScrollable: isListScrollable)
  }

  var isListScrollable: Bool { listLimits.upperBound > 0 }

  /// What a pointer that moves with a velocity, downwards, moves first: that gets all of the velocity.
  private func mover(_ velocity: Double, at time: Double) -> DrawerMover {
    dragState.part == .handle ? .sheet : pull(at: time).mover(velocity)
  }

  /// How fast the drag under way moves the sheet or the list, without the resistance of the rubber band.
  func dragVelocity(of mover: DrawerMover, at time: Double) -> Double {
    let velocity = pointerVelocity(at: time).y
    guard velocity != 0, self.mover(velocity, at: time) == mover else { return 0 }
    return mover == .sheet ? velocity : -velocity
  }

  public mutating func release(velocity: Vector2, at time: Double) {
    let mover = mover(velocity.y, at: time)
    let sheet = drawer.endDrag(velocity: mover == .sheet ? velocity.y : 0, at: time)
    let listVelocity = mover == .list ? -velocity.y : 0
    let list = listOffset.endDragging(velocity: listVelocity, at: time)
    let released = feel.releasesWithFingerVelocity ? listVelocity : list.velocity
    switch (mover, dragState.part) {
    case (.sheet, .content) where coast(sheet, offset: list.value, .released, at: time): break
    case (.sheet, _):
      settleSheet(velocity: sheet.velocity, at: time)
      listOffset.coast(by: decelerationLaw, velocity: 0, feel: feel, at: time, beginning: .released)
    case (.list, _): scrollList(list.value, velocity: released, .released, at: time)
    }
    let shown = mover == .sheet ? sheet.velocity : 0 - list.velocity
    let (proposed, chosen) = (detent, interaction.target(for: Vector2(0, shown), detent))
    guard chosen != proposed else { return }
    handover = nil
    listOffset.rest(at: list.value)
    listOffset.coast(by: decelerationLaw, velocity: released, feel: feel, at: time, beginning: .released)
    drawer.value.rest(at: sheet.value)
    if let index = chosen.map({ detents.index(of: $0) ?? 0 }) {
      drawer.settle(at: index, velocity: sheet.velocity, time)
    } else {
      drawer.sink(at: time)
    }
  }

  public mutating func hold(as other: ListDrawer, from time: Double) {
    drawer.hold(as: other.drawer, from: time)
    listOffset.hold(as: other.listOffset, from: time)
  }

  public func isStretched(at time: Double) -> Bool {
    drawer.isStretched(at: time) || listOffset.isStretched(at: time)
  }

  public var plannedHandovers: [(time: Double, receiver: Int)] {
    handover.map { [($0.time, $0.receiver.rawValue)] } ?? []
  }
}
