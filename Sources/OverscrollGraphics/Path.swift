public import ScrollGeometry

/// A chain of points to stroke or to fill.
public struct Path: Hashable, Sendable {
  public var points: [Vector2]
  public var isClosed: Bool

  public init(_ points: [Vector2], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The smallest rectangle that holds all points; zero for a path without points.
  public var bounds: Rect {
    guard var low = points.first else { return .zero }
    var high = low
    for point in points {
      low = Vector2(min(low.x, point.x), min(low.y, point.y))
      high = Vector2(max(high.x, point.x), max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// How a line is drawn along a path: always with round caps and joins.
public struct Stroke: Hashable, Sendable {
  /// In points.
  public var width: Double
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dashes: [Double]

  public init(width: Double, dashes: [Double] = []) {
    self.width = width
    self.dashes = dashes
  }
}
