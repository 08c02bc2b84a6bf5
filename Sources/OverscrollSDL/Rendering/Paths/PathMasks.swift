/// The masks of paths, cached as tiles in the path's own coordinates. A path that rests or moves by whole pixels is
/// rasterized once, and only its visible tiles.
final class PathMasks {
  private static let bandHeight = 16

  private let atlas: MaskAtlas
  private var ids = RecentCache<Outline, Int>(capacity: 512)
  private var lastID = 0

  init(atlas: MaskAtlas) { self.atlas = atlas }

  /// Adds the quads of a path to `list`, within the list's clip.
  func add(_ path: Path, stroke: Stroke?, offset: Vector2, pixelRatio: Double, color: Color, to list: inout QuadList) {
    guard let (outline, x, y) = Outline.of(path, stroke, offset: offset, pixelRatio: pixelRatio) else { return }
    let tiles = PathTiles.tiles(of: outline, within: list.clip.moved(byX: -x, y: -y))
    guard !tiles.isEmpty else { return }
    let id = id(of: outline)
    rasterize(tiles.filter { atlas.pieces(for: key(id, $0)) == nil }, of: outline, id)
    let color = PixelColor(color)
    for tile in tiles {
      for piece in atlas.pieces(for: key(id, tile)) ?? [] {
        list.add(piece.area.moved(byX: tile.area.x + x, y: tile.area.y + y), piece.source, color)
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

  private func rasterize(_ missing: [PathTiles.Tile], of outline: Outline, _ id: Int) {
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
