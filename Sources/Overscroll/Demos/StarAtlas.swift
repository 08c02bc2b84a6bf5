import Geometry
import Graphics

/// A map of a night sky that never was, of any size: only what is visible is drawn.
struct StarAtlas {
  let size: Size
  let isDark: Bool

  private static let cell = 240.0
  private static let figure = 480.0
  private static let grid = 240.0

  func draw(on canvas: inout Canvas, visible: Rect) {
    let shown = visible.intersection(Rect(origin: .zero, size: size))
    guard !shown.isEmpty else { return }
    canvas.fill(Rect(origin: .zero, size: size), .vertical(paper, paperBelow))
    canvas.clipped(to: Rect(origin: .zero, size: size)) { canvas in
      forCells(of: 2 * Self.cell, in: shown, margin: 1) { drawGlow($0, $1, on: &canvas) }
      drawGrid(on: &canvas, shown)
      forCells(of: Self.figure, in: shown, margin: 1) { drawFigure($0, $1, on: &canvas) }
      forCells(of: Self.cell, in: shown, margin: 0) { drawStars($0, $1, on: &canvas) }
    }
    canvas.stroke(Rect(origin: .zero, size: size), width: 2, ink.opacity(0.5))
  }

  private var paper: Color { Color(isDark ? 0x141B3D : 0xF7F1E1) }
  private var paperBelow: Color { Color(isDark ? 0x0A0E22 : 0xEFE4C8) }
  private var ink: Color { Color(isDark ? 0xD8E2FF : 0x2C3A66) }
  private var gold: Color { Color(isDark ? 0xFFD98A : 0x9A5B12) }

  private func forCells(of extent: Double, in rect: Rect, margin: Int, _ body: (Int, Int) -> Void) {
    let columns = Int(rect.minX / extent) - margin...Int(rect.maxX / extent) + margin
    let rows = Int(rect.minY / extent) - margin...Int(rect.maxY / extent) + margin
    for row in rows { for column in columns { body(column, row) } }
  }
}

// MARK: - What is in a cell

extension StarAtlas {
  /// A pale cloud of light: the milky way runs from corner to corner of each field of the grid.
  private func drawGlow(_ column: Int, _ row: Int, on canvas: inout Canvas) {
    var noise = DeterministicNoise(column, row, salt: 3)
    guard noise.next() < 0.6 else { return }
    let extent = 2 * Self.cell
    let center = Vector2((Double(column) + noise.next()) * extent, (Double(row) + noise.next()) * extent)
    let radius = noise.next(in: 60...140)
    let colors: [UInt32] = isDark ? [0x4A5FC0, 0x6C4AA8, 0x2E7FA0] : [0xE7C98F, 0xD9B7A0, 0xC9CFA8]
    let box = Rect(center: center, size: Size(2 * radius, 1.4 * radius))
    canvas.shadow(of: box, radius: 0.7 * radius, blur: 120, Color(noise.pick(colors), alpha: isDark ? 0.26 : 0.4))
  }

  private func drawGrid(on canvas: inout Canvas, _ shown: Rect) {
    for axis in Axis.allCases {
      var line = (shown.origin[axis] / Self.grid).rounded(.down) * Self.grid
      while line <= shown.origin[axis] + shown.size[axis] {
        drawGridLine(axis, at: line, shown, on: &canvas)
        line += Self.grid
      }
    }
  }

  private func drawGridLine(_ axis: Axis, at line: Double, _ shown: Rect, on canvas: inout Canvas) {
    var rect = shown
    rect.origin[axis] = line
    rect.size[axis] = 1
    canvas.fill(rect, ink.opacity(0.12))
    let number = Int((line / Self.grid).rounded())
    var place = shown.origin + Vector2(6, 4)
    place[axis] = line + 5
    let label = axis == .x ? "\(number % 24)h" : "\(number * 5 % 180 - 90)°".replacing("-", with: "−")
    canvas.text(label, at: place, TextStyle(size: 11, isMoving: true), ink.opacity(0.55))
  }

  private func drawStars(_ column: Int, _ row: Int, on canvas: inout Canvas) {
    var noise = DeterministicNoise(column, row)
    for _ in 0..<16 {
      let center = Vector2((Double(column) + noise.next()) * Self.cell, (Double(row) + noise.next()) * Self.cell)
      let faintness = noise.next()
      let color = noise.pick([ink, ink, gold, Color(isDark ? 0x9CC8FF : 0x3B6FA8)])
      canvas.fillCircle(
        center: center, radius: 0.6 + 1.3 * faintness * faintness, color.opacity(0.35 + 0.6 * noise.next()))
    }
  }
}

// MARK: - Constellations

extension StarAtlas {
  private static let names = [
    "The Kettle", "Longboat", "Moth", "The Old Gate", "Ferryman", "Hare", "The Ladder", "Lantern", "Weaver", "Heron",
    "The Anvil", "Little Bridge", "Thistle", "The Swing", "Otter", "Sickle", "Chimney", "The Knot", "Plover", "Key",
  ]

  private func drawFigure(_ column: Int, _ row: Int, on canvas: inout Canvas) {
    var noise = DeterministicNoise(column, row, salt: 7)
    let points = figure(column, row, &noise)
    canvas.stroke(Path(points), Stroke(width: 1.25), ink.opacity(0.35))
    for point in points { drawBright(point, radius: noise.next(in: 2.2...4), on: &canvas) }
    let name = Self.names[abs(column &* 7 &+ row &* 13) % Self.names.count]
    canvas.text(
      name, at: points[0] + Vector2(10, 8), TextStyle(size: 14, weight: .medium, isMoving: true), gold.opacity(0.95))
  }

  /// A chain of stars that wanders to the right through its field.
  private func figure(_ column: Int, _ row: Int, _ noise: inout DeterministicNoise) -> [Vector2] {
    let count = 4 + Int(noise.next() * 4)
    let corner = Vector2(Double(column), Double(row)) * Self.figure
    var y = noise.next(in: 0.25...0.75)
    return (0..<count).map { index in
      let x = 0.12 + 0.7 * (Double(index) + noise.next(in: -0.3...0.3)) / Double(count - 1)
      y = (y + noise.next(in: -0.22...0.22)).clamped(to: 0.15...0.85)
      return corner + Vector2(x, y) * Self.figure
    }
  }

  private func drawBright(_ center: Vector2, radius: Double, on canvas: inout Canvas) {
    let glow = Rect(center: center, size: Size(2 * radius, 2 * radius))
    canvas.shadow(of: glow, radius: radius, blur: 10, gold.opacity(isDark ? 0.7 : 0.35))
    canvas.fillCircle(center: center, radius: radius, isDark ? Color(0xFFF4DC) : gold)
  }
}
