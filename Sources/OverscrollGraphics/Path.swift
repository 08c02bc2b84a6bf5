/// A polyline to stroke, or a polygon to fill.
package struct Path: Hashable, Sendable {
  package var points: [Vector2]
  package var isClosed: Bool
  package init(_ points: [Vector2], isClosed: Bool = false) { (self.points, self.isClosed) = (points, isClosed) }

  func scaled(by scale: Double) -> Path { scale == 1 ? self : Path(points.map { $0 * scale }, isClosed: isClosed) }

  package var bounds: Rect {
    guard var low = points.first else { return .zero }
    var high = low
    for point in points {
      low = Vector2(min(low.x, point.x), min(low.y, point.y))
      high = Vector2(max(high.x, point.x), max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// The width and dashes of a stroked line. Caps and joins are always round.
package struct Stroke: Hashable, Sendable {
  package var width: Double
  /// The lengths of dashes and gaps, in points; empty for a solid line.
  package var dashes: [Double]
  package init(width: Double, dashes: [Double] = []) { (self.width, self.dashes) = (width, dashes) }

  func scaled(by scale: Double) -> Stroke {
    scale == 1 ? self : Stroke(width: width * scale, dashes: dashes.map { $0 * scale })
  }
}

extension Rect {
  /// Returns whether a line through `points`, in ascending order of x, crosses the rectangle.
  package func isCrossed(by points: [Vector2]) -> Bool {
    zip(points, points.dropFirst()).contains { a, b in
      guard a.x <= maxX, b.x >= minX else { return false }
      let (first, last) = (max(a.x, minX), min(b.x, maxX))
      func y(_ x: Double) -> Double { b.x > a.x ? a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x) : b.y }
      let ends = b.x > a.x ? (y(first), y(last)) : (a.y, b.y)
      return min(ends.0, ends.1) <= maxY && max(ends.0, ends.1) >= minY
    }
  }
}
