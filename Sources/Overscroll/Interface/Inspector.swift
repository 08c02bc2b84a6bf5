import Geometry
import Graphics

/// The parameters of the demo at the right: their names, values and sliders.
struct Inspector {
  private static let top = 60.0
  private static let rowHeight = 48.0
  private static let footer = 64.0

  let frame: Rect
  let ids: [Parameter.ID]
  let parameters: ParameterValues
  let chosen: Parameter.ID

  private var list: Rect {
    frame.inset(by: EdgeInsets(top: Self.top, left: 1, bottom: Self.footer, right: 0))
  }

  /// How far the list is moved up so that the chosen row is visible.
  private var scroll: Double {
    let index = Double(ids.firstIndex(of: chosen) ?? 0)
    let most = max(0, Double(ids.count) * Self.rowHeight - list.height)
    return (index * Self.rowHeight - (list.height - Self.rowHeight) / 2).clamped(to: 0...most)
  }

  private func row(_ index: Int) -> Rect {
    Rect(
      x: list.minX + Theme.Space.small, y: list.minY + Double(index) * Self.rowHeight - scroll,
      width: list.width - 2 * Theme.Space.small, height: Self.rowHeight)
  }

  private var trackRange: (start: Double, length: Double) {
    (frame.minX + Theme.Space.large + 4, frame.width - 2 * Theme.Space.large - 8)
  }

  /// The parameter whose row is at `point`.
  func parameter(at point: Vector2) -> Parameter.ID? {
    guard list.contains(point) else { return nil }
    return ids.indices.first { row($0).contains(point) }.map { ids[$0] }
  }

  /// How far along the sliders `point` is, from 0 to 1.
  func fraction(at point: Vector2) -> Double {
    ((point.x - trackRange.start) / trackRange.length).clamped(to: 0...1)
  }
}

// MARK: - Drawing

extension Inspector {
  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), theme.hairline)
    drawTitle(on: &canvas, theme)
    canvas.clipped(to: list) { canvas in
      for index in ids.indices where row(index).intersects(list) { drawRow(index, on: &canvas, theme) }
    }
    drawFooter(on: &canvas, theme)
  }

  private func drawTitle(on canvas: inout Canvas, _ theme: Theme) {
    let box = Rect(x: frame.minX + 16, y: frame.minY, width: frame.width - 32, height: Self.top)
    canvas.text("Parameters", in: box, Theme.Text.title, theme.text)
    canvas.text(parameters.base.name, in: box, Theme.Text.body, theme.secondaryText, alignment: .trailing)
  }

  private func drawRow(_ index: Int, on canvas: inout Canvas, _ theme: Theme) {
    let (row, parameter) = (row(index), Parameter[ids[index]])
    if parameter.id == chosen { canvas.fill(row, radius: Theme.Radius.medium, theme.highlight) }
    let line = Rect(x: row.minX + 12, y: row.minY + 7, width: row.width - 24, height: 18)
    let value = parameters[parameter.id]
    let words = "\(parameter.figures(value)) \(parameter.unit)"
    let room = line.width - canvas.measure.size(of: words, style: Theme.Text.figures).width - 8
    canvas.text(
      parameter.term, in: Rect(origin: line.origin, size: Size(room, line.height)),
      parameters.isChanged(parameter.id) ? Theme.Text.strong : Theme.Text.body, theme.text)
    canvas.text(words, in: line, Theme.Text.figures, theme.text, alignment: .trailing)
    drawSlider(parameter, value, y: row.minY + 35, on: &canvas, theme)
  }

  private func drawSlider(
    _ parameter: Parameter, _ value: Double, y: Double, on canvas: inout Canvas, _ theme: Theme
  ) {
    let (start, length) = trackRange
    let knob = start + length * parameter.fraction(of: value)
    canvas.fill(Rect(x: start, y: y - 2, width: length, height: 4), radius: 2, theme.track)
    canvas.fill(Rect(x: start, y: y - 2, width: max(4, knob - start), height: 4), radius: 2, theme.accent)
    canvas.fillCircle(center: Vector2(knob, y), radius: 7, theme.accent)
    canvas.fillCircle(center: Vector2(knob, y), radius: 4, theme.surface)
  }

  /// What the hand feels of the chosen one.
  private func drawFooter(on canvas: inout Canvas, _ theme: Theme) {
    let top = frame.maxY - Self.footer
    canvas.fill(Rect(x: frame.minX + 1, y: top, width: frame.width - 1, height: 1), theme.hairline)
    let lines = canvas.measure.lines(Parameter[chosen].feel, style: Theme.Text.body, width: frame.width - 32)
    for (index, line) in lines.prefix(2).enumerated() {
      canvas.text(
        line, at: Vector2(frame.minX + 16, top + 12 + Double(index) * 19), Theme.Text.body, theme.secondaryText)
    }
  }
}
