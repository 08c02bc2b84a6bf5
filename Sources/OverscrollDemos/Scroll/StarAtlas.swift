/// A map of a fictional night sky, of any size: a printed sheet by day, the sky itself by night. Only the visible part
/// is drawn.
struct StarAtlas {
  let size: Size
  let isDark: Bool

  private static let cell = 160.0
  private static let cloud = 200.0
  private static let grid = 240.0

  /// Draws the atlas. `drawGhost` draws what belongs below its stars.
  func draw(on canvas: inout Canvas, visible: Rect, _ drawGhost: (inout Canvas) -> Void = { _ in }) {
    let shown = visible.intersection(Rect(origin: .zero, size: size))
    guard !shown.isEmpty else { return }
    let sheet = Rect(origin: .zero, size: size)
    canvas.fill(sheet, .vertical(paper, paperBelow))
    canvas.clipped(to: sheet) { canvas in
      forCells(of: Self.cloud, in: shown.inset(by: -150)) { drawCloud($0, $1, on: &canvas) }
      forGridLines(shown) { axis, line in
        let across = axis.other
        let rect = Rect(from: line, length: 1, along: axis, across: shown.origin[across], thickness: shown.size[across])
        canvas.fill(rect, ink.opacity(isDark ? 0.15 : 0.16))
      }
      drawGhost(&canvas)
      forCells(of: Self.cell, in: shown) { drawStars($0, $1, on: &canvas) }
      drawFigures("figure", in: shown, on: &canvas) { draw($0, on: &$1) }
      forGridLines(shown) { drawGridLabel($0, at: $1, shown, on: &canvas) }
      drawFrame(on: &canvas, shown)
    }
  }

  /// Draws the edge and the figures in one color, `way` from their place.
  func drawGhost(on canvas: inout Canvas, at way: Vector2, visible: Rect, _ color: Color) {
    canvas.translated(by: canvas.pixelAligned(way)) { canvas in
      canvas.stroke(Rect(origin: .zero, size: size), width: 2, color)
      drawFigures("figure's ghost", in: visible.offset(by: -way), on: &canvas) { figure, canvas in
        for path in figure.lines { canvas.stroke(path, Stroke(width: 1.5), color.opacity(0.8)) }
        for star in figure.stars { canvas.fillCircle(center: star.place, radius: star.radius, color) }
      }
    }
  }

  private var paper: Color { Color(isDark ? 0x161D45 : 0xFAF5E8) }
  private var paperBelow: Color { Color(isDark ? 0x0B1029 : 0xF3EBD6) }
  private var ink: Color { Color(isDark ? 0xDCE5FF : 0x27304F) }
  private var lineInk: Color { Color(isDark ? 0x7F93D8 : 0xA8552F) }
  private var nameInk: Color { Color(isDark ? 0xF2CF8C : 0x8A3E1C) }

  private func forCells(of extent: Double, in rect: Rect, _ body: (Int, Int) -> Void) {
    let columns = Int((rect.minX / extent).rounded(.down))...Int((rect.maxX / extent).rounded(.down))
    let rows = Int((rect.minY / extent).rounded(.down))...Int((rect.maxY / extent).rounded(.down))
    for row in rows { for column in columns { body(column, row) } }
  }

  // MARK: - The milky way

  private static let bandPeriod = 1500.0
  private static let bandWidth = 210.0

  /// Returns the density of the milky way at a point, from 0 to 1: a bent band that repeats in a large sky.
  private func depth(_ point: Vector2) -> Double {
    let across = point.y + 0.5 * point.x + 300 + 90 * sin(point.x / 330) + 40 * sin(point.x / 130 + 2)
    let phase = (across / Self.bandPeriod).truncatingRemainder(dividingBy: 1)
    let distance = ((phase < 0 ? phase + 1 : phase) - 0.5) * Self.bandPeriod
    return exp(-(distance / Self.bandWidth) * (distance / Self.bandWidth))
  }

  /// Draws a cloud in one of few sizes, so that few masks are enough.
  private func drawCloud(_ column: Int, _ row: Int, on canvas: inout Canvas) {
    var noise = DeterministicNoise(column, row, salt: 3)
    let place = Vector2(Double(column) + noise.next(), Double(row) + noise.next()) * Self.cloud
    let share = depth(place)
    guard share > 0.12 else { return }
    let radius = noise.pick([60.0, 90, 120])
    let box = Rect(center: place.map { $0.rounded() }, size: Size(2 * radius, 1.2 * radius))
    canvas.shadow(
      of: box, radius: 0.6 * radius, blur: 110,
      noise.pick(isDark ? Self.darkClouds : Self.lightClouds).opacity(share * noise.next(in: 0.6...1)))
  }

