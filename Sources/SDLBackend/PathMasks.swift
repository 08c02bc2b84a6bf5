import Geometry
import Graphics

/// Masks of paths, kept as tiles that lie still in the path's own coordinates: a path that rests, or moves by whole
/// pixels, is drawn once, and never more of it than can be seen.
final class PathMasks {
  private struct Key: Hashable {
    var path: Path
    var stroke: Stroke?
    var pixelRatio: Double
    /// Which quarter of a pixel the path's origin lies on.
    var phaseX: Int
    var phaseY: Int
  }

  private struct Tile: Hashable {
    var column: Int
    var row: Int
  }

  private static let tileSide = 256
  /// Smaller paths are one mask.
  private static let wholeSide = 512
  private static let bandHeight = 16

  private let atlas: MaskAtlas
  private var ids = RecentCache<Key, Int>(capacity: 512)
  private var lastID = 0

  init(atlas: MaskAtlas) {
    self.atlas = atlas
  }

  /// Adds the quads of a path to `list`, where its clip lets them be seen.
  func add(_ path: Path, stroke: Stroke?, offset: Vector2, pixelRatio: Double, color: Color, to list: inout QuadList) {
    let place = (offset * pixelRatio).map { ($0 * 4).rounded() / 4 }
    let origin = place.map { $0.rounded(.down) }
    let phase = place - origin
    guard origin.isFinite, let extent = Self.extent(of: path, stroke, pixelRatio) else { return }
    let key = Key(
      path: path, stroke: stroke, pixelRatio: pixelRatio, phaseX: Int(phase.x * 4), phaseY: Int(phase.y * 4))
    let (dx, dy) = (Int(pixel: origin.x), Int(pixel: origin.y))
    var window = list.clip
    (window.x, window.y) = (window.x - dx, window.y - dy)
    let visible = extent.intersection(window)
    guard !visible.isEmpty else { return }
    let id = id(of: key)
    let tiles = Self.tiles(extent, visible)
    draw(tiles.filter { atlas.pieces(for: $0.key(id)) == nil }, id) { region in
      CairoMask.draw(path, stroke: stroke, pixelRatio: pixelRatio, offset: phase, region: region)
    }
    let ink = PixelColor(color)
    for tile in tiles {
      for piece in atlas.pieces(for: tile.key(id)) ?? [] {
        var target = piece.area
        (target.x, target.y) = (target.x + tile.area.x + dx, target.y + tile.area.y + dy)
        list.add(target, piece.source, ink)
      }
    }
  }

  private func id(of key: Key) -> Int {
    ids.value(for: key) {
      lastID += 1
      return lastID
    }
  }
}

// MARK: - Tiles

extension PathMasks {
  private struct TileArea {
    var column: Int
    var row: Int
    var area: PixelRect

    func key(_ id: Int) -> MaskKey { .path(id, column: column, row: row) }
  }

  /// The whole pixels that the path may touch, in its own coordinates.
  private static func extent(of path: Path, _ stroke: Stroke?, _ pixelRatio: Double) -> PixelRect? {
    let finite = path.points.allSatisfy(\.isFinite) ? path : Path(path.points.filter(\.isFinite))
    guard !finite.points.isEmpty else { return nil }
    let bounds = finite.bounds
    let reach = (stroke?.width ?? 0) / 2 * pixelRatio + 2
    let left = Int(pixel: (bounds.minX * pixelRatio - reach).rounded(.down))
    let top = Int(pixel: (bounds.minY * pixelRatio - reach).rounded(.down))
    let right = Int(pixel: (bounds.maxX * pixelRatio + reach).rounded(.up))
    let bottom = Int(pixel: (bounds.maxY * pixelRatio + reach).rounded(.up))
    return PixelRect(left..<max(left, right), top..<max(top, bottom))
  }

  private static func tiles(_ extent: PixelRect, _ visible: PixelRect) -> [TileArea] {
    guard extent.width > wholeSide || extent.height > wholeSide else {
      return [TileArea(column: 0, row: 0, area: extent)]
    }
    let columns = floorDivide(visible.x, tileSide)...floorDivide(visible.maxX - 1, tileSide)
    let rows = floorDivide(visible.y, tileSide)...floorDivide(visible.maxY - 1, tileSide)
    return rows.flatMap { row in
      columns.map { column in
        let area = PixelRect(x: column * tileSide, y: row * tileSide, width: tileSide, height: tileSide)
        return TileArea(column: column, row: row, area: area)
      }
    }
  }

  private static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }

  /// Draws all missing tiles at once, then cuts them out.
  private func draw(_ missing: [TileArea], _ id: Int, _ render: (PixelRect) -> Mask) {
    guard let first = missing.first else { return }
    let region = missing.dropFirst().reduce(first.area) { $0.union($1.area) }
    let mask = render(region)
    for tile in missing {
      let part = tile.area == region ? mask : mask.part(tile.area, of: region)
      atlas.insert(part, for: tile.key(id), bandHeight: Self.bandHeight)
    }
  }
}

extension Mask {
  /// The part that covers `area`, where the mask itself covers `region`.
  fileprivate func part(_ area: PixelRect, of region: PixelRect) -> Mask {
    var part = Mask(width: area.width, height: area.height)
    for row in 0..<area.height {
      let start = (area.y - region.y + row) * width + area.x - region.x
      part.coverage.replaceSubrange(
        (row * area.width)..<((row + 1) * area.width), with: coverage[start..<(start + area.width)])
    }
    return part
  }
}
