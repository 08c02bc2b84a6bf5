// The parts of a motion that a saved state has.

extension ScrollMotion {
  /// The choices of a plan from which the same motion can be made again, to the last bit.
  package struct Plan: Hashable, Sendable {
    /// The return from past an edge.
    package struct Opening: Hashable, Sendable {
      /// The reason that content returns: it has hit the edge, or it was released past the edge. After a change in flight
      /// it continues a release, at an edge that has come nearer or not.
      package enum Cause: Hashable, Sendable { case impact, release, continuation, approach }

      package var start: MotionState
      package var bound: Double
      package var isUpper: Bool
      package var cause: Cause
      package var endsAtBound: Bool

      package init(start: MotionState, bound: Double, isUpper: Bool, cause: Cause, endsAtBound: Bool) {
        (self.start, self.bound, self.isUpper) = (start, bound, isUpper)
        (self.cause, self.endsAtBound) = (cause, endsAtBound)
      }
    }

    /// The deceleration, and its start in the time of the motion.
    package struct Coasting: Hashable, Sendable {
      package var from: MotionState
      package var isReleased: Bool
      package var start: Double

      package init(from: MotionState, isReleased: Bool, start: Double) {
        (self.from, self.isReleased, self.start) = (from, isReleased, start)
      }
    }

    package var opening: Opening?
    package var coasting: Coasting?
    package var projection: Double

    package init(opening: Opening?, coasting: Coasting?, projection: Double) {
      (self.opening, self.coasting, self.projection) = (opening, coasting, projection)
    }
  }

  /// The choices of the plan that made this motion.
  package var plan: Plan {
    Plan(
      opening: opening.map {
        Plan.Opening(
          start: $0.start, bound: $0.destination, isUpper: $0.edge == .upper, cause: $0.cause,
          endsAtBound: $0.endsAtBound)
      },
      coasting: coast.map {
        Plan.Coasting(
          from: MotionState(value: $0.from, velocity: $0.velocity), isReleased: $0.isReleased, start: coastStart)
      },
      projection: projection)
  }

  /// Creates the motion of a plan. Without a return and a deceleration, content rests at the projection.
  package init(_ plan: Plan, limits: ClosedRange<Double>, feel: ScrollFeel) {
    self = ScrollPlan(limits: limits.bounded, feel: feel).motion(of: plan)
  }
}

extension ScrollPlan {
  func motion(of plan: ScrollMotion.Plan) -> ScrollMotion {
    let opening = plan.opening.map {
      ReturnMotion(
        $0.start, to: $0.bound, at: $0.isUpper ? .upper : .lower, after: $0.cause,
        endsAtBound: $0.endsAtBound, feel: feel)
    }
    guard let coasting = plan.coasting else {
      return motion(
        lasting: opening?.duration ?? 0, to: opening?.destination ?? plan.projection, projection: plan.projection,
        opening: opening)
    }
    let coast = coast(
      from: coasting.from.value, velocity: coasting.from.velocity, isReleased: coasting.isReleased)
    return self.coasting(coast, from: coasting.start, after: opening, projection: plan.projection)
  }
}
