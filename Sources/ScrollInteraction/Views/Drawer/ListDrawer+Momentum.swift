// The velocity after a release: the sheet and the list hand it over to each other.

extension ListDrawer {
  var listFeel: ScrollFeel { feel.decelerating(by: decelerationLaw) }

  mutating func settleSheet(velocity: Double, at time: Double) {
    let index = drawer.anchorIndex(from: origin(at: time), velocity: velocity)
    drawer.land(on: index, velocity: Vector2(0, velocity), at: time)
  }

  /// Decelerates the sheet to its highest detent, where the list takes over the remaining velocity.
  ///
  /// - Returns: Whether the sheet decelerates: it must get there, and sooner than by the spring.
  mutating func decelerate(
    _ shown: MotionState, offset: Double, _ beginning: ScrollMotion.Beginning, at time: Double
  ) -> Bool {
    let (top, isReleased) = (drawer.anchors[0], beginning == .released)
    guard shown.velocity < (isReleased ? -feel.startingVelocity : 0), isListScrollable, shown.value > top else {
      return false
    }
    let spring = drawer.spring(to: 0, from: shown.value, velocity: shown.velocity)
    let (rise, arrival) = rise(from: shown, isReleased: isReleased)
    guard let arrival, arrival < spring.duration else { return false }
    let velocity = -rise.state(at: arrival).velocity
    let rest = listOffset.scrollMovement(from: offset, velocity: velocity, listFeel, .continued)
    let start = time + (isReleased ? feel.releaseLatency : 0)
    drawer.follow(.sequence(rise, until: arrival, .rest(top)), to: drawer.anchorIndex(nearest: top), from: start)
    listOffset.follow(.sequence(.rest(offset), until: arrival, rest), from: start)
    handover = (start + arrival, .list)
    return true
  }

  /// Returns the deceleration of the sheet, and the time at which it arrives at its highest detent, if it does.
  private func rise(from start: MotionState, isReleased: Bool) -> (DraggableValue.Movement, arrival: Double?) {
    let top = drawer.anchors[0]
    guard let decelerationLaw else {
      let deceleration = Deceleration(
        from: start.value, velocity: start.velocity, rate: feel.decelerationRate,
        form: isReleased ? feel.decelerationForm : .integral, stoppingVelocity: feel.stoppingVelocity,
        threshold: feel.threshold)
      return (.deceleration(deceleration), deceleration.duration(to: top))
    }
    let maximum = isReleased ? max(0, feel.maximumVelocity) : .infinity
    let start = MotionState(value: start.value, velocity: max(-maximum, start.velocity))
    let free = decelerationLaw.deceleration(from: start.value, velocity: start.velocity, isReleased: isReleased)
    return (.scroll(decelerationLaw.motion(from: start, isReleased: isReleased)), free.duration(to: top))
  }

  /// Scrolls the list. The sheet takes over the velocity at the list's top if that leads to another detent.
  mutating func scrollList(_ offset: Double, velocity: Double, _ beginning: ScrollMotion.Beginning, at time: Double) {
    let start = time + (beginning == .released ? feel.releaseLatency : 0)
    let movement = listOffset.scrollMovement(from: offset, velocity: velocity, listFeel, beginning)
    guard let pull = pull(from: offset, velocity: velocity, beginning, at: time) else {
      listOffset.begin(movement, feel, beginning, at: time)
      return settleSheet(velocity: 0, at: time)
    }
    let top = drawer.anchors[0]
    listOffset.follow(.sequence(movement, until: pull.time, .rest(listLimits.lowerBound)), from: start)
    let landing = drawer.landing(on: pull.index, from: top, velocity: pull.velocity)
    drawer.follow(.sequence(.rest(top), until: pull.time, landing), to: pull.index, from: start)
    handover = (start + pull.time, .sheet)
  }

  /// Returns the time and velocity with which a list that decelerates from `offset` hits its top and pulls the sheet down,
  /// and the detent: at most the next one, so that a list flung to its beginning does not close the drawer.
  private func pull(
    from offset: Double, velocity: Double, _ beginning: ScrollMotion.Beginning, at now: Double
  ) -> (time: Double, velocity: Double, index: Int)? {
    let top = drawer.anchors[0]
    let motion = listOffset.scrollMotion(from: offset, velocity: velocity, listFeel, beginning)
    guard let time = motion.impactTime, let impact = motion.impactVelocity, impact < 0,
      motion.destination == listLimits.lowerBound, abs(origin(at: now) - top) <= .rounding,
      let next = drawer.anchors.firstIndex(where: { $0 > top }),
      drawer.anchorIndex(from: top, velocity: -impact) >= next
    else { return nil }
    return (time, -impact, next)
  }

  /// Cancels a planned handover: the sheet and the list each continue by themselves.
  mutating func stopHandover(at time: Double) {
    defer { self.handover = nil }
    guard let handover, time < handover.time else { return }
    let (offset, speed) = (contentOffset(at: time), contentVelocity(at: time))
    listOffset.follow(listOffset.scrollMovement(from: offset, velocity: speed, listFeel, .continued), from: time)
    if handover.receiver == .list {
      drawer.settle(to: drawer.target, velocity: drawer.positionVelocity(at: time), at: time)
    } else {
      drawer.jump(to: 0, at: time)
    }
  }
}
