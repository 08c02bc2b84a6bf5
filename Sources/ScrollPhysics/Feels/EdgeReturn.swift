/// How content that is past a bound comes back: by a spring, and what that begins with.
///
/// A Mac's (x₀ + 0.31·v·t)·e^(−12.5t) is such a one, too: the spring of k = 156.25 and ζ = 1, begun with 0.31·v − 12.5·x₀.
public struct EdgeReturn: Hashable, Sendable {
  /// A straight way over the last points, in place of the long end of a spring.
  public struct Tail: Hashable, Sendable {
    /// The tail begins once content is nearer to the bound than this, in points, and no faster than ``velocity``.
    public var distance: Double
    /// From there content moves to the bound at this constant speed, in pt/s.
    public var velocity: Double

    /// - Parameters: distance in points, velocity in pt/s; both as in the properties.
    public init(distance: Double, velocity: Double) {
      self.distance = distance
      self.velocity = velocity
    }
  }

  /// Pulls content back to the bound.
  public var spring: Spring
  /// The factor on the velocity of the content with which the spring begins; 1 takes over all of it.
  public var velocityShare: Double
  /// The speed of the content is limited to this, in pt/s, before that factor; infinite for no limit.
  public var greatestVelocity: Double
  /// In 1/s: the spring begins with the velocity less this times the overshoot.
  public var kick: Double
  /// The farthest that the spring takes content past the bound, in points, unless it begins farther out.
  public var ceiling: Double
  /// Content is at the bound once it stays within that distance of it, in points; `nil` for the threshold of the feel.
  public var threshold: Double?
  /// How the last points are covered; `nil` for by the spring.
  public var tail: Tail?
  /// Whether content flicked inwards hard enough to cross its bound goes on coasting inside, and does not stop at the bound.
  public var carriesOn: Bool

  /// By default a spring that takes over all of the velocity, and nothing else.
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

  /// The velocity that the spring begins with at a place, relative to the bound.
  func velocity(_ velocity: Double, overshoot: Double) -> Double {
    let limit = greatestVelocity.asThreshold
    let carried = velocityShare.bounded * max(-limit, min(limit, velocity))
    return carried - (kick.bounded * overshoot).bounded
  }
}
