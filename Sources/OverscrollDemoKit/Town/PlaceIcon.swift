import OverscrollGraphics
import ScrollGeometry

/// The picture of a kind of place: in white, on a tile of 44 points in the colour of the kind.
package struct PlaceIcon {
  package static let side = 44.0

  package let kind: PlaceKind

  package init(kind: PlaceKind) {
    self.kind = kind
  }

  package func draw(on canvas: inout Canvas, at origin: Vector2) {
    canvas.translated(by: origin) { canvas in
      canvas.cached(Canvas.Slot("place", kind.rawValue), for: kind) { draw(on: &$0) }
    }
  }

  private func draw(on canvas: inout Canvas) {
    let tile = Rect(x: 0, y: 0, width: Self.side, height: Self.side)
    canvas.fill(tile, radius: 11, .vertical(kind.color.mixed(with: .white, 0.16), kind.color))
    drawPicture(on: &canvas)
  }

  private func drawPicture(on canvas: inout Canvas) {
    switch kind {
    case .bakery: drawLoaf(on: &canvas)
    case .museum: drawColumns(on: &canvas)
    case .baths: for y in [17.0, 24, 31] { line(wave(y), on: &canvas) }
    case .library: drawBook(on: &canvas)
    case .light: drawLighthouse(on: &canvas)
    case .garden: drawTree(on: &canvas)
    case .tram: drawTram(on: &canvas)
    case .cinema: drawFilm(on: &canvas)
    case .ferry: drawFerry(on: &canvas)
    case .clock: drawClock(on: &canvas)
    case .bridge: drawBridge(on: &canvas)
    case .cafe: drawCup(on: &canvas)
    }
  }

  private var ink: Color { .white }

  private func line(_ points: [Vector2], width: Double = 2.4, on canvas: inout Canvas) {
    canvas.stroke(Path(points), Stroke(width: width), ink)
  }

  private func shape(_ points: [Vector2], on canvas: inout Canvas) {
    canvas.fill(Path(points, isClosed: true), ink)
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 1) -> (Rect, Double) {
    (Rect(x: x, y: y, width: width, height: height), radius)
  }

  private func fill(_ boxes: [(Rect, Double)], _ color: Color? = nil, on canvas: inout Canvas) {
    for (rect, radius) in boxes { canvas.fill(rect, radius: radius, color ?? ink) }
  }

  /// Three waves across the tile at height `y`.
  private func wave(_ y: Double) -> [Vector2] {
    let heights = [0.0, -1.7, -2.4, -1.7, 0, 1.7, 2.4, 1.7]
    return (0...16).map { Vector2(10 + 1.5 * Double($0), y + heights[$0 % 8]) }
  }
}

// MARK: - Pictures

extension PlaceIcon {
  private func drawLoaf(on canvas: inout Canvas) {
    fill([box(9, 17, 26, 15, radius: 7.5)], on: &canvas)
    for x in [16.0, 22, 28] {
      canvas.line(from: Vector2(x + 1.5, 20), to: Vector2(x - 1.5, 25), width: 2.2, kind.color)
    }
  }

  private func drawColumns(on canvas: inout Canvas) {
    shape([Vector2(9, 18), Vector2(22, 10), Vector2(35, 18)], on: &canvas)
    fill([11.0, 17.7, 24.3, 31].map { box($0, 20, 3, 10) } + [box(9, 32, 26, 3)], on: &canvas)
  }

  private func drawBook(on canvas: inout Canvas) {
    shape([Vector2(21, 14), Vector2(9, 11.5), Vector2(9, 30.5), Vector2(21, 33)], on: &canvas)
    shape([Vector2(23, 14), Vector2(35, 11.5), Vector2(35, 30.5), Vector2(23, 33)], on: &canvas)
  }

  private func drawLighthouse(on canvas: inout Canvas) {
    shape([Vector2(19, 18), Vector2(25, 18), Vector2(27.5, 35), Vector2(16.5, 35)], on: &canvas)
    fill([box(18, 11, 8, 5), box(16.5, 16.5, 11, 2)], on: &canvas)
    line([Vector2(30, 12.5), Vector2(36, 10)], width: 2, on: &canvas)
    line([Vector2(14, 12.5), Vector2(8, 10)], width: 2, on: &canvas)
  }

  private func drawTree(on canvas: inout Canvas) {
    fill([box(20.5, 26, 3, 10)], on: &canvas)
    for (x, y) in [(16.0, 21.0), (28, 21), (22, 15.5)] {
      canvas.fillCircle(center: Vector2(x, y), radius: 7, ink)
    }
  }

  private func drawTram(on canvas: inout Canvas) {
    line([Vector2(16, 8), Vector2(28, 8)], width: 2, on: &canvas)
    line([Vector2(22, 8), Vector2(22, 12)], width: 2, on: &canvas)
    fill([box(13, 12, 18, 21, radius: 4)], on: &canvas)
    fill([box(16, 15, 12, 8, radius: 1.5)], kind.color, on: &canvas)
    for x in [17.5, 26.5] { canvas.fillCircle(center: Vector2(x, 28), radius: 1.8, kind.color) }
    line([Vector2(15, 36.5), Vector2(29, 36.5)], width: 2, on: &canvas)
  }

  private func drawFilm(on canvas: inout Canvas) {
    fill([box(9, 13, 26, 18, radius: 3)], on: &canvas)
    canvas.fill(Path([Vector2(19, 17), Vector2(27.5, 22), Vector2(19, 27)], isClosed: true), kind.color)
  }

  private func drawFerry(on canvas: inout Canvas) {
    shape([Vector2(8, 24), Vector2(36, 24), Vector2(31, 32), Vector2(12, 32)], on: &canvas)
    fill([box(14, 17, 15, 5), box(18, 11, 4, 5)], on: &canvas)
  }

  private func drawClock(on canvas: inout Canvas) {
    canvas.strokeCircle(center: Vector2(22, 22), radius: 13, width: 2.6, ink)
    line([Vector2(22, 14.5), Vector2(22, 22), Vector2(27, 25.5)], on: &canvas)
  }

  private func drawBridge(on canvas: inout Canvas) {
    fill([box(8, 26, 28, 3)], on: &canvas)
    line((-5...5).map { Vector2(22 + 2.4 * Double($0), 13 + 0.52 * Double($0 * $0)) }, width: 2.2, on: &canvas)
    for x in [14.8, 22, 29.2] { line([Vector2(x, 17), Vector2(x, 26)], width: 1.8, on: &canvas) }
    for x in [13.0, 31] { line([Vector2(x, 29), Vector2(x, 34)], on: &canvas) }
  }

  private func drawCup(on canvas: inout Canvas) {
    fill([box(12, 17, 17, 14, radius: 5), box(12, 17, 17, 7)], on: &canvas)
    canvas.strokeCircle(center: Vector2(30, 22.5), radius: 4.5, width: 2.2, ink)
    for x in [17.0, 23.5] { line([Vector2(x, 13.5), Vector2(x + 1.2, 9.5)], width: 2, on: &canvas) }
  }
}
