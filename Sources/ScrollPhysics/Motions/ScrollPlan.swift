/// The choice of a scroll motion by position, velocity, limits and feel.
struct ScrollPlan {
  let limits: ClosedRange<Double>
  let feel: ScrollFeel

  /// Returns the motion after a finger releases the content.
  func release(_ start: MotionState) -> ScrollMotion {
    let edge = edge(beyond: start.value)
    // Content released too slowly stays in place, inside its limits or at an edge that it does not leave.
    let isPlaced = (edge == nil || feel.edge.isStill) && abs(start.velocity) < feel.startingVelocity
    let limit = feel.greatestVelocity.positive
    let velocity = isPlaced ? 0 : max(-limit, min(limit, start.velocity))
    let free = coast(from: start.value, velocity: velocity, isReleased: true)
    let projection = projection(of: MotionState(value: start.value, velocity: velocity))
    guard let edge else { return coasting(free, projection: projection) }
    let bound = edge.bound(of: limits)
    let overshoot = start.value - bound
    let continuesInside = leaves(edge, at: start.value, on: free) && feel.release.carriesOn
    if continuesInside, feel.edge.isStill { return flinging(from: edge, start.value, velocity, projection: projection) }
    return bouncing(
      ReturnMotion.Plan(
        start: MotionState(value: start.value, velocity: feel.release.velocity(velocity, overshoot: overshoot)),
        bound: bound, edge: edge, cause: .release, continuesInside: continuesInside),
      projection: projection)
  }

  /// Returns the motion of content that is already moving, in `bounce` if that is not `nil`.
  ///
  /// Content whose edge has moved past it decelerates inside if it is fast enough to leave the edge.
  ///
  /// - Parameters:
  ///   - underWay: the deceleration to continue, if its law needs more than the velocity, and its start, at most 0.
  ///   - isBeginning: whether the bounce has not begun, so that its release is planned anew.
  ///   - isReturning: whether content past an edge moves inward because it returns, and stops at the edge.
  func continuation(
    _ start: MotionState, of bounce: ReturnMotion? = nil, coast underWay: (coast: Coast, start: Double)? = nil,
    isBeginning: Bool = false, isReturning: Bool = false
  ) -> ScrollMotion {
    if let bounce, let bound = bound(of: bounce, at: start) {
      return moved(bounce, at: start, to: bound, isBeginning: isBeginning)
    }
    guard let edge = edge(beyond: start.value), isReturning || !isAtEdge(start, edge) else {
      return decelerating(start, underWay)
    }
    let continuesInside =
      !isReturning
      && leaves(edge, at: start.value, on: coast(from: start.value, velocity: start.velocity, isReleased: false))
    return bouncing(
      ReturnMotion.Plan(
        start: start, bound: edge.bound(of: limits), edge: edge,
        cause: start.velocity == 0 ? .continuation : .impact, continuesInside: continuesInside),
      projection: projection(of: start))
  }

  /// Returns the motion of content that continues a bounce at an edge that may have moved.
  ///
  /// A kick is that of the old edge: a spring begun with it would pass an edge that comes nearer, as in a pull to refresh.
  /// Content that has begun to move keeps its velocity, and its spring becomes faster.
  private func moved(
    _ bounce: ReturnMotion, at start: MotionState, to bound: Double, isBeginning: Bool
  ) -> ScrollMotion {
    let distance = bound - bounce.destination
    var plan = bounce.plan
    (plan.start, plan.bound) = (start, bound)
    if !plan.continuesInside {
      switch plan.cause {
      case .release where isBeginning: plan.start.velocity += (feel.release.kick.bounded * distance).bounded
      case .release, .continuation:
        plan.cause = feel.release.kick != 0 && plan.edge.sign * distance > 0 ? .approach : .continuation
      case .impact, .approach: break
      }
    }
    return bouncing(plan, projection: projection(of: start))
  }

  /// Returns the motion of content that decelerates inside its limits, or from an edge that has moved past it.
  private func decelerating(
    _ start: MotionState, _ underWay: (coast: Coast, start: Double)?
  ) -> ScrollMotion {
    // Content that does not leave its edge moves along with it.
    let place = feel.edge.isStill ? start.value.clamped(to: limits) : start.value
    guard let (coast, beginning) = underWay else {
      // The content's own velocity: the form applies to a finger's velocity only.
      return coasting(
        coast(from: place, velocity: start.velocity, isReleased: false),
        projection: projection(of: MotionState(value: place, velocity: start.velocity)))
    }
    let distance = place - coast.unboundedState(at: 0 - beginning).value
    let moved =
      distance == 0
      ? coast
      : self.coast(
        from: coast.from + distance, velocity: coast.unboundedState(at: 0).velocity, isReleased: false)
    return coasting(moved, from: beginning, projection: moved.destination)
  }

  /// Returns whether content past an edge moves inward from the edge itself: from within the threshold, or because the
  /// content never leaves its edge.
  private func isAtEdge(_ start: MotionState, _ edge: ReturnMotion.Plan.Edge) -> Bool {
    let excess = edge.sign * (start.value - edge.bound(of: limits))
    let isNear = feel.edge.isStill || excess <= feel.bounce.threshold ?? feel.threshold
    return isNear && edge.sign * start.velocity < 0
  }

