internal import CCairo
import OverscrollGraphics
import ScrollGeometry

/// Rasterizes paths by cairo.
enum CairoMask {
  /// The coverage of a path, in pixels, within `region`; of its inside where there is no stroke.
  static func draw(_ path: Path, stroke: OutlineStroke?, region: PixelRect) -> Mask {
    var mask = Mask(width: region.width, height: region.height)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(region.width), Int32(region.height))
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    cairo_translate(cairo, Double(-region.x), Double(-region.y))
    add(path, to: cairo)
    if let stroke { self.stroke(cairo, stroke) } else { cairo_fill(cairo) }
    cairo_surface_flush(surface)
    if let data = cairo_image_surface_get_data(surface) {
      mask.copy(rows: data, stride: Int(cairo_image_surface_get_stride(surface)))
    }
    return mask
  }

  private static func add(_ path: Path, to cairo: OpaquePointer?) {
    for point in path.points { cairo_line_to(cairo, bounded(point.x), bounded(point.y)) }
    if path.isClosed { cairo_close_path(cairo) }
  }

  /// Cairo's coordinates are 24.8 fixed point.
  private static func bounded(_ value: Double) -> Double { value.clamped(to: -1e6...1e6) }

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

extension Mask {
  fileprivate mutating func copy(rows: UnsafePointer<UInt8>, stride: Int) {
    coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<height { (base + row * width).update(from: rows + row * stride, count: width) }
    }
  }
}
