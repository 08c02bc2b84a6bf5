import OverscrollDemoKit

/// A straight stretch of a line, drawn cheaply at any scale: horizontal and vertical ones are boxes, diagonal ones rows of
/// equal pieces, so that the renderer rasterizes only one piece.
struct MetroStretch {
  let from: Vector2
  let to: Vector2
  let width: Double

  func draw(on canvas: inout Canvas, _ color: Color) {
    let way = to - from
    // The width and height of a piece; thick lines have longer pieces.
    let side = max(48, (width / 16).rounded(.up) * 16)
    if abs(way.x) < 1e-6 || abs(way.y) < 1e-6 {
      let size = Size(abs(way.x) + width, abs(way.y) + width)
      canvas.fill(Rect(center: (from + to) / 2, size: size), radius: width / 2, color)
    } else if abs(abs(way.x) - abs(way.y)) < 1e-3, abs(way.x) > side {
      // Pieces from one end on, and one that ends at the other end.
      let piece = Vector2(way.x > 0 ? side : -side, way.y > 0 ? side : -side)
      let count = Int(abs(way.x) / side)
      for index in 0...count {
        let start = index < count ? from + piece * Double(index) : to - piece
        canvas.line(from: start, to: start + piece, width: width, color)
      }
    } else {
      canvas.line(from: from, to: from + way, width: width, color)
    }
  }
}
