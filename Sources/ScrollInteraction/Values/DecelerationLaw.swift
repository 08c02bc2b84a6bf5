/// How content coasts when it is let go, in place of the exponential deceleration of a `ScrollFeel`: dry friction, a curve
/// of your own, or another platform's.
///
/// ```swift
/// var view = SimpleScrollView(layout: ScrollLayout(viewport: Size(390, 844), contentSize: Size(390, 5000)))
/// view.decelerationLaw = DecelerationLaw { FrictionDeceleration(from: $0, velocity: $1, resistance: 3.7, drag: 636) }
/// ```
///
/// Every view has one, and goes by it from its next release on. Scroll views, in one axis, in two, zoomed or within
/// each other, and the list of a drawer coast by it; where it leads past a bound, the feel's spring takes over at the
/// time and with the velocity of the crossing. Drawers, tiles and pages rest at their anchors and nowhere else: to
/// these their springs take them, and the law says to which, the one nearest to where it would end.
///
/// What a feel says of releases counts as before: `ScrollFeel.startingVelocity` and `ScrollFeel.greatestVelocity`. Content
/// without velocity stays where it is, whatever the law.
public struct DecelerationLaw: Sendable {
  /// What coasts, of a type that is not known.
  struct Coast {
    let motion: AnyMotion
    /// See `CoastingMotion.duration(to:)`.
    let duration: @Sendable (_ value: Double) -> Double?
  }

  private let make: @Sendable (_ start: Double, _ velocity: Double) -> Coast

  /// - Parameter make: what coasts from a value, in points, with a velocity, in points per second.
  public init<Law: CoastingMotion>(_ make: @escaping @Sendable (_ start: Double, _ velocity: Double) -> Law) {
    self.make = { start, velocity in
      let law = make(start, velocity)
      return Coast(motion: AnyMotion(law)) { law.duration(to: $0) }
    }
  }

  func coast(from start: Double, velocity: Double) -> Coast { make(start, velocity) }

  /// Where what moves at `start` with a velocity ends if there is no bound; `start` where the law does not say.
  func destination(from start: Double, velocity: Double) -> Double {
    guard velocity != 0, velocity.isFinite else { return start }
    let end = make(start, velocity).motion.destination
    return end.isFinite ? end : start
  }

  /// From within the limits, with a velocity, until it rests there.
  func movement(
    from start: Double, velocity: Double, within elasticity: ElasticLimits, _ feel: ScrollFeel
  ) -> DraggableValue.Movement {
    guard velocity != 0 else { return .rest(start) }
    let coast = make(start, velocity)
    let bound = coast.motion.destination.clamped(to: elasticity.limits)
    guard bound != coast.motion.destination else { return .motion(coast.motion) }
    guard let crossing = coast.duration(bound) else { return .rest(bound) }
    if elasticity.isWall(at: bound) { return .sequence(.motion(coast.motion), until: crossing, .rest(bound)) }
    let bounce = ScrollMotion(
      from: bound, velocity: coast.motion.velocity(at: crossing), limits: elasticity.limits,
      feel: elasticity.adapted(feel), beginning: .continued)
    return .sequence(.motion(coast.motion), until: crossing, .scroll(bounce))
  }
}
