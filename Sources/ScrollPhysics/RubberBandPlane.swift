extension RubberBand {
  /// A point inside `bounds`; past them each coordinate follows with resistance by itself (the article's `dims` and
  /// `bounds`).
  ///
  /// - Parameters:
  ///   - point: where the finger is, in points.
  ///   - bounds: in points.
  ///   - dimensions: d along x and along y, in points.
  ///   - coefficient: c.
  public static func clamp(
    _ point: Vector2, to bounds: Rect, dimensions: Size, coefficient: Double = 0.55
  ) -> Vector2 {
    let (x, y) = bands(dimensions, coefficient)
    return Vector2(x.clamp(point.x, to: bounds.horizontalRange), y.clamp(point.y, to: bounds.verticalRange))
  }

  /// The inverse of ``clamp(_:to:dimensions:coefficient:)``.
  public static func unclamp(
    _ point: Vector2, from bounds: Rect, dimensions: Size, coefficient: Double = 0.55
  ) -> Vector2 {
    let (x, y) = bands(dimensions, coefficient)
    return Vector2(x.unclamp(point.x, from: bounds.horizontalRange), y.unclamp(point.y, from: bounds.verticalRange))
  }

  /// The slopes of ``clamp(_:to:dimensions:coefficient:)`` along x and y.
  public static func derivative(
    _ point: Vector2, bounds: Rect, dimensions: Size, coefficient: Double = 0.55
  ) -> Vector2 {
    let (x, y) = bands(dimensions, coefficient)
    return Vector2(
      x.derivative(point.x, limits: bounds.horizontalRange), y.derivative(point.y, limits: bounds.verticalRange))
  }

  private static func bands(_ dimensions: Size, _ coefficient: Double) -> (x: RubberBand, y: RubberBand) {
    (
      RubberBand(coefficient: coefficient, dimension: dimensions.width),
      RubberBand(coefficient: coefficient, dimension: dimensions.height)
    )
  }
}

extension Rect {
  fileprivate var horizontalRange: ClosedRange<Double> { minX.bounded...max(minX.bounded, maxX.bounded) }
  fileprivate var verticalRange: ClosedRange<Double> { minY.bounded...max(minY.bounded, maxY.bounded) }
}
