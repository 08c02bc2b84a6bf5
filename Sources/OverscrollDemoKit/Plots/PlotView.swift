package struct PlotView {
  private static let tickLength = 4.0
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
    let corner = Vector2(area.minX, area.maxY)
    let end = axis == .x ? Vector2(area.maxX, area.maxY) : Vector2(area.minX, area.minY)
    canvas.line(from: corner, to: end, width: 1.2, theme.text)
    let width = canvas.measure.size(of: scale.title, style: Self.style).width
    // The name of the vertical axis ends where its numbers do, if it fits there.
    let start =
      axis == .x
      ? Vector2(area.maxX, area.maxY + 21) : Vector2(max(frame.minX + 4, area.minX - 8 - width), frame.minY + 2)
    canvas.text(
      scale.title, at: start, Self.style, theme.text, alignment: axis == .x ? .trailing : .leading,
      maxWidth: axis == .x ? area.width : frame.width / 2)
  }

  private func drawTick(
    along axis: ScrollGeometry.Axis, at value: Double, label words: String, on canvas: inout Canvas, _ theme: Theme
  ) {
    let range = axis == .x ? plot.x.range : plot.y.range
    let along = fraction(value, range) * area.size[axis]
    if axis == .x {
      let x = area.minX + along
      canvas.fill(Rect(x: x - 0.5, y: area.minY, width: 1, height: area.height), theme.hairline)
      canvas.fill(Rect(x: x - 0.5, y: area.maxY, width: 1, height: Self.tickLength), theme.text)
      canvas.text(words, at: Vector2(x, area.maxY + 6), Self.style, theme.text, alignment: .center)
    } else {
      let y = area.maxY - along
      canvas.fill(Rect(x: area.minX, y: y - 0.5, width: area.width, height: 1), theme.hairline)
      canvas.fill(Rect(x: area.minX - Self.tickLength, y: y - 0.5, width: Self.tickLength, height: 1), theme.text)
      let box = Rect(x: frame.minX, y: y - 8, width: area.minX - frame.minX - 8, height: 16)
      canvas.text(words, in: box, Self.style, theme.text, alignment: .trailing)
    }
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
      if row > 0 { canvas.fill(box, theme.surface.opacity(0.85)) }
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

  /// Draws a card with the curves' names in the corner where it covers least. For a line at `x`, draws the line, a ring
  /// on each curve, and its value beside its name.
  package func drawLegend(on canvas: inout Canvas, reading x: Double?, _ theme: Theme) {
    guard isShown else { return }
    if let x { drawRings(at: x, on: &canvas, theme) }
    let curves = plot.curves.filter(\.isRead)
    let names = curves.map { canvas.measure.size(of: $0.name, style: Self.style).width }.max() ?? 0
    func size(isReading: Bool) -> Size {
      let lines = Double(curves.count + (isReading ? 1 : 0))
      return Size(min(names + (isReading ? 116 : 48), area.width * 0.6), Self.legendLine * lines + 8)
    }
    let (corner, size) = (emptyCorner(for: size(isReading: true)), size(isReading: x != nil))
    guard area.height > size.height + 20 else { return }
    let box = box(size, in: corner)
    canvas.fill(box, radius: Theme.Radius.small, theme.surface.opacity(0.9))
    canvas.stroke(box, radius: Theme.Radius.small, theme.hairline)
    let inner = box.inset(by: EdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    var line = Rect(origin: inner.origin, size: Size(inner.width, Self.legendLine))
    if let x {
      canvas.text("\(plot.x.name) = \(plot.x.text(x)) \(plot.x.unit)", in: line, Self.style, theme.text)
      line.origin.y += Self.legendLine
    }
    for curve in curves {
      drawLegend(of: curve, in: line, reading: x, on: &canvas, theme)
      line.origin.y += Self.legendLine
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

  /// Returns the frame of a card in a corner of the area, from the top left one, (0, 0), to the bottom right one, (1, 1).
  private func box(_ size: Size, in corner: Vector2) -> Rect {
    let room = area.inset(by: 8)
    let offset = Vector2((room.width - size.width) * corner.x, (room.height - size.height) * corner.y)
    return Rect(origin: room.origin + offset, size: size)
  }

  /// Returns the corner in which a card covers the fewest of many points of the curves.
  private func emptyCorner(for size: Size) -> Vector2 {
    let (start, length) = (plot.x.range.lowerBound, plot.x.range.upperBound - plot.x.range.lowerBound)
    let points = plot.curves.flatMap { curve in
      (0...96).compactMap { curve.reading(at: start + length * Double($0) / 96) }.map(position)
    }
    let corners = [Vector2(1, 1), Vector2(1, 0), Vector2(0, 1), Vector2(0, 0)]
    let covered = corners.map { points.count(where: box(size, in: $0).contains) }
    return corners[covered.firstIndex(of: covered.min()!)!]
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
