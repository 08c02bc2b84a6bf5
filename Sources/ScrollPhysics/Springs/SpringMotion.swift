internal import CScrollMath

/// A motion by a spring that pulls a value to a destination, from any displacement (0 included) and any velocity.
///
/// To change the destination in flight, create a new motion from `state(at:)`, which keeps position and velocity.
public struct SpringMotion: Motion, Hashable {
  /// The spring that pulls the value.
  public let spring: Spring
  /// The starting position, in points.
  @usableFromInline package let from: Double
  /// The initial velocity v₀, in pt/s.
  @usableFromInline package let initialVelocity: Double
  public let destination: Double
  public let duration: Double
  /// The distance to `destination`, in points, within which the motion is at rest.
  public let threshold: Double
  @usableFromInline let equation: SpringEquation
  @usableFromInline let weights: SpringWeights

  /// Creates a motion from a position to a destination, in points, with an initial velocity in pt/s. The threshold, in
  /// points, within which it is at rest, defaults to 0.5, or to a two-hundredth of |from − to| + |v₀|/ω₀ if that is
  /// less (an opacity, a scale).
  public init(from: Double, to: Double, velocity: Double = 0, spring: Spring, threshold: Double? = nil) {
    self.spring = spring
    self.from = from.bounded
    self.initialVelocity = velocity.bounded
    self.destination = to.bounded
    self.equation = spring.equation
    let displacement = self.from - destination
    self.weights = equation.weights(displacement: displacement, velocity: initialVelocity)
    self.threshold =
      threshold
      ?? .threshold(forPath: abs(displacement) + abs(initialVelocity) / equation.squaredFrequency.squareRoot())
    self.duration = equation.settlingTime(
      displacement: displacement, velocity: initialVelocity, threshold: self.threshold)
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
    guard !(time >= duration) else { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: initialVelocity) }
    let (p, q) = equation.basis(at: time)
    return MotionState(
      value: destination + (p * (from - destination) + q * weights.value),
      velocity: p * initialVelocity + q * weights.velocity)
  }

  public func nextTurn(after time: Double) -> Double {
    guard time < duration else { return .infinity }
    return min(equation.turn(after: time, displacement: from - destination, velocity: initialVelocity), duration)
  }

  /// The time at which the motion first passes its destination, in seconds; `nil` if it never does.
  ///
  /// The first zero of C + κ·S with κ = v₀/x₀ + r: tan ω′t = −ω′/κ; t = −1/κ; t = −ln(1 + δ/κ)/δ, by regime.
  package var arrival: Double? {
    let x = from - destination
    let reach = initialVelocity + equation.rate * x
    let separation = equation.separation
    switch equation.regime {
    case .underdamped:
      guard x != 0 else { return initialVelocity == 0 ? nil : .pi / separation }
      return (x < 0 ? atan2(-separation * x, reach) : atan2(separation * x, -reach)) / separation
    case .critical:
      return (-x / reach).asLaterTime
    case .overdamped:
      return (-log1p(separation * x / reach) / separation).asLaterTime
    }
  }
}

extension Double {
  fileprivate var asLaterTime: Double? { self > 0 && self < .infinity ? self : nil }
}

#if !hasFeature(Embedded)
  extension SpringMotion: Codable {
    enum CodingKeys: String, NumberKey {
      case from, destination
      case initialVelocity = "velocity"
      case spring, threshold
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let threshold: Double = try fields[.threshold]
      try self.init(
        from: fields[.from], to: fields[.destination], velocity: fields[.initialVelocity], spring: fields[.spring],
        threshold: threshold)
    }
  }
#endif
