/// A mass on a damped spring, m·x″ + c·x′ + k·x = 0, in the several ways people say it; all agree and round-trip.
///
/// It keeps the numbers that it is given. In formulas, masses, stiffnesses and damping ratios count as at least 1e-30
/// and at most 1e30, but for a damping ratio of 0 or less, which counts as 0; NaN counts as the least of them. So nothing
/// that a slider or a file says can break the arithmetic.
@frozen
public struct Spring: Hashable, Sendable {
  /// m. Only its ratio to stiffness and damping matters for the motion.
  public var mass: Double
  /// k, the force per point of displacement.
  public var stiffness: Double
  /// ζ = c/(2√(k·m)): below 1 it swings about its rest, at 1 it returns soonest without, above 1 it creeps.
  public var dampingRatio: Double

  /// By mass m, stiffness k and damping ratio ζ.
  @inlinable
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }
}

extension Spring {
  /// What the damping ratio makes of the motion.
  public enum Regime: Hashable, Sendable, CaseIterable {
    /// ζ < 1: it swings about its rest.
    case underdamped
    /// ζ = 1, to within four roundings.
    case critical
    /// ζ > 1: it creeps to its rest.
    case overdamped
  }

  /// Chosen by the damping ratio, which has no unit; `Spring(stiffness: k, damping: 2√k)` is `.critical` for every k.
  public var regime: Regime {
    let ratio = countedRatio
    if abs(ratio - 1) <= 0x1p-50 { return .critical }
    return ratio < 1 ? .underdamped : .overdamped
  }

  /// How far a pull swings past its rest, as a fraction of the pull: e^(−πζ/√(1 − ζ²)); 0 from ζ = 1 on.
  public var overshoot: Double { equation.overshoot }

  /// How it answers at `time`, in seconds, to whatever displacement and velocity it started from at 0.
  public func response(at time: Double) -> SpringResponse { equation.response(at: time) }

  /// The time, in seconds, from which on |x| stays at or below the threshold for ever: the true last crossing.
  ///
  /// Never early and at most 1 ms late, wherever a `Double` can tell. 0 if it is there already and stays there; infinite
  /// only for a spring without damping that swings wider.
  ///
  /// - Parameters:
  ///   - displacement: x₀ in points.
  ///   - velocity: v₀ in pt/s.
  ///   - threshold: in points.
  public func settlingDuration(displacement: Double, velocity: Double, threshold: Double) -> Double {
    equation.settlingTime(displacement: displacement.bounded, velocity: velocity.bounded, threshold: threshold)
  }

  @usableFromInline
  var equation: SpringEquation { SpringEquation(self) }
}

extension Spring {
  /// A mass or a stiffness as the formulas count it.
  static func counted(_ value: Double) -> Double { value >= 1e-30 ? Swift.min(value, 1e30) : 1e-30 }

  /// ζ as the formulas count it.
  var countedRatio: Double { dampingRatio > 0 ? Swift.min(Swift.max(dampingRatio, 1e-30), 1e30) : 0 }
}
