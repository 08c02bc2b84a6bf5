/// The division of a path into tiles, in the path's own pixels.
enum PathTiles {
  struct Tile: Hashable {
    var column: Int
    var row: Int
    var area: PixelRect
  }

  static let side = 128
  /// The largest side of a path that is a single tile.
  static let wholeSide = 384

  /// Returns the tiles in which `outline` may be visible within `window`.
  static func tiles(of outline: Outline, within window: PixelRect) -> [Tile] {
    let points = outline.points
    let extent = PixelRect(around: points, reach: outline.reach)
    let visible = extent.intersection(window)
    guard !visible.isEmpty else { return [] }
    guard extent.width > wholeSide || extent.height > wholeSide else { return [Tile(column: 0, row: 0, area: extent)] }
    if outline.stroke == nil { return Grid(visible).tiles }
    guard var last = outline.isClosed ? points.last : points.first else { return [] }
    var (found, latest): (Set<Tile>, Grid?) = ([], nil)
    for point in points {
      let near = Grid(PixelRect(around: last, point, reach: outline.reach).intersection(visible))
      // Short segments touch the same tiles as their neighbors.
      if near != latest { found.formUnion(near.tiles) }
      (last, latest) = (point, near)
    }
    return found.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// Groups tiles that are next to each other in a row into runs. Each run is rasterized at once.
  static func runs(_ tiles: [Tile]) -> [[Tile]] {
    tiles.reduce(into: []) { runs, tile in
      if let last = runs.last?.last, last.row == tile.row, last.column + 1 == tile.column {
        runs[runs.count - 1].append(tile)
      } else {
        runs.append([tile])
      }
    }
  }

  /// The tiles that a rectangle touches.
  private struct Grid: Equatable {
    private var columns = 0..<0
    private var rows = 0..<0

    init(_ rect: PixelRect) {
      guard !rect.isEmpty else { return }
      // Unlike division, the shift rounds negative coordinates down.
      columns = (rect.x >> 7)..<((rect.maxX - 1) >> 7) + 1
      rows = (rect.y >> 7)..<((rect.maxY - 1) >> 7) + 1
    }

    /// The tiles, from left to right and from top to bottom.
    var tiles: [Tile] {
      rows.flatMap { row in
        columns.map { column in
          Tile(column: column, row: row, area: PixelRect(x: column * side, y: row * side, width: side, height: side))
        }
      }
    }
  }
}

extension PixelRect {
  /// Creates the rectangle of the whole pixels that lie within `reach` of the points' bounds.
  fileprivate init(around points: [Vector2], reach: Double) {
    var (low, high) = (points.first ?? .zero, points.first ?? .zero)
    for point in points {
      low = Vector2(min(low.x, point.x), min(low.y, point.y))
      high = Vector2(max(high.x, point.x), max(high.y, point.y))
    }
    self.init(around: low, high, reach: reach)
  }

  fileprivate init(around a: Vector2, _ b: Vector2, reach: Double) {
    self.init(
      left: Int(pixel: (min(a.x, b.x) - reach).rounded(.down)),
      top: Int(pixel: (min(a.y, b.y) - reach).rounded(.down)),
      right: Int(pixel: (max(a.x, b.x) + reach).rounded(.up)),
      bottom: Int(pixel: (max(a.y, b.y) + reach).rounded(.up)))
  }
}
