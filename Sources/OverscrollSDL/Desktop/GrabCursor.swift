internal import COverscrollCairo

/// A mouse cursor in the shape of a hand, which SDL lacks, drawn on a square of 24 units.
struct GrabCursor {
  private let fingers: [(root: Vector2, tip: Vector2)]
  private let palm: [Vector2]

  static let side = 24.0

  static let open = GrabCursor(
    fingers: [
      (Vector2(8.6, 12), Vector2(7.2, 5.4)), (Vector2(11.4, 11), Vector2(11, 3.6)),
      (Vector2(14.4, 11), Vector2(14.8, 4.4)), (Vector2(17.1, 13), Vector2(18.4, 7.6)),
      (Vector2(8, 17.5), Vector2(3.9, 12.8)),
    ],
    palm: [
      Vector2(8, 11.5), Vector2(17.6, 12), Vector2(17.4, 16.5), Vector2(15.2, 20.6), Vector2(10, 20.6),
      Vector2(7.4, 17),
    ])

  static let closed = GrabCursor(
    fingers: [
      (Vector2(8.4, 12.5), Vector2(8.1, 9.9)), (Vector2(11.3, 12), Vector2(11.2, 9.1)),
      (Vector2(14.3, 12), Vector2(14.4, 9.3)), (Vector2(17.1, 13), Vector2(17.3, 10.6)),
      (Vector2(8, 16.5), Vector2(6.2, 14)),
    ],
    palm: [
      Vector2(8, 12.5), Vector2(17.2, 13), Vector2(17, 16.5), Vector2(15.2, 20.2), Vector2(10, 20.2),
      Vector2(7.6, 16.5),
    ])

  private static let fingerWidth = 2.9
  private static let outlineWidth = 0.9

  /// Returns the cursor's pixels as 0xAARRGGBB; the picture is `pixels` wide and high.
  func picture(pixels: Int) -> [UInt32] {
    var picture = [UInt32](repeating: 0, count: pixels * pixels)
    picture.withUnsafeMutableBytes { bytes in
      let data = bytes.bindMemory(to: UInt8.self).baseAddress
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(pixels), Int32(pixels), Int32(pixels * 4))
      defer { cairo_surface_destroy(surface) }
      let cairo = cairo_create(surface)
      defer { cairo_destroy(cairo) }
      cairo_scale(cairo, Double(pixels) / Self.side, Double(pixels) / Self.side)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      // The outline in black, the inside in white, then the gaps between the fingers.
      drawSilhouette(cairo, grey: 0, extraWidth: 2 * Self.outlineWidth)
      drawSilhouette(cairo, grey: 1, extraWidth: 0)
      drawGaps(cairo)
    }
    // Drivers disagree on whether alpha is premultiplied: translucent pixels are black, the same in both.
    return picture.map { $0 >> 24 == 255 ? $0 : $0 & 0xFF00_0000 }
  }

  private func drawSilhouette(_ cairo: OpaquePointer?, grey: Double, extraWidth: Double) {
    cairo_set_source_rgb(cairo, grey, grey, grey)
    cairo_set_line_width(cairo, Self.fingerWidth + extraWidth)
    for finger in fingers { line(cairo, from: finger.root, to: finger.tip) }
    for point in palm { cairo_line_to(cairo, point.x, point.y) }
    cairo_close_path(cairo)
    cairo_fill_preserve(cairo)
    cairo_set_line_width(cairo, 2 + extraWidth)
    cairo_stroke(cairo)
  }

  private func drawGaps(_ cairo: OpaquePointer?) {
    cairo_set_source_rgb(cairo, 0, 0, 0)
    cairo_set_line_width(cairo, Self.outlineWidth)
    for (finger, next) in zip(fingers, fingers.dropFirst().dropLast()) {
      let (root, tip) = ((finger.root + next.root) / 2, (finger.tip + next.tip) / 2)
      line(cairo, from: root, to: root + (tip - root) * 0.7)
    }
  }

  private func line(_ cairo: OpaquePointer?, from a: Vector2, to b: Vector2) {
    cairo_move_to(cairo, a.x, a.y)
    cairo_line_to(cairo, b.x, b.y)
    cairo_stroke(cairo)
  }
}
