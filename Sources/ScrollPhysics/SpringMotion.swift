/// A spring that pulls a value to where it belongs, from any displacement (none included) at any velocity.
///
/// Retargeting in flight is a new motion from `state(at:)`: position and velocity carry over.
@frozen
public struct SpringMotion: Motion, Hashable {
  public let spring: Spring
  /// Where it starts, in points.
  public let from: Double
  /// v₀ in pt/s.
  public let initialVelocity: Double
  public let destination: Double
  public let duration: Double
  @usableFromInline let equation: SpringEquation
  /// x₀ = from − destination, in points.
  @usableFromInline let displacement: Double
  /// (r·x₀ + v₀)/δ and −(ω₀²·x₀ + r·v₀)/δ: what u carries into x(t) and v(t).
  @usableFromInline let displacementSwing: Double
  @usableFromInline let velocitySwing: Double

  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - to: where the spring is fixed, in points.
  ///   - velocity: at the start, in pt/s.
  ///   - threshold: it is at rest once it stays within that of `to`, in points: half a pixel or so.
  public init(from: Double, to: Double, velocity: Double = 0, spring: Spring, threshold: Double = 0.5) {
    self.spring = spring
    self.from = from.bounded
    self.initialVelocity = velocity.bounded
    self.destination = to.bounded
    self.displacement = self.from - destination
    self.equation = spring.equation
    self.displacementSwing = (equation.rate * displacement + initialVelocity) / equation.divisor
    self.velocitySwing = -(equation.square * displacement + equation.rate * initialVelocity) / equation.divisor
    self.duration = equation.settlingTime(
      displacement: displacement, velocity: initialVelocity, threshold: threshold)
  }
}

extension SpringMotion {
  @inlinable
  public func value(at time: Double) -> Double { state(at: time).value }

  @inlinable
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  @inlinable
  public func state(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: initialVelocity) }
    let basis = equation.basis(at: time)
    return MotionState(
      value: destination + (basis.m * displacement + basis.u * displacementSwing),
      velocity: basis.w * initialVelocity + basis.u * velocitySwing)
  }
}
