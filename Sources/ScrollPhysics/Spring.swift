/// A mass on a damped spring, m·x″ + c·x′ + k·x = 0, in the several ways people say it; all agree and round-trip.
///
/// Masses and stiffnesses count as at least 1e-50 and at most 1e50, damping ratios as 0 … 1e50, NaN as the least.
@frozen
public struct Spring: Hashable, Sendable {
  /// m. Only its ratio to the stiffness and the damping matters for the motion.
  public var mass: Double
  /// k, the force per point of displacement.
  public var stiffness: Double
  /// ζ = c/(2√(k·m)): below 1 it swings, at 1 it returns soonest without, above 1 it creeps.
  public var dampingRatio: Double

  @inlinable
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  /// - Parameter damping: c, the force per point per second. Not the ratio ζ.
  @inlinable
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.init(mass: mass, stiffness: stiffness, dampingRatio: 0)
    self.damping = damping
  }

  /// - Parameter response: 2π/ω₀, the period in seconds that the spring had without damping; mass 1.
  @inlinable
  public init(response: Double, dampingRatio: Double) {
    self.init(stiffness: 1, dampingRatio: dampingRatio)
    self.response = response
  }

  /// As SwiftUI's: k = (2π/duration)², mass 1.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds, the same number as `response`.
  ///   - bounce: 0 does not swing, towards 1 it swings ever longer, below 0 it creeps: ζ = 1 − bounce, or 1/(1 + bounce)
  ///     below 0.
  @inlinable
  public init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }
}

extension Spring {
  /// c = 2ζ√(k·m). Setting it changes the damping ratio.
  @inlinable
  public var damping: Double {
    get { 2 * dampingRatio * (Self.counted(stiffness).squareRoot() * Self.counted(mass).squareRoot()) }
    set {
      dampingRatio = newValue / (2 * (Self.counted(stiffness).squareRoot() * Self.counted(mass).squareRoot()))
    }
  }

  /// ω₀ = √(k/m) in rad/s. Setting it changes the stiffness.
  @inlinable
  public var naturalFrequency: Double {
    get { (Self.counted(stiffness) / Self.counted(mass)).squareRoot() }
    set { stiffness = newValue * newValue * Self.counted(mass) }
  }

  /// 2π/ω₀ in seconds. Setting it changes the stiffness.
  @inlinable
  public var response: Double {
    get { 2 * .pi / naturalFrequency }
    set { naturalFrequency = 2 * .pi / newValue }
  }

  /// SwiftUI's bounce: 1 − ζ, or 1/ζ − 1 for ζ > 1.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The numbers of `m` and `k` that the formulas can work with.
  @inlinable
  static func counted(_ value: Double) -> Double { value >= 1e-50 ? Swift.min(value, 1e50) : 1e-50 }

  @inlinable
  var countedRatio: Double { dampingRatio >= 0 ? Swift.min(dampingRatio, 1e50) : 0 }
}

extension Spring {
  /// What the damping ratio makes of the motion.
  public enum Regime: Hashable, Sendable, CaseIterable {
    /// ζ < 1: it swings about the rest.
    case underdamped
    /// ζ = 1, within a few roundings.
    case critical
    /// ζ > 1: it creeps to the rest.
    case overdamped
  }

  /// Chosen by the damping ratio alone, which has no unit.
  public var regime: Regime { equation.regime }

  /// How far a pull from rest swings past the rest, as a fraction of the pull: e^(−πζ/√(1 − ζ²)); 0 from ζ = 1 on.
  public var overshoot: Double { equation.overshoot }

  /// The response at `time`, to be applied to any displacement and velocity.
  @inlinable
  public func response(at time: Double) -> SpringResponse { equation.response(at: time) }

  /// The time from which on |x| stays below `threshold` for ever: the true last crossing, never early and at most 1 ms
  /// late. 0 if it is there already; infinite for an undamped spring that swings wider.
  public func settlingDuration(displacement: Double, velocity: Double, threshold: Double) -> Double {
    equation.settlingTime(displacement: displacement.bounded, velocity: velocity.bounded, threshold: threshold)
  }

  @inlinable
  var equation: SpringEquation { SpringEquation(self) }
}
