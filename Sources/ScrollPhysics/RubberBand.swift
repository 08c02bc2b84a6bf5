/// The resistance of content that is pulled past its end: f(x) = (1 − 1/(c·x/d + 1))·d = c·d·x/(d + c·x).
///
/// Odd, rising, of slope c at the limit, and below the dimension d for every finite x. A dimension of zero or less is a
/// wall: nothing passes it.
@frozen
public struct RubberBand: Hashable, Sendable {
  /// c, the share of the finger's way that the content follows at the limit; 0.55 in `UIScrollView`.
  public var coefficient: Double
  /// d, what the content never quite reaches beyond its limit, in points; the viewport's extent in `UIScrollView`.
  public var dimension: Double

  @inlinable
  public init(coefficient: Double = 0.55, dimension: Double) {
    self.coefficient = coefficient
    self.dimension = dimension
  }
}

extension RubberBand {
  /// How far the content follows a finger that is `distance` past the limit.
  public func stretch(_ distance: Double) -> Double {
    let (c, d, x) = (slope, extent, distance.bounded)
    guard c > 0, d > 0 else { return 0 }
    let stretched = x / (1 / c + abs(x) / d)
    let most = d.nextDown
    return stretched.clamped(to: -most...most)
  }

  /// How far past the limit the finger is when the content is at `distance`: the inverse of `stretch`.
  ///
  /// At or past the dimension, which no finger reaches: large and finite.
  public func unstretch(_ distance: Double) -> Double {
    let (c, d, y) = (slope, extent, distance.bounded)
    guard c > 0, d > 0 else { return y }
    let left = Swift.max(d - abs(y), d * 0x1p-52)
    return (y / c * (d / left)).bounded
  }

  /// The derivative of `stretch`, d²·c/(d + c·|x|)²: the content's velocity over the finger's.
  public func derivative(_ distance: Double) -> Double {
    let (c, d) = (slope, extent)
    guard c > 0, d > 0 else { return 0 }
    let denominator = 1 + c * abs(distance.bounded) / d
    return c / denominator / denominator
  }

  private var slope: Double { coefficient.isNaN ? 0 : Swift.min(coefficient, 1e50) }
  private var extent: Double { dimension.bounded }
}

extension RubberBand {
  /// `value` inside `limits`; what is outside of them follows with resistance.
  public func clamp(_ value: Double, to limits: ClosedRange<Double>) -> Double {
    clamp(value, to: limits, upperDimension: dimension)
  }

  /// The value that `clamp` gave for, its inverse.
  public func unclamp(_ value: Double, from limits: ClosedRange<Double>) -> Double {
    unclamp(value, from: limits, upperDimension: dimension)
  }

  /// The slope of `clamp` at `value`: 1 inside, `derivative` outside.
  public func derivative(_ value: Double, limits: ClosedRange<Double>) -> Double {
    derivative(value, limits: limits, upperDimension: dimension)
  }

  /// With another dimension past the upper limit than past the lower one.
  public func clamp(_ value: Double, to limits: ClosedRange<Double>, upperDimension: Double) -> Double {
    let excess = limits.excess(of: value.bounded)
    guard excess != 0 else { return value.bounded }
    return value.clamped(to: limits) + side(excess, upperDimension).stretch(excess)
  }

  public func unclamp(_ value: Double, from limits: ClosedRange<Double>, upperDimension: Double) -> Double {
    let excess = limits.excess(of: value.bounded)
    guard excess != 0 else { return value.bounded }
    return value.clamped(to: limits) + side(excess, upperDimension).unstretch(excess)
  }

  public func derivative(_ value: Double, limits: ClosedRange<Double>, upperDimension: Double) -> Double {
    let excess = limits.excess(of: value.bounded)
    return excess == 0 ? 1 : side(excess, upperDimension).derivative(excess)
  }

  private func side(_ excess: Double, _ upperDimension: Double) -> RubberBand {
    excess > 0 ? RubberBand(coefficient: coefficient, dimension: upperDimension) : self
  }
}

extension RubberBand {
  /// A point kept in `bounds`, each coordinate by itself, with `dimensions` for x and y (article: `dims`).
  public static func clamp(
    _ point: Vector2, to bounds: Rect, dimensions: Size, coefficient: Double = 0.55
  ) -> Vector2 {
    map(point, bounds, dimensions, coefficient) { $0.clamp($1, to: $2) }
  }

  /// The inverse of the two-dimensional `clamp`.
  public static func unclamp(
    _ point: Vector2, from bounds: Rect, dimensions: Size, coefficient: Double = 0.55
  ) -> Vector2 {
    map(point, bounds, dimensions, coefficient) { $0.unclamp($1, from: $2) }
  }

  private static func map(
    _ point: Vector2, _ bounds: Rect, _ dimensions: Size, _ coefficient: Double,
    _ transform: (RubberBand, Double, ClosedRange<Double>) -> Double
  ) -> Vector2 {
    let x = RubberBand(coefficient: coefficient, dimension: dimensions.width)
    let y = RubberBand(coefficient: coefficient, dimension: dimensions.height)
    return Vector2(transform(x, point.x, bounds.rangeX), transform(y, point.y, bounds.rangeY))
  }
}

extension Rect {
  fileprivate var rangeX: ClosedRange<Double> { minX...Swift.max(minX, maxX) }
  fileprivate var rangeY: ClosedRange<Double> { minY...Swift.max(minY, maxY) }
}
