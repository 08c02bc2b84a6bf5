internal import COverscrollCairo

/// Masks of paths, as tiles in the path's coordinates. A path at rest, or moved by whole pixels, is rasterized once.
final class PathMasks {
  private static let bandHeight = 16

  private let atlas: MaskAtlas
  private var ids = RecentCache<Outline, Int>(capacity: 512)
  private var lastID = 0
  init(atlas: MaskAtlas) { self.atlas = atlas }

  func add(
    _ path: Path, stroke: Stroke?, offset: Vector2, pixelRatio: Double, _ paint: QuantizedPaint, to list: inout QuadList
  ) {
    guard let (outline, x, y) = Outline.of(path, stroke, offset: offset, pixelRatio: pixelRatio) else { return }
    let tiles = PathTiles.tiles(of: outline, within: list.clip.moved(byX: -x, y: -y))
    guard !tiles.isEmpty else { return }
    let id = ids.value(for: outline) {
      lastID += 1
      return lastID
    }
    rasterize(tiles.filter { atlas.pieces(for: key(id, $0)) == nil }, of: outline, id)
    for tile in tiles {
      for piece in atlas.pieces(for: key(id, tile)) ?? [] {
        list.add(piece.area.moved(byX: tile.x + x, y: tile.y + y), piece.source, paint)
      }
    }
  }

  private func key(_ id: Int, _ tile: PixelRect) -> MaskKey { .path(id, x: tile.x, y: tile.y) }

  private func rasterize(_ missing: [PixelRect], of outline: Outline, _ id: Int) {
    guard !missing.isEmpty else { return }
    let path = outline.path
    for run in PathTiles.runs(missing) {
      let region = run.dropFirst().reduce(run[0]) { $0.union($1) }
      let mask = CairoMask.draw(path, stroke: outline.stroke, region: region)
      for tile in run {
        let left = tile.x - region.x
        atlas.insert(mask, columns: left..<(left + tile.width), for: key(id, tile), bandHeight: Self.bandHeight)
      }
    }
  }
}

enum CairoMask {
  static func draw(_ path: Path, stroke: Stroke?, region: PixelRect) -> Mask {
    var mask = Mask(width: region.width, height: region.height)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(region.width), Int32(region.height))
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    cairo_translate(cairo, Double(-region.x), Double(-region.y))
    // Cairo's coordinates are 24.8 fixed point.
    for point in path.points { cairo_line_to(cairo, point.x.clamped(to: -1e6...1e6), point.y.clamped(to: -1e6...1e6)) }
    if path.isClosed { cairo_close_path(cairo) }
    if let stroke { self.stroke(cairo, stroke) } else { cairo_fill(cairo) }
    cairo_surface_flush(surface)
    guard let rows = cairo_image_surface_get_data(surface) else { return mask }
    let stride = Int(cairo_image_surface_get_stride(surface))
    mask.coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<region.height {
        (base + row * region.width).update(from: rows + row * stride, count: region.width)
      }
    }
    return mask
  }

  private static func stroke(_ cairo: OpaquePointer?, _ stroke: Stroke) {
    cairo_set_line_width(cairo, stroke.width)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    if stroke.dashes.contains(where: { $0 > 0 }) { cairo_set_dash(cairo, stroke.dashes, Int32(stroke.dashes.count), 0) }
    cairo_stroke(cairo)
  }
}
