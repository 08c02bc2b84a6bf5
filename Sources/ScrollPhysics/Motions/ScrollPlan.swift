internal import ScrollGeometry

/// Chooses the motion of content from its position, its velocity, its limits and a feel.
struct ScrollPlan {
  let limits: ClosedRange<Double>
  let feel: ScrollFeel
  /// That of the feel's rate, in 1/s: a logarithm, needed several times.
  private let resistance: Double

  init(limits: ClosedRange<Double>, feel: ScrollFeel) {
    self.limits = limits
    self.feel = feel
    resistance = feel.decelerationRate.resistance
  }

  /// A finger releases the content.
  func release(_ start: MotionState) -> ScrollMotion {
    // Within the bounds, content that is released too slowly stays where it is.
    let isPlaced = edge(beyond: start.value) == nil && abs(start.velocity) < feel.startingVelocity
    let velocity = isPlaced ? 0 : start.velocity
    let range = velocity * reach(feel.decelerationForm)
    let free = deceleration(from: start.value, range: range)
    let projection = projection(of: MotionState(value: start.value, velocity: velocity))
    guard let edge = edge(beyond: start.value) else { return coasting(free, projection: projection) }
    let bound = edge.bound(of: limits)
    let overshoot = start.value - bound
    let endsAtBound = overshoot > 0 ? overshoot + range < 0 : overshoot + range > 0
    let kicked = velocity - (feel.releaseKick.bounded * overshoot).bounded
    return bouncing(
      MotionState(value: start.value, velocity: kicked), at: edge, bound, cause: .release, endsAtBound: endsAtBound,
      projection: projection)
  }

  /// The content moves already, by `bounce` if that is not `nil`.
  ///
  /// - Parameter keepsKick: whether it keeps all of its velocity, though its bound has moved.
  func continuation(_ start: MotionState, of bounce: ScrollBounce? = nil, keepsKick: Bool = true) -> ScrollMotion {
    let projection = projection(of: start)
    if let bounce, let bound = bound(of: bounce, at: start) {
      let velocity = keepsKick ? start.velocity : velocity(start, of: bounce, movedTo: bound)
      return bouncing(
        MotionState(value: start.value, velocity: velocity), at: bounce.edge, bound, cause: bounce.cause,
        endsAtBound: bounce.endsAtBound, projection: projection)
    }
    guard let edge = edge(beyond: start.value) else {
      // The content's own velocity: the form says only how a finger's velocity carries.
      return coasting(
        deceleration(from: start.value, range: start.velocity / resistance),
        projection: projection)
    }
    return bouncing(
      start, at: edge, edge.bound(of: limits), cause: start.velocity == 0 ? .release : .impact, endsAtBound: false,
      projection: projection)
  }

  /// Where a bounce goes under limits that may be new; `nil` where it is none any more.
  ///
  /// As long as content is past the bound, to the bound, wherever that is by now. Content that has grown meanwhile and is on
  /// its way back goes to where its end was, so that growing takes it nowhere.
  private func bound(of bounce: ScrollBounce, at start: MotionState) -> Double? {
    let (old, new) = (bounce.motion.destination, bounce.edge.bound(of: limits))
    if old == new || edge(beyond: start.value) == bounce.edge { return new }
    let isReturning = (start.value - old) * start.velocity <= 0
    return edge(beyond: start.value) == nil && limits.contains(old) && isReturning ? old : nil
  }

  /// The velocity of content that bounces, when its bound has moved: of the kick of its release as much as it would have
  /// got at its distance from the new bound. Else content that is released past a bound that comes nearer, as in a pull to
  /// refresh, would pass it.
  private func velocity(_ start: MotionState, of bounce: ScrollBounce, movedTo bound: Double) -> Double {
    guard bounce.cause == .release else { return start.velocity }
    let excess = (feel.releaseKick.bounded * (bound - bounce.motion.destination)).bounded
    guard excess * start.velocity < 0 else { return start.velocity }
    return abs(excess) < abs(start.velocity) ? start.velocity + excess : 0
  }

  /// Where it would come to rest without limits, as UIKit tells its delegate.
  private func projection(of start: MotionState) -> Double {
    let carrying = max(0, abs(start.velocity) - max(0, feel.stoppingVelocity))
    let distance = carrying * reach(.integral)
    return start.value + (start.velocity < 0 ? -distance : distance)
  }

  private func reach(_ form: DecelerationForm) -> Double {
    form == .integral ? 1 / resistance : form.reach(of: feel.decelerationRate)
  }

  private func edge(beyond value: Double) -> ScrollBounce.Edge? {
    if value > limits.upperBound { return .upper }
    return value < limits.lowerBound ? .lower : nil
  }

  private func deceleration(from value: Double, range: Double) -> Deceleration {
    Deceleration(
      from: value, range: range, resistance: resistance,
      stoppingVelocity: feel.stoppingVelocity, threshold: feel.threshold)
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
      deceleration(from: opening.motion.destination, range: velocity / resistance),
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
    let closing = bounce(impact, at: edge, impact.value, cause: .impact, endsAtBound: false)
    return motion(
      lasting: start + time + closing.motion.duration, to: closing.motion.destination, projection: projection,
      opening: opening, coast: coast, coastStart: start, closing: closing, closingStart: start + time)
  }

  private func bounce(
    _ start: MotionState, at edge: ScrollBounce.Edge, _ bound: Double, cause: ScrollBounce.Cause, endsAtBound: Bool
  ) -> ScrollBounce {
    ScrollBounce(
      edge: edge, cause: cause, endsAtBound: endsAtBound,
      motion: SpringMotion(
        from: start.value, to: bound, velocity: start.velocity, spring: feel.spring(for: cause),
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
