/// The return of content from past an edge: a spring and its initial velocity.
///
/// A Mac's return by (x₀ + 0.31·v·t)·e^(−12.5t) is the spring of k = 156.25 and ζ = 1, begun with 0.31·v − 12.5·x₀.
public struct EdgeReturn: Hashable, Sendable {
  /// A motion at constant velocity over the last points, which replaces the long end of a spring.
  public struct Tail: Hashable, Sendable {
    /// The distance to the edge, in points, below which the tail begins if content is no faster than ``velocity``.
    public var distance: Double
    /// The constant speed of the tail toward the edge, in pt/s.
    public var velocity: Double

    /// Creates a tail from a distance in points and a velocity in pt/s.
    public init(distance: Double, velocity: Double) {
      self.distance = distance
      self.velocity = velocity
    }
  }

  /// The spring that pulls content back to the edge.
  public var spring: Spring
  /// The factor on the content's velocity that gives the spring's initial velocity. 1 keeps all of it.
  public var velocityShare: Double
  /// The maximum of the content's speed, in pt/s, before ``velocityShare`` applies; infinite for no limit.
  public var greatestVelocity: Double
  /// The velocity toward the edge that the spring gets per point of overshoot, in 1/s.
  public var kick: Double
  /// The maximum overshoot of the spring, in points. Has no effect on a spring that begins farther out.
  public var ceiling: Double
  /// The distance to the edge, in points, within which content is at rest; `nil` for the threshold of the feel.
  public var threshold: Double?
  /// The motion at constant velocity over the last points; `nil` to use the spring to the end.
  public var tail: Tail?
  /// Whether content flicked inward hard enough to cross its edge decelerates inside, instead of stopping at the edge.
  public var carriesOn: Bool

  /// Creates a return by a spring. By default the spring begins with the content's velocity, and nothing else applies.
  public init(
    spring: Spring, velocityShare: Double = 1, greatestVelocity: Double = .infinity, kick: Double = 0,
    ceiling: Double = .infinity, threshold: Double? = nil, tail: Tail? = nil, carriesOn: Bool = true
  ) {
    self.spring = spring
    self.velocityShare = velocityShare
    self.greatestVelocity = greatestVelocity
    self.kick = kick
    self.ceiling = ceiling
    self.threshold = threshold
    self.tail = tail
    self.carriesOn = carriesOn
  }

  /// Returns the spring's initial velocity at `overshoot` from the edge.
  func velocity(_ velocity: Double, overshoot: Double) -> Double {
    let limit = greatestVelocity.positive
    let carried = velocityShare.bounded * max(-limit, min(limit, velocity))
    return carried - (kick.bounded * overshoot).bounded
  }
}
