/// A value that a spring moves to a destination: a point, a color, a scale or any other vector.
///
/// ```swift
/// var color = SpringAnimation(from: SIMD4(0, 0, 0, 1), to: SIMD4(1, 0.5, 0, 1), spring: Spring(response: 0.4, dampingRatio: 1))
/// color.retarget(to: SIMD4(0, 0, 1, 1), at: 0.15)   // keeps value and velocity
/// draw(color.value(at: 0.2))
/// ```
///
/// Destination and spring may change in flight. Between two changes the value is a pure function of time, in seconds of
/// one clock of the caller. All coordinates move in step. Nothing allocates memory. Coordinates must be finite.
public struct SpringAnimation<Value: VectorSpace & Sendable>: Sendable {
  /// The time at which the animation starts, in the caller's clock.
  public let start: Double
  package let from: Value
  package let initialVelocity: Value
  /// The destination, which the value reaches at ``restTime``.
  public let destination: Value
  /// The spring that moves the value.
  public let spring: Spring
  /// The duration until the distance to the destination stays within the threshold, in seconds. Never too short. Exact to
  /// 1 ms if the motion starts at rest or at its destination; otherwise too long by about one half-life of the
  /// oscillation at most, because it adds the responses to displacement and velocity.
  public private(set) var duration: Double
  package let threshold: Double?
  private let equation: SpringEquation

  /// Creates an animation from a value to a destination, with a velocity per second, `nil` for none, from `start` of
  /// the caller's clock on. The threshold, within which the value is at rest, defaults as in ``SpringMotion``, by
  /// magnitudes.
  public init(
    from: Value, to: Value, velocity: Value? = nil, spring: Spring, threshold: Double? = nil, at start: Double = 0
  ) {
    (self.start, self.from, initialVelocity, destination) = (start, from, velocity ?? 0 * from, to)
    (self.spring, self.threshold, equation) = (spring, threshold, spring.equation)
    duration = 0
    duration = settlingTime()
  }

  /// Changes the destination, and the spring unless `nil`, at `time`. Value and velocity are kept.
  public mutating func retarget(to new: Value, spring newSpring: Spring? = nil, at time: Double) {
    let state = state(at: time)
    self = SpringAnimation(
      from: state.value, to: new, velocity: state.velocity, spring: newSpring ?? spring, threshold: threshold, at: time)
  }

  /// The time at which the value comes to rest, in the caller's clock; infinite only for an undamped spring.
  public var restTime: Double { start + duration }

  /// Returns the value at `time`: the initial one before `start` or for NaN, the destination from ``restTime`` on.
  public func value(at time: Double) -> Value { state(at: time).value }

  /// Returns the velocity at `time`, per second; exactly zero from ``restTime`` on.
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// Returns value and velocity at `time` in one evaluation.
  public func state(at time: Double) -> State {
    if time >= restTime { return State(value: destination, velocity: 0 * destination) }
    guard time > start else { return State(value: from, velocity: initialVelocity) }
    let response = equation.response(at: time - start)
    let displacement = from + -1 * destination
    return State(
      value: destination + response.displacement(from: displacement, velocity: initialVelocity),
      velocity: response.velocity(from: displacement, velocity: initialVelocity))
  }

  /// The value and the velocity at one moment.
  public struct State: Sendable {
    /// The value.
    public let value: Value
    /// The velocity, per second.
    public let velocity: Value
  }

  private func settlingTime() -> Double {
    let (distance, speed) = ((from + -1 * destination).magnitude, initialVelocity.magnitude)
    let carry = speed / equation.squaredFrequency.squareRoot()
    let path = distance + carry
    guard path > 0 else { return 0 }
    let limit = threshold ?? .threshold(forPath: path)
    let pulled = equation.settlingTime(
      displacement: distance.bounded, velocity: 0, threshold: limit * (distance / path))
    let pushed = equation.settlingTime(displacement: 0, velocity: speed.bounded, threshold: limit * (carry / path))
    return max(pulled, pushed)
  }
}

extension SpringAnimation: Equatable where Value: Equatable {}
extension SpringAnimation: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
  extension SpringAnimation: Codable where Value: Codable {
    enum CodingKeys: String, FiniteKey {
      case start, from
      case initialVelocity = "velocity"
      case destination, spring, threshold
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let velocity = try fields.decode(Value.self, forKey: .initialVelocity)
      try self.init(
        from: fields[.from], to: fields[.destination], velocity: velocity, spring: fields[.spring],
        threshold: fields.decodeIfPresent(Double.self, forKey: .threshold), at: fields[.start])
    }
  }
#endif
