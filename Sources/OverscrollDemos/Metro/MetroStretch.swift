import OverscrollDemoKit

/// A straight stretch of a line, drawn cheaply at any scale: horizontal and vertical ones are boxes, diagonal ones rows of
/// equal pieces, so that the renderer rasterizes only one piece.
struct MetroStretch {
  let from: Vector2
  let to: Vector2
  let width: Double

  func draw(on canvas: inout Canvas, _ color: Color) {
    let way = to - from
    if abs(way.x) < 1e-6 || abs(way.y) < 1e-6 {
      drawBox(on: &canvas, color)
    } else if abs(abs(way.x) - abs(way.y)) < 1e-3, abs(way.x) > piece {
      drawPieces(on: &canvas, color)
    } else {
      drawPiece(way, at: from, on: &canvas, color)
    }
  }

  private func drawBox(on canvas: inout Canvas, _ color: Color) {
    let middle = (from + to) / 2
    let size = Size(abs(to.x - from.x) + width, abs(to.y - from.y) + width)
    canvas.fill(Rect(center: middle, size: size), radius: width / 2, color)
  }

  /// The width and height of a piece; thick lines have longer pieces.
  private var piece: Double { max(48, (width / 16).rounded(.up) * 16) }

  /// Pieces from one end on, and one that ends at the other end.
  private func drawPieces(on canvas: inout Canvas, _ color: Color) {
    let way = Vector2(to.x > from.x ? piece : -piece, to.y > from.y ? piece : -piece)
    let count = Int(abs(to.x - from.x) / piece)
    for index in 0..<count { drawPiece(way, at: from + way * Double(index), on: &canvas, color) }
    drawPiece(way, at: to - way, on: &canvas, color)
  }

  private func drawPiece(_ way: Vector2, at place: Vector2, on canvas: inout Canvas, _ color: Color) {
    canvas.line(from: place, to: place + way, width: width, color)
  }
}
