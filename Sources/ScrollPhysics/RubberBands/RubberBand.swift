internal import ScrollGeometry

/// The resistance of content that is pulled past its limit: f(x) = (1 − 1/(c·x/d + 1))·d = x/(1/c + x/d).
///
/// Odd, increasing, of slope c at the limit, and below the dimension d for every x (Lobanov, 2020; Holko, 2014). With a
/// dimension or a coefficient of zero or less, or NaN, content does not move past its limit at all. Other systems have a
/// linear one: f(x) = c·x, up to the dimension.
public struct RubberBand: Hashable, Sendable {
  /// How the resistance grows with the pull.
  public enum Shape: Hashable, Sendable, CaseIterable {
    /// Steadily, so that the dimension is never reached: that of `UIScrollView`.
    case hyperbolic
    /// Not at all, up to the dimension, where content stops.
    case linear
  }

  /// c, the slope at the limit: how far content follows per point of the finger; 0.55 in `UIScrollView`.
  public var coefficient: Double
  /// d, what the content comes near to and never reaches past its limit, in points; in `UIScrollView` the viewport's
  /// extent.
  public var dimension: Double
  /// How the resistance grows with the pull.
  public var shape: Shape

  /// By c and d; a dimension or a coefficient of zero or less, or NaN, gives a band without any stretch.
  @inlinable
  public init(coefficient: Double = 0.55, dimension: Double, shape: Shape = .hyperbolic) {
    self.coefficient = coefficient
    self.dimension = dimension
    self.shape = shape
  }

  /// How far past the limit the content is when the finger is `distance` past it.
  public func stretch(_ distance: Double) -> Double {
    guard !isRigid else { return 0 }
    let resistance = shape == .linear ? 1 / slope : 1 / slope + abs(distance.bounded) / extent
    let stretched = distance.bounded / resistance
    return stretched.clamped(to: -extent.nextDown...extent.nextDown)
  }

  /// How far past the limit the finger is when the content is `distance` past it: d·f/(c·(d − f)), the inverse.
  ///
  /// At the dimension or past it, where no finger pulls content: large and finite. Without any stretch: the distance
  /// itself.
  public func unstretch(_ distance: Double) -> Double {
    guard !isRigid else { return distance.bounded }
    guard shape == .hyperbolic else { return (distance.bounded / slope).bounded }
    let remainder = max(1 - abs(distance.bounded) / extent, 0x1p-53)
    return (distance.bounded / slope / remainder).bounded
  }

  /// f′(x) = c/(1 + c·|x|/d)², or c where it is linear: the content's velocity over that of the finger, which is `distance`
  /// past the limit.
  public func derivative(_ distance: Double) -> Double {
    guard !isRigid else { return 0 }
    guard shape == .hyperbolic else { return abs(distance.bounded) * slope < extent ? slope : 0 }
    let resistance = 1 + slope * (abs(distance.bounded) / extent)
    return slope / resistance / resistance
  }

  private var isRigid: Bool { !(coefficient >= 1e-100 && dimension >= 1e-100) }
  private var slope: Double { min(coefficient, Double.largestMagnitude) }
  private var extent: Double { min(dimension, Double.largestMagnitude) }
}
