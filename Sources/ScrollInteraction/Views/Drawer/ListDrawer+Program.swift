// What a program does to a drawer with a list.

extension ListDrawer {
  /// Goes to a detent, with the velocity that it has, or is there at once; in a drag it stays where it is. A detent that
  /// it does not have changes nothing.
  public mutating func setDetent(_ new: DrawerDetent, animated: Bool = true, at time: Double) {
    guard !isHeld, new == .hidden || detents.all.contains(new) else { return }
    leaveTouchpad()
    stopHandover(at: time)
    log.interrupt(at: time)
    log.add(.heading(new, .program), at: time)
    switch (detents.all.firstIndex(of: new), animated) {
    case (let index?, true): drawer.snap(to: index, at: time)
    case (let index?, false): drawer.place(at: index, at: time)
    case (nil, true): drawer.hide(at: time)
    case (nil, false): drawer.hideAtOnce()
    }
    logPlan()
  }

  /// Scrolls the list to an offset, within its limits; in a drag it stays where it is. An offset that is not a number
  /// changes nothing.
  public mutating func setContentOffset(_ new: Double, animated: Bool = true, at time: Double) {
    guard !isHeld, !new.isNaN else { return }
    leaveTouchpad()
    stopHandover(at: time)
    let target = new.clamped(to: listLimits)
    if animated {
      listOffset.spring(to: target, spring: .snap, threshold: feel.threshold, at: time)
    } else {
      listOffset.rest(at: target)
    }
    logPlan(from: time)
  }

  /// Makes the list glide where a notch or a key sends it.
  mutating func glideList(_ step: ScrollStep, isRepeat: Bool, at time: Double) {
    leaveTouchpad()
    stopHandover(at: time)
    listOffset.glide(step, in: listHeight, wheelFeel, isRepeat: isRepeat, threshold: feel.threshold, at: time)
    logPlan(from: time)
  }

  /// Shows it on another screen, or with more or less content; its detent stays, and so does what is dragged.
  ///
  /// At rest it is where its detent is now at once; in flight it goes there with its velocity.
  public mutating func setLayout(_ new: DrawerLayout, at time: Double) {
    guard new != layout else { return }
    replan(at: time) { $0.layout = new }
  }

  /// Has other detents; one that is no more gives way to its neighbour.
  public mutating func setDetents(_ new: DrawerDetents, at time: Double) {
    guard new != detents else { return }
    let old = detent
    replan(at: time) { $0.detents = new }
    if old != .hidden, new.all.contains(old), old != detent { setDetent(old, at: time) }
  }

  public mutating func setFeel(_ new: ScrollFeel, snap: SnapFeel, at time: Double) {
    guard new != feel || snap != drawer.feel else { return }
    replan(at: time) {
      $0.feel = new
      $0.pan.touchVelocityRule = new.touchVelocityRule
      $0.drawer.setFeel(snap, at: time)
      $0.listOffset.setScrollFeel(new, at: time)
    }
  }

  public mutating func setBounces(_ new: Bool, at time: Double) {
    replan(at: time) { $0.drawer.setBounces(new, at: time) }
  }

  /// Changes what the motion under way depends on, and plans its rest anew: position and velocity stay.
  private mutating func replan(at time: Double, _ change: (inout ListDrawer) -> Void) {
    replanning(at: time) { view in
      view.log.interrupt(at: time)
      let pending = view.handover.flatMap { time < $0.time ? $0.receiver : nil }
      let velocity = view.velocity(at: time)
      let speed = view.contentVelocity(at: time)
      view.stopHandover(at: time)
      change(&view)
      view.drawer.setAnchors(view.detents.origins(in: view.layout), height: view.layout.height, at: time)
      view.listOffset.setElasticity(view.listElasticity, at: time)
      view.listOffset.stayWithinLimits(threshold: view.feel.threshold, at: time)
      // Within the new limits by now.
      let (origin, place) = (view.origin(at: time), view.contentOffset(at: time))
      let coasts = pending == .list && view.coast((origin, velocity), offset: place, .continued, at: time)
      if !coasts, pending == .sheet { view.scrollList(place, velocity: speed, .continued, .content, at: time) }
      view.logPlan(from: time)
    }
  }
}
