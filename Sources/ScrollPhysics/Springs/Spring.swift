/// A mass on a damped spring, m·x″ + c·x′ + k·x = 0, given by any of its usual parametrizations, which agree and
/// round-trip.
///
/// It keeps the numbers that it is given. The formulas read masses, stiffnesses and damping ratios as at least 1e-30 and
/// at most 1e30, a damping ratio of 0 or less as 0, and NaN as the least of them, so that no number of a slider or a
/// file breaks the arithmetic.
public struct Spring: Hashable, Sendable {
  /// m. Only its ratio to stiffness and damping matters for the motion.
  public var mass: Double
  /// k, the force per point of displacement.
  public var stiffness: Double
  /// ζ = c/(2√(k·m)): below 1 it oscillates, at 1 it returns soonest without oscillating, above 1 more slowly.
  public var dampingRatio: Double

  /// By mass m, stiffness k and damping ratio ζ.
  @inlinable
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  /// The kind of motion, by the damping ratio.
  public enum Regime: Hashable, Sendable, CaseIterable {
    /// ζ < 1: it oscillates about its rest.
    case underdamped
    /// ζ = 1, to within four roundings.
    case critical
    /// ζ > 1: it returns to its rest without oscillating.
    case overdamped
  }

  /// Chosen by the damping ratio, which has no unit; `Spring(stiffness: k, damping: 2√k)` is `.critical` for every k.
  public var regime: Regime {
    let ratio = clampedRatio
    if abs(ratio - 1) <= 0x1p-50 { return .critical }
    return ratio < 1 ? .underdamped : .overdamped
  }

  /// How far a displaced mass swings past its rest, as a fraction of the displacement: e^(−πζ/√(1 − ζ²)); 0 from ζ = 1
  /// on.
  public var overshoot: Double { equation.overshoot }

  /// The response at `time`, in seconds, to any displacement and velocity at time 0.
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

  var equation: SpringEquation { SpringEquation(self) }

  /// A mass or a stiffness as the formulas read it.
  static func clamped(_ value: Double) -> Double { value >= 1e-30 ? Swift.min(value, 1e30) : 1e-30 }

  /// ζ as the formulas read it.
  var clampedRatio: Double { dampingRatio > 0 ? Swift.min(Swift.max(dampingRatio, 1e-30), 1e30) : 0 }
}
