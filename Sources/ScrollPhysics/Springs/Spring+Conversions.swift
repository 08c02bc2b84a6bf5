internal import CScrollMath
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

  /// By how long it takes and how much it swings.
  ///
  /// - Parameters:
  ///   - response: 2π/ω₀, the period in seconds that it would swing with if nothing damped it; mass 1.
  ///   - dampingRatio: ζ.
  public init(response: Double, dampingRatio: Double) {
    self.init(stiffness: 1, dampingRatio: dampingRatio)
    self.response = response
  }

  /// As SwiftUI's: k = (2π/duration)² and ζ = 1 − bounce, or 1/(1 + bounce) below 0; mass 1.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds, which is `response` by another name.
  ///   - bounce: 0 does not swing, 1 swings for ever, towards −1 it creeps; what is less counts as −1.
  public init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / Swift.max(1 + bounce, 1e-30) : 1 - bounce)
  }
}

extension Spring {
  /// c = 2ζ√(k·m), the force per point per second. Setting it changes the damping ratio.
  public var damping: Double {
    get { dampingRatio.clamped(to: Self.ratios) * criticalDamping }
    set { dampingRatio = (newValue / criticalDamping).clamped(to: Self.ratios) }
  }

  /// Beyond them a damping ratio makes no difference.
  private static let ratios = -1e30...1e30

  /// The c of ζ = 1.
  private var criticalDamping: Double { 2 * (Self.counted(stiffness).squareRoot() * Self.counted(mass).squareRoot()) }

  /// ω₀ = √(k/m) in rad/s. Setting it changes the stiffness.
  public var naturalFrequency: Double {
    get { (Self.counted(stiffness) / Self.counted(mass)).squareRoot() }
    set { stiffness = Swift.min(newValue * newValue * Self.counted(mass), 1e30) }
  }

  /// 2π/ω₀ in seconds. Setting it changes the stiffness.
  public var response: Double {
    get { 2 * .pi / naturalFrequency }
    set { naturalFrequency = 2 * .pi / newValue }
  }

  /// SwiftUI's bounce: 1 − ζ, or 1/ζ − 1 from ζ = 1 on.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
}

extension SpringEquation {
  var overshoot: Double { regime == .underdamped ? exp(-.pi * rate / split) : 0 }
}
