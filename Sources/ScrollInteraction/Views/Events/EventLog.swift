/// What has happened to a view, and what is known of what will happen.
struct EventLog<Target: Hashable & Sendable>: Sendable {
  /// What the motion under way will bring.
  struct Plan: Sendable {
    /// When it begins: in the future for a touchpad's release.
    var start: Double
    /// With which velocity the drag ends; `nil` where none does, or that is past.
    var releaseVelocity: Vector2?
    /// Whether a drag has set it in motion.
    var isDeceleration = false
    /// Up to when it is in the log.
    var recorded = -Double.infinity
  }

  private static var capacity: Int { 64 }

  private(set) var past: [ViewEvent<Target>] = []
  var plan: Plan?

  mutating func add(_ kind: ViewEvent<Target>.Kind, at time: Double) {
    if past.count >= 2 * Self.capacity { past.removeFirst(Self.capacity) }
    past.append(ViewEvent(kind, at: max(time, past.last?.time ?? time)))
  }

  /// What the plan brings, in order.
  ///
  /// - Parameters:
  ///   - restTime: when the view comes to rest; infinite if it never does.
  ///   - target: where it goes.
  ///   - handovers: when, and to which members of a chain, momentum goes over.
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

  /// Takes in what `planned` says up to `time`.
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
