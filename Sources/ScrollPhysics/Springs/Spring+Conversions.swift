internal import ScrollGeometry

extension Spring {
  /// By the physicist's three numbers.
  ///
  /// - Parameters:
  ///   - mass: m.
  ///   - stiffness: k, the force per point.
  ///   - damping: c, the force per point per second. Not the ratio ζ.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.init(mass: mass, stiffness: stiffness, dampingRatio: 0)
    self.damping = damping
  }

  /// By its undamped period and its damping ratio; mass 1.
  ///
  /// - Parameters:
  ///   - response: 2π/ω₀, the period in seconds of the oscillation without damping.
  ///   - dampingRatio: ζ.
  public init(response: Double, dampingRatio: Double) {
    self.init(stiffness: 1, dampingRatio: dampingRatio)
    self.response = response
  }

  /// As SwiftUI's: k = (2π/duration)² and ζ = 1 − bounce, or 1/(1 + bounce) below 0; mass 1.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds, which is `response` by another name.
  ///   - bounce: 0 for critical damping, 1 for none, towards −1 more and more; what is less is read as −1.
  public init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / Swift.max(1 + bounce, 1e-30) : 1 - bounce)
  }

  /// By the tension and friction of Origami and Quartz Composer, which Pop and Rebound convert to k and c:
  /// k = 194 + 3.62·(tension − 30) and c = 25 + 3·(friction − 8), mass 1 (facebookarchive/pop,
  /// `POPAnimationPrivate.h`).
  ///
  /// Pop's own `dynamicsTension`, `dynamicsFriction` and `dynamicsMass` are k, c and m:
  /// ``init(mass:stiffness:damping:)``.
  public init(tension: Double, friction: Double) {
    self.init(stiffness: 194 + 3.62 * (tension.bounded - 30), damping: 25 + 3 * (friction.bounded - 8))
  }
}

extension Spring {
  /// c = 2ζ√(k·m), the force per point per second. Setting it changes the damping ratio.
  public var damping: Double {
    get { dampingRatio.clamped(to: Self.ratios) * criticalDamping }
    set { dampingRatio = (newValue / criticalDamping).clamped(to: Self.ratios) }
  }

  /// A damping ratio beyond them is read as the nearest of them.
  private static let ratios = -1e30...1e30

  /// The c of ζ = 1.
  private var criticalDamping: Double { 2 * (Self.clamped(stiffness).squareRoot() * Self.clamped(mass).squareRoot()) }

  /// ω₀ = √(k/m) in rad/s. Setting it changes the stiffness.
  public var naturalFrequency: Double {
    get { (Self.clamped(stiffness) / Self.clamped(mass)).squareRoot() }
    set { stiffness = Swift.min(newValue * newValue * Self.clamped(mass), 1e30) }
  }

  /// 2π/ω₀ in seconds. Setting it changes the stiffness.
  public var response: Double {
    get { 2 * .pi / naturalFrequency }
    set { naturalFrequency = 2 * .pi / newValue }
  }

  /// SwiftUI's bounce: 1 − ζ, or 1/ζ − 1 from ζ = 1 on.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Origami's tension of the spring of mass 1 with the same motion.
  public var tension: Double { 30 + (Self.clamped(stiffness) / Self.clamped(mass) - 194) / 3.62 }

  /// Origami's friction of the spring of mass 1 with the same motion.
  public var friction: Double { 8 + (damping / Self.clamped(mass) - 25) / 3 }
}
