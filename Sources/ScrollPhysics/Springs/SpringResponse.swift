/// The response of a spring at one time: the four factors of x₀ and v₀ in x(t) and v(t), which are linear in both.
///
/// Computed once, a response applies to numbers, points and all other vectors, whose coordinates then move in step.
public struct SpringResponse: Hashable, Sendable {
  /// The factor of x₀ in x(t).
  @usableFromInline package let displacementFromDisplacement: Double
  /// The factor of v₀ in x(t), in seconds.
  @usableFromInline package let displacementFromVelocity: Double
  /// The factor of x₀ in v(t), in 1/s.
  @usableFromInline package let velocityFromDisplacement: Double
  /// The factor of v₀ in v(t).
  @usableFromInline package let velocityFromVelocity: Double

  /// The response at time 0, which keeps displacement and velocity.
  package static let identity = SpringResponse(
    displacementFromDisplacement: 1, displacementFromVelocity: 0, velocityFromDisplacement: 0, velocityFromVelocity: 1)

  /// Returns x(t) for x₀ and v₀, in the unit of `displacement`.
  @inlinable
  public func displacement<Vector: VectorSpace>(from displacement: Vector, velocity: Vector) -> Vector {
    displacementFromDisplacement * displacement + displacementFromVelocity * velocity
  }

  /// Returns v(t) for x₀ and v₀, in the unit of `velocity`.
  @inlinable
  public func velocity<Vector: VectorSpace>(from displacement: Vector, velocity: Vector) -> Vector {
    velocityFromDisplacement * displacement + velocityFromVelocity * velocity
  }
}