  private static let darkClouds = [
    Color(0x6F86E8, alpha: 0.5), Color(0x9A74C8, alpha: 0.42), Color(0x5FA4CC, alpha: 0.42),
  ]
  private static let lightClouds = [
    Color(0xA9C3D8, alpha: 0.5), Color(0xB9C9D2, alpha: 0.5), Color(0xC9C3D6, alpha: 0.42),
  ]

  // MARK: - Stars without names

  private static let radii = [0.5, 0.75, 1.0, 1.25, 1.75]

  /// Draws stars on whole points and in five sizes, so that few masks are enough.
  private func drawStars(_ column: Int, _ row: Int, on canvas: inout Canvas) {
    var noise = DeterministicNoise(column, row)
    let inks = isDark ? Self.darkStarInks : Self.lightStarInks
    let corner = Vector2(Double(column), Double(row)) * Self.cell
    let middle = depth(corner + Vector2(Self.cell / 2, Self.cell / 2))
    for _ in 0..<10 + Int(34 * middle) {
      let place = corner + Vector2(noise.next(), noise.next()) * Self.cell
      let brightness = noise.next()
      let radius = Self.radii[min(4, Int(5 * brightness * brightness * brightness))]
      let opacity = isDark ? 0.4 + 0.6 * noise.next() : 0.55 + 0.4 * noise.next()
      canvas.fillCircle(center: place.map { $0.rounded() }, radius: radius, noise.pick(inks).opacity(opacity))
    }
    guard middle > 0.5, noise.next() < 0.3 else { return }
    // The symbol for a cluster in star atlases.
    let center = (corner + Vector2(noise.next(), noise.next()) * Self.cell).map { $0.rounded() }
    canvas.fillCircle(center: center, radius: 5, lineInk.opacity(0.16))
    canvas.strokeCircle(center: center, radius: 5, width: 1, lineInk.opacity(0.75))
  }

  private static let darkStarInks = [Color(0xFFFFFF), Color(0xDCE5FF), Color(0xBFD0FF), Color(0xFFE3B8)]
  private static let lightStarInks = [Color(0x27304F), Color(0x27304F), Color(0x3B5C86), Color(0x7A4A2A)]

  // MARK: - Constellations

  private static let field = 480.0

  private struct Figure {
    var name: String
    var stars: [(place: Vector2, radius: Double)]
    var lines: [Path]

    /// The place of the name below the lowest star, where no line runs.
    var namePlace: Vector2 { (stars.max { $0.place.y < $1.place.y }?.place ?? .zero) + Vector2(0, 10) }
  }

  private static let names = [
    "THE KETTLE", "LONGBOAT", "MOTH", "THE OLD GATE", "FERRYMAN", "HARE", "THE LADDER", "LANTERN", "WEAVER", "HERON",
    "THE ANVIL", "LITTLE BRIDGE", "THISTLE", "THE SWING", "OTTER", "SICKLE", "CHIMNEY", "THE KNOT", "PLOVER", "KEY",
    "WILLOW", "BELLOWS", "THE QUAY", "SNAIL", "WINDMILL", "ANCHOR", "MARTEN", "THE LOOM", "CANDLE", "THE HEDGE",
  ]
  private static let letters = ["α", "β", "γ", "δ", "ε", "ζ", "η", "θ"]

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

  /// Returns a chain of stars from left to right through its field, with a branch upward; `nil` if the sheet has no
  /// room for it.
  private func figure(_ column: Int, _ row: Int) -> Figure? {
    let corner = Vector2(Double(column), Double(row)) * Self.field
    let room = Rect(origin: .zero, size: size)
    guard room.contains(corner + Vector2(90, 90)), room.contains(corner + Vector2(420, 440)) else { return nil }
    var noise = DeterministicNoise(column, row, salt: 7)
    let chain = chain(corner, &noise)
    let root = chain[chain.count / 2]
    let tip = root + Vector2(noise.next(in: -60...60), -noise.next(in: 60...110))
    let hasBranch = noise.next() < 0.65 && tip.y > corner.y + 30
    let places = (chain + (hasBranch ? [tip] : [])).map { $0.map { $0.rounded() } }
    let stars = places.map { (place: $0, radius: [2.5, 3, 3.5, 4.25][Int(noise.next() * 4)]) }
    let lines =
      [Path(Array(places.prefix(chain.count)))] + (hasBranch ? [Path([places[chain.count / 2], places.last!])] : [])
    return Figure(name: Self.names[abs(column &+ row &* 6) % Self.names.count], stars: stars, lines: lines)
  }

