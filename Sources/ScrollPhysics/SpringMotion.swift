/// A spring pulling a value to where it belongs, from any displacement (none included) at any velocity.
public struct SpringMotion: Motion, Hashable {
  public let spring: Spring
  public let destination: Double
  public let duration: Double
  /// x₀, from the destination, in points.
  @usableFromInline let displacement: Double
  /// v₀ in pt/s.
  @usableFromInline let initialVelocity: Double
  @usableFromInline let equation: SpringEquation

  /// - Parameter threshold: it is at rest once it stays within that of `to`, in points.
  public init(from: Double, to: Double, velocity: Double = 0, spring: Spring, threshold: Double = 0.5) {
    self.init(
      displacement: from.bounded - to.bounded, to: to, velocity: velocity, spring: spring, threshold: threshold)
  }

  init(displacement: Double, to: Double, velocity: Double, spring: Spring, threshold: Double) {
    self.spring = spring
    self.destination = to.bounded
    self.displacement = displacement
    self.initialVelocity = velocity.bounded
    self.equation = spring.equation
    self.duration = equation.settlingTime(
      displacement: displacement, velocity: initialVelocity, threshold: threshold)
  }

  @inlinable
  public func value(at time: Double) -> Double { state(at: time).value }

  @inlinable
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  @inlinable
  public func state(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    let response = equation.response(at: time)
    return MotionState(
      value: destination + response.displacement(from: displacement, velocity: initialVelocity),
      velocity: response.velocity(from: displacement, velocity: initialVelocity))
  }
}
