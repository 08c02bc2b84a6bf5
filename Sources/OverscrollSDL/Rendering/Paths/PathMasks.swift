import OverscrollGraphics
import ScrollGeometry

/// Masks of paths, kept as tiles that lie still in the path's own coordinates: a path that rests, or moves by whole
/// pixels, is drawn once, and never more of it than can be seen.
final class PathMasks {
  private static let bandHeight = 16

  private let atlas: MaskAtlas
  private var ids = RecentCache<Outline, Int>(capacity: 512)
  private var lastID = 0

  init(atlas: MaskAtlas) {
    self.atlas = atlas
  }

  /// Adds the quads of a path to `list`, where its clip lets them be seen.
  func add(_ path: Path, stroke: Stroke?, offset: Vector2, pixelRatio: Double, color: Color, to list: inout QuadList) {
    guard let (outline, x, y) = Outline.of(path, stroke, offset: offset, pixelRatio: pixelRatio) else { return }
    let tiles = PathTiles.tiles(of: outline, within: list.clip.moved(byX: -x, y: -y))
    guard !tiles.isEmpty else { return }
    let id = id(of: outline)
    draw(tiles.filter { atlas.pieces(for: key(id, $0)) == nil }, of: outline, id)
    let ink = PixelColor(color)
    for tile in tiles {
      for piece in atlas.pieces(for: key(id, tile)) ?? [] {
        list.add(piece.area.moved(byX: tile.area.x + x, y: tile.area.y + y), piece.source, ink)
      }
    }
  }

  private func id(of outline: Outline) -> Int {
    ids.value(for: outline) {
      lastID += 1
      return lastID
    }
  }

  private func key(_ id: Int, _ tile: PathTiles.Tile) -> MaskKey { .path(id, column: tile.column, row: tile.row) }

  private func draw(_ missing: [PathTiles.Tile], of outline: Outline, _ id: Int) {
    guard !missing.isEmpty else { return }
    let path = outline.path
    for run in PathTiles.runs(missing) {
      let region = run.dropFirst().reduce(run[0].area) { $0.union($1.area) }
      let mask = CairoMask.draw(path, stroke: outline.stroke, region: region)
      for tile in run {
        let left = tile.area.x - region.x
        atlas.insert(
          mask, columns: left..<(left + tile.area.width), for: key(id, tile), bandHeight: Self.bandHeight)
      }
    }
  }
}

extension PixelRect {
  func moved(byX dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
}
