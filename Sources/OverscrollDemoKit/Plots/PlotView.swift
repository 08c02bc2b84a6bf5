package struct PlotView {
  private static let legendLine = 18.0
  private static let markStroke = Stroke(width: 1.4, dashes: [4, 4])
  private static let style = TextStyle(size: 11, hasTabularFigures: true)

  package let plot: Plot
  package let frame: Rect
  package init(plot: Plot, frame: Rect) { (self.plot, self.frame) = (plot, frame) }

  /// The area between the axes.
  package var area: Rect { frame.inset(by: EdgeInsets(top: 24, left: 62, bottom: 40, right: 16)) }

  package func position(of point: Vector2) -> Vector2 {
    Vector2(
      area.minX + fraction(point.x, plot.x.range) * area.width,
      area.maxY - fraction(point.y, plot.y.range) * area.height)
  }

  package func x(at point: Vector2) -> Double? {
    point.x >= area.minX && point.x <= area.maxX && area.width > 0 ? self.point(at: point).x : nil
  }

  package func point(at position: Vector2) -> Vector2 {
    let (x, y) = (plot.x.range, plot.y.range)
    return Vector2(
      x.lowerBound + (position.x - area.minX) / max(1, area.width) * (x.upperBound - x.lowerBound),
      y.lowerBound + (area.maxY - position.y) / max(1, area.height) * (y.upperBound - y.lowerBound))
  }

  private func fraction(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? ((value - range.lowerBound) / length).clamped(to: -4...5) : 0
  }

  // MARK: - Drawing

  /// Whether the plot has room for its curves. If not, nothing is drawn.
  package var isShown: Bool { area.width > 20 && area.height > 20 }

  package func draw(on canvas: inout Canvas, _ theme: Theme) {
    guard isShown else { return }
    canvas.fill(area.inset(by: -3), radius: Theme.Radius.small, theme.background.opacity(0.6))
    drawAxis(.x, on: &canvas, theme)
    drawAxis(.y, on: &canvas, theme)
    canvas.clipped(to: area.inset(by: -3)) { canvas in
      for mark in plot.marks { drawLine(of: mark, on: &canvas, theme) }
      for curve in plot.curves { draw(curve, on: &canvas, theme) }
    }
    var rows: [Double] = []
    for mark in plot.marks { drawWord(of: mark, in: &rows, on: &canvas, theme) }
  }

  private func drawAxis(_ axis: ScrollGeometry.Axis, on canvas: inout Canvas, _ theme: Theme) {
    let scale = axis == .x ? plot.x : plot.y
    let room = area.size[axis] / (axis == .x ? 80 : 40)
    let count = max(Int(room), min(3, Int(2 * room)))
    let ticks = AxisTicks(scale.range, count: count)
    for tick in ticks.values {
      drawTick(along: axis, at: tick, label: DecimalFormat.text(tick, step: ticks.step), on: &canvas, theme)
    }
    let width = canvas.measure.size(of: scale.title, style: Self.style).width
    // The name of the vertical axis ends where its numbers do, if it fits there.
    let start =
      axis == .x
      ? Vector2(area.maxX, area.maxY + 21) : Vector2(max(frame.minX + 4, area.minX - 8 - width), frame.minY + 2)
    canvas.text(
      scale.title, at: start, Self.style, theme.secondaryText, alignment: axis == .x ? .trailing : .leading,
      maxWidth: axis == .x ? area.width : frame.width / 2)
  }

  private func drawTick(
    along axis: ScrollGeometry.Axis, at value: Double, label words: String, on canvas: inout Canvas, _ theme: Theme
  ) {
    let along = fraction(value, axis == .x ? plot.x.range : plot.y.range) * area.size[axis]
    let start = (axis == .x ? area.minX + along : area.maxY - along) - 0.5
    let across = axis.other
    let line = Rect(from: start, length: 1, along: axis, across: area.origin[across], thickness: area.size[across])
    canvas.fill(line, theme.text.opacity(value == 0 && axis == .y ? 0.18 : 0.07))
    let box = Rect(x: frame.minX, y: start - 7.5, width: area.minX - frame.minX - 8, height: 16)
    if axis == .y { return canvas.text(words, in: box, Self.style, theme.secondaryText, alignment: .trailing) }
    canvas.text(words, at: Vector2(start + 0.5, area.maxY + 6), Self.style, theme.secondaryText, alignment: .center)
  }

  private func draw(_ curve: Plot.Curve, on canvas: inout Canvas, _ theme: Theme) {
    let color = curve.ink.color(theme)
    switch curve.shape {
    case .points(let points):
      for point in points { dot(at: position(of: point), radius: curve.radius, color, on: &canvas, theme) }
    case .function:
      for run in runs(of: curve) { canvas.stroke(Path(run), curve.stroke, color) }
    }
  }

  private func dot(
    at center: Vector2, radius: Double = Plot.Curve.dotRadius, _ color: Color, on canvas: inout Canvas, _ theme: Theme
  ) {
    canvas.fillCircle(center: center, radius: radius, color)
    if radius > 2.5 { canvas.fillCircle(center: center, radius: radius - 1.8, theme.surface) }
  }

  private func runs(of curve: Plot.Curve) -> [[Vector2]] {
    var (runs, run): ([[Vector2]], [Vector2]) = ([], [])
    let count = max(2, Int(area.width / 1.5))
    for index in 0...count {
      let range = plot.x.range
      let x = range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(count)
      if let y = curve.value(at: x) {
        run.append(position(of: Vector2(x, y)))
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    return (runs + [run]).filter { $0.count > 1 }
  }

  // MARK: - Marks and values

  private func drawLine(of mark: Plot.Mark, on canvas: inout Canvas, _ theme: Theme) {
    switch mark {
    case .vertical(let x, _, let ink):
      let top = position(of: Vector2(x, 0)).x
      canvas.line(from: Vector2(top, area.minY), to: Vector2(top, area.maxY), Self.markStroke, ink.color(theme))
    case .horizontal(let y, _, let ink):
      let level = position(of: Vector2(0, y)).y
      canvas.line(from: Vector2(area.minX, level), to: Vector2(area.maxX, level), Self.markStroke, ink.color(theme))
    case .point(let point, _, let ink): dot(at: position(of: point), ink.color(theme), on: &canvas, theme)
    case .band(let range, let ink):
      let (low, high) = (position(of: Vector2(0, range.lowerBound)).y, position(of: Vector2(0, range.upperBound)).y)
      canvas.fill(
        Rect(x: area.minX, y: high, width: area.width, height: max(1, low - high)), ink.color(theme).opacity(0.16))
    }
  }

  /// A label above the plot that would overlap another is in a lower row. `rows` has the end of the last label in each.
  private func drawWord(of mark: Plot.Mark, in rows: inout [Double], on canvas: inout Canvas, _ theme: Theme) {
    switch mark {
    case .vertical(let x, let words, let ink):
      guard plot.x.range.contains(x) else { return }
      let width = canvas.measure.size(of: words, style: Self.style).width
      let left = (position(of: Vector2(x, 0)).x - width / 2).clamped(to: area.minX...max(area.minX, area.maxX - width))
      let row = rows.firstIndex { $0 <= left } ?? rows.count
      if row == rows.count { rows.append(0) }
      rows[row] = left + width + 6
      let box = Rect(x: left, y: area.minY - 16 + 15 * Double(row), width: width, height: 14)
      if row > 0 { canvas.fill(box, theme.background.opacity(0.85)) }
      canvas.text(words, at: box.origin, Self.style, ink.color(theme))
    case .horizontal(let y, let words, let ink):
      guard plot.y.range.contains(y) else { return }
      canvas.text(words, at: Vector2(area.minX + 14, position(of: Vector2(0, y)).y - 17), Self.style, ink.color(theme))
    case .point(let point, let words, let ink):
      let corner = position(of: point) + Vector2(8, 4)
      canvas.text(words, at: corner, Self.style, ink.color(theme))
    case .band: break
    }
  }

  // MARK: - Reading

  /// Draws a card with the curves' names. For a line at `x`, draws the line, a ring on each curve, and its value beside
  /// its name. Without one, draws no card that would cover the curves or one of `handles`.
  package func drawLegend(
    on canvas: inout Canvas, reading x: Double?, beside handles: [Vector2] = [], _ theme: Theme
  ) {
    guard isShown else { return }
    if let x { drawRings(at: x, on: &canvas, theme) }
    guard let (box, columns) = legend(reading: x, beside: handles, canvas.measure) else { return }
    canvas.fill(box, radius: Theme.Radius.small, theme.surface.opacity(0.9))
    canvas.stroke(box, radius: Theme.Radius.small, theme.hairline)
    var line = Rect(x: box.minX + 8, y: box.minY + 4, width: box.width - 16, height: Self.legendLine)
    if let x {
      canvas.text("\(plot.x.name) = \(plot.x.text(x)) \(plot.x.unit)", in: line, Self.style, theme.text)
      line.origin.y += Self.legendLine
    }
    let curves = plot.curves.filter(\.isRead)
    let rows = (curves.count + columns - 1) / columns
    line.size.width = box.width / Double(columns) - 16
    for (index, curve) in curves.enumerated() {
      let corner = Vector2(Double(index / rows) * (line.width + 16), Double(index % rows) * Self.legendLine)
      drawLegend(of: curve, in: line.offset(by: corner), reading: x, on: &canvas, theme)
    }
  }

  private func drawRings(at x: Double, on canvas: inout Canvas, _ theme: Theme) {
    canvas.clipped(to: area.inset(by: -3)) { canvas in
      let left = position(of: Vector2(x, 0)).x
      canvas.line(from: Vector2(left, area.minY), to: Vector2(left, area.maxY), width: 1, theme.text)
      for curve in plot.curves where curve.isRead {
        guard let center = curve.reading(at: x).map(position) else { continue }
        canvas.fillCircle(center: center, radius: 5, curve.ink.color(theme))
        canvas.fillCircle(center: center, radius: 2.5, theme.surface)
      }
    }
  }

  /// Returns the frame of the legend, in the corner and with the columns with which it covers the fewest of many points
  /// of the curves, and if possible no handle and no value at `x`; `nil` if there is no room.
  func legend(
    reading x: Double?, beside handles: [Vector2], _ measure: any TextMeasuring
  ) -> (frame: Rect, columns: Int)? {
    let (curves, room, span) = (plot.curves.filter(\.isRead), area.inset(by: 8), plot.x.range)
    let names = curves.map { measure.size(of: $0.name, style: Self.style).width }.max() ?? 0
    let extra = x == nil ? 48.0 : 116
    let step = (span.upperBound - span.lowerBound) / 96
    let points = plot.curves.flatMap { curve in
      (0...96).compactMap { curve.reading(at: span.lowerBound + step * Double($0)) }.map(position)
    }
    let avoided = handles + (x.map { x in curves.compactMap { $0.reading(at: x) }.map(position) } ?? [])
    var best: (frame: Rect, columns: Int)?
    var minimum = x == nil ? points.count / 20 : Int.max
    for columns in 1...max(1, curves.count) {
      let rows = (curves.count + columns - 1) / columns + (x == nil ? 0 : 1)
      let width = min(names + extra, area.width * 0.6, room.width / Double(columns))
      let size = Size(width * Double(columns), Self.legendLine * Double(rows) + 8)
      guard columns == 1 || width >= min(names, 60) + extra, size.height <= room.height else { continue }
      for (x, y) in [(1.0, 1.0), (1, 0), (0, 1), (0, 0)] {
        let offset = Vector2((room.width - size.width) * x, (room.height - size.height) * y)
        let frame = Rect(origin: room.origin + offset, size: size)
        let covered = points.count(where: frame.contains) + 1000 * avoided.count(where: frame.inset(by: -8).contains)
        guard covered < minimum else { continue }
        minimum = covered
        best = (frame, columns)
      }
    }
    return best
  }

  private func drawLegend(
    of curve: Plot.Curve, in line: Rect, reading x: Double?, on canvas: inout Canvas, _ theme: Theme
  ) {
    let (start, color) = (Vector2(line.minX, line.midY), curve.ink.color(theme))
    if case .points = curve.shape {
      dot(at: start + Vector2(11, 0), radius: curve.radius, color, on: &canvas, theme)
    } else {
      canvas.line(from: start, to: start + Vector2(22, 0), curve.stroke, color)
    }
    let value = x.flatMap(curve.value).map(plot.y.text).map { plot.y.unit.isEmpty ? $0 : "\($0) \(plot.y.unit)" }
    var words = line.inset(by: EdgeInsets(top: 0, left: 30, bottom: 0, right: 0))
    if let value {
      canvas.text(value, in: words, Self.style, theme.text, alignment: .trailing)
      words.size.width = max(0, words.width - canvas.measure.size(of: value, style: Self.style).width - 10)
    }
    canvas.text(curve.name, in: words, Self.style, theme.text)
  }
}
