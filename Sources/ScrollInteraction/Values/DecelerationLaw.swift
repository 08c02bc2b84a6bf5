/// How content coasts when it is let go, in place of the exponential deceleration of a `ScrollFeel`.
///
/// Where the law leads past a bound, the feel's spring takes over at the time and with the velocity of the crossing.
public struct DecelerationLaw: Sendable {
  private let plan:
    @Sendable (_ start: Double, _ velocity: Double, ElasticLimits, ScrollFeel) -> DraggableValue.Movement

  /// - Parameter make: what coasts from a value, in points, with a velocity, in points per second.
  public init<Law: CoastingMotion>(_ make: @escaping @Sendable (_ start: Double, _ velocity: Double) -> Law) {
    plan = { start, velocity, elasticity, feel in
      let coast = make(start, velocity)
      let bound = coast.destination.clamped(to: elasticity.limits)
      guard bound != coast.destination else { return .motion(AnyMotion(coast)) }
      guard let crossing = coast.duration(to: bound) else { return .rest(bound) }
      if elasticity.isWall(at: bound) { return .sequence(.motion(AnyMotion(coast)), until: crossing, .rest(bound)) }
      let bounce = ScrollMotion(
        from: bound, velocity: coast.velocity(at: crossing), limits: elasticity.limits, feel: feel,
        beginning: .continued)
      return .sequence(.motion(AnyMotion(coast)), until: crossing, .scroll(bounce))
    }
  }

  /// From within the limits, with a velocity, until it rests there.
  func movement(
    from start: Double, velocity: Double, within elasticity: ElasticLimits, _ feel: ScrollFeel
  ) -> DraggableValue.Movement { plan(start, velocity, elasticity, feel) }
}
