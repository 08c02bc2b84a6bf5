/// Limits that give way when a value is dragged past them, each side by its own dimension.
public struct ElasticLimits: Hashable, Sendable {
  /// Where the value may rest.
  public var limits: ClosedRange<Double>
  /// Of the rubber band: the share of a small pull that is followed.
  public var coefficient: Double
  /// How far the value can be from the lower bound at the very most, in points.
  public var lowerDimension: Double
  /// How far the value can be from the upper bound at the very most, in points.
  public var upperDimension: Double

  /// How far a motion may be past a limit where its limits have left it behind by more than the dimension; else 0.
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

  /// Whether `value` is a limit that does not give way.
  func isWall(at value: Double) -> Bool {
    value == limits.lowerBound ? !(lowerDimension > 0) : value == limits.upperBound && !(upperDimension > 0)
  }

  /// Lets a motion that is shown at `value`, farther off than the dimension, come back from there.
  mutating func extendReach(to value: Double) {
    let distance = abs(limits.excess(of: value))
    reach = distance > dimension(for: value) ? 2 * distance : 0
  }

  private func dimension(for value: Double) -> Double {
    value < limits.lowerBound ? lowerDimension : upperDimension
  }

  // MARK: - In a drag

  /// What is shown of a value that is dragged to `raw`.
  public func rubberBanded(_ raw: Double) -> Double { rubberBand(for: raw).clamp(raw, to: limits) }

  /// Where a value that is shown as `shown` is dragged to: the inverse of ``rubberBanded(_:)``.
  public func rubberBandInverse(of shown: Double) -> Double {
    rubberBand(for: shown).unclamp(shown, from: limits)
  }

  /// How much of the drag's velocity the shown value has at `raw`: 1 within the limits.
  public func rubberBandSlope(at raw: Double) -> Double {
    rubberBand(for: raw).derivative(raw, limits: limits)
  }

  private func rubberBand(for value: Double) -> RubberBand {
    RubberBand(coefficient: coefficient, dimension: dimension(for: value))
  }

  // MARK: - In motion

  /// What is shown of a motion's value: the value, but for an overshoot that would come near the dimension.
  public func softClamped(_ value: Double) -> Double {
    let excess = limits.excess(of: value)
    guard excess != 0 else { return value }
    return value.clamped(to: limits) + signed(excess) { overshoot(value).shown($0) }
  }

  /// The value of a motion that is shown as `shown`: the inverse of ``softClamped(_:)``.
  public func softClampInverse(of shown: Double) -> Double {
    let excess = limits.excess(of: shown)
    guard excess != 0 else { return shown }
    return shown.clamped(to: limits) + signed(excess) { overshoot(shown).overshoot(showing: $0) }
  }

  /// How much of a motion's velocity the shown value has.
  public func softClampSlope(at value: Double) -> Double {
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
