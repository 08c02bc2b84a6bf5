/// A mass on a damped spring: m·x″ + c·x′ + k·x = 0.
///
/// All usual parametrizations can create a spring; they agree and round-trip. A spring keeps the numbers it was given.
/// Formulas read masses, stiffnesses and damping ratios as at least 1e-30 and at most 1e30, a damping ratio of 0 or
/// less as 0, and NaN as the minimum. So no number from a slider or a file breaks the arithmetic.
public struct Spring: Hashable, Sendable {
  /// The mass m. Only its ratio to stiffness and damping matters for the motion.
  public var mass: Double
  /// The stiffness k, the force per point of displacement.
  public var stiffness: Double
  /// The damping ratio ζ = c/(2√(k·m)): below 1 the spring oscillates, at 1 it returns fastest, above 1 more slowly.
  public var dampingRatio: Double

  /// Creates a spring from its mass m, stiffness k and damping ratio ζ.
  @inlinable public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  @usableFromInline
  package enum Regime: Hashable, Sendable, CaseIterable {
    /// ζ < 1: the mass oscillates about its rest position.
    case underdamped
    /// ζ = 1, within four roundings: the mass returns fastest without oscillating.
    case critical
    /// ζ > 1: the mass returns to its rest position without oscillating.
    case overdamped
  }

  /// The kind of motion. `Spring(stiffness: k, damping: 2√k)` is `.critical` for every k.
  package var regime: Regime {
    let ratio = clampedRatio
    if abs(ratio - 1) <= 0x1p-50 { return .critical }
    return ratio < 1 ? .underdamped : .overdamped
  }

  /// The overshoot of a displaced mass past its rest position, as a fraction of the displacement: e^(−πζ/√(1 − ζ²)); 0
  /// from ζ = 1 on.
  public var overshoot: Double { equation.overshoot }

  /// Returns the response at `time`, in seconds, to any displacement and velocity at time 0.
  public func response(at time: Double) -> SpringResponse { equation.response(at: time) }

  /// Returns the time, in seconds, from which |x| stays at or below `threshold`: the true last crossing.
  ///
  /// Distances are in points, the velocity is in pt/s. Never early, and at most 1 ms late wherever a `Double` can tell.
  /// 0 if |x| never exceeds the threshold; infinite only for an undamped spring that swings wider.
  public func settlingDuration(displacement: Double, velocity: Double, threshold: Double) -> Double {
    equation.settlingTime(displacement: displacement.bounded, velocity: velocity.bounded, threshold: threshold)
  }

  var equation: SpringEquation { SpringEquation(self) }
  static func clamped(_ value: Double) -> Double { value >= 1e-30 ? Swift.min(value, 1e30) : 1e-30 }
  var clampedRatio: Double { dampingRatio > 0 ? Swift.min(Swift.max(dampingRatio, 1e-30), 1e30) : 0 }
}

#if !hasFeature(Embedded)
  extension Spring: Codable {
    enum CodingKeys: FiniteKey { case mass, stiffness, dampingRatio }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      (mass, stiffness, dampingRatio) = try (fields[.mass], fields[.stiffness], fields[.dampingRatio])
      guard mass > 0, stiffness >= 0, dampingRatio >= 0 else {
        throw fields.failure("A spring has a mass above 0, a stiffness and a damping ratio of at least 0.", .mass)
      }
    }
  }
#endif
