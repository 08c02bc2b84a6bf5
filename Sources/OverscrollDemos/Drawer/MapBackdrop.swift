struct MapBackdrop {
  let size: Size

  private static let block = 150.0
  private static let lean = Vector2(0.18, -0.12)

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    let inks = Inks(isDark: theme.isDark)
    canvas.clipped(to: Rect(origin: .zero, size: size)) { canvas in
      canvas.fill(Rect(origin: .zero, size: size), inks.land)
      drawParks(on: &canvas, inks)
      drawStreets(on: &canvas, inks, width: 7, every: 1)
      let bends = [(-0.05, 0.62), (0.12, 0.55), (0.3, 0.58), (0.48, 0.44), (0.66, 0.36), (0.82, 0.4), (1.05, 0.24)]
      let river = bends.map { Vector2($0.0 * size.width, $0.1 * size.height) }
      canvas.stroke(Path(river), Stroke(width: 46), inks.water)
      drawStreets(on: &canvas, inks, width: 15, every: 3)
      drawNames(on: &canvas, inks)
    }
  }

  private struct Inks {
    let isDark: Bool
    var land: Color { Color(isDark ? 0x23262E : 0xF1EEE6) }
    var park: Color { Color(isDark ? 0x24392E : 0xCFE5C2) }
    var water: Color { Color(isDark ? 0x16324A : 0xA9D3EC) }
    var street: Color { Color(isDark ? 0x3A3F4B : 0xFFFFFF) }
    var edge: Color { Color(isDark ? 0x2C3038 : 0xDED8CA) }
    var name: Color { Color(isDark ? 0xA3ABBA : 0x6B6658) }
  }

  private func corner(_ column: Double, _ row: Double) -> Vector2 {
    Vector2(
      column * Self.block + row * Self.block * Self.lean.x,
      row * Self.block * 0.8 + column * Self.block * Self.lean.y + size.height * 0.08)
  }

  private var columns: ClosedRange<Int> { -2...Int(size.width / Self.block) + 2 }
  private var rows: ClosedRange<Int> { -2...Int((size.height + size.width * 0.15) / (Self.block * 0.8)) + 2 }

  private func drawParks(on canvas: inout Canvas, _ inks: Inks) {
    for (column, row, width, height) in [(1.0, 1.0, 2.0, 1.0), (4, 3, 1, 2), (-1, 4, 2, 1), (6, 1, 2, 2)] {
      let corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
      canvas.fill(Path(corners.map { corner(column + $0.0, row + $0.1) }, isClosed: true), inks.park)
    }
  }

  private func drawStreets(on canvas: inout Canvas, _ inks: Inks, width: Double, every step: Int) {
    func path(_ ends: (Int, Int)...) -> Path { Path(ends.map { corner(Double($0.0), Double($0.1)) }) }
    let paths =
      columns.filter { $0.isMultiple(of: step) }.map { path(($0, rows.lowerBound), ($0, rows.upperBound)) }
      + rows.filter { $0.isMultiple(of: step) }.map { path((columns.lowerBound, $0), (columns.upperBound, $0)) }
    for path in paths { canvas.stroke(path, Stroke(width: width + 2), inks.edge) }
    for path in paths { canvas.stroke(path, Stroke(width: width), inks.street) }
  }

  private func drawNames(on canvas: inout Canvas, _ inks: Inks) {
    for (name, column, row) in [
      ("Old Market", 0.3, 2.3), ("Elm Park", 1.6, 1.4), ("Harbour", 4.2, 0.4), ("Mill End", 3.3, 4.4),
      ("Northgate", 5.3, 2.4),
    ] {
      canvas.text(name, at: corner(column, row), TextStyle(size: 12, weight: .medium), inks.name)
    }
  }
}
