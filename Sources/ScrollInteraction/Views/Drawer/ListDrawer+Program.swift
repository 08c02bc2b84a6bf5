// Changes of a drawer with a list by a program.

extension ListDrawer {
  /// Snaps the sheet to a detent, or below the screen for `nil`, and keeps the velocity. Has no effect during a drag.
  ///
  /// - Returns: Whether the drawer has the detent. If not, nothing changes.
  @discardableResult
  public mutating func snap(to new: Detent?, animated: Bool = true, at time: Double) -> Bool {
    let index = new.flatMap(detents.index)
    guard new == nil || index != nil else { return false }
    move(at: time) { view in
      view.stopHandover(at: time)
      if let index {
        if animated {
          view.drawer.settle(to: index, velocity: view.drawer.positionVelocity(at: time), at: time)
        } else {
          view.drawer.jump(to: index, at: time)
        }
      } else {
        view.drawer.sink(animated: animated, at: time)
      }
    }
    return true
  }

  /// Scrolls the list to an offset, clamped to its limits. Has no effect during a drag, or if the offset is NaN.
  public mutating func scroll(to new: Double, animated: Bool = true, spring: Spring = .snap, at time: Double) {
    guard !new.isNaN else { return }
    move(at: time) { view in
      view.stopHandover(at: time)
      let target = new.clamped(to: view.listLimits)
      if animated {
        view.listOffset.spring(to: target, spring: spring, threshold: view.feel.threshold, at: time)
      } else {
        view.listOffset.rest(at: target)
      }
    }
  }

  /// Scrolls the list as ``SimpleScrollView/scrollRectToVisible(_:animated:at:)`` does, at the highest detent.
  public mutating func scrollRectToVisible(_ rect: Rect, animated: Bool = true, at time: Double) {
    let offset = listOffset.target(at: listOffset.restTime ?? time)
    let room = Rect(origin: Vector2(rect.minX, offset), size: Size(rect.width, max(0, listHeight - layout.bottomInset)))
    scroll(to: offset + room.travel(toShow: rect).y, animated: animated, at: time)
  }

  /// Animates the origin of the sheet as ``Drawer/follow(_:at:)`` does. The list continues its motion.
  public mutating func follow(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { view in
      view.stopHandover(at: time)
      view.drawer.settle(by: motion, at: time)
    }
  }

  /// Changes the screen, the content or its insets, as ``Drawer/setAnchors(_:height:anchorIndex:animated:at:)`` and
  /// ``SimpleScrollView/setLayout(_:keeping:animated:spring:at:)`` do. The detent is kept.
  public mutating func setLayout(
    _ new: DrawerLayout, keeping anchor: ScrollAnchor = .start, animated: Bool = false, spring: Spring = .snap,
    at time: Double
  ) {
    guard new != layout else { return }
    rearrange(animated: animated, keeping: anchor, spring: spring, at: time) { $0.layout = new }
  }

  /// Grows or shrinks the list's content to a height, as ``SimpleScrollView/grow(to:along:atOffset:at:)`` does.
  public mutating func grow(to height: Double, atOffset offset: Double, at time: Double) {
    guard height.isFinite, !offset.isNaN, height != layout.contentHeight else { return }
    let growth = ContentGrowth(from: layout.contentHeight, to: height, at: offset)
    rearrange(at: time) { view in
      let extent = view.listHeight
      let insets = (top: view.layout.topInset, bottom: view.layout.bottomInset)
      func displacement(_ offset: Double) -> Double {
        growth.displacement(from: offset + insets.top, to: offset + extent - insets.bottom)
      }
      view.layout.contentHeight = max(0, height)
      view.listOffset.displace(
        by: displacement(view.listOffset.value(at: time)), targetBy: displacement(view.listOffset.target(at: time)),
        within: view.listElasticity, feel: view.feel, spring: view.wheelFeel.spring, at: time)
    }
  }

  /// Changes the detents. If the current one no longer exists, the one at its index takes its place.
  public mutating func setDetents(_ new: Detents<Detent>, animated: Bool = false, at time: Double) {
    guard new.inOrder(on: layout) != detents else { return }
    rearrange(animated: animated, at: time) { $0.detents = new }
  }

  /// Changes the feels of the list and of the sheet. Position and velocity are kept.
  public mutating func setFeel(_ new: ScrollFeel, snap: SnapFeel, at time: Double) {
    guard new != feel || snap != drawer.feel else { return }
    rearrange(at: time) { view in
      view.feel = new
      view.pan.touchVelocityRule = new.touchVelocityRule
      view.drawer.setFeel(snap, at: time)
      view.listOffset.setScrollFeel(new.decelerating(by: view.decelerationLaw), at: time)
    }
  }

  /// Changes whether sheet and list stretch past their ends. Dragged or moving parts continue from their positions.
  public mutating func setBounces(_ new: Bool, at time: Double) {
    rearrange(at: time) { $0.drawer.setBounces(new, at: time) }
  }

  private mutating func rearrange(
    animated: Bool = false, keeping anchor: ScrollAnchor = .start, spring: Spring = .snap, at time: Double,
    _ change: (inout ListDrawer) -> Void
  ) {
    replan(animated: animated, at: time) { view in
      let oldHeight = view.listHeight
      let pending = view.handover.flatMap { time < $0.time ? $0.receiver : nil }
      let (velocity, speed) = (view.velocity(at: time), view.contentVelocity(at: time))
      view.stopHandover(at: time)
      let detent = view.detents.names[view.drawer.target]
      change(&view)
      view.detents = view.detents.inOrder(on: view.layout)
      view.drawer.setAnchors(
        view.detents.origins(in: view.layout), height: view.layout.height,
        anchorIndex: view.detents.index(of: detent), animated: animated, at: time)
      view.listOffset.setElasticity(
        view.listElasticity, keeping: pending == nil ? anchor : .start,
        viewportGrowth: view.listHeight - oldHeight, animated: animated && anchor != .start, spring: spring,
        threshold: view.feel.threshold, at: time)
      // Read after the change: within the new limits.
      let (sheet, list) = (view.origin(at: time), view.contentOffset(at: time))
      switch pending {
      case .list: _ = view.decelerate(MotionState(value: sheet, velocity: velocity), offset: list, .continued, at: time)
      case .sheet: view.scrollList(list, velocity: speed, .continued, at: time)
      case nil: break
      }
    }
  }
}
