/// Limits and a feel: what decides the way that content takes from a position and a velocity.
struct ScrollPlan {
  var limits: ClosedRange<Double>
  var feel: ScrollFeel
}

extension ScrollPlan {
  /// A finger lets go.
  func release(_ start: MotionState) -> ScrollMotion {
    let range = start.velocity * feel.decelerationForm.reach(of: feel.decelerationRate)
    let free = deceleration(from: start.value, range: range)
    guard let edge = edge(beyond: start.value) else { return coasting(free, projection: free.destination) }
    let overshoot = start.value - edge.bound(of: limits)
    let letsPass = overshoot > 0 ? overshoot + range < 0 : overshoot + range > 0
    let kicked = start.velocity - (feel.releaseKick.bounded * overshoot).bounded
    return bouncing(
      MotionState(value: start.value, velocity: kicked), at: edge, cause: .release, letsPass: letsPass,
      projection: free.destination)
  }

  /// Content moves already, held by `bounce` if that is not `nil`.
  func continuation(_ start: MotionState, of bounce: ScrollBounce? = nil) -> ScrollMotion {
    let free = deceleration(from: start.value, velocity: start.velocity)
    let isStillHeld = bounce.map { $0.motion.destination == $0.edge.bound(of: limits) } ?? false
    guard let edge = isStillHeld ? bounce?.edge : edge(beyond: start.value) else {
      return coasting(free, projection: free.destination)
    }
    let cause = bounce?.cause ?? (start.velocity == 0 ? .release : .impact)
    return bouncing(
      start, at: edge, cause: cause, letsPass: bounce?.letsPass ?? false, projection: free.destination)
  }

  private func edge(beyond value: Double) -> ScrollBounce.Edge? {
    if value > limits.upperBound { return .upper }
    return value < limits.lowerBound ? .lower : nil
  }

  /// With the velocity of the content, which needs no form.
  private func deceleration(from value: Double, velocity: Double) -> Deceleration {
    deceleration(from: value, range: velocity / feel.decelerationRate.resistance)
  }

  private func deceleration(from value: Double, range: Double) -> Deceleration {
    Deceleration(
      from: value, range: range, resistance: feel.decelerationRate.resistance,
      stoppingVelocity: feel.stoppingVelocity, threshold: feel.threshold)
  }
}

extension ScrollPlan {
  private func bouncing(
    _ start: MotionState, at edge: ScrollBounce.Edge, cause: ScrollBounce.Cause, letsPass: Bool, projection: Double
  ) -> ScrollMotion {
    let opening = ScrollBounce(
      edge: edge, cause: cause, letsPass: letsPass, motion: spring(from: start, at: edge, cause: cause))
    guard letsPass, let entry = opening.motion.arrival, entry < opening.motion.duration else {
      return ScrollMotion(self, projection, ending: opening)
    }
    let velocity = opening.motion.velocity(at: entry)
    return coasting(
      deceleration(from: opening.motion.destination, velocity: velocity), after: opening, until: entry,
      projection: projection)
  }

  /// Coasts until it rests or hits a bound.
  private func coasting(
    _ coast: Deceleration, after opening: ScrollBounce? = nil, until start: Double = 0, projection: Double
  ) -> ScrollMotion {
    let edge = coast.range < 0 ? ScrollBounce.Edge.lower : .upper
    let distance = edge.bound(of: limits) - coast.from
    guard let time = coast.time(over: distance), time < coast.duration else {
      return ScrollMotion(self, projection, opening: opening, coast: coast, from: start)
    }
    // What is left of the range when it gets there, times the resistance, is the velocity there.
    let impact = MotionState(value: edge.bound(of: limits), velocity: coast.resistance * (coast.range - distance))
    let closing = ScrollBounce(
      edge: edge, cause: .impact, letsPass: false, motion: spring(from: impact, at: edge, cause: .impact))
    return ScrollMotion(
      self, projection, opening: opening, coast: coast, from: start, closing: closing, at: start + time)
  }

  private func spring(from start: MotionState, at edge: ScrollBounce.Edge, cause: ScrollBounce.Cause) -> SpringMotion {
    SpringMotion(
      from: start.value, to: edge.bound(of: limits), velocity: start.velocity, spring: feel.spring(for: cause),
      threshold: feel.threshold)
  }
}

extension ScrollMotion {
  fileprivate init(_ plan: ScrollPlan, _ projection: Double, ending opening: ScrollBounce) {
    self.init(
      limits: plan.limits, feel: plan.feel, duration: opening.motion.duration,
      destination: opening.motion.destination, projection: projection, opening: opening, coast: nil,
      coastStart: .infinity, closing: nil, closingStart: .infinity)
  }

  fileprivate init(
    _ plan: ScrollPlan, _ projection: Double, opening: ScrollBounce?, coast: Deceleration, from start: Double
  ) {
    self.init(
      limits: plan.limits, feel: plan.feel, duration: start + coast.duration,
      destination: coast.destination.clamped(to: plan.limits), projection: projection, opening: opening, coast: coast,
      coastStart: start, closing: nil, closingStart: .infinity)
  }

  fileprivate init(
    _ plan: ScrollPlan, _ projection: Double, opening: ScrollBounce?, coast: Deceleration, from start: Double,
    closing: ScrollBounce, at impact: Double
  ) {
    self.init(
      limits: plan.limits, feel: plan.feel, duration: impact + closing.motion.duration,
      destination: closing.motion.destination, projection: projection, opening: opening, coast: coast,
      coastStart: start, closing: closing, closingStart: impact)
  }
}

extension ScrollMotion {
  /// The same content from `time` on, under other limits (it grew, the window shrank) or another feel.
  ///
  /// Position and velocity are kept. With nothing changed, it is the rest of the same way. Content that a spring holds
  /// stays with that spring's bound if the bound stays; if it moves, the content coasts where it is now inside, and is
  /// brought to the new bound where it is outside.
  public func replanned(
    at time: Double, limits: ClosedRange<Double>? = nil, feel: ScrollFeel? = nil
  ) -> ScrollMotion {
    let plan = ScrollPlan(limits: (limits ?? self.limits).bounded, feel: feel ?? self.feel)
    return plan.continuation(state(at: time), of: bounce(at: time))
  }
}
