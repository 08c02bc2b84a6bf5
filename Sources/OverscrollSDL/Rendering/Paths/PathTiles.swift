enum PathTiles {
  static let side = 128
  static let wholeSide = 384

  /// Returns the tiles in which `outline` may be visible within `window`, row by row.
  static func tiles(of outline: Outline, within window: PixelRect) -> [PixelRect] {
    let path = outline.path
    let (points, bounds) = (path.points, path.bounds)
    let extent = PixelRect(around: bounds.origin, Vector2(bounds.maxX, bounds.maxY), reach: outline.reach)
    let visible = extent.intersection(window)
    guard !visible.isEmpty else { return [] }
    guard extent.width > wholeSide || extent.height > wholeSide else { return [extent] }
    if outline.stroke == nil { return visible.onGrid.tiles }
    guard var last = outline.isClosed ? points.last : points.first else { return [] }
    var (found, latest): (Set<PixelRect>, PixelRect?) = ([], nil)
    for point in points {
      let near = PixelRect(around: last, point, reach: outline.reach).intersection(visible).onGrid
      // Short segments touch the same tiles as their neighbors.
      if near != latest { found.formUnion(near.tiles) }
      (last, latest) = (point, near)
    }
    return found.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Each run is rasterized at once.
  static func runs(_ tiles: [PixelRect]) -> [[PixelRect]] {
    tiles.reduce(into: []) { runs, tile in
      if let last = runs.last?.last, last.y == tile.y, last.maxX == tile.x {
        runs[runs.count - 1].append(tile)
      } else {
        runs.append([tile])
      }
    }
  }
}

extension PixelRect {
  fileprivate var onGrid: PixelRect {
    guard !isEmpty else { return PixelRect(width: 0, height: 0) }
    // Unlike division, the mask rounds negative coordinates down.
    let (mask, last) = (-PathTiles.side, PathTiles.side - 1)
    return PixelRect(left: x & mask, top: y & mask, right: (maxX + last) & mask, bottom: (maxY + last) & mask)
  }

  fileprivate var tiles: [PixelRect] {
    let side = PathTiles.side
    return stride(from: y, to: maxY, by: side).flatMap { y in
      stride(from: x, to: maxX, by: side).map { PixelRect(x: $0, y: y, width: side, height: side) }
    }
  }

  fileprivate init(around a: Vector2, _ b: Vector2, reach: Double) {
    self.init(
      left: Int(pixel: (min(a.x, b.x) - reach).rounded(.down)), top: Int(pixel: (min(a.y, b.y) - reach).rounded(.down)),
      right: Int(pixel: (max(a.x, b.x) + reach).rounded(.up)), bottom: Int(pixel: (max(a.y, b.y) + reach).rounded(.up)))
  }
}
