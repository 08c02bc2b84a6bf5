package struct EventPlan: Hashable, Sendable, Codable {
  /// The start of the motion, which is in the future for the release of a touchpad.
  package var start: Double
  /// The velocity at the end of the drag; `nil` if there is no drag or its end is past.
  package var releaseVelocity: Vector2?
  package var isDeceleration: Bool
  /// The time up to which the log has the events of the plan.
  package var recorded: Double

  package init(
    start: Double, releaseVelocity: Vector2? = nil, isDeceleration: Bool = false, recorded: Double = -.infinity
  ) {
    (self.start, self.releaseVelocity) = (start.bounded, releaseVelocity?.bounded)
    (self.isDeceleration, self.recorded) = (isDeceleration, recorded)
  }

  enum CodingKeys: NumberKey { case start, releaseVelocity, isDeceleration, recorded }
}

struct EventLog<Target: Hashable & Sendable>: Sendable {
  private static var capacity: Int { 64 }

  private(set) var past: [ViewEvent<Target>] = []
  /// The marks that the view has passed, apart from the other events, since there may be many more of them.
  private(set) var passings: [MarkPassing] = []
  /// The time up to which ``passings`` has those of motions.
  private(set) var passingsEnd = -Double.infinity
  var plan: EventPlan?

  mutating func add(_ kind: ViewEvent<Target>.Kind, at time: Double) {
    if past.count >= 2 * Self.capacity { past.removeFirst(Self.capacity) }
    let time = time.bounded
    // Written with `past.last`, valgrind sees a branch on memory that nothing has set.
    past.append(ViewEvent(kind, at: past.isEmpty ? time : max(time, past[past.count - 1].time)))
  }

  mutating func add(_ passing: MarkPassing) {
    if passings.count >= 8 * Self.capacity { passings.removeFirst(4 * Self.capacity) }
    passings.append(MarkPassing(index: passing.index, time: max(passing.time, passings.last?.time ?? passing.time)))
  }

  mutating func pass(_ marks: some SnapPoints, from start: Double, to end: Double, at time: Double) {
    for index in marks.passed(from: start, to: end) { add(MarkPassing(index: index, time: time)) }
  }

  mutating func record(_ new: [MarkPassing], through time: Double) {
    for passing in new { add(passing) }
    passingsEnd = max(passingsEnd, time.nextUp)
  }

  /// Returns whether a past or planned event of a view that rests at `restTime` may be in a span of time.
  func mayHaveEvents(in times: Range<Double>, restTime: Double?) -> Bool {
    if !past.isEmpty, past[past.count - 1].time >= times.lowerBound { return true }
    guard let plan else { return false }
    return times.contains(plan.start) || times.contains(max(plan.start, plan.recorded, restTime ?? .infinity))
  }

  /// Returns events and passings together, in order of time. A mark is passed during a drag or before a rest.
  static func merged(_ events: [ViewEvent<Target>], _ passings: [MarkPassing]) -> [ViewEvent<Target>] {
    var (result, rest) = ([ViewEvent<Target>](), passings[...])
    for event in events {
      while let next = rest.first, event.kind == .willBeginDragging ? next.time < event.time : next.time <= event.time {
        result.append(ViewEvent(.didPass(next.index), at: next.time))
        rest.removeFirst()
      }
      result.append(event)
    }
    return result + rest.map { ViewEvent(.didPass($0.index), at: $0.time) }
  }

  /// Returns the planned events in a span of time, in order, of a view that rests at `restTime`, which may be infinite.
  func planned(
    in times: Range<Double>, restTime: Double, target: @autoclosure () -> Target, handovers: [Handover]
  ) -> [ViewEvent<Target>] {
    guard let plan else { return [] }
    let rest = max(plan.start, plan.recorded, restTime)
    var events: [ViewEvent<Target>] = []
    if let velocity = plan.releaseVelocity, times.contains(plan.start) {
      events.append(ViewEvent(.willEndDragging(velocity: velocity, target: target()), at: plan.start))
      events.append(ViewEvent(.didEndDragging(willDecelerate: restTime > plan.start), at: plan.start))
    }
    for handover in handovers where handover.time > plan.recorded && times.contains(handover.time) {
      events.append(ViewEvent(.handedOver(to: handover.receiver), at: handover.time))
    }
    guard rest.isFinite, times.contains(rest) else { return events }
    if plan.isDeceleration, rest > plan.start { events.append(ViewEvent(.didEndDecelerating, at: rest)) }
    events.append(ViewEvent(.didSettle(at: target()), at: rest))
    return events
  }

  mutating func record(_ planned: [ViewEvent<Target>], through time: Double) {
    for event in planned where event.time <= time {
      add(event.kind, at: event.time)
      switch event.kind {
      case .didEndDragging: plan?.releaseVelocity = nil
      case .didSettle: plan = nil
      default: break
      }
    }
    if let recorded = plan?.recorded { plan?.recorded = max(time, recorded) }
  }
}
