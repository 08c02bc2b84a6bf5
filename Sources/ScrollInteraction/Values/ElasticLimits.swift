/// Limits that a dragged value can stretch past, with a separate dimension for each side.
public struct ElasticLimits: Hashable, Sendable {
  /// The range in which the value can rest, clamped to ±10¹⁰⁰.
  public var limits: ClosedRange<Double> { didSet { limits = limits.bounded } }
  /// The rubber-band coefficient: the share of a small pull that the value follows.
  public var coefficient: Double
  /// The rubber band's dimension below the lower limit: the distance that the value approaches, in points.
  public var lowerDimension: Double
  /// The rubber band's dimension above the upper limit: the distance that the value approaches, in points.
  public var upperDimension: Double
  /// The visible effect of a pull past a limit, and whether the value moves past the limit at all.
  public var edge = EdgeEffect.moves
  /// The growth of the rubber band's resistance with distance.
  public var shape = RubberBand.Shape.hyperbolic

  /// Creates limits with a dimension for each side, in points: 0 for a hard limit, infinity for an unlimited pull.
  public init(
    _ limits: ClosedRange<Double>, coefficient: Double = 0.55, lowerDimension: Double, upperDimension: Double
  ) {
    (self.limits, self.coefficient) = (limits.bounded, coefficient)
    (self.lowerDimension, self.upperDimension) = (lowerDimension, upperDimension)
  }

  /// Creates limits with one dimension for both sides, in points.
  public init(_ limits: ClosedRange<Double>, coefficient: Double = 0.55, dimension: Double) {
    self.init(limits, coefficient: coefficient, lowerDimension: dimension, upperDimension: dimension)
  }

  /// Creates limits with the edges of a feel and one dimension for both sides, in points: 0 for hard limits.
  public init(_ limits: ClosedRange<Double>, feel: ScrollFeel, dimension: Double) {
    let maximum = feel.edge == .stops ? 0 : min(dimension, feel.maximumPull)
    self.init(limits, coefficient: feel.rubberBandCoefficient, dimension: maximum)
    (shape, edge) = (feel.rubberBandShape, feel.edge)
  }

  /// Returns whether `value` is at a hard limit: one without a dimension to stretch past it.
  func isHardLimit(_ value: Double) -> Bool {
    value == limits.lowerBound ? !(lowerDimension > 0) : value == limits.upperBound && !(upperDimension > 0)
  }

  /// Returns the nearest value that is past no limit by the dimension or more: mostly `value` itself.
  func reachable(_ value: Double) -> Double {
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    let dimension = max(0, dimension(for: value))
    guard dimension < .infinity, limit.isFinite else { return value }
    // Subtracts more than rounding loses: the value at the edge is past the limit by less than the dimension.
    let reach = max(0, dimension - 4 * max(dimension.ulp, limit.ulp))
    return value.clamped(to: limit - reach...limit + reach)
  }

  /// Returns `feel` with the edge effect of these limits. If the feel would only stretch content but these limits move
  /// it, the springs begin with the content's own velocity: a stretch begins with a multiple of it, Android's with 13.
  func adapted(_ feel: ScrollFeel) -> ScrollFeel {
    var feel = feel
    if case .stretches = edge {
      let maximum = max(lowerDimension, upperDimension)
      feel.bounce.ceiling = min(feel.bounce.ceiling, maximum)
      feel.release.ceiling = min(feel.release.ceiling, maximum)
    } else if case .stretches = feel.edge {
      feel.bounce = EdgeReturn(spring: feel.bounce.spring)
      feel.release = EdgeReturn(spring: feel.release.spring)
    }
    feel.edge = edge
    return feel
  }

  private func dimension(for value: Double) -> Double { value < limits.lowerBound ? lowerDimension : upperDimension }

  package func content(ofFinger finger: Double) -> Double { rubberBand(for: finger).clamp(finger, to: limits) }
  package func finger(ofContent content: Double) -> Double { rubberBand(for: content).unclamp(content, from: limits) }

  /// Returns the share of the finger's velocity that content has: 1 within the limits.
  package func slope(ofFinger finger: Double) -> Double { rubberBand(for: finger).derivative(finger, limits: limits) }

  private func rubberBand(for value: Double) -> RubberBand {
    RubberBand(coefficient: coefficient, dimension: dimension(for: value), shape: shape)
  }

  /// Returns the state of content in a motion. Without a bound, a tile flung into its corner would leave the screen: up to
  /// a free overshoot f, content follows the motion; beyond, it approaches the dimension d. With s = (x − f)/(d − f):
  ///
  ///     g(x) = x for x ≤ f,    f + (d − f)·s/(1 + s) beyond;    slope 1 at f, g < d
  ///
  /// f is half the dimension, or the initial overshoot if that is more. If this is the dimension or more, after a change
  /// of the limits, d is the sum of both.
  package func damped(_ state: MotionState, from start: Double? = nil) -> MotionState {
    let excess = limits.excess(of: state.value)
    guard excess != 0 else { return state }
    let startExcess = start.map { limits.excess(of: $0) } ?? 0
    let initial = (startExcess < 0) == (excess < 0) ? abs(startExcess) : 0
    let own = dimension(for: state.value)
    let (free, dimension) = own > 0 ? (max(own / 2, initial), initial < own ? own : initial + own) : (0, 0)
    let (overshoot, slope) = Self.damped(abs(excess), from: free, below: dimension)
    return MotionState(
      value: state.value.clamped(to: limits) + (excess < 0 ? -overshoot : overshoot), velocity: state.velocity * slope)
  }

  private static func damped(
    _ x: Double, from free: Double, below dimension: Double
  ) -> (overshoot: Double, slope: Double) {
    guard x > free, free.isFinite else { return (x, 1) }
    let remainder = dimension - free
    guard remainder > 0 else { return (free, 0) }
    let s = (x - free) / remainder
    // Infinite if the remainder is too small to divide by.
    let overshoot = free + (s < .infinity ? remainder * (s / (1 + s)) : remainder)
    return (min(overshoot, dimension.nextDown), 1 / ((1 + s) * (1 + s)))
  }
}

#if !hasFeature(Embedded)
  extension ElasticLimits: Codable {
    enum CodingKeys: NumberKey { case limits, coefficient, lowerDimension, upperDimension, edge, shape }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      try self.init(
        fields[.limits], coefficient: fields[.coefficient], lowerDimension: fields[.lowerDimension],
        upperDimension: fields[.upperDimension])
      (edge, shape) = try (fields[.edge], fields[.shape])
    }
  }
#endif
