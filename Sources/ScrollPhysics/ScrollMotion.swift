/// The way of scrolled content along one axis after it is let go: coast · coast, then bounce · bounce.
public struct ScrollMotion: Motion, Hashable {
  /// How a motion comes about.
  public enum Beginning: Hashable, Sendable {
    /// A finger let go of the content.
    case released
    /// The content was moving already, and its limits or its feel changed.
    case continued
  }

  /// What content does at one time.
  public enum Phase: Hashable, Sendable, CaseIterable {
    case decelerating, bouncing, resting
  }

  /// A spring at a bound, as one leg of the way.
  struct Bounce: Hashable, Sendable {
    enum Cause: Hashable, Sendable { case impact, release }
    var cause: Cause
    var motion: SpringMotion
    var start: Double
  }

  public let limits: ClosedRange<Double>
  public let feel: ScrollFeel
  public let duration: Double
  public let destination: Double
  /// Where it would come to rest without limits, in points.
  public let projection: Double

  /// A spring that carries content from beyond a bound back across it, and when it does.
  let entry: (Bounce)?
  let coast: Deceleration?
  let coastStart: Double
  let bounce: Bounce?

  /// The time at which coasting content hits a bound, in seconds; `nil` when it never does.
  public var crossing: Double? {
    guard coast != nil, let bounce else { return nil }
    return bounce.start
  }
}

extension ScrollMotion {
  /// - Parameters:
  ///   - from: where the content is, in points; beyond `limits` if it was overscrolled.
  ///   - velocity: of the content, in pt/s (of the finger, where the feel releases with that).
  public init(from: Double, velocity: Double, limits: ClosedRange<Double>, feel: ScrollFeel) {
    self.init(from: from, velocity: velocity, limits: limits, feel: feel, beginning: .released)
  }

  /// - Parameter beginning: content that is let go beyond a bound gets the feel's kick, content in motion does not.
  public init(
    from: Double, velocity: Double, limits: ClosedRange<Double>, feel: ScrollFeel, beginning: Beginning
  ) {
    let limits = limits.lowerBound.bounded...limits.upperBound.bounded
    let state = MotionState(value: from.bounded, velocity: velocity.bounded)
    self.init(state, limits, feel, beginning, .release)
  }

  private init(
    _ state: MotionState, _ limits: ClosedRange<Double>, _ feel: ScrollFeel, _ beginning: Beginning,
    _ cause: Bounce.Cause
  ) {
    let free = Self.coast(state, feel, beginning)
    let projection = free.from + free.range
    let overshoot = limits.excess(of: state.value)
    if overshoot != 0 {
      let kick = beginning == .released ? feel.releaseKick.bounded * overshoot : 0
      let bounce = Bounce(
        cause: cause,
        motion: SpringMotion(
          displacement: overshoot, to: state.value.clamped(to: limits), velocity: state.velocity - kick,
          spring: cause == .release ? feel.releaseSpring : feel.bounceSpring, threshold: feel.threshold),
        start: 0)
      self.init(limits, feel, projection, bounce)
    } else {
      self.init(limits, feel, projection, free, from: 0)
    }
  }

  private init(_ limits: ClosedRange<Double>, _ feel: ScrollFeel, _ projection: Double, _ bounce: Bounce) {
    (self.limits, self.feel, self.projection) = (limits, feel, projection)
    (entry, coast, coastStart, self.bounce) = (nil, nil, 0, bounce)
    (duration, destination) = (bounce.motion.duration, bounce.motion.destination)
  }

  private init(
    _ limits: ClosedRange<Double>, _ feel: ScrollFeel, _ projection: Double, _ coast: Deceleration, from start: Double
  ) {
    (self.limits, self.feel, self.projection) = (limits, feel, projection)
    (entry, self.coast, coastStart) = (nil, coast, start)
    let bound = coast.range < 0 ? limits.lowerBound : limits.upperBound
    let distance = bound - coast.from
    if let time = coast.time(over: distance), time < coast.duration {
      let motion = SpringMotion(
        displacement: 0, to: bound, velocity: coast.resistance * (coast.range - distance), spring: feel.bounceSpring,
        threshold: feel.threshold)
      bounce = Bounce(cause: .impact, motion: motion, start: start + time)
      (duration, destination) = (start + time + motion.duration, bound)
    } else {
      bounce = nil
      (duration, destination) = (start + coast.duration, coast.destination.clamped(to: limits))
    }
  }

  private static func coast(_ state: MotionState, _ feel: ScrollFeel, _ beginning: Beginning) -> Deceleration {
    let rate = feel.decelerationRate
    let reach = beginning == .released ? feel.decelerationForm.reach(of: rate) : 1 / rate.resistance
    return Deceleration(
      from: state.value, range: state.velocity * reach, resistance: rate.resistance,
      stoppingVelocity: feel.stoppingVelocity, threshold: feel.threshold)
  }
}

extension ScrollMotion {
  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    if let bounce, coast == nil || time >= bounce.start { return bounce.motion.state(at: time - bounce.start) }
    guard let coast else { return MotionState(value: destination) }
    return coast.course(at: time - coastStart)
  }

  /// What the content does at `time`.
  public func phase(at time: Double) -> Phase {
    guard !(time >= duration) else { return .resting }
    if let bounce, coast == nil || time >= bounce.start { return .bouncing }
    return .decelerating
  }

  /// The same motion from `time` on under other limits or another feel: position and velocity are kept.
  public func replanned(
    at time: Double, limits: ClosedRange<Double>? = nil, feel: ScrollFeel? = nil
  ) -> ScrollMotion {
    let cause = bounce.map { coast == nil || time >= $0.start ? $0.cause : .impact } ?? .impact
    return ScrollMotion(state(at: time), limits ?? self.limits, feel ?? self.feel, .continued, cause)
  }
}
