/// A motion for a given time, followed by another motion.
///
/// ```swift
/// let coast = Deceleration(from: 0, velocity: 2000)
/// let time = coast.duration(to: 300)!
/// let spring = SpringMotion(from: 300, to: 300, velocity: coast.velocity(at: time), spring: .init(response: 0.5, dampingRatio: 1))
/// let flick = coast.sequence(until: time, spring)
/// ```
///
/// Each part has its own time: the second part begins at 0 when the first part ends. The caller is responsible for a
/// continuous position and velocity at the seam. A sequence can itself be a part of a sequence.
public struct MotionSequence<First: Motion, Second: Motion>: Motion {
  /// The first part.
  package let first: First
  /// The time at which the second part begins, in seconds from the start of the first.
  package let until: Double
  /// The second part, with its own time.
  package let second: Second
  public let duration: Double

  /// Creates a sequence. Traps if `until` is negative or NaN.
  ///
  /// - Parameters:
  ///   - first: the motion before `until`.
  ///   - until: the time at which the second part takes over, in seconds; infinite for never.
  ///   - second: the motion from `until` on, with its own time.
  public init(_ first: First, until: Double, _ second: Second) {
    precondition(until >= 0, "A part of a sequence lasts no negative time, and not a NaN.")
    self.first = first
    self.until = until
    self.second = second
    duration = until < .infinity ? until + second.duration : first.duration
  }

  /// The destination of the last part.
  public var destination: Double { until < .infinity ? second.destination : first.destination }

  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    // The sum of the durations may be rounded, so `duration` alone decides when the motion is at its destination.
    if time >= duration { return MotionState(value: destination) }
    return time >= until ? second.state(at: time - until) : first.state(at: time)
  }

  public func nextTurn(after time: Double) -> Double {
    time < until ? min(first.nextTurn(after: time), until) : until + second.nextTurn(after: time - until)
  }
}

extension MotionSequence: Equatable where First: Equatable, Second: Equatable {}
extension MotionSequence: Hashable where First: Hashable, Second: Hashable {}

extension Motion {
  /// Returns this motion until `time`, followed by another motion.
  ///
  /// - Parameters:
  ///   - time: the time at which the other motion takes over, in seconds; at least 0.
  ///   - next: the other motion, with its own time.
  public func sequence<Next: Motion>(until time: Double, _ next: Next) -> MotionSequence<Self, Next> {
    MotionSequence(self, until: time, next)
  }
}

#if !hasFeature(Embedded)
  extension MotionSequence: Codable where First: Codable, Second: Codable {
    enum CodingKeys: NumberKey { case first, until, second }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let until = try fields.decode(Double.self, forKey: .until)
      guard until >= 0 else { throw fields.failure("A part of a sequence lasts no negative time.", .until) }
      self.init(
        try fields.decode(First.self, forKey: .first), until: until, try fields.decode(Second.self, forKey: .second))
    }
  }
#endif
