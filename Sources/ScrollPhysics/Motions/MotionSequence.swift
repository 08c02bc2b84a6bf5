/// One motion for so many seconds, and then another: how a composed movement is built from parts.
///
/// ```swift
/// let coast = Deceleration(from: 0, velocity: 2000)
/// let time = coast.duration(to: 300)!
/// let spring = SpringMotion(from: 300, to: 300, velocity: coast.velocity(at: time), spring: .init(response: 0.5, dampingRatio: 1))
/// let flick = coast.sequence(until: time, spring)
/// ```
///
/// Each part has a time of its own: the second one begins at 0 when the first one is left. Whether position and velocity
/// are continuous there is up to who builds it. A sequence is a part like any other, so that more than two follow each
/// other.
public struct MotionSequence<First: Motion, Second: Motion>: Motion {
  /// From the beginning on.
  public let first: First
  /// When the second one begins, in seconds from the beginning of the first.
  public let until: Double
  /// From `until` on, by a time of its own.
  public let second: Second
  public let duration: Double

  /// - Parameters:
  ///   - first: from the beginning on.
  ///   - until: when the second takes over, in seconds; at least 0, and infinite for never.
  ///   - second: from then on, by its own time.
  public init(_ first: First, until: Double, _ second: Second) {
    precondition(until >= 0, "A part of a sequence lasts no negative time, and not a NaN.")
    self.first = first
    self.until = until
    self.second = second
    duration = until < .infinity ? until + second.duration : first.duration
  }

  /// That of the last part.
  public var destination: Double { until < .infinity ? second.destination : first.destination }

  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    // The sum of the durations may be rounded: what is over by the clock is at its destination.
    if time >= duration { return MotionState(value: destination) }
    return time >= until ? second.state(at: time - until) : first.state(at: time)
  }
}

extension MotionSequence: Equatable where First: Equatable, Second: Equatable {}
extension MotionSequence: Hashable where First: Hashable, Second: Hashable {}

extension Motion {
  /// This motion for so many seconds, and then another.
  ///
  /// - Parameters:
  ///   - time: when the other takes over, in seconds; at least 0.
  ///   - next: from then on, by its own time.
  public func sequence<Next: Motion>(until time: Double, _ next: Next) -> MotionSequence<Self, Next> {
    MotionSequence(self, until: time, next)
  }
}
