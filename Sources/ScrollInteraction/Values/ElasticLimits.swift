/// Limits that give way when they are pulled at, each side by its own dimension.
public struct ElasticLimits: Hashable, Sendable {
  /// Where the value may rest.
  public var limits: ClosedRange<Double>
  /// What the rubber band's curve begins with: the share of a small pull that is followed.
  public var coefficient: Double
  /// How far the value can be from the lower bound at the very most, in points.
  public var lowerDimension: Double
  /// How far the value can be from the upper bound at the very most, in points.
  public var upperDimension: Double

  /// How far a motion may be past a limit if that is more than the dimension: where its limits have left it behind.
  var reach = 0.0

  public init(
    _ limits: ClosedRange<Double>, coefficient: Double = 0.55, lowerDimension: Double, upperDimension: Double
  ) {
    self.limits = limits
    self.coefficient = coefficient
    self.lowerDimension = lowerDimension
    self.upperDimension = upperDimension
  }

  public init(_ limits: ClosedRange<Double>, coefficient: Double = 0.55, dimension: Double) {
    self.init(limits, coefficient: coefficient, lowerDimension: dimension, upperDimension: dimension)
  }

  /// Whether nothing passes the limit that is `value`.
  func isWall(at value: Double) -> Bool {
    value == limits.lowerBound ? !(lowerDimension > 0) : value == limits.upperBound && !(upperDimension > 0)
  }

  /// Lets a motion that is shown at `value`, farther off than the dimension, come back from there.
  mutating func reach(for value: Double) {
    let distance = abs(limits.excess(of: value))
    reach = distance > dimension(for: value) ? 2 * distance : 0
  }

  private func dimension(for value: Double) -> Double {
    value < limits.lowerBound ? lowerDimension : upperDimension
  }

  private func band(for value: Double) -> RubberBand {
    RubberBand(coefficient: coefficient, dimension: dimension(for: value))
  }
}

// MARK: - Under the hand

extension ElasticLimits {
  /// What is shown of a value that the hand has pulled to `raw`.
  public func banded(_ raw: Double) -> Double {
    band(for: raw).clamp(raw, to: limits)
  }

  /// Where the hand has pulled a value that is shown as `shown`: the inverse of `banded(_:)`.
  public func unbanded(_ shown: Double) -> Double {
    band(for: shown).unclamp(shown, from: limits)
  }

  /// How much of the hand's velocity the shown value has when it is pulled to `raw`: 1 within the limits.
  public func bandSlope(at raw: Double) -> Double {
    band(for: raw).derivative(raw, limits: limits)
  }
}

// MARK: - In motion

extension ElasticLimits {
  /// What is shown of a motion's value: the value, but for an overshoot that would come near the dimension.
  public func contained(_ value: Double) -> Double {
    let excess = limits.excess(of: value)
    guard excess != 0 else { return value }
    return value.clamped(to: limits) + signed(excess) { overshoot(value).shown($0) }
  }

  /// The value of a motion that shows as `shown`: the inverse of `contained(_:)`.
  public func uncontained(_ shown: Double) -> Double {
    let excess = limits.excess(of: shown)
    guard excess != 0 else { return shown }
    return shown.clamped(to: limits) + signed(excess) { overshoot(shown).overshoot(showing: $0) }
  }

  /// How much of a motion's velocity the shown value has.
  public func containmentSlope(at value: Double) -> Double {
    let excess = limits.excess(of: value)
    return excess == 0 ? 1 : overshoot(value).slope(at: excess.magnitude)
  }

  private func overshoot(_ value: Double) -> OvershootLimit {
    let dimension = dimension(for: value)
    return OvershootLimit(dimension: dimension > 0 ? max(dimension, reach) : dimension)
  }

  private func signed(_ excess: Double, _ transform: (Double) -> Double) -> Double {
    excess < 0 ? -transform(-excess) : transform(excess)
  }
}
