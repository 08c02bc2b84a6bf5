// What a program does to a drawer with a list.

extension ListDrawer {
  /// Goes to a detent, or below the screen for `nil`, with the velocity that it has, or is there at once; in a drag it
  /// stays where it is. A detent that it does not have changes nothing.
  public mutating func setDetent(_ new: Detent?, animated: Bool = true, at time: Double) {
    let index = new.flatMap(detents.index)
    guard new == nil || index != nil else { return }
    move(at: time) { view in
      view.stopHandover(at: time)
      if let index {
        if animated {
          view.drawer.settle(at: index, velocity: view.drawer.velocity(at: time), time)
        } else {
          view.drawer.place(at: index, time)
        }
      } else {
        view.drawer.sink(animated: animated, at: time)
      }
    }
  }

  /// Scrolls the list to an offset, within its limits; in a drag it stays where it is. An offset that is not a number
  /// changes nothing.
  public mutating func setContentOffset(_ new: Double, animated: Bool = true, at time: Double) {
    guard !new.isNaN else { return }
    move(at: time) { view in
      view.stopHandover(at: time)
      let target = new.clamped(to: view.listLimits)
      if animated {
        view.listOffset.spring(to: target, spring: .snap, threshold: view.feel.threshold, at: time)
      } else {
        view.listOffset.rest(at: target)
      }
    }
  }

  /// Scrolls the list just so far that all of `rect`, in points of its content, is visible at the highest detent, or its
  /// beginning where it is too large.
  public mutating func scrollRectToVisible(_ rect: Rect, animated: Bool = true, at time: Double) {
    let offset = listOffset.destination(at: listOffset.restTime ?? time)
    let room = Rect(origin: Vector2(rect.minX, offset), size: Size(rect.width, listHeight))
    setContentOffset(offset + room.travel(toShow: rect).y, animated: animated, at: time)
  }

  /// Has the sheet follow any motion of its origin, unless it is dragged: as ``Drawer/follow(_:at:)``. The list goes on with
  /// what it does.
  public mutating func follow(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { view in
      view.stopHandover(at: time)
      view.drawer.settle(by: motion, time)
    }
  }

  /// Has the list follow any motion of its offset, unless it is dragged: as
  /// ``SimpleScrollView/follow(_:along:at:)``. The sheet goes on with what it does.
  public mutating func followContentOffset(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { view in
      view.stopHandover(at: time)
      view.listOffset.follow(
        motion, endingAt: motion.destination.clamped(to: view.listLimits), spring: view.feel.releaseSpring,
        threshold: view.feel.threshold, from: time)
    }
  }

  /// Makes the list glide where a notch or a key sends it.
  mutating func glideList(_ step: ScrollStep, isRepeat: Bool, at time: Double) {
    move(at: time) { view in
      view.stopHandover(at: time)
      view.listOffset.glide(
        step, in: view.listHeight, view.wheelFeel, isRepeat: isRepeat, threshold: view.feel.threshold, at: time)
    }
  }

  /// Shows it on another screen, or with more or less content; its detent stays, and so does what is dragged.
  ///
  /// At rest it is where its detent is now at once, or goes there where that is `animated`; in flight it goes there with
  /// its velocity.
  public mutating func setLayout(_ new: DrawerLayout, animated: Bool = false, at time: Double) {
    guard new != layout else { return }
    rearrange(animated: animated, at: time) { $0.layout = new }
  }

  /// Has other detents; one that is no more gives way to its neighbour.
  public mutating func setDetents(_ new: Detents<Detent>, animated: Bool = false, at time: Double) {
    guard new != detents else { return }
    rearrange(animated: animated, at: time) { $0.detents = new }
  }

  /// Moves by other numbers from now on; position and velocity stay.
  public mutating func setFeel(_ new: ScrollFeel, snap: SnapFeel, at time: Double) {
    guard new != feel || snap != drawer.feel else { return }
    rearrange(at: time) { view in
      view.feel = new
      view.pan.touchVelocityRule = new.touchVelocityRule
      view.drawer.setFeel(snap, at: time)
      view.listOffset.setScrollFeel(new, at: time)
    }
  }

  /// Follows pulls past its ends from now on, or does not; what is dragged or moves goes on from where it is shown.
  public mutating func setBounces(_ new: Bool, at time: Double) {
    rearrange(at: time) { $0.drawer.setBounces(new, at: time) }
  }

  /// Changes what the motion under way depends on, and plans its rest anew: position and velocity stay.
  private mutating func rearrange(animated: Bool = false, at time: Double, _ change: (inout ListDrawer) -> Void) {
    replan(animated: animated, at: time) { view in
      let pending = view.handover.flatMap { time < $0.time ? $0.receiver : nil }
      let (velocity, speed) = (view.velocity(at: time), view.contentVelocity(at: time))
      view.stopHandover(at: time)
      let detent = view.detents.names[view.drawer.anchorIndex]
      change(&view)
      view.drawer.setAnchors(
        view.detents.origins(in: view.layout), height: view.layout.height,
        anchorIndex: view.detents.index(of: detent), animated: animated, at: time)
      view.listOffset.setElasticity(
        view.listElasticity, coastingBy: view.decelerationLaw, isReleased: view.isReleased, feel: view.feel, at: time)
      // Within the new limits by now.
      let (origin, place) = (view.origin(at: time), view.contentOffset(at: time))
      let coasts = pending == .list && view.coast((origin, velocity), offset: place, .continued, at: time)
      if !coasts, pending == .sheet { view.scrollList(place, velocity: speed, .continued, at: time) }
    }
  }
}
