/// A point, a colour, a scale or any other vector that a spring takes to a destination, which may change on the way.
///
/// ```swift
/// var color = SpringAnimation(from: SIMD4(0, 0, 0, 1), to: SIMD4(1, 0.5, 0, 1), spring: Spring(response: 0.4, dampingRatio: 1))
/// color.retarget(to: SIMD4(0, 0, 1, 1), at: 0.15)   // goes on from where it is, as fast as it is
/// draw(color.value(at: 0.2))
/// ```
///
/// All coordinates move in step, by the one response of the spring (``Spring/response(at:)``). It is a pure function of time
/// between two changes: asked in any order, it gives the same answers. Times are seconds of one clock that the caller keeps.
/// Nothing allocates memory. Coordinates must be finite.
public struct SpringAnimation<Value: VectorSpace & Sendable>: Sendable {
  /// When it set out, in the caller's clock.
  public private(set) var start: Double
  /// Where it is at `start`.
  public private(set) var from: Value
  /// How fast it is at `start`, per second.
  public private(set) var initialVelocity: Value
  /// Where it goes, and is from ``restTime`` on.
  public private(set) var destination: Value
  /// What pulls.
  public let spring: Spring
  /// How long it takes, in seconds: from then on the magnitude of what is left to its destination stays within the
  /// threshold. Never early. Exact, to 1 ms, where it sets out from rest or from its destination; else late by no more
  /// than the spring takes to halve its swing or so, because the magnitudes of both parts of its response are added.
  public private(set) var duration: Double
  /// What was asked for; `nil` to follow the path.
  private let threshold: Double?
  private let equation: SpringEquation

  /// - Parameters:
  ///   - from: where it starts.
  ///   - to: where the spring is fixed.
  ///   - velocity: at the start, per second; `nil` for none.
  ///   - spring: what pulls.
  ///   - threshold: it is at rest once the magnitude of what is left stays within that; where nothing is said as in
  ///     ``SpringMotion``, of magnitudes.
  ///   - start: when it sets out, in the caller's clock.
  public init(
    from: Value, to: Value, velocity: Value? = nil, spring: Spring, threshold: Double? = nil, at start: Double = 0
  ) {
    self.start = start
    self.from = from
    self.destination = to
    self.initialVelocity = velocity ?? 0 * from
    self.spring = spring
    self.threshold = threshold
    equation = spring.equation
    duration = 0
    duration = settlingTime()
  }

  /// Goes to another destination from where it is at `time`, as fast as it is then.
  ///
  /// - Parameters:
  ///   - new: where the spring is fixed from now on.
  ///   - time: in the caller's clock.
  public mutating func retarget(to new: Value, at time: Double) {
    (from, initialVelocity) = state(at: time)
    start = time
    destination = new
    duration = settlingTime()
  }

  /// From when on it is at rest, in the caller's clock; infinite only for a spring without damping.
  public var restTime: Double { start + duration }

  /// Where it is at `time`: exactly its destination from ``restTime`` on, and where it set out before `start`; a time that
  /// is not a number counts as that.
  public func value(at time: Double) -> Value { state(at: time).value }

  /// How fast it is at `time`, per second; exactly zero from ``restTime`` on.
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// Both in one evaluation.
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    if time >= restTime { return (destination, 0 * destination) }
    guard time > start else { return (from, initialVelocity) }
    let response = equation.response(at: time - start)
    let displacement = from + -1 * destination
    return (
      destination + response.displacement(from: displacement, velocity: initialVelocity),
      response.velocity(from: displacement, velocity: initialVelocity)
    )
  }

  /// Of x(t) = p·x₀ + q·v₀ both parts are within their share of the threshold, so that their sum is within all of it.
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
