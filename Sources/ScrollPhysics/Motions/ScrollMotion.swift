/// The motion of scrolled content along one axis from its release until it rests: deceleration, and bounces at the
/// edges.
///
/// Inside its limits content moves by a ``Deceleration``. If that leads past an edge, a spring takes over at the time
/// and with the velocity of the crossing, and returns the content to the edge. Another spring returns content that is
/// released past an edge.
///
/// A flick *inward* from past an edge may be strong enough to carry content across that edge. Then a deceleration takes
/// over when the spring passes the edge, with the velocity that the content has there. (For ζ ≥ 1 that velocity grows
/// from zero with the flick, so there is no flick at which the path changes abruptly.) After a weaker flick the spring
/// ends at the edge; with ζ < 1 it oscillates about it.
///
/// Other feels have other laws and other returns, or keep content at its edge. In the last case ``pull(at:)`` is the
/// overshoot to show as a stretch or a glow.
///
/// The whole motion is decided when it is created. It is one function of time, the same at any frame rate.
public struct ScrollMotion: Motion, Hashable {
  /// The range in which content may rest, in points.
  public let limits: ClosedRange<Double>
  /// The feel of the motion.
  public let feel: ScrollFeel
  public let duration: Double
  public let destination: Double
  /// The position that the velocity would reach without limits, in points.
  ///
  /// Under the exponential law: x + sign(v)·max(0, |v| − s)/(−1000·ln d), with the feel's stopping velocity s. Under
  /// any other law: its destination. Under `uikit` this is `targetContentOffset`, while content rests where the sum
  /// form ends. In a recording of iOS 26.1 UIKit reports 6819.667 and rests at 6818.0.
  public let projection: Double

  /// The return from past an edge, from 0 to `coastStart`.
  let opening: ReturnMotion?
  /// The deceleration from `coastStart` to `closingStart`. It began before 0 if this motion continues it.
  let coast: Coast?
  let coastStart: Double
  /// The return to the edge that the content hits, from `closingStart` on.
  let closing: ReturnMotion?
  let closingStart: Double
  /// The velocity with which the content hits an edge, in pt/s; `nil` if it never does.
  public let impactVelocity: Double?

  /// The time at which decelerating content hits an edge, in seconds; `nil` if it never does.
  public var crossing: Double? { closing.map { _ in closingStart } }

  /// The time at which content released past an edge passes it inward and begins to decelerate, in seconds; `nil` if it
  /// never does.
  public var entry: Double? { opening != nil && coast != nil ? coastStart : nil }

  @inlinable @inline(__always)
  public func value(at time: Double) -> Double { state(at: time).value }

  @inlinable @inline(__always)
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Returns the content's position and velocity, which are past an edge only if the feel moves content there.
  // Marked as free of side effects, so that the compiler merges the two calls that `value` and `velocity` make.
  @_effects(readnone) @inline(never)
  public func state(at time: Double) -> MotionState { feel.edge.displayed(pulledState(at: time), within: limits) }

  /// Returns the overshoot past an edge, in points, negative past the lower edge. If the feel keeps content at its
  /// edge, this is the pull to show in another way, by ``EdgeStretch`` or a glow.
  public func pull(at time: Double) -> Double {
    guard !(time >= duration) else { return 0 }
    // Content that flings inward from an edge at which it stays leaves its pull behind.
    if feel.edge.isStill, let opening, time >= coastStart { return limits.excess(of: opening.value(at: max(0, time))) }
    return limits.excess(of: pulledState(at: time).value)
  }

  /// Returns the state with the pull past an edge, whether the feel moves content there or not.
  package func pulledState(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    let time = time > 0 ? time : 0
    if let closing, time >= closingStart { return closing.state(at: time - closingStart) }
    if let coast, time >= coastStart { return coast.unboundedState(at: time - coastStart) }
    return opening?.state(at: time) ?? MotionState(value: destination)
  }

  public func nextTurn(after time: Double) -> Double {
    guard time < duration else { return .infinity }
    if let closing, time >= closingStart { return closingStart + closing.nextTurn(after: time - closingStart) }
    let isCoasting = coast != nil && time >= coastStart
    return min(duration, isCoasting ? closingStart : coastStart, opening?.nextTurn(after: time) ?? .infinity)
  }

