public import CScrollMath

/// A deceleration in proportion to the velocity, as in `UIScrollView`: x(t) = x₀ + A·(1 − d^(1000t)), v(t) = x′(t).
///
/// A = v₀/(−1000·ln d) is the integral of v₀·d^(1000t) over all times. The motion approaches X = x₀ + A and never
/// reaches it. Within a threshold ε of X it counts as at rest: T = ln(|A|/ε)/(−1000·ln d), at least 0 (Lobanov,
/// Deceleration mechanics of UIScrollView, 2019).
public struct Deceleration: Motion, Hashable {
  /// The starting position x₀, in points.
  @usableFromInline package let from: Double
  public let duration: Double
  public let destination: Double
  /// The signed range A, in points.
  @usableFromInline package let range: Double
  /// The resistance r = −1000·ln d, in 1/s.
  @usableFromInline package let resistance: Double

  /// Creates a deceleration from a position in points, with a finger's velocity in pt/s.
  ///
  /// The motion ends within `threshold` points of its limit. A `stoppingVelocity` above 0, in pt/s, replaces the
  /// threshold: the motion ends at that speed, wherever it is. With the form `.sum` it starts slightly slower (by 0.1 % for `.normal`) and travels less far.
  public init(
    from: Double, velocity: Double, rate: DecelerationRate = .normal, form: DecelerationForm = .integral,
    stoppingVelocity: Double = 0, threshold: Double = 0.5
  ) {
    self.init(
      from: from, range: velocity.bounded * form.reach(of: rate), resistance: rate.resistance,
      stoppingVelocity: stoppingVelocity, threshold: threshold)
  }

  /// Creates a deceleration that comes to rest exactly at a chosen position X.
  ///
  /// The law is x(t) = x₀ + A·(1 − e^(−rt)) with A = X − x₀ and r = v₀/A: the speed never grows. The duration is T =
  /// ln(|A|/ε)/r. The threshold ε, in points, defaults to 0.5, or to |A|/200 if that is less. A deceleration cannot
  /// move content from rest, nor against its velocity: the motion is then at X at once. To animate such a change, use
  /// ``SpringMotion``.
  public init(from: Double, to: Double, velocity: Double, threshold: Double? = nil) {
    let range = to.bounded - from.bounded
    let rate = velocity.bounded / range
    self.from = from.bounded
    self.destination = to.bounded
    guard rate > 0, rate < .infinity else {
      (self.range, resistance, duration) = (range, 0, 0)
      return
    }
    let rest = (threshold ?? .threshold(forPath: abs(range))).positive
    self.range = range
    resistance = rate
    duration = rest < abs(range) ? log(abs(range) / rest) / rate : 0
  }

  init(from: Double, range: Double, resistance: Double, stoppingVelocity: Double, threshold: Double) {
    self.from = from.bounded
    self.range = range
    self.resistance = resistance
    let isStopped = stoppingVelocity > 0
    let rest = min(isStopped ? stoppingVelocity / resistance : threshold.positive, abs(range))
    self.duration = rest < abs(range) ? log(abs(range) / rest) / resistance : 0
    self.destination = self.from + (isStopped ? (range < 0 ? range + rest : range - rest) : range)
  }

  private init(from: Double, destination: Double, duration: Double, range: Double, resistance: Double) {
    (self.from, self.destination, self.duration) = (from, destination, duration)
    (self.range, self.resistance) = (range, resistance)
  }

  package func shifted(by distance: Double) -> Deceleration {
    Deceleration(
      from: (from + distance).bounded, destination: (destination + distance).bounded, duration: duration, range: range,
      resistance: resistance)
  }

  @inlinable @inline(__always)
  public func value(at time: Double) -> Double { outlinedState(at: time).value }

  @inlinable @inline(__always)
  public func velocity(at time: Double) -> Double { outlinedState(at: time).velocity }

  /// Returns the state. Declared free of effects, so that the compiler merges the calls for value and velocity.
  @usableFromInline @_effects(readnone) @inline(never)
  func outlinedState(at time: Double) -> MotionState { state(at: time) }

  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState {
    time >= duration ? MotionState(value: destination) : unboundedState(at: time)
  }

  @inlinable @inline(__always)
  func unboundedState(at time: Double) -> MotionState {
    guard time > 0 else { return MotionState(value: from, velocity: range * resistance) }
    let remainder = exp(-resistance * time)
    return MotionState(value: from + range * (1 - remainder), velocity: range * resistance * remainder)
  }

  /// Returns the time at which the motion reaches `value`, in seconds; `nil` if it never does.
  ///
  /// t = ln(1 − (x − x₀)/A)/(1000·ln d). Values within the threshold of the destination are reached at `duration`.
  public func duration(to value: Double) -> Double? {
    if value == destination { return duration }
    let isPastTheEnd = range < 0 ? value < destination : value > destination
    guard !isPastTheEnd, let time = time(toCover: value.bounded - from) else { return nil }
    return min(time, duration)
  }

  /// Returns the time to cover `distance` if nothing ends the motion; `nil` behind the start or beyond the range.
  func time(toCover distance: Double) -> Double? {
    if distance == 0 { return 0 }
    let part = distance / range
    return part > 0 && part < 1 ? -log1p(-part) / resistance : nil
  }
}

#if !hasFeature(Embedded)
  extension Deceleration: Codable {
    enum CodingKeys: FiniteKey { case from, destination, duration, range, resistance }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      try self.init(
        from: fields[.from], destination: fields[.destination], duration: max(0, fields[.duration]),
        range: fields[.range], resistance: max(0, fields[.resistance]))
    }
  }
#endif