  private func chain(_ corner: Vector2, _ noise: inout DeterministicNoise) -> [Vector2] {
    let count = 4 + Int(noise.next() * 4)
    var y = noise.next(in: 0.35...0.7)
    return (0..<count).map { index in
      let x = 0.17 + 0.66 * (Double(index) + noise.next(in: -0.22...0.22)) / Double(count - 1)
      y = (y + noise.next(in: -0.2...0.2)).clamped(to: 0.2...0.82)
      return corner + Vector2(x, y) * Self.field
    }
  }

  private func draw(_ figure: Figure, on canvas: inout Canvas) {
    for path in figure.lines { canvas.stroke(path, Stroke(width: 1.25), lineInk.opacity(isDark ? 0.65 : 0.6)) }
    for (index, star) in figure.stars.enumerated() {
      drawBright(star.place, star.radius, on: &canvas)
      guard index < 3 else { continue }
      let letter = TextStyle(size: 11, isMoving: true)
      canvas.text(Self.letters[index], at: star.place + Vector2(7, -19), letter, ink.opacity(0.85))
    }
    canvas.text(figure.name, at: figure.namePlace, Self.nameStyle, nameInk, alignment: .center)
  }

  private static let nameStyle = TextStyle(size: 12, weight: .medium, isMoving: true)

  /// Draws a bright star: clear of its lines on paper, glowing in the sky.
  private func drawBright(_ place: Vector2, _ radius: Double, on canvas: inout Canvas) {
    if isDark {
      canvas.glow(center: place, radius: 2, blur: 12, Color(0xBFD0FF, alpha: 0.85))
      canvas.fillCircle(center: place, radius: radius * 0.85, Color(0xFFFDF5))
    } else {
      canvas.fillCircle(center: place, radius: radius + 2.25, paper)
      canvas.fillCircle(center: place, radius: radius, ink)
    }
  }

  // MARK: - Grid and frame

  private func forGridLines(_ shown: Rect, _ body: (Axis, Double) -> Void) {
    for axis in Axis.allCases {
      var line = (shown.origin[axis] / Self.grid).rounded(.down) * Self.grid
      while line <= shown.end(axis) {
        body(axis, line)
        line += Self.grid
      }
    }
  }

  /// Draws a grid label: hours along the top, degrees along the left. Degrees fade out near the corner.
  private func drawGridLabel(_ axis: Axis, at line: Double, _ shown: Rect, on canvas: inout Canvas) {
    let number = Int((line / Self.grid).rounded())
    var place = shown.origin.map { max($0, Self.border) } + Vector2(7, 5)
    place[axis] = line + (line == 0 ? Self.border + 6 : 6)
    let clearance = axis == .y ? (place.y - shown.minY - Self.border - 22) / 14 : 1
    guard clearance > 0 else { return }
    let label = axis == .x ? "\(number % 24)h" : DecimalFormat.text(Double(number * 5 % 180 - 90), decimals: 0) + "°"
    let style = TextStyle(size: 11, isMoving: true)
    canvas.faded(to: min(1, clearance)) { canvas in
      let box = Rect(origin: place, size: canvas.measure.size(of: label, style: style))
      canvas.fill(box.inset(by: -2), radius: 4, paper.opacity(0.75))
      canvas.text(label, at: place, style, ink.opacity(0.8))
    }
  }

  private static let border = 8.0
  private static let bar = 80.0

  /// Draws the edge of the sheet, in bars as on old maps.
  private func drawFrame(on canvas: inout Canvas, _ shown: Rect) {
    let edge = Rect(origin: .zero, size: size)
    let isNear = shown.minX < 10 || shown.minY < 10 || shown.maxX > size.width - 10 || shown.maxY > size.height - 10
    guard isNear else { return }
    canvas.stroke(edge, width: Self.border, isDark ? Color(0x1C2450) : Color(0xFFFDF6))
    for axis in Axis.allCases {
      let first = (shown.origin[axis] / (2 * Self.bar)).rounded(.down) * 2 * Self.bar
      for start in stride(from: first, to: shown.end(axis), by: 2 * Self.bar) {
        for side in [0, size[axis.other] - Self.border] {
          let bar = Rect(
            from: start, length: min(Self.bar, size[axis] - start), along: axis, across: side + 2.5,
            thickness: Self.border - 5)
          canvas.fill(bar, ink.opacity(0.75))
        }
      }
    }
    canvas.stroke(edge, width: 1.5, ink.opacity(0.85))
    canvas.stroke(edge.inset(by: Self.border), width: 1, ink.opacity(0.6))
  }
}
