public import CScrollMath

/// A flick that slows down by itself: x(t) = x₀ + A·(1 − d^(1000t)), v(t) = x′(t).
///
/// A = v₀/(−1000·ln d) is the integral of v₀·d^(1000t) over all times. The motion approaches X = x₀ + A without ever
/// getting there, so it counts as at rest once within a threshold ε of X: T = ln(|A|/ε)/(−1000·ln d), at least 0
/// (Lobanov, Deceleration mechanics of UIScrollView, 2019).
public struct Deceleration: Motion, Hashable {
  /// x₀ in points.
  public let from: Double
  public let duration: Double
  public let destination: Double
  /// A, signed, in points.
  @usableFromInline let range: Double
  /// −1000·ln d in 1/s.
  @usableFromInline let resistance: Double

  /// A flick, at rest once it is near enough to X or slow enough.
  ///
  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - velocity: of the finger, in pt/s. With the form `.sum` the motion starts somewhat slower than the finger (by
  ///     0.1 % for `.normal`), because it goes less far and its velocity is the derivative of its value.
  ///   - rate: the factor per millisecond.
  ///   - form: how far a velocity carries.
  ///   - stoppingVelocity: in pt/s: it stops where it is once it is slower than that, and the threshold is ignored; 0
  ///     for a motion that ends by its threshold.
  ///   - threshold: it is at rest once within that distance of X, in points: half a pixel or so.
  public init(
    from: Double, velocity: Double, rate: DecelerationRate = .normal, form: DecelerationForm = .integral,
    stoppingVelocity: Double = 0, threshold: Double = 0.5
  ) {
    self.init(
      from: from, range: velocity.bounded * form.reach(of: rate), resistance: rate.resistance,
      stoppingVelocity: stoppingVelocity, threshold: threshold)
  }

  /// A flick that comes to rest at a place that was chosen, and lands on it to the last bit.
  ///
  /// Its law is that of every deceleration, x(t) = x₀ + A·(1 − e^(−rt)) with A = X − x₀, at the one rate at which that
  /// begins with v₀: from v(0) = A·r follows r = v₀/(X − x₀). So its speed only ever falls, it never leaves the way from x₀
  /// to X, and towards the X at which it would rest anyway it moves exactly as it would. It lasts T = ln(|A|/ε)/r: for a
  /// place nearer than that it is sooner there, for one that is farther it takes longer, in proportion.
  ///
  /// No deceleration leads to a place from which the content moves away, nor anywhere from rest: then it is there at once,
  /// with a duration of 0. Whoever wants to see it go there takes a ``SpringMotion``.
  ///
  /// - Parameters:
  ///   - from: x₀ in points.
  ///   - to: X in points.
  ///   - velocity: v₀ in pt/s.
  ///   - threshold: ε, it is at rest once within that distance of X, in points; as ``SpringMotion`` has it where nothing is
  ///     said.
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

  @inlinable @inline(__always)
  public func value(at time: Double) -> Double { outlinedState(at: time).value }

  @inlinable @inline(__always)
  public func velocity(at time: Double) -> Double { outlinedState(at: time).velocity }

  /// Declared free of effects, so that the compiler evaluates value and velocity of one time in one call.
  @usableFromInline @_effects(readnone) @inline(never)
  func outlinedState(at time: Double) -> MotionState { state(at: time) }

  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState {
    time >= duration ? MotionState(value: destination) : unboundedState(at: time)
  }

  /// The state if the motion never ended.
  @inlinable @inline(__always)
  func unboundedState(at time: Double) -> MotionState {
    guard time > 0 else { return MotionState(value: from, velocity: range * resistance) }
    let remainder = exp(-resistance * time)
    return MotionState(value: from + range * (1 - remainder), velocity: range * resistance * remainder)
  }

  /// When it reaches `value`, in seconds: t = ln(1 − (x − x₀)/A)/(1000·ln d); `nil` when it never gets there.
  ///
  /// What is nearer to the end than the threshold is reached when the motion ends, at `duration`.
  public func duration(to value: Double) -> Double? {
    if value == destination { return duration }
    let isPastTheEnd = range < 0 ? value < destination : value > destination
    guard !isPastTheEnd, let time = time(toCover: value.bounded - from) else { return nil }
    return min(time, duration)
  }

  /// When it has covered `distance` if nothing ends it before; `nil` for what is behind it or beyond its range.
  func time(toCover distance: Double) -> Double? {
    if distance == 0 { return 0 }
    let part = distance / range
    return part > 0 && part < 1 ? -log1p(-part) / resistance : nil
  }
}