  /// Returns whether `coast` takes content at `value` from past an edge to inside it.
  private func leaves(_ edge: ReturnMotion.Plan.Edge, at value: Double, on coast: Coast) -> Bool {
    edge.sign * (value - edge.bound(of: limits) + coast.range) < 0
  }

  /// Returns the destination of a bounce under limits that may be new; `nil` if it has ended.
  ///
  /// Content past the edge returns to the edge, wherever it is now. Content that has grown and is moving back returns
  /// to the old edge, so that its growth does not move it.
  private func bound(of bounce: ReturnMotion, at start: MotionState) -> Double? {
    let (old, new) = (bounce.destination, bounce.plan.edge.bound(of: limits))
    if old == new || edge(beyond: start.value) == bounce.plan.edge { return new }
    let isReturning = (start.value - old) * start.velocity <= 0
    return edge(beyond: start.value) == nil && limits.contains(old) && isReturning ? old : nil
  }

  /// Returns the rest position without limits, as UIKit reports it to its delegate.
  private func projection(of start: MotionState) -> Double {
    guard case .exponential(let rate, _) = feel.coasting else {
      return coast(from: start.value, velocity: start.velocity, isReleased: false).destination
    }
    let carrying = max(0, abs(start.velocity) - max(0, feel.stoppingVelocity))
    let distance = carrying * (1 / rate.resistance)
    return start.value + (start.velocity < 0 ? -distance : distance)
  }

  private func edge(beyond value: Double) -> ReturnMotion.Plan.Edge? {
    if value > limits.upperBound { return .upper }
    return value < limits.lowerBound ? .lower : nil
  }

  func coast(from value: Double, velocity: Double, isReleased: Bool) -> Coast {
    feel.coasting.coast(
      from: value, velocity: velocity, isReleased: isReleased, stoppingVelocity: feel.stoppingVelocity,
      threshold: feel.threshold)
  }

  private func bouncing(_ plan: ReturnMotion.Plan, projection: Double) -> ScrollMotion {
    let opening = ReturnMotion(plan, feel: feel)
    guard plan.continuesInside, let entry = opening.arrival, entry < opening.duration else {
      return motion(lasting: opening.duration, to: opening.destination, projection: projection, opening: opening)
    }
    let coast = coast(from: opening.destination, velocity: opening.velocity(at: entry), isReleased: false)
    return coasting(coast, from: entry, after: opening, projection: projection)
  }

  /// Returns the motion of content that flings inward from its edge, while the pull returns separately from rest.
  private func flinging(
    from edge: ReturnMotion.Plan.Edge, _ value: Double, _ velocity: Double, projection: Double
  ) -> ScrollMotion {
    let bound = edge.bound(of: limits)
    let opening = ReturnMotion(
      ReturnMotion.Plan(
        start: MotionState(value: value), bound: bound, edge: edge, cause: .release, continuesInside: true), feel: feel)
    return coasting(
      coast(from: bound, velocity: velocity, isReleased: true), after: opening, projection: projection)
  }

  /// Returns the motion of content that decelerates from `start` on until it rests or hits an edge.
  func coasting(
    _ coast: Coast, from start: Double = 0, after opening: ReturnMotion? = nil, projection: Double
  ) -> ScrollMotion {
    let edge = coast.range < 0 ? ReturnMotion.Plan.Edge.lower : .upper
    let bound = edge.bound(of: limits)
    // The stretch may take longer than the content.
    let leastDuration = feel.edge.isStill ? opening?.duration ?? 0 : 0
    guard let passing = coast.passing(after: bound - coast.from) else {
      return motion(
        lasting: max(start + coast.duration, leastDuration), to: coast.destination.clamped(to: limits),
        projection: projection, opening: opening, coast: coast, coastStart: start)
    }
    let carried = feel.edge == .stops ? 0 : feel.bounce.velocity(passing.velocity, overshoot: 0)
    let closing = ReturnMotion(
      ReturnMotion.Plan(
        start: MotionState(value: bound, velocity: carried), bound: bound, edge: edge, cause: .impact,
        continuesInside: false), feel: feel)
    let impact = max(0, start + passing.time)
    return motion(
      lasting: max(impact + closing.duration, leastDuration), to: closing.destination, projection: projection,
      opening: opening, coast: coast, coastStart: start, closing: closing, closingStart: impact,
      impactVelocity: passing.velocity)
  }

  func motion(
    lasting duration: Double, to destination: Double, projection: Double, opening: ReturnMotion?,
    coast: Coast? = nil, coastStart: Double = .infinity, closing: ReturnMotion? = nil,
    closingStart: Double = .infinity, impactVelocity: Double? = nil
  ) -> ScrollMotion {
    ScrollMotion(
      limits: limits, feel: feel, duration: duration, destination: destination, projection: projection,
      opening: opening, coast: coast, coastStart: coastStart, closing: closing, closingStart: closingStart,
      impactVelocity: impactVelocity)
  }
}
