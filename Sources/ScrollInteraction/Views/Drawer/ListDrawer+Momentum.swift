// What becomes of the velocity of a release: the sheet and the list hand it over to each other.

extension ListDrawer {
  mutating func settleSheet(velocity: Double, at time: Double) {
    drawer.settle(
      at: drawer.anchorIndex(from: origin(at: time), velocity: velocity), velocity: velocity, time)
  }

  /// Sends the sheet coasting to its highest detent, where the list takes over the velocity that is left.
  ///
  /// - Returns: whether it does: the coast must get there, and sooner than the spring would.
  mutating func coast(
    _ shown: (value: Double, velocity: Double), offset: Double, _ beginning: ScrollMotion.Beginning, at time: Double
  ) -> Bool {
    let top = drawer.anchors[0]
    let slowest = beginning == .released ? feel.startingVelocity : 0
    guard shown.velocity < -slowest, isListScrollable, shown.value > top else { return false }
    let coast = Deceleration(
      from: shown.value, velocity: shown.velocity, rate: feel.decelerationRate,
      form: beginning == .released ? feel.decelerationForm : .integral, stoppingVelocity: feel.stoppingVelocity,
      threshold: feel.threshold)
    let spring = drawer.spring(to: 0, from: shown.value, velocity: shown.velocity)
    guard let arrival = coast.duration(to: top), arrival < spring.duration else { return false }
    let rest = listOffset.scrollMotion(showing: offset, velocity: -coast.velocity(at: arrival), feel, .continued)
    let start = time + (beginning == .released ? feel.releaseLatency : 0)
    drawer.follow(.sequence(.coast(coast), until: arrival, .rest(top)), to: 0, from: start)
    listOffset.follow(.sequence(.rest(offset), until: arrival, listOffset.stoppedByWalls(rest)), from: start)
    handover = (start + arrival, .list)
    return true
  }

  /// Lets the list scroll; the sheet gets what velocity is left at the list's top, if that takes it to another detent.
  mutating func scrollList(
    _ offset: Double, velocity: Double, _ beginning: ScrollMotion.Beginning, at time: Double
  ) {
    let motion = listOffset.scrollMotion(showing: offset, velocity: velocity, feel, beginning)
    let start = time + (beginning == .released ? feel.releaseLatency : 0)
    guard let pull = pull(of: motion, at: time) else {
      listOffset.follow(listOffset.stoppedByWalls(motion), from: start)
      return settleSheet(velocity: 0, at: time)
    }
    let top = drawer.anchors[0]
    listOffset.follow(.sequence(.scroll(motion), until: pull.time, .rest(listLimits.lowerBound)), from: start)
    let spring = drawer.spring(to: pull.index, from: top, velocity: pull.velocity)
    drawer.follow(.sequence(.rest(top), until: pull.time, .spring(spring)), to: pull.index, from: start)
    handover = (start + pull.time, .sheet)
  }

  /// When a list that scrolls by `motion` runs into its top, how fast it then pulls the sheet down, and to which detent:
  /// the next one at the most, so that a list flung to its beginning does not close the drawer.
  private func pull(of motion: ScrollMotion, at now: Double) -> (time: Double, velocity: Double, index: Int)? {
    guard let time = motion.crossing, let impact = motion.impactVelocity,
      motion.destination == listLimits.lowerBound
    else { return nil }
    let top = drawer.anchors[0]
    guard drawer.anchors.count > 1, origin(at: now) == top else { return nil }
    let velocity = -impact
    guard velocity > 0, drawer.anchorIndex(from: top, velocity: velocity) > 0 else { return nil }
    return (time, velocity, 1)
  }

  /// Lets both go on by themselves.
  mutating func stopHandover(at time: Double) {
    guard let pending = handover, time < pending.time else {
      handover = nil
      return
    }
    handover = nil
    let (offset, speed) = (contentOffset(at: time), contentVelocity(at: time))
    let motion = listOffset.scrollMotion(showing: offset, velocity: speed, feel, .continued)
    listOffset.follow(listOffset.stoppedByWalls(motion), from: time)
    if pending.receiver == .list {
      drawer.settle(at: 0, velocity: drawer.velocity(at: time), time)
    } else {
      drawer.place(at: 0, time)
    }
  }
}
