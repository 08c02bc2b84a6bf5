extension Spring {
  /// Creates a spring from its mass m, its stiffness k and its damping c, which is not the ratio ζ.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.init(mass: mass, stiffness: stiffness, dampingRatio: 0)
    self.damping = damping
  }

  /// Creates a spring of mass 1 from its undamped period 2π/ω₀, in seconds, and its damping ratio ζ.
  public init(response: Double, dampingRatio: Double) {
    self.init(stiffness: 1, dampingRatio: dampingRatio)
    self.response = response
  }

  /// Creates a spring of mass 1 as in SwiftUI: k = (2π/duration)² and ζ = 1 − bounce, or 1/(1 + bounce) below 0. The
  /// perceived duration, in seconds, is the `response`. A bounce below −1 is read as −1.
  public init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / Swift.max(1 + bounce, 1e-30) : 1 - bounce)
  }

  /// Creates a spring of mass 1 from the tension and friction of Origami: k = 194 + 3.62·(tension − 30) and c = 25 +
  /// 3·(friction − 8) (facebookarchive/pop, `POPAnimationPrivate.h`). Pop's own `dynamicsTension` and
  /// `dynamicsFriction` are k and c.
  public init(tension: Double, friction: Double) {
    self.init(stiffness: 194 + 3.62 * (tension.bounded - 30), damping: 25 + 3 * (friction.bounded - 8))
  }

  /// The damping c = 2ζ√(k·m), the force per point per second. Setting it changes the damping ratio.
  public var damping: Double {
    get { dampingRatio.bounded.clamped(to: Self.ratios) * criticalDamping }
    set { dampingRatio = (newValue.bounded / criticalDamping).clamped(to: Self.ratios) }
  }

  private static let ratios = -1e30...1e30

  /// The damping c of ζ = 1.
  private var criticalDamping: Double { 2 * (Self.clamped(stiffness).squareRoot() * Self.clamped(mass).squareRoot()) }

  /// The natural frequency ω₀ = √(k/m), in rad/s. Setting it changes the stiffness.
  public var naturalFrequency: Double {
    get { (Self.clamped(stiffness) / Self.clamped(mass)).squareRoot() }
    set { stiffness = Swift.min(newValue.bounded * newValue.bounded * Self.clamped(mass), 1e30) }
  }

  /// The undamped period 2π/ω₀, in seconds. Setting it changes the stiffness.
  public var response: Double {
    get { 2 * .pi / naturalFrequency }
    set { naturalFrequency = 2 * .pi / newValue }
  }

  /// The bounce as in SwiftUI: 1 − ζ, or 1/ζ − 1 from ζ = 1 on.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio.bounded }

  /// The tension in Origami of the spring of mass 1 with the same motion.
  public var tension: Double { 30 + (Self.clamped(stiffness) / Self.clamped(mass) - 194) / 3.62 }

  /// The friction in Origami of the spring of mass 1 with the same motion.
  public var friction: Double { 8 + (damping / Self.clamped(mass) - 25) / 3 }
}
