/// The response of a spring at one time: x(t) and v(t) are linear in x₀ and v₀, and these are the four factors.
///
/// Computed once, it applies to a number, to a point or to any other vector, all of whose coordinates then move in step.
public struct SpringResponse: Hashable, Sendable {
  /// The share of x₀ in x(t).
  public let displacementFromDisplacement: Double
  /// The share of v₀ in x(t), in seconds.
  public let displacementFromVelocity: Double
  /// The share of x₀ in v(t), in 1/s.
  public let velocityFromDisplacement: Double
  /// The share of v₀ in v(t).
  public let velocityFromVelocity: Double

  /// At time 0: displacement and velocity as they were.
  public static let identity = SpringResponse(
    displacementFromDisplacement: 1, displacementFromVelocity: 0, velocityFromDisplacement: 0, velocityFromVelocity: 1)

  /// x(t) of x₀ and v₀, in the unit of `displacement`.
  @inlinable
  public func displacement<Vector: VectorSpace>(from displacement: Vector, velocity: Vector) -> Vector {
    displacementFromDisplacement * displacement + displacementFromVelocity * velocity
  }

  /// v(t) of x₀ and v₀, in the unit of `velocity`.
  @inlinable
  public func velocity<Vector: VectorSpace>(from displacement: Vector, velocity: Vector) -> Vector {
    velocityFromDisplacement * displacement + velocityFromVelocity * velocity
  }
}
