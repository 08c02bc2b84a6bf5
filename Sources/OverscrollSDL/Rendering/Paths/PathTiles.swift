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
    var grid = Grid(visible)
    if outline.stroke == nil { grid.mark(visible) } else { grid.mark(outline, points) }
    return grid.tiles
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

  /// The tiles of the visible area, with a mark for each that may be painted on.
  private struct Grid {
    private let visible: PixelRect
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>
    private var isMarked: [Bool]

    /// Creates unmarked tiles for the visible area, which must not be empty.
    init(_ visible: PixelRect) {
      self.visible = visible
      (columns, rows) = (Self.columns(visible), Self.rows(visible))
      isMarked = [Bool](repeating: false, count: columns.count * rows.count)
    }

    /// Returns the columns that a rectangle touches. Unlike division, the shift rounds negative coordinates down.
    private static func columns(_ rect: PixelRect) -> ClosedRange<Int> { (rect.x >> 7)...((rect.maxX - 1) >> 7) }
    private static func rows(_ rect: PixelRect) -> ClosedRange<Int> { (rect.y >> 7)...((rect.maxY - 1) >> 7) }

    private func index(_ column: Int, _ row: Int) -> Int {
      (row - rows.lowerBound) * columns.count + column - columns.lowerBound
    }

    mutating func mark(_ rect: PixelRect) {
      let rect = rect.intersection(visible)
      guard !rect.isEmpty else { return }
      for row in Self.rows(rect) {
        for column in Self.columns(rect) { isMarked[index(column, row)] = true }
      }
    }

    /// Marks the tiles near each segment.
    mutating func mark(_ outline: Outline, _ points: [Vector2]) {
      guard var last = outline.isClosed ? points.last : points.first else { return }
      for point in points {
        mark(PixelRect(around: last, point, reach: outline.reach))
        last = point
      }
    }

    /// The marked tiles, from left to right and from top to bottom.
    var tiles: [Tile] {
      rows.flatMap { row in
        columns.compactMap { column in
          guard isMarked[index(column, row)] else { return nil }
          let area = PixelRect(x: column * side, y: row * side, width: side, height: side)
          return Tile(column: column, row: row, area: area)
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
