/// A law by which released content decelerates, in place of the exponential deceleration of a `ScrollFeel`: dry
/// friction, a curve of your own, or another platform's.
///
/// ```swift
/// var view = SimpleScrollView(layout: ScrollLayout(viewport: Size(390, 844), contentSize: Size(390, 5000)))
/// view.decelerationLaw = DecelerationLaw { FrictionDeceleration(from: $0, velocity: $1, resistance: 3.7, drag: 636) }
/// ```
///
/// Every view has an optional law and applies it from its next release on. Scroll views of all kinds and the list of a
/// drawer decelerate by it. If the law leads past a limit, the feel's spring takes over at the time and with the
/// velocity of the crossing. Drawers, tiles and pages rest only at their anchors: the law selects the anchor nearest to
/// its end, and a spring moves there.
///
/// `ScrollFeel.startingVelocity` and `ScrollFeel.greatestVelocity` still apply to releases. Content without velocity
/// stays in place under any law.
public struct DecelerationLaw: Sendable {
  /// A coasting motion whose type is erased.
  struct Coast {
    let motion: AnyMotion
    /// The function that returns the time at which the motion reaches a value: see `CoastingMotion.duration(to:)`.
    let duration: @Sendable (_ value: Double) -> Double?
  }

  private let make: @Sendable (_ start: Double, _ velocity: Double) -> Coast

  /// Creates a law from a closure that returns the motion from a value, in points, with a velocity, in points per
  /// second.
  public init<Law: CoastingMotion>(_ make: @escaping @Sendable (_ start: Double, _ velocity: Double) -> Law) {
    self.make = { start, velocity in
      let law = make(start, velocity)
      return Coast(motion: AnyMotion(law)) { law.duration(to: $0) }
    }
  }

  func coast(from start: Double, velocity: Double) -> Coast { make(start, velocity) }

  /// Returns the value at which a motion from `start` ends without limits; `start` if the law gives no finite end.
  func destination(from start: Double, velocity: Double) -> Double {
    guard velocity != 0, velocity.isFinite else { return start }
    let end = make(start, velocity).motion.destination
    return end.isFinite ? end : start
  }

  /// Returns the movement of content within the limits, from its start until it rests.
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
