import OverscrollGraphics
import ScrollGeometry

extension Path {
  /// The way through `points`, from left to right, without those that nobody would miss: each lies within `tolerance`,
  /// upright, of the line between the two beside it that are kept.
  ///
  /// A swing filter (Elmeleegy, Elmagarmid, Cecchet, Aref and Zwaenepoel, 2009), which looks at each point once. What
  /// comes later changes only where the end of the way was.
  package init(thinning points: [Vector2], tolerance: Double) {
    self.init(points.isEmpty ? [] : Swing(points[0], tolerance).kept(through: points.dropFirst()))
  }
}

/// The lines from the latest point that is kept, on which the next one may lie.
private struct Swing {
  private var kept: [Vector2]
  private var end: Vector2
  private var slopes = -Double.infinity...Double.infinity
  private let tolerance: Double

  init(_ first: Vector2, _ tolerance: Double) {
    (kept, end, self.tolerance) = ([first], first, tolerance)
  }

  func kept(through points: ArraySlice<Vector2>) -> [Vector2] {
    var swing = self
    for point in points { swing.add(point) }
    swing.keepEnd()
    return swing.kept
  }

  private var pivot: Vector2 { kept[kept.count - 1] }

  private mutating func add(_ point: Vector2) {
    if !reaches(point) { keepEnd() }
    end = point
    if point.x > pivot.x { narrow(by: point) } else { keepEnd() }
  }

  private mutating func keepEnd() {
    if end != pivot { kept.append(end) }
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
