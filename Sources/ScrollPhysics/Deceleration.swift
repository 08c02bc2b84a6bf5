#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#else
  public import Darwin
#endif

/// How far a velocity carries: the two published constants of proportionality between v₀ and X − x₀.
public enum DecelerationForm: Hashable, Sendable, CaseIterable {
  /// −1/(1000·ln d), the integral of v₀·d^(1000t): 0.4995 s for `.normal` (Lobanov, 2019).
  case integral
  /// d/(1000·(1 − d)), the sum over whole milliseconds: 0.499 s for `.normal` (Apple, WWDC 2018, session 803).
  case sum

  /// The seconds for which the initial velocity would have to last to cover the whole distance.
  public func reach(of rate: DecelerationRate) -> Double {
    switch self {
    case .integral: 1 / rate.resistance
    case .sum: Self.sumReach(min(max(rate.rawValue, 0), 0x1.fffffffffffffp-1))
    }
  }

  private static func sumReach(_ d: Double) -> Double { d.isNaN ? 0 : d / (1 - d) / 1000 }
}

/// A motion that slows down by a constant factor per millisecond, as a scroll view's does after a flick.
///
/// x(t) = x₀ + A·(1 − d^(1000t)), with A = v₀ · reach.
public struct Deceleration: Motion, Hashable {
  /// Where it starts, in points.
  public let from: Double
  /// How far it would run from there, signed, if nothing stopped it.
  @usableFromInline let range: Double
  /// −1000·ln d, in 1/s.
  @usableFromInline let resistance: Double
  public let duration: Double
  public let destination: Double

  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - velocity: of the finger at release, in pt/s.
  ///   - rate: the factor per millisecond.
  ///   - threshold: half a pixel or so: it is at rest once it is within that of where it would end, in points.
  public init(from: Double, velocity: Double, rate: DecelerationRate = .normal, threshold: Double = 0.5) {
    self.init(
      from: from, velocity: velocity, rate: rate, form: .integral, stoppingVelocity: 0, threshold: threshold)
  }

  /// - Parameters:
  ///   - form: how far a velocity carries. With `.sum` the motion starts slightly slower than the finger (0.1 % for
  ///     `.normal`), since its velocity is the derivative of its value.
  ///   - stoppingVelocity: it is at rest once slower than this, in pt/s; 0 leaves that to the threshold.
  public init(
    from: Double, velocity: Double, rate: DecelerationRate, form: DecelerationForm, stoppingVelocity: Double,
    threshold: Double = 0.5
  ) {
    self.init(
      from: from, range: velocity.bounded * form.reach(of: rate), resistance: rate.resistance,
      stoppingVelocity: stoppingVelocity, threshold: threshold)
  }

  init(from: Double, range: Double, resistance: Double, stoppingVelocity: Double, threshold: Double) {
    self.from = from.bounded
    self.range = range.bounded
    self.resistance = resistance
    if stoppingVelocity > 0 {
      let rest = Swift.min(stoppingVelocity / resistance, abs(self.range))
      self.duration = Self.time(for: rest, of: abs(self.range), resistance: resistance)
      self.destination = self.from + (self.range < 0 ? self.range + rest : self.range - rest)
    } else {
      let rest = Swift.min(threshold.asThreshold, abs(self.range))
      self.duration = Self.time(for: rest, of: abs(self.range), resistance: resistance)
      self.destination = self.from + self.range
    }
  }

  /// When `rest` of `range` is left.
  static func time(for rest: Double, of range: Double, resistance: Double) -> Double {
    rest < range ? log(range / rest) / resistance : 0
  }
}

extension Deceleration {
  @inlinable
  public func value(at time: Double) -> Double { state(at: time).value }

  @inlinable
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  @inlinable
  public func state(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    return course(at: time)
  }

  /// The state without an end.
  @inlinable
  func course(at time: Double) -> MotionState {
    guard time > 0 else { return MotionState(value: from, velocity: range * resistance) }
    let passed = expm1(-resistance * time)
    return MotionState(value: from - range * passed, velocity: range * resistance * (1 + passed))
  }

  /// When it reaches `value`, in seconds; `nil` when it never gets there.
  ///
  /// The last half pixel or so, which the motion skips, counts as reached at `duration`.
  public func duration(to value: Double) -> Double? {
    let distance = value.bounded - from
    if distance == 0 { return 0 }
    if value == destination { return duration }
    guard let time = time(over: distance) else { return nil }
    let isPastTheEnd = range < 0 ? value < destination : value > destination
    return isPastTheEnd ? nil : Swift.min(time, duration)
  }

  /// When it has covered `distance` if nothing ends it.
  func time(over distance: Double) -> Double? {
    let part = distance / range
    return part >= 0 && part < 1 ? -log1p(-part) / resistance : nil
  }

  /// The velocity in pt/s that a finger must leave behind at `start` for the motion to come to rest at `destination`.
  public static func velocity(
    reaching destination: Double, from start: Double, rate: DecelerationRate = .normal,
    form: DecelerationForm = .integral
  ) -> Double {
    ((destination.bounded - start.bounded) / form.reach(of: rate)).bounded
  }
}
