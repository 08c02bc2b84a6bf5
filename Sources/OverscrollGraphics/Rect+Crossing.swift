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
