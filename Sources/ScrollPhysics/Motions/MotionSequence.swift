/// A motion for a given time, followed by another motion.
///
/// ```swift
/// let deceleration = Deceleration(from: 0, velocity: 2000)
/// let time = deceleration.duration(to: 300)!
/// let spring = SpringMotion(from: 300, to: 300, velocity: deceleration.velocity(at: time), spring: .init(response: 0.5, dampingRatio: 1))
/// let flick = deceleration.sequence(until: time, spring)
/// ```
///
/// The second part begins at its own time 0. The caller is responsible for continuity at the seam.
public struct MotionSequence<First: Motion, Second: Motion>: Motion {
  package let first: First
  /// The time at which the second part begins, in seconds from the start of the first.
  package let until: Double
  package let second: Second
  public let duration: Double

  /// Creates a sequence of a motion before `until`, in seconds, infinite for never, and one from then on, with its own
  /// time. Traps if `until` is negative or NaN.
  public init(_ first: First, until: Double, _ second: Second) {
    precondition(until >= 0, "A part of a sequence lasts no negative time, and not a NaN.")
    (self.first, self.until, self.second) = (first, until, second)
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
  /// Returns this motion until `time`, in seconds, followed by another motion with its own time.
  public func sequence<Next: Motion>(until time: Double, _ next: Next) -> MotionSequence<Self, Next> {
    MotionSequence(self, until: time, next)
  }
}

#if !hasFeature(Embedded)
  extension MotionSequence: Codable where First: Codable, Second: Codable {
    enum CodingKeys: NumberKey { case first, until, second }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let until: Double = try fields[.until]
      guard until >= 0 else { throw fields.failure("A part of a sequence lasts no negative time.", .until) }
      try self.init(fields[.first], until: until, fields[.second])
    }
  }
#endif
