/// Chooses the motion of content from its position, its velocity, its limits and a feel.
struct ScrollPlan {
  var limits: ClosedRange<Double>
  var feel: ScrollFeel

  /// A finger releases the content.
  func release(_ start: MotionState) -> ScrollMotion {
    let range = start.velocity * feel.decelerationForm.reach(of: feel.decelerationRate)
    let free = deceleration(from: start.value, range: range)
    guard let edge = edge(beyond: start.value) else { return coasting(free, projection: free.destination) }
    let overshoot = start.value - edge.bound(of: limits)
    let endsAtBound = overshoot > 0 ? overshoot + range < 0 : overshoot + range > 0
    let kicked = start.velocity - (feel.releaseKick.bounded * overshoot).bounded
    return bouncing(
      MotionState(value: start.value, velocity: kicked), at: edge, cause: .release, endsAtBound: endsAtBound,
      projection: free.destination)
  }

  /// The content moves already, by `bounce` if that is not `nil`.
  func continuation(_ start: MotionState, of bounce: ScrollBounce? = nil) -> ScrollMotion {
    // The content's own velocity: the form says only how a finger's velocity carries.
    let free = deceleration(from: start.value, range: start.velocity / feel.decelerationRate.resistance)
    let isSameBound = bounce.map { $0.motion.destination == $0.edge.bound(of: limits) } ?? false
    guard let edge = isSameBound ? bounce?.edge : edge(beyond: start.value) else {
      return coasting(free, projection: free.destination)
    }
    let cause = bounce?.cause ?? (start.velocity == 0 ? .release : .impact)
    return bouncing(
      start, at: edge, cause: cause, endsAtBound: bounce?.endsAtBound ?? false, projection: free.destination)
  }

  private func edge(beyond value: Double) -> ScrollBounce.Edge? {
    if value > limits.upperBound { return .upper }
    return value < limits.lowerBound ? .lower : nil
  }

  private func deceleration(from value: Double, range: Double) -> Deceleration {
    Deceleration(
      from: value, range: range, resistance: feel.decelerationRate.resistance,
      stoppingVelocity: feel.stoppingVelocity, threshold: feel.threshold)
  }

  private func bouncing(
    _ start: MotionState, at edge: ScrollBounce.Edge, cause: ScrollBounce.Cause, endsAtBound: Bool, projection: Double
  ) -> ScrollMotion {
    let opening = bounce(start, at: edge, cause: cause, endsAtBound: endsAtBound)
    guard endsAtBound, let entry = opening.motion.arrival, entry < opening.motion.duration else {
      return motion(
        lasting: opening.motion.duration, to: opening.motion.destination, projection: projection, opening: opening)
    }
    let velocity = opening.motion.velocity(at: entry)
    return coasting(
      deceleration(from: opening.motion.destination, range: velocity / feel.decelerationRate.resistance),
      after: opening, until: entry, projection: projection)
  }

  /// Decelerates until it rests or hits a bound.
  private func coasting(
    _ coast: Deceleration, after opening: ScrollBounce? = nil, until start: Double = 0, projection: Double
  ) -> ScrollMotion {
    let edge = coast.range < 0 ? ScrollBounce.Edge.lower : .upper
    let distance = edge.bound(of: limits) - coast.from
    guard let time = coast.time(toCover: distance), time < coast.duration else {
      return motion(
        lasting: start + coast.duration, to: coast.destination.clamped(to: limits), projection: projection,
        opening: opening, coast: coast, coastStart: start)
    }
    // The velocity at the bound is the resistance times what is left of the range.
    let impact = MotionState(value: edge.bound(of: limits), velocity: coast.resistance * (coast.range - distance))
    let closing = bounce(impact, at: edge, cause: .impact, endsAtBound: false)
    return motion(
      lasting: start + time + closing.motion.duration, to: closing.motion.destination, projection: projection,
      opening: opening, coast: coast, coastStart: start, closing: closing, closingStart: start + time)
  }

  private func bounce(
    _ start: MotionState, at edge: ScrollBounce.Edge, cause: ScrollBounce.Cause, endsAtBound: Bool
  ) -> ScrollBounce {
    ScrollBounce(
      edge: edge, cause: cause, endsAtBound: endsAtBound,
      motion: SpringMotion(
        from: start.value, to: edge.bound(of: limits), velocity: start.velocity, spring: feel.spring(for: cause),
        threshold: feel.threshold))
  }

  private func motion(
    lasting duration: Double, to destination: Double, projection: Double, opening: ScrollBounce?,
    coast: Deceleration? = nil, coastStart: Double = .infinity, closing: ScrollBounce? = nil,
    closingStart: Double = .infinity
  ) -> ScrollMotion {
    ScrollMotion(
      limits: limits, feel: feel, duration: duration, destination: destination, projection: projection,
      opening: opening, coast: coast, coastStart: coastStart, closing: closing, closingStart: closingStart)
  }
}
