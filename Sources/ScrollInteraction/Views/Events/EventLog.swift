/// The plan of the events that the current motion of a view will cause.
package struct EventPlan: Hashable, Sendable {
  /// The start of the motion, which is in the future for the release of a touchpad.
  package var start: Double
  /// The velocity at the end of the drag; `nil` if there is no drag or its end is past.
  package var releaseVelocity: Vector2?
  /// Whether a drag has started the motion.
  package var isDeceleration: Bool
  /// The time up to which the log has the events of the plan.
  package var recorded: Double

  package init(
    start: Double, releaseVelocity: Vector2? = nil, isDeceleration: Bool = false, recorded: Double = -.infinity
  ) {
    (self.start, self.releaseVelocity) = (start, releaseVelocity)
    (self.isDeceleration, self.recorded) = (isDeceleration, recorded)
  }
}

/// The past events of a view, and the plan of its future ones.
struct EventLog<Target: Hashable & Sendable>: Sendable {
  private static var capacity: Int { 64 }

  private(set) var past: [ViewEvent<Target>] = []
  var plan: EventPlan?
  /// Whether a drag has started the current motion, and not a program.
  var isDeceleration: Bool { plan?.isDeceleration ?? false }

  mutating func add(_ kind: ViewEvent<Target>.Kind, at time: Double) {
    if past.count >= 2 * Self.capacity { past.removeFirst(Self.capacity) }
    past.append(ViewEvent(kind, at: max(time, past.last?.time ?? time)))
  }

  /// Returns the planned events, in order.
  ///
  /// - Parameters:
  ///   - restTime: The time at which the view comes to rest; infinite if it never does.
  ///   - target: The place at which the view comes to rest.
  ///   - handovers: The times at which momentum is handed over, and the members of the chain that receive it.
  func planned(
    restTime: Double, target: Target, handovers: [(time: Double, receiver: Int)]
  ) -> [ViewEvent<Target>] {
    guard let plan else { return [] }
    let rest = max(plan.start, plan.recorded, restTime)
    var events: [ViewEvent<Target>] = []
    if let velocity = plan.releaseVelocity {
      events.append(ViewEvent(.willEndDragging(velocity: velocity, target: target), at: plan.start))
      events.append(ViewEvent(.didEndDragging(willDecelerate: restTime > plan.start), at: plan.start))
    }
    for handover in handovers where handover.time > plan.recorded {
      events.append(ViewEvent(.handedOver(to: handover.receiver), at: handover.time))
    }
    guard rest.isFinite else { return events }
    if plan.isDeceleration, rest > plan.start { events.append(ViewEvent(.didEndDecelerating, at: rest)) }
    events.append(ViewEvent(.didSettle(at: target), at: rest))
    return events
  }

  /// Records the events of `planned` up to `time`.
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
