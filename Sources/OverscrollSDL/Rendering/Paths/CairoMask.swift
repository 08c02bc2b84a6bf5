internal import COverscrollCairo

/// A rasterizer of paths that uses cairo.
enum CairoMask {
  /// Returns the coverage of a path, in pixels, within `region`. Without a stroke, the path is filled.
  static func draw(_ path: Path, stroke: OutlineStroke?, region: PixelRect) -> Mask {
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

  private static func stroke(_ cairo: OpaquePointer?, _ stroke: OutlineStroke) {
    cairo_set_line_width(cairo, stroke.width)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    if stroke.dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, stroke.dashes, Int32(stroke.dashes.count), 0)
    }
    cairo_stroke(cairo)
  }
}
