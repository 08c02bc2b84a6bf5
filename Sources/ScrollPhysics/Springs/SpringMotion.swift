internal import CScrollMath

/// A spring that pulls a value to a destination, from any displacement (none included) at any velocity.
///
/// To change the destination in flight, begin a new motion from `state(at:)`: position and velocity carry over.
public struct SpringMotion: Motion, Hashable {
  /// What pulls.
  public let spring: Spring
  /// Where it starts, in points.
  public let from: Double
  /// v₀ in pt/s.
  public let initialVelocity: Double
  public let destination: Double
  public let duration: Double
  /// It is at rest once it stays within that of `destination`, in points.
  public let threshold: Double
  @usableFromInline let equation: SpringEquation
  @usableFromInline let weights: SpringWeights

  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - to: where the spring is fixed, in points.
  ///   - velocity: at the start, in pt/s.
  ///   - spring: what pulls.
  ///   - threshold: it is at rest once it stays within that of `to`: in points half a pixel or so. Where nothing is said it
  ///     is half a point, and in small units (an opacity, a scale) a two-hundredth of |from − to| + |v₀|/ω₀, the distance
  ///     that it has to go and the one that its velocity carries it.
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
      ?? .threshold(
        forPath: abs(displacement) + abs(initialVelocity) / equation.squaredFrequency.squareRoot())
    self.duration = equation.settlingTime(
      displacement: displacement, velocity: initialVelocity, threshold: self.threshold)
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
    guard !(time >= duration) else { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: initialVelocity) }
    let (p, q) = equation.basis(at: time)
    return MotionState(
      value: destination + (p * weights.pInValue + q * weights.qInValue),
      velocity: p * weights.pInVelocity + q * weights.qInVelocity)
  }

  /// When it first passes its destination after the start, in seconds; `nil` if it never does.
  ///
  /// The first zero of C + κ·S with κ = v₀/x₀ + r: tan ω′t = −ω′/κ · t = −1/κ · t = −ln(1 + δ/κ)/δ.
  public var arrival: Double? {
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
