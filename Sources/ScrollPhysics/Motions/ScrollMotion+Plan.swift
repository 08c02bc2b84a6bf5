// The parts of a motion that a saved state has.

extension ScrollMotion {
  /// The choices of a plan from which the same motion can be made again, to the last bit.
  package struct Plan: Hashable, Sendable {
    /// A return from past an edge.
    package struct Return: Hashable, Sendable {
      package enum Edge: Hashable, Sendable { case lower, upper }

      /// The reason that content returns.
      package enum Cause: Hashable, Sendable {
        /// The content has hit the edge.
        case impact
        /// The content was released past the edge.
        case release
        /// The feel or the limits have changed since the release, or have left content at rest past the edge.
        case continuation
        /// The edge has come nearer since the release.
        case approach
      }

      /// The position, and the spring's initial velocity, which may point inward.
      package var start: MotionState
      /// The position of the edge.
      package var bound: Double
      package var edge: Edge
      package var cause: Cause
      /// Whether a deceleration takes over when the content passes the edge inward.
      package var continuesInside: Bool

      package init(start: MotionState, bound: Double, edge: Edge, cause: Cause, continuesInside: Bool) {
        (self.start, self.bound, self.edge) = (start, bound, edge)
        (self.cause, self.continuesInside) = (cause, continuesInside)
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

    package var opening: Return?
    package var coasting: Coasting?
    package var projection: Double

    package init(opening: Return?, coasting: Coasting?, projection: Double) {
      (self.opening, self.coasting, self.projection) = (opening, coasting, projection)
    }
  }

  /// The choices of the plan that made this motion.
  package var plan: Plan {
    Plan(
      opening: opening?.plan,
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
    let opening = plan.opening.map { ReturnMotion($0, feel: feel) }
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

extension ScrollMotion.Plan.Return.Edge {
  /// The sign of an overshoot past this edge.
  var sign: Double { self == .upper ? 1 : -1 }

  func bound(of limits: ClosedRange<Double>) -> Double { self == .upper ? limits.upperBound : limits.lowerBound }
}

#if !hasFeature(Embedded)
  /// A scroll motion is encoded by the choices from which it is made again.
  extension ScrollMotion: Codable {
    enum CodingKeys: NumberKey { case plan, limits, feel }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try fields.decode(Plan.self, forKey: .plan),
        limits: try fields.decode(ClosedRange<Double>.self, forKey: .limits),
        feel: try fields.decode(ScrollFeel.self, forKey: .feel))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(plan, forKey: .plan)
      try fields.encode(limits, forKey: .limits)
      try fields.encode(feel, forKey: .feel)
    }
  }

  extension ScrollMotion.Plan: Codable {
    enum CodingKeys: String, FiniteKey {
      case opening = "return"
      case coasting = "deceleration"
      case projection
    }
  }

  extension ScrollMotion.Plan.Coasting: Codable {
    enum CodingKeys: FiniteKey { case from, isReleased, start }
  }

  extension ScrollMotion.Plan.Return: Codable {
    enum CodingKeys: String, FiniteKey {
      case start = "from"
      case bound = "edge"
      case edge = "isUpper"
      case cause
      case continuesInside = "endsAtEdge"
    }
  }

  extension ScrollMotion.Plan.Return.Cause: NamedCase {
    package static var names: KeyValuePairs<String, Self> {
      ["impact": .impact, "release": .release, "continuation": .continuation, "approach": .approach]
    }
  }

  /// An edge is whether it is the upper one.
  extension ScrollMotion.Plan.Return.Edge: Codable {
    package init(from decoder: any Decoder) throws {
      self = try decoder.singleValueContainer().decode(Bool.self) ? .upper : .lower
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(self == .upper)
    }
  }
#endif
