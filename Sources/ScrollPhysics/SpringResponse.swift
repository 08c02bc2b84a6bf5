/// How a spring answers at one time: x(t) and v(t) are linear in x₀ and v₀, and these are the four factors.
///
/// Computed once, it applies to a number, to a point or to any vector.
@frozen
public struct SpringResponse: Hashable, Sendable {
  /// The share of x₀ in x(t).
  public var displacementFromDisplacement: Double
  /// The share of v₀ in x(t), in seconds.
  public var displacementFromVelocity: Double
  /// The share of x₀ in v(t), in 1/s.
  public var velocityFromDisplacement: Double
  /// The share of v₀ in v(t).
  public var velocityFromVelocity: Double

  @inlinable
  public init(
    displacementFromDisplacement: Double, displacementFromVelocity: Double, velocityFromDisplacement: Double,
    velocityFromVelocity: Double
  ) {
    self.displacementFromDisplacement = displacementFromDisplacement
    self.displacementFromVelocity = displacementFromVelocity
    self.velocityFromDisplacement = velocityFromDisplacement
    self.velocityFromVelocity = velocityFromVelocity
  }

  /// Nothing has happened yet.
  public static let identity = SpringResponse(
    displacementFromDisplacement: 1, displacementFromVelocity: 0, velocityFromDisplacement: 0, velocityFromVelocity: 1)
}

extension SpringResponse {
  /// x(t) of x₀ and v₀.
  @inlinable
  public func displacement<V: VectorSpace>(from displacement: V, velocity: V) -> V {
    displacementFromDisplacement * displacement + displacementFromVelocity * velocity
  }

  /// v(t) of x₀ and v₀.
  @inlinable
  public func velocity<V: VectorSpace>(from displacement: V, velocity: V) -> V {
    velocityFromDisplacement * displacement + velocityFromVelocity * velocity
  }
}
