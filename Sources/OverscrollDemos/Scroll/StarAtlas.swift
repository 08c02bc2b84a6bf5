/// A map of a fictional night sky of any size: printed by day, the sky itself by night. Draws its visible part only.
struct StarAtlas {
  let size: Size
  let isDark: Bool

  private static let (cell, grid, field) = (160.0, 240.0, 480.0)

  func draw(on canvas: inout Canvas, visible: Rect, _ drawGhost: (inout Canvas) -> Void = { _ in }) {
    let sheet = Rect(origin: .zero, size: size)
    let shown = visible.intersection(sheet)
    guard !shown.isEmpty else { return }
    canvas.fill(sheet, .vertical(Color(isDark ? 0x161D45 : 0xFAF5E8), Color(isDark ? 0x0B1029 : 0xF3EBD6)))
    canvas.clipped(to: sheet) { canvas in
      drawGrid(in: shown, on: &canvas)
      drawGhost(&canvas)
      forCells(of: Self.cell, in: shown) { drawStars($0, $1, on: &canvas) }
      drawFigures("figure", in: shown, on: &canvas) { draw($0, on: &$1) }
      canvas.stroke(sheet, width: 3, ink.opacity(0.75))
    }
  }

  func drawGhost(on canvas: inout Canvas, at shift: Vector2, visible: Rect, _ color: Color) {
    canvas.translated(by: canvas.pixelAligned(shift)) { canvas in
      canvas.stroke(Rect(origin: .zero, size: size), width: 2, color)
      drawFigures("figure's ghost", in: visible.offset(by: -shift), on: &canvas) { figure, canvas in
        canvas.stroke(Path(figure.stars), Stroke(width: 1.5), color.opacity(0.8))
        for star in figure.stars { canvas.fillCircle(center: star, radius: 3.5, color) }
      }
    }
  }

  private var ink: Color { Color(isDark ? 0xDCE5FF : 0x27304F) }
  private var lineInk: Color { Color(isDark ? 0x7F93D8 : 0x6476B8) }
  private var nameInk: Color { Color(isDark ? 0xF2CF8C : 0x33457F) }

  private func forCells(of extent: Double, in rect: Rect, _ body: (Int, Int) -> Void) {
    let columns = Int((rect.minX / extent).rounded(.down))...Int((rect.maxX / extent).rounded(.down))
    let rows = Int((rect.minY / extent).rounded(.down))...Int((rect.maxY / extent).rounded(.down))
    for row in rows { for column in columns { body(column, row) } }
  }

  private func drawGrid(in shown: Rect, on canvas: inout Canvas) {
    for axis in Axis.allCases {
      let across = axis.other
      let first = (shown.origin[axis] / Self.grid).rounded(.down) * Self.grid
      for line in stride(from: first, through: shown.end(axis), by: Self.grid) {
        let rect = Rect(from: line, length: 1, along: axis, across: shown.origin[across], thickness: shown.size[across])
        canvas.fill(rect, ink.opacity(0.16))
      }
    }
  }

  // MARK: - Stars without names

  private static let radii = [0.5, 0.75, 1.0, 1.25, 1.75]

  /// Returns the density of the milky way at a point, from 0 to 1: a bent band that repeats in a large sky.
  private func density(_ point: Vector2) -> Double {
    let (period, width) = (1500.0, 210.0)
    let across = point.y + 0.5 * point.x + 300 + 90 * sin(point.x / 330) + 40 * sin(point.x / 130 + 2)
    let phase = (across / period).truncatingRemainder(dividingBy: 1)
    let distance = ((phase < 0 ? phase + 1 : phase) - 0.5) * period
    return exp(-(distance / width) * (distance / width))
  }

  /// Draws stars on whole points and in five sizes, so that few masks are enough.
  private func drawStars(_ column: Int, _ row: Int, on canvas: inout Canvas) {
    var noise = DeterministicNoise(column, row)
    let corner = Vector2(Double(column), Double(row)) * Self.cell
    for _ in 0..<10 + Int(34 * density(corner + Vector2(Self.cell / 2, Self.cell / 2))) {
      let center = corner + Vector2(noise.next(), noise.next()) * Self.cell
      let brightness = noise.next()
      let radius = Self.radii[min(4, Int(5 * brightness * brightness * brightness))]
      canvas.fillCircle(center: center.map { $0.rounded() }, radius: radius, ink.opacity(noise.next(in: 0.4...1)))
    }
  }

  // MARK: - Constellations

  private typealias Figure = (name: String, stars: [Vector2])
  private static let names = [
    "THE KETTLE", "LONGBOAT", "MOTH", "THE OLD GATE", "FERRYMAN", "HARE", "THE LADDER", "LANTERN", "WEAVER", "HERON",
    "THE ANVIL", "LITTLE BRIDGE", "THISTLE", "THE SWING", "OTTER", "SICKLE", "CHIMNEY", "THE KNOT", "PLOVER", "KEY",
  ]
  private static let nameStyle = TextStyle(size: 12, weight: .medium, isMoving: true)

  /// Draws the visible figures, cached in eight by eight slots that repeat over the sky.
  private func drawFigures(
    _ name: String, in rect: Rect, on canvas: inout Canvas, _ draw: (Figure, inout Canvas) -> Void
  ) {
    forCells(of: Self.field, in: rect.inset(by: -40)) { column, row in
      canvas.cached(Canvas.Slot(name, column & 7, subindex: row & 7), for: column, row, size, isDark) { canvas in
        if let figure = figure(column, row) { draw(figure, &canvas) }
      }
    }
  }

  private func figure(_ column: Int, _ row: Int) -> Figure? {
    let corner = Vector2(Double(column), Double(row)) * Self.field
    let room = Rect(origin: .zero, size: size)
    guard room.contains(corner + Vector2(90, 90)), room.contains(corner + Vector2(420, 440)) else { return nil }
    var noise = DeterministicNoise(column, row, salt: 7)
    let count = 4 + Int(noise.next() * 4)
    var y = noise.next(in: 0.35...0.7)
    let stars = (0..<count).map { index in
      let x = 0.17 + 0.66 * (Double(index) + noise.next(in: -0.22...0.22)) / Double(count - 1)
      y = (y + noise.next(in: -0.2...0.2)).clamped(to: 0.2...0.82)
      return (corner + Vector2(x, y) * Self.field).map { $0.rounded() }
    }
    return (Self.names[abs(column &+ row &* 6) % Self.names.count], stars)
  }

  private func draw(_ figure: Figure, on canvas: inout Canvas) {
    canvas.stroke(Path(figure.stars), Stroke(width: 1.25), lineInk.opacity(0.65))
    for star in figure.stars {
      if isDark { canvas.glow(center: star, radius: 2, blur: 12, Color(0xBFD0FF, alpha: 0.85)) }
      canvas.fillCircle(center: star, radius: 3.5, ink)
    }
    // Below the lowest star, where no line runs.
    let place = (figure.stars.max { $0.y < $1.y } ?? .zero) + Vector2(0, 10)
    canvas.text(figure.name, at: place, Self.nameStyle, nameInk, alignment: .center)
  }
}
