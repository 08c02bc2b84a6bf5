import Geometry

/// Which tiles a path touches, in the path's own pixels.
struct PathTiles {
  struct Tile: Hashable {
    var column: Int
    var row: Int
    var area: PixelRect
  }

  static let side = 128
  /// Smaller paths are one tile.
  static let wholeSide = 384

  /// The tiles that may show something of `outline` within `window`.
  static func tiles(of outline: Outline, within window: PixelRect) -> [Tile] {
    let points = outline.points
    let extent = PixelRect(around: points, reach: outline.reach)
    let visible = extent.intersection(window)
    guard !visible.isEmpty else { return [] }
    guard extent.width > wholeSide || extent.height > wholeSide else { return [Tile(column: 0, row: 0, area: extent)] }
    let all = grid(visible)
    guard outline.stroke != nil else { return all }
    let segments = zip(points, points.dropFirst() + (outline.path.isClosed ? points.prefix(1) : []))
    let boxes = segments.map { PixelRect(around: [$0, $1], reach: outline.reach) }
    return all.filter { tile in boxes.contains { !$0.intersection(tile.area).isEmpty } }
  }

  private static func grid(_ visible: PixelRect) -> [Tile] {
    let columns = (visible.x >> 7)...((visible.maxX - 1) >> 7)
    let rows = (visible.y >> 7)...((visible.maxY - 1) >> 7)
    return rows.flatMap { row in
      columns.map { column in
        Tile(column: column, row: row, area: PixelRect(x: column * side, y: row * side, width: side, height: side))
      }
    }
  }

  /// Tiles beside each other, in rows: each run is drawn at once.
  static func runs(_ tiles: [Tile]) -> [[Tile]] {
    tiles.reduce(into: []) { runs, tile in
      if let last = runs.last?.last, last.row == tile.row, last.column + 1 == tile.column {
        runs[runs.count - 1].append(tile)
      } else {
        runs.append([tile])
      }
    }
  }
}

extension PixelRect {
  /// The whole pixels that lie within `reach` of the points.
  init(around points: [Vector2], reach: Double) {
    var (low, high) = (points.first ?? .zero, points.first ?? .zero)
    for point in points {
      low = Vector2(min(low.x, point.x), min(low.y, point.y))
      high = Vector2(max(high.x, point.x), max(high.y, point.y))
    }
    let (left, top) = (Int(pixel: (low.x - reach).rounded(.down)), Int(pixel: (low.y - reach).rounded(.down)))
    let (right, bottom) = (Int(pixel: (high.x + reach).rounded(.up)), Int(pixel: (high.y + reach).rounded(.up)))
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
