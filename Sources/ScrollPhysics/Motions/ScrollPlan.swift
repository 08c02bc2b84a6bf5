internal import ScrollGeometry

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
    let crosses = overshoot > 0 ? overshoot + free.range < 0 : overshoot + free.range > 0
    let endsAtBound = crosses && feel.release.carriesOn
    if endsAtBound, feel.edge.isStill { return flinging(from: edge, start.value, velocity, projection: projection) }
    return bouncing(
      MotionState(value: start.value, velocity: feel.release.velocity(velocity, overshoot: overshoot)), at: edge, bound,
      cause: .release, endsAtBound: endsAtBound, projection: projection)
  }

  /// Returns the motion of content that is already moving, in `bounce` if that is not `nil`.
  ///
  /// - Parameters:
  ///   - coast: the remaining deceleration, if its law needs more than the velocity.
  ///   - keepsKick: whether the content keeps all of its velocity even if its edge has moved.
  func continuation(
    _ start: MotionState, of bounce: ScrollBounce? = nil, coast rest: Coast? = nil, keepsKick: Bool = true
  ) -> ScrollMotion {
    let projection = projection(of: start)
    if let bounce, let bound = bound(of: bounce, at: start) {
      let velocity = keepsKick ? start.velocity : velocity(start, of: bounce, movedTo: bound)
      return bouncing(
        MotionState(value: start.value, velocity: velocity), at: bounce.edge, bound, cause: bounce.cause,
        endsAtBound: bounce.endsAtBound, projection: projection)
    }
    guard let edge = edge(beyond: start.value) else {
      // The content's own velocity: the form applies to a finger's velocity only.
      let coast = rest ?? coast(from: start.value, velocity: start.velocity, isReleased: false)
      return coasting(coast, projection: rest?.destination ?? projection)
    }
    return bouncing(
      start, at: edge, edge.bound(of: limits), cause: start.velocity == 0 ? .release : .impact, endsAtBound: false,
      projection: projection)
  }

  /// Returns the destination of a bounce under limits that may be new; `nil` if it has ended.
  ///
  /// Content past the edge returns to the edge, wherever it is now. Content that has grown and is moving back returns
  /// to the old edge, so that its growth does not move it.
  private func bound(of bounce: ScrollBounce, at start: MotionState) -> Double? {
    let (old, new) = (bounce.motion.destination, bounce.edge.bound(of: limits))
    if old == new || edge(beyond: start.value) == bounce.edge { return new }
    let isReturning = (start.value - old) * start.velocity <= 0
    return edge(beyond: start.value) == nil && limits.contains(old) && isReturning ? old : nil
  }

  /// Returns the velocity of bouncing content when its edge has moved. The kick of its release is limited to that of a
  /// release past the new edge. Without this limit, content would pass an edge that comes nearer, as in a pull to
  /// refresh.
  private func velocity(_ start: MotionState, of bounce: ScrollBounce, movedTo bound: Double) -> Double {
    guard bounce.cause == .release else { return start.velocity }
    let excess = (feel.releaseKick.bounded * (bound - bounce.motion.destination)).bounded
    guard excess * start.velocity < 0 else { return start.velocity }
    return abs(excess) < abs(start.velocity) ? start.velocity + excess : 0
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

  private func edge(beyond value: Double) -> ScrollBounce.Edge? {
    if value > limits.upperBound { return .upper }
    return value < limits.lowerBound ? .lower : nil
  }

  private func coast(from value: Double, velocity: Double, isReleased: Bool) -> Coast {
    feel.coasting.coast(
      from: value, velocity: velocity, isReleased: isReleased, stoppingVelocity: feel.stoppingVelocity,
      threshold: feel.threshold)
  }

  private func bouncing(
    _ start: MotionState, at edge: ScrollBounce.Edge, _ bound: Double, cause: ScrollBounce.Cause, endsAtBound: Bool,
    projection: Double
  ) -> ScrollMotion {
    let opening = bounce(start, at: edge, bound, cause: cause, endsAtBound: endsAtBound)
    guard endsAtBound, let entry = opening.motion.arrival, entry < opening.motion.duration else {
      return motion(
        lasting: opening.motion.duration, to: opening.motion.destination, projection: projection, opening: opening)
    }
    let velocity = opening.motion.velocity(at: entry)
    return coasting(
      coast(from: opening.motion.destination, velocity: velocity, isReleased: false),
      after: opening, until: entry, projection: projection)
  }

  /// Returns the motion of content that flings inward from its edge, while the pull returns separately from rest.
  private func flinging(
    from edge: ScrollBounce.Edge, _ value: Double, _ velocity: Double, projection: Double
  ) -> ScrollMotion {
    let bound = edge.bound(of: limits)
    let opening = bounce(MotionState(value: value), at: edge, bound, cause: .release, endsAtBound: true)
    return coasting(
      coast(from: bound, velocity: velocity, isReleased: true), after: opening, until: 0, projection: projection)
  }

  /// Returns the motion of content that decelerates until it rests or hits an edge.
  private func coasting(
    _ coast: Coast, after opening: ScrollBounce? = nil, until start: Double = 0, projection: Double
  ) -> ScrollMotion {
    let edge = coast.range < 0 ? ScrollBounce.Edge.lower : .upper
    let bound = edge.bound(of: limits)
    // The stretch may take longer than the content.
    let leastDuration = feel.edge.isStill ? opening?.motion.duration ?? 0 : 0
    guard let passing = coast.passing(after: bound - coast.from) else {
      return motion(
        lasting: max(start + coast.duration, leastDuration), to: coast.destination.clamped(to: limits),
        projection: projection, opening: opening, coast: coast, coastStart: start)
    }
    let carried = feel.edge == .stops ? 0 : feel.bounce.velocity(passing.velocity, overshoot: 0)
    let impact = MotionState(value: bound, velocity: carried)
    let closing = bounce(impact, at: edge, bound, cause: .impact, endsAtBound: false)
    return motion(
      lasting: max(start + passing.time + closing.motion.duration, leastDuration), to: closing.motion.destination,
      projection: projection, opening: opening, coast: coast, coastStart: start, closing: closing,
      closingStart: start + passing.time, impactVelocity: passing.velocity)
  }

  private func bounce(
    _ start: MotionState, at edge: ScrollBounce.Edge, _ bound: Double, cause: ScrollBounce.Cause, endsAtBound: Bool
  ) -> ScrollBounce {
    ScrollBounce(
      edge: edge, cause: cause, endsAtBound: endsAtBound,
      motion: ReturnMotion(
        start, to: bound, sign: edge.sign, feel.edgeReturn(for: cause), threshold: feel.threshold))
  }

  private func motion(
    lasting duration: Double, to destination: Double, projection: Double, opening: ScrollBounce?,
    coast: Coast? = nil, coastStart: Double = .infinity, closing: ScrollBounce? = nil,
    closingStart: Double = .infinity, impactVelocity: Double? = nil
  ) -> ScrollMotion {
    ScrollMotion(
      limits: limits, feel: feel, duration: duration, destination: destination, projection: projection,
      opening: opening, coast: coast, coastStart: coastStart, closing: closing, closingStart: closingStart,
      impactVelocity: impactVelocity)
  }
}
