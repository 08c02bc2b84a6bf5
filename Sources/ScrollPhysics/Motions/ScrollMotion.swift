internal import ScrollGeometry

/// The motion of scrolled content along one axis from its release until it rests: it decelerates, and bounces at a bound.
///
/// Inside its limits content moves as ``Deceleration`` says. Where that leads past a bound, a spring takes over at the
/// time and with the velocity of the crossing, and brings the content back to the bound. Content that is released
/// beyond a bound is brought back by another spring.
///
/// Content that is released beyond a bound with a flick *inwards* that by itself would carry it across the bound does
/// cross it: where the spring passes the bound, a deceleration takes over with the velocity that the content has there.
/// (For ζ ≥ 1 that velocity grows from zero as the flick gets stronger, so there is no flick at which the path changes
/// abruptly.) With any weaker flick the spring ends on the bound; with ζ < 1 it oscillates about it.
///
/// By other feels it coasts by other laws, comes back by other ways, and may stay at its bound where it would go past it:
/// then ``pull(at:)`` says how far that would be, which is shown as a stretch or a glow.
///
/// All of that is decided when the motion is made: it is one function of time, the same at any frame rate.
public struct ScrollMotion: Motion, Hashable {
  /// Where the content may rest, in points.
  public let limits: ClosedRange<Double>
  /// The numbers that it moves by.
  public let feel: ScrollFeel
  public let duration: Double
  public let destination: Double
  /// Where the velocity would carry it without limits, in points.
  ///
  /// Under the exponential law x + sign(v)·max(0, |v| − s)/(−1000·ln d), with the feel's stopping velocity s; under any
  /// other law its destination. Under `uikit` that is `targetContentOffset`, while content rests where the sum form ends:
  /// in a recording of iOS 26.1 UIKit reports 6819.667 and rests at 6818.0.
  public let projection: Double

  /// From 0 to `coastStart`: a spring from beyond a bound.
  let opening: ScrollBounce?
  /// From `coastStart` to `closingStart`.
  let coast: Coast?
  let coastStart: Double
  /// From `closingStart` on: a spring at the bound that the content hits.
  let closing: ScrollBounce?
  let closingStart: Double
  /// The velocity with which the content hits a bound, in pt/s; `nil` if it never does.
  public let impactVelocity: Double?

  /// The time in seconds at which decelerating content hits a bound; `nil` if it never does.
  public var crossing: Double? { closing.map { _ in closingStart } }

  /// The time in seconds at which content that was released beyond a bound passes it inwards, to decelerate from there;
  /// `nil` if it was not, or does not.
  public var entry: Double? { opening != nil && coast != nil ? coastStart : nil }

  @inlinable @inline(__always)
  public func value(at time: Double) -> Double { state(at: time).value }

  @inlinable @inline(__always)
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Where the content is and how fast it moves: past a bound only if the feel lets it move there.
  // Declared free of effects, so that the compiler evaluates value and velocity of one time in one call.
  @_effects(readnone) @inline(never)
  public func state(at time: Double) -> MotionState {
    let state = pulledState(at: time)
    guard feel.edge.isStill else { return state }
    let value = state.value.clamped(to: limits)
    let isHeld = value != state.value || value == bounce(at: time)?.motion.destination
    return isHeld ? MotionState(value: value) : state
  }

  /// How far past a bound it is pulled, in points, negative past the lower one: how far the content is past it, if the feel
  /// lets it move there, and else how much of a pull there is to show in another way, by ``EdgeStretch`` or a glow.
  public func pull(at time: Double) -> Double {
    feel.edge.isStill ? stretch(at: time) : limits.excess(of: value(at: time))
  }

  /// What is pulled out comes back while the content may fling already.
  private func stretch(at time: Double) -> Double {
    guard !(time >= duration) else { return 0 }
    if let opening, time >= coastStart { return limits.excess(of: opening.motion.value(at: max(0, time))) }
    return limits.excess(of: pulledState(at: time).value)
  }

  /// The state with what is pulled past a bound, whether the content moves there or not.
  package func pulledState(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    let time = time > 0 ? time : 0
    if let closing, time >= closingStart { return closing.motion.state(at: time - closingStart) }
    if let coast, time >= coastStart { return coast.unboundedState(at: time - coastStart) }
    return opening?.motion.state(at: time) ?? MotionState(value: destination)
  }

  /// What the content does at `time`.
  public func phase(at time: Double) -> Phase {
    guard !(time >= duration) else { return .resting }
    return bounce(at: time) == nil ? .decelerating : .bouncing
  }

  /// The spring that pulls the content at `time`.
  func bounce(at time: Double) -> ScrollBounce? {
    guard !(time >= duration) else { return nil }
    if let closing, time >= closingStart { return closing }
    return time >= coastStart ? nil : opening
  }
}

extension ScrollMotion {
  /// How a motion comes about.
  public enum Beginning: Hashable, Sendable, CaseIterable {
    /// A finger releases the content.
    case released
    /// The content is in motion already.
    case continued
  }

  /// What content does at one time.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// It decelerates inside its limits.
    case decelerating
    /// A spring pulls it to a bound.
    case bouncing
    /// It has come to rest.
    case resting
  }

  /// The motion of content that a finger releases.
  ///
  /// - Parameters:
  ///   - from: where the content is, in points, possibly beyond `limits`.
  ///   - velocity: in pt/s, of the content; of the finger, where the feel ``ScrollFeel/releasesWithFingerVelocity``.
  ///   - limits: in points. Content that fits its viewport has a range of one number.
  ///   - feel: the numbers that it moves by.
  ///   - beginning: only released content gets the feel's ``ScrollFeel/releaseKick`` and
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

  /// The same content from `time` on, under other limits (it grew, the window shrank) or another feel.
  ///
  /// Position and velocity are kept. With nothing changed, it is the rest of the same path. If the bound of a bounce moves,
  /// content that is still past it is brought to the new one. Content that is inside by now decelerates on its way out;
  /// on its way back it goes to where the bound was, and no farther.
  public func replanned(
    at time: Double, limits: ClosedRange<Double>? = nil, feel: ScrollFeel? = nil
  ) -> ScrollMotion {
    replanned(at: time, limits: limits, feel: feel, keepsKick: true)
  }

  /// The same, but of the ``ScrollFeel/releaseKick`` it may keep no more than it would have got if it had been released
  /// past the new bound. So content whose bound comes nearer while it bounces, as in a pull to refresh, does not pass the
  /// new one by the kick of the old one.
  ///
  /// - Parameter keepsKick: whether it keeps all of its velocity.
  package func replanned(
    at time: Double, limits: ClosedRange<Double>? = nil, feel: ScrollFeel? = nil, keepsKick: Bool
  ) -> ScrollMotion {
    let plan = ScrollPlan(limits: (limits ?? self.limits).bounded, feel: feel ?? self.feel)
    // A pull that content stayed at its bound for counts as long as content stays there, at the same place.
    let (shown, pulled) = (state(at: time), pulledState(at: time))
    let staysPulled = plan.feel.edge.isStill && pulled.value.clamped(to: plan.limits) == shown.value
    let start = self.feel.edge.isStill && !staysPulled ? shown : pulled
    return plan.continuation(
      start, of: bounce(at: time), coast: plan.feel.coasting == self.feel.coasting ? rest(at: time) : nil,
      keepsKick: keepsKick)
  }

  /// What is left of a motion whose law needs more than its velocity.
  private func rest(at time: Double) -> Coast? {
    guard let coast, time >= coastStart, time < min(closingStart, coastStart + coast.duration) else { return nil }
    return coast.rest(at: time - coastStart)
  }
}
