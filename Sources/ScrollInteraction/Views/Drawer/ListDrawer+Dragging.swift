// MARK: - Pointers, wheels and keys

extension ListDrawer {
  /// Takes in an event of a pointer; times as in ``SimpleScrollView``. What begins above the sheet does nothing.
  ///
  /// - Returns: what was clicked; a press that stopped something that moved is no click.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Click? {
    if event.phase == .down, !pan.isPressed { dragState = DragState(part: part(at: event.position, time: time)) }
    guard let part = dragState.part else { return nil }
    guard let position = follow(event, at: time) else { return nil }
    let top = origin(at: time) + layout.headerHeight
    return part == .handle ? .handle : .content(Vector2(position.x, position.y - top + contentOffset(at: time)))
  }

  /// Ends what the pointer does: both settle from where they are, without velocity.
  public mutating func cancel(at time: Double) { cancelPan(at: time) }

  /// Takes in a report of a wheel or of a touchpad over the sheet; while a pointer drags it it stays where it is, and a
  /// wheel that zooms does nothing here.
  ///
  /// Precise reports drag the handle or the content, wherever the fingers set out: with the rubber bands, and after their
  /// lift with their velocity to a detent, or on through the list. With notches, too, the sheet first rises to its highest
  /// detent and then the list glides, and on the way back the list first comes to its top; but the sheet goes from detent
  /// to detent, since a notch cannot leave it between.
  public mutating func handle(_ wheel: WheelEvent, at time: Double) {
    let wheel = wheelFeel.adjusted(wheel)
    guard !wheel.isZoom, !isHeld, !pan.isPressed, wheel.delta.isFinite else { return }
    guard wheel.isPrecise else {
      guard part(at: wheel.position, time: time) != nil else { return }
      let steps = notches.add(wheel.travel.y, at: wheel.time)
      let isForList = scrollsList(by: wheel.travel.y, at: time)
      return scroll(.lines(isForList ? wheel.travel.y : Double(steps)), at: time)
    }
    if !touchpad.isUnderWay(at: time) { dragState = DragState(part: part(at: wheel.position, time: time)) }
    if dragState.part != nil { follow(wheel, by: Vector2(0, wheel.travel.y), at: time) }
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
      } else if count != 0, !drawer.isMoving(at: time) {
        let index = drawer.anchorIndex + (count > 0 ? -1 : 1)
        if detents.all.indices.contains(index) { setDetent(detents.all[index], at: time) }
      }
    }
  }

  /// Whether a step by `count` moves the list, and not the sheet.
  private func scrollsList(by count: Double, at time: Double) -> Bool {
    count > 0 ? drawer.anchorIndex == 0 : listOffset.glideTarget(at: time) > listLimits.lowerBound
  }
}

// MARK: - Dragging

extension ListDrawer: DraggableView {
  mutating func beginDragging(at time: Double) {
    guard !isHeld, let part = dragState.part else { return }
    resumeDragging(at: time)
    log.add(.dragBegan(part), at: time)
  }

  mutating func resumeDragging(at time: Double) {
    guard !isHeld, dragState.part != nil else { return }
    drawer.beginDragging(at: time)
    listOffset.beginDragging(at: time)
    dragState = DragState(part: dragState.part)
    handover = nil
    log.interrupt(at: time)
  }

  mutating func drag(by translation: Vector2, at time: Double) {
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
    if split.sheet != 0, split.list != 0 { log.add(.handedOver(to: distance < 0 ? .list : .sheet), at: time) }
    dragState.sheet += split.sheet
    dragState.list += split.list
  }

  private func pull(at time: Double) -> DrawerPull {
    DrawerPull(
      origin: drawer.value.rawValue(at: time), offset: listOffset.rawValue(at: time), top: drawer.anchors[0],
      isListScrollable: isListScrollable)
  }

  var isListScrollable: Bool { listLimits.upperBound > 0 }

  /// What a pointer that moves with a velocity, downwards, moves first: that gets all of the velocity.
  private func mover(_ velocity: Double, at time: Double) -> DrawerEvent.Mover {
    dragState.part == .handle ? .sheet : pull(at: time).mover(velocity)
  }

  /// How fast the drag under way moves the sheet or the list, without the resistance of the rubber band.
  func dragVelocity(of mover: DrawerEvent.Mover, at time: Double) -> Double {
    let velocity = pointerVelocity(at: time).y
    guard velocity != 0, self.mover(velocity, at: time) == mover else { return 0 }
    return mover == .sheet ? velocity : -velocity
  }

  mutating func endDragging(velocity: Vector2, at time: Double) {
    guard isHeld, let part = dragState.part else { return }
    let mover = mover(velocity.y, at: time)
    let sheet = drawer.release(velocity: mover == .sheet ? velocity.y : 0, at: time)
    let listVelocity = mover == .list ? -velocity.y : 0
    let list = listOffset.endDragging(velocity: listVelocity, at: time)
    log.add(.dragEnded, at: time)
    switch (mover, part) {
    case (.sheet, .content) where coast(sheet, offset: list.value, .released, at: time): break
    case (.sheet, _):
      settleSheet(velocity: sheet.velocity, .drag(part), at: time)
      listOffset.scroll(velocity: 0, feel: feel, at: time)
    case (.list, _):
      scrollList(
        list.value, velocity: feel.releasesWithFingerVelocity ? listVelocity : list.velocity, .released, part,
        at: time)
    }
    logPlan()
  }

  mutating func hold(as other: ListDrawer, from time: Double) {
    drawer.hold(as: other.drawer, from: time)
    listOffset.hold(as: other.listOffset, from: time)
  }

  func isStretched(at time: Double) -> Bool { drawer.isStretched(at: time) || listOffset.isStretched(at: time) }
}
