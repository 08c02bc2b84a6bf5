/// How content that is past a bound comes back: by a spring, and what that begins with.
///
/// A Mac's (x₀ + 0.31·v·t)·e^(−12.5t) is such a one, too: the spring of k = 156.25 and ζ = 1, begun with 0.31·v − 12.5·x₀.
public struct EdgeReturn: Hashable, Sendable {
  /// A straight way over the last points, in place of the long end of a spring.
  public struct Tail: Hashable, Sendable {
    /// Nearer to the bound than that, in points …
    public var distance: Double
    /// … content that is no faster moves on at this velocity, in pt/s.
    public var velocity: Double

    /// From how far off, in points, and how fast, in pt/s.
    public init(distance: Double, velocity: Double) {
      self.distance = distance
      self.velocity = velocity
    }
  }

  /// What pulls.
  public var spring: Spring
  /// The share of the velocity that the spring begins with.
  public var velocityShare: Double
  /// In pt/s: what is faster counts as that.
  public var greatestVelocity: Double
  /// In 1/s: the spring begins with the velocity less this times the overshoot.
  public var kick: Double
  /// How far past the bound the spring takes content that is nearer, at the most, in points.
  public var ceiling: Double
  /// Content is at the bound once it stays within that distance of it, in points; `nil` for the threshold of the feel.
  public var threshold: Double?
  /// How it arrives; `nil` for by the spring.
  public var tail: Tail?
  /// Whether a flick inwards that by itself would carry content across its bound carries it on from there.
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
