/// The way of scrolled content along one axis from when it is let go until it rests: it coasts, and bounces at a bound.
///
/// Inside its limits content decelerates as ``Deceleration`` does. If it gets to a bound on the way, a spring takes over
/// there, at the very time of the crossing and with the velocity of the crossing, and brings it back to the bound.
/// Content that is let go beyond a bound is brought back by another spring.
///
/// Content that is let go beyond a bound with a flick *inwards*, strong enough to carry it across the bound by itself,
/// does cross it: where the spring passes the bound, it lets go, and the content coasts on with the velocity that it has
/// there. (For ζ ≥ 1 that velocity grows from zero as the flick gets stronger, so there is no flick at which the path
/// changes abruptly.) With any weaker one, the spring ends on the bound; with ζ < 1 it swings about it.
///
/// All of that is settled when the motion is made: it is one function of time, its whole future is known, and it is the
/// same at any frame rate.
public struct ScrollMotion: Motion, Hashable {
  /// Where the content belongs, in points.
  public let limits: ClosedRange<Double>
  /// The numbers that it moves by.
  public let feel: ScrollFeel
  public let duration: Double
  public let destination: Double
  /// Where it would come to rest without limits, in points.
  public let projection: Double

  /// From 0 to `coastStart`: a spring from beyond a bound.
  let opening: ScrollBounce?
  /// From `coastStart` to `closingStart`.
  let coast: Deceleration?
  let coastStart: Double
  /// From `closingStart` on: a spring at the bound that the content hits.
  let closing: ScrollBounce?
  let closingStart: Double
}

extension ScrollMotion {
  /// How a motion comes about.
  public enum Beginning: Hashable, Sendable, CaseIterable {
    /// A finger lets go of the content.
    case released
    /// The content is in motion already.
    case continued
  }

  /// What content does at one time.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// It coasts inside its limits.
    case decelerating
    /// A spring at a bound has it.
    case bouncing
    /// It has come to rest.
    case resting
  }

  /// Content that a finger lets go of.
  ///
  /// - Parameters:
  ///   - from: where the content is, in points, possibly beyond `limits`.
  ///   - velocity: in pt/s, of the content; of the finger, where the feel ``ScrollFeel/releasesWithFingerVelocity``.
  ///   - limits: in points. Content that fits its viewport has a range of one number.
  ///   - feel: the numbers that it moves by.
  ///   - beginning: only content that a finger lets go of gets the feel's ``ScrollFeel/releaseKick`` and its
  ///     ``ScrollFeel/decelerationForm``, which say what a finger's velocity does.
  public init(
    from: Double, velocity: Double, limits: ClosedRange<Double>, feel: ScrollFeel, beginning: Beginning = .released
  ) {
    let start = MotionState(value: from.bounded, velocity: velocity.bounded)
    let plan = ScrollPlan(limits: limits.bounded, feel: feel)
    switch beginning {
    case .released: self = plan.release(start)
    case .continued: self = plan.continuation(start)
    }
  }
}

extension ScrollMotion {
  /// The time in seconds at which coasting content hits a bound; `nil` if it never does.
  public var crossing: Double? { closing.map { _ in closingStart } }

  /// The time in seconds at which content that was let go beyond a bound passes it on its way in, to coast from there;
  /// `nil` if it was not, or does not.
  public var entry: Double? { opening != nil && coast != nil ? coastStart : nil }

  @inlinable @inline(__always)
  public func value(at time: Double) -> Double { state(at: time).value }

  @inlinable @inline(__always)
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  // Without effects, for the compiler too: value and velocity of one time are evaluated once.
  @_effects(readnone) @inline(never)
  public func state(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    let time = time > 0 ? time : 0
    if let closing, time >= closingStart { return closing.motion.state(at: time - closingStart) }
    if let coast, time >= coastStart { return coast.course(at: time - coastStart) }
    return opening?.motion.state(at: time) ?? MotionState(value: destination)
  }

  /// What the content does at `time`.
  public func phase(at time: Double) -> Phase {
    guard !(time >= duration) else { return .resting }
    return bounce(at: time) == nil ? .decelerating : .bouncing
  }

  /// The spring that holds the content at `time`.
  func bounce(at time: Double) -> ScrollBounce? {
    guard !(time >= duration) else { return nil }
    if let closing, time >= closingStart { return closing }
    return time >= coastStart ? nil : opening
  }
}
