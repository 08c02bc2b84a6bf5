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
  /// How the resistance of the rubber band grows.
  public var shape = RubberBand.Shape.hyperbolic
  /// What is seen of a pull past them: whether the value goes past them at all.
  public var edge = EdgeEffect.moves

  /// Limits with a dimension of its own for each side, in points: 0 for a wall, infinity for none.
  public init(
    _ limits: ClosedRange<Double>, coefficient: Double = 0.55, lowerDimension: Double, upperDimension: Double
  ) {
    self.limits = limits
    self.coefficient = coefficient
    self.lowerDimension = lowerDimension
    self.upperDimension = upperDimension
  }

  /// Limits with one dimension for both sides, in points.
  public init(_ limits: ClosedRange<Double>, coefficient: Double = 0.55, dimension: Double) {
    self.init(limits, coefficient: coefficient, lowerDimension: dimension, upperDimension: dimension)
  }

  /// Limits that give way as a feel has it, with one dimension for both sides, in points: 0 for walls.
  public init(_ limits: ClosedRange<Double>, feel: ScrollFeel, dimension: Double) {
    let longest = feel.edge == .stops ? 0 : min(dimension, feel.longestPull)
    self.init(limits, coefficient: feel.rubberBandCoefficient, dimension: longest)
    (shape, edge) = (feel.rubberBandShape, feel.edge)
  }

  /// Whether `value` is a limit that does not give way.
  func isWall(at value: Double) -> Bool {
    value == limits.lowerBound ? !(lowerDimension > 0) : value == limits.upperBound && !(upperDimension > 0)
  }

  /// The value nearest to `value` that a drag can show.
  func clamped(_ value: Double) -> Double {
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    let dimension = max(0, dimension(for: value))
    guard dimension < .infinity, limit.isFinite else { return value }
    // By more than is lost in rounding: what is at the edge is past the limit by less than the dimension.
    let reach = max(0, dimension - 4 * max(dimension.ulp, limit.ulp))
    return value.clamped(to: limit - reach...limit + reach)
  }

  /// The feel of what moves within them: whether it moves past them at all is theirs to say.
  ///
  /// Nothing is stretched by more than the dimension. Where content moves by a feel that would only stretch it, it comes
  /// back by the springs alone: 13 times its velocity would be too much.
  func adapted(_ feel: ScrollFeel) -> ScrollFeel {
    var feel = feel
    if case .stretches = edge {
      let longest = max(lowerDimension, upperDimension)
      feel.bounce.ceiling = min(feel.bounce.ceiling, longest)
      feel.release.ceiling = min(feel.release.ceiling, longest)
    } else if case .stretches = feel.edge {
      feel.bounce = EdgeReturn(spring: feel.bounceSpring)
      feel.release = EdgeReturn(spring: feel.releaseSpring)
    }
    feel.edge = edge
    return feel
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
    RubberBand(coefficient: coefficient, dimension: dimension(for: value), shape: shape)
  }

  // MARK: - In motion

  /// What is shown of a motion's value: the value, but for an overshoot that would come near the dimension.
  ///
  /// - Parameters:
  ///   - value: of the motion.
  ///   - start: where the motion began. What began past a limit is shown as it is up to there.
  public func softClamped(_ value: Double, from start: Double? = nil) -> Double {
    let excess = limits.excess(of: value)
    guard excess != 0 else { return value }
    let shown = overshoot(value, from: start).shown(abs(excess))
    return value.clamped(to: limits) + (excess < 0 ? -shown : shown)
  }

  /// How much of a motion's velocity the shown value has.
  public func softClampSlope(at value: Double, from start: Double? = nil) -> Double {
    let excess = limits.excess(of: value)
    return excess == 0 ? 1 : overshoot(value, from: start).slope(at: abs(excess))
  }

  private func overshoot(_ value: Double, from start: Double?) -> OvershootLimit {
    let past = start.map { limits.excess(of: $0) } ?? 0
    let isSameSide = (past < 0) == (value < limits.lowerBound)
    return OvershootLimit(dimension: dimension(for: value), start: isSameSide ? abs(past) : 0)
  }
}