  /// Returns the phase of the motion at `time`.
  public func phase(at time: Double) -> Phase {
    guard !(time >= duration) else { return .resting }
    return bounce(at: time) == nil ? .decelerating : .bouncing
  }

  /// Returns the bounce at `time`; `nil` if there is none.
  func bounce(at time: Double) -> ReturnMotion? {
    guard !(time >= duration) else { return nil }
    if let closing, time >= closingStart { return closing }
    return time >= coastStart ? nil : opening
  }
}

extension ScrollMotion {
  /// The cause of a scroll motion: a release, or a motion that is already under way.
  public enum Beginning: Hashable, Sendable, CaseIterable {
    /// A finger releases the content.
    case released
    /// The content is already in motion. Past an edge, content that is fast enough inward leaves the edge.
    case continued
  }

  /// The phase of a scroll motion at one time.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The content decelerates inside its limits.
    case decelerating
    /// A spring pulls the content to an edge.
    case bouncing
    /// The content is at rest.
    case resting
  }

  /// Creates the motion of content that a finger releases, or that is already in motion.
  ///
  /// - Parameters:
  ///   - from: the content's position, in points; may be past `limits`.
  ///   - velocity: the content's velocity, in pt/s; the finger's if the feel ``ScrollFeel/releasesWithFingerVelocity``.
  ///   - limits: the range in which content may rest, in points; a single number if the content fits its viewport.
  ///   - feel: the feel of the motion.
  ///   - beginning: the cause of the motion. The kick of ``ScrollFeel/release`` and the form of an exponential law
  ///     apply to released content only, since they are about a finger's velocity.
  public init(
    from: Double, velocity: Double, limits: ClosedRange<Double>, feel: ScrollFeel = .uikit,
    beginning: Beginning = .released
  ) {
    let start = MotionState(value: from.bounded, velocity: velocity.bounded)
    let plan = ScrollPlan(limits: limits.bounded, feel: feel)
    switch beginning {
    case .released: self = plan.release(start)
    case .continued: self = plan.continuation(start)
    }
  }

  /// Returns the motion continued at `time` under other limits (content grew, the window shrank) or another feel.
  ///
  /// Position and velocity are kept. If nothing changes, the path stays the same. If an edge moves past content that
  /// moves inward fast enough to leave the edge, content decelerates inside.
  ///
  /// If the edge of a bounce moves, content still past the edge returns to its new position. If the feel has a kick and
  /// the edge comes nearer, the spring becomes faster, so that content does not pass the edge, as in a pull to refresh.
  /// At time 0 of a release, the release is planned anew for the new edge. Content inside the new edge decelerates if it
  /// moves outward. If it moves inward, it goes to the old edge and no farther.
  public func replanned(
    at time: Double, limits: ClosedRange<Double>? = nil, feel: ScrollFeel? = nil
  ) -> ScrollMotion {
    let plan = ScrollPlan(limits: (limits ?? self.limits).bounded, feel: feel ?? self.feel)
    let start = self.feel.edge.carried(
      pulledState(at: time), within: self.limits, to: plan.feel.edge, within: plan.limits)
    return plan.continuation(
      start, of: bounce(at: time), coast: plan.feel.coasting == self.feel.coasting ? underWay(at: time) : nil,
      isBeginning: time <= 0)
  }

  /// Returns the motion continued at `time` from another state, within other limits or by another feel. Content that
  /// returns to an edge goes to the edge and no farther.
  package func continued(
    at time: Double, from start: MotionState, limits: ClosedRange<Double>, feel: ScrollFeel
  ) -> ScrollMotion {
    let start = MotionState(value: start.value.bounded, velocity: start.velocity.bounded)
    return ScrollPlan(limits: limits.bounded, feel: feel).continuation(
      start, coast: feel.coasting == self.feel.coasting ? underWay(at: time) : nil,
      isReturning: bounce(at: time).map { !$0.plan.continuesInside } ?? false)
  }

  /// Returns the deceleration and its start before `time`; `nil` unless its law needs more than the velocity.
  private func underWay(at time: Double) -> (coast: Coast, start: Double)? {
    guard !feel.coasting.isAutonomous, let coast, time >= coastStart,
      time < min(closingStart, coastStart + coast.duration)
    else { return nil }
    return (coast, coastStart - time)
  }
}
