import OverscrollGraphics
import ScrollGeometry

extension Path {
  /// The path through `points`, from left to right, without those that are within `tolerance`, measured vertically, of
  /// the line through the points that remain.
  ///
  /// A swing filter (Elmeleegy, Elmagarmid, Cecchet, Aref and Zwaenepoel, 2009), which looks at each point once. Appended
  /// points change no segment but the last.
  package init(thinning points: [Vector2], tolerance: Double) {
    self.init(points.isEmpty ? [] : SwingFilter(points[0], tolerance).filtered(points.dropFirst()))
  }
}

/// The lines from the latest point that remains, on which the next one may lie.
private struct SwingFilter {
  private var remaining: [Vector2]
  private var end: Vector2
  private var slopes = -Double.infinity...Double.infinity
  private let tolerance: Double

  init(_ first: Vector2, _ tolerance: Double) {
    (remaining, end, self.tolerance) = ([first], first, tolerance)
  }

  func filtered(_ points: ArraySlice<Vector2>) -> [Vector2] {
    var filter = self
    for point in points { filter.add(point) }
    filter.appendEnd()
    return filter.remaining
  }

  private var pivot: Vector2 { remaining[remaining.count - 1] }

  private mutating func add(_ point: Vector2) {
    if !reaches(point) { appendEnd() }
    end = point
    if point.x > pivot.x { narrow(by: point) } else { appendEnd() }
  }

  private mutating func appendEnd() {
    if end != pivot { remaining.append(end) }
    slopes = -Double.infinity...Double.infinity
  }

  private func reaches(_ point: Vector2) -> Bool {
    let way = point - pivot
    return way.x > 0 && slopes.contains(way.y / way.x)
  }

  /// The next line has to pass `point` within the tolerance.
  private mutating func narrow(by point: Vector2) {
    let way = point - pivot
    let (low, high) = ((way.y - tolerance) / way.x, (way.y + tolerance) / way.x)
    slopes = max(slopes.lowerBound, low)...max(max(slopes.lowerBound, low), min(slopes.upperBound, high))
  }
}
