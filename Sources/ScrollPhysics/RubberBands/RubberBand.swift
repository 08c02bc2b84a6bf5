/// The resistance of content that is dragged past its limit: f(x) = (1 − 1/(c·x/d + 1))·d = x/(1/c + x/d).
///
/// The function f is odd and increasing, has the slope c at the limit, and stays below the dimension d (Lobanov, 2020;
/// Holko, 2014). If the dimension or the coefficient is zero, negative or NaN, content stays at its limit. Some systems
/// have a linear band instead: f(x) = c·x, up to the dimension.
public struct RubberBand: Hashable, Sendable, Codable {
  /// The shape of a rubber band: resistance that grows with the distance, or constant resistance.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive(warn)
  #endif
  public enum Shape: Hashable, Sendable, CaseIterable, NamedCase {
    /// Growing resistance, as in `UIScrollView`: content never reaches the dimension.
    case hyperbolic
    /// Constant resistance up to the dimension, where content stops.
    case linear

    package static var names: KeyValuePairs<String, Self> { ["hyperbolic": .hyperbolic, "linear": .linear] }
  }

  /// The slope c at the limit: points of content per point of the finger; 0.55 in `UIScrollView`.
  public var coefficient: Double
  /// The distance d past the limit that content never reaches, in points; in `UIScrollView` the viewport's extent.
  public var dimension: Double
  /// The shape: growing or constant resistance.
  public var shape: Shape

  /// Creates a band from c, d and a shape. If c or d is zero, negative or NaN, the band does not stretch.
  @inlinable public init(coefficient: Double = 0.55, dimension: Double, shape: Shape = .hyperbolic) {
    self.coefficient = coefficient
    self.dimension = dimension
    self.shape = shape
  }

  /// Returns the content's distance past the limit when the finger is `distance` past it.
  public func stretch(_ distance: Double) -> Double {
    guard !isRigid else { return 0 }
    let resistance = shape == .linear ? 1 / slope : 1 / slope + abs(distance.bounded) / extent
    let stretched = distance.bounded / resistance
    return stretched.clamped(to: -extent.nextDown...extent.nextDown)
  }

  /// Returns the finger's distance past the limit when the content is `distance` past it: d·f/(c·(d − f)). Large and
  /// finite from the dimension on; `distance` if the band does not stretch.
  public func unstretch(_ distance: Double) -> Double {
    guard !isRigid else { return distance.bounded }
    guard shape == .hyperbolic else { return (distance.bounded / slope).bounded }
    let remainder = max(1 - abs(distance.bounded) / extent, 0x1p-53)
    return (distance.bounded / slope / remainder).bounded
  }

  /// Returns the ratio of the content's velocity to the finger's, when the finger is `distance` past the limit:
  /// f′(x) = c/(1 + c·|x|/d)². For a linear band: c, or 0 from the dimension on.
  public func derivative(_ distance: Double) -> Double {
    guard !isRigid else { return 0 }
    guard shape == .hyperbolic else { return abs(distance.bounded) * slope < extent ? slope : 0 }
    let resistance = 1 + slope * (abs(distance.bounded) / extent)
    return slope / resistance / resistance
  }

  private var isRigid: Bool { !(coefficient >= 1e-100 && dimension >= 1e-100) }
  private var slope: Double { min(coefficient, Double.maximumMagnitude) }
  private var extent: Double { min(dimension, Double.maximumMagnitude) }

  enum CodingKeys: NumberKey { case coefficient, dimension, shape }
}

extension RubberBand {
  /// Returns the content's position when the finger is at `value`, in points, with resistance past `limits`.
  public func clamp(_ value: Double, to limits: ClosedRange<Double>) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    // Rounding must not take the sum to the dimension, which content never reaches.
    let shown = limit + stretch(value - limit)
    return shown > limit
      ? max(limit, min(shown, (limit + dimension).nextDown)) : min(limit, max(shown, (limit - dimension).nextUp))
  }

  /// Returns the finger's position when the content is at `value`: the inverse of ``clamp(_:to:)``.
  public func unclamp(_ value: Double, from limits: ClosedRange<Double>) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    return limit + unstretch(value - limit)
  }

  /// Returns the slope of ``clamp(_:to:)`` when the finger is at `value`; 1 inside `limits`.
  public func derivative(_ value: Double, limits: ClosedRange<Double>) -> Double {
    let excess = limits.bounded.excess(of: value.bounded)
    return excess == 0 ? 1 : derivative(excess)
  }
}
