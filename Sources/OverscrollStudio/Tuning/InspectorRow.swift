struct InspectorRow {
  let frame: Rect
  let control: ParameterControl
  let descriptor: Parameter
  let value: Double
  let reference: Double?
  let isChanged: Bool
  let entry: NumberEntry?
  let isSelected: Bool

  static let (gutter, margin) = (28.0, 16.0)
  /// The distance from its center within which a knob can be pressed, in points.
  private static let knobReach = 9.0

  /// Returns the row's height, which a selection does not change, so that no row moves under a press.
  static func height(isSwitch: Bool) -> Double { isSwitch ? 34 : 46 }

  private var line: Rect {
    Rect(x: frame.minX + Self.gutter, y: frame.minY + 6, width: frame.width - Self.gutter - Self.margin, height: 18)
  }
  var track: Rect { Rect(x: line.minX + 4, y: frame.minY + 33, width: line.width - 8, height: 0) }
  private var switchFrame: Rect { Rect(x: line.maxX - 34, y: line.minY - 1, width: 34, height: 20) }
  var numberFrame: Rect { Rect(x: line.maxX - 92, y: line.minY - 2, width: 98, height: 22) }
  var resetFrame: Rect { Rect(x: frame.minX + 5, y: line.minY - 1, width: 22, height: 20) }

  var fieldLayout: TextFieldLayout {
    TextFieldLayout(
      frame: numberFrame, padding: EdgeInsets(left: 7, right: 7), style: Theme.Text.figures, alignment: .trailing)
  }

  private func knob(_ value: Double) -> Double { track.minX + track.width * descriptor.fraction(of: value) }

  func part(at point: Vector2) -> Hit.Part {
    if entry != nil, numberFrame.inset(by: -2).contains(point) { return .field }
    if isChanged, resetFrame.inset(by: -2).contains(point) { return .button(.reset(control)) }
    let edited = descriptor.isSwitch ? switchFrame.inset(by: -6) : numberFrame
    if edited.contains(point) { return .button(.edit(control)) }
    if descriptor.isSwitch { return .button(.select(control)) }
    if 26...42 ~= point.y - frame.minY, point.x > frame.minX + Self.gutter - 6 { return .slider(control) }
    return .button(.select(control))
  }

  /// Returns the distance from a point of the slider to the knob's center; 0 beside the knob.
  func knobOffset(at point: Vector2) -> Double {
    let offset = knob(value) - point.x
    return offset.magnitude <= Self.knobReach ? offset : 0
  }

  func value(atX x: Double) -> Double {
    descriptor.value(at: (x - track.minX) / track.width, tolerance: 0.5 / track.width)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let hovered = hover.flatMap { frame.contains($0) ? part(at: $0) : nil }
    if isChanged { drawReset(isHovered: hovered == .button(.reset(control)), on: &canvas, theme) }
    if hovered == .button(.edit(control)), !descriptor.isSwitch { canvas.fill(numberFrame, radius: 5, theme.button) }
    let room = drawNumber(line, on: &canvas, theme)
    let name = Rect(x: line.minX, y: line.minY, width: line.width - room - 10, height: line.height)
    canvas.text(descriptor.shortTerm, in: name, isSelected ? Theme.Text.strong : Theme.Text.body, theme.text)
    if let problem = entry?.problem {
      let words = Rect(x: line.minX, y: frame.minY + 25, width: line.width, height: 18)
      canvas.text(problem, in: words, Theme.Text.small, theme.problem)
    } else if descriptor.isSwitch {
      drawSwitch(on: &canvas, theme)
    } else {
      drawSlider(on: &canvas, theme)
    }
  }

  private func drawReset(isHovered: Bool, on canvas: inout Canvas, _ theme: Theme) {
    if isHovered { canvas.fill(resetFrame, radius: 5, theme.buttonPressed) }
    Icon.reset.draw(on: &canvas, centeredIn: resetFrame, isHovered ? theme.text : theme.accent)
  }

  /// Draws the value, in the tuned set's color if it is not the default, and returns the drawn width.
  private func drawNumber(_ line: Rect, on canvas: inout Canvas, _ theme: Theme) -> Double {
    if descriptor.isSwitch { return 44 }
    if let entry { return drawEntry(entry, on: &canvas, theme) }
    // The difference from the reference value replaces the unit.
    let difference = reference.flatMap { descriptor.difference(value, from: $0) }
    let words = difference ?? descriptor.unit
    let unit = words.isEmpty ? 0 : canvas.measure.size(of: words, style: Theme.Text.small).width + 4
    canvas.text(
      words, in: line, Theme.Text.small, difference == nil ? theme.secondaryText : theme.ghost, alignment: .trailing)
    let figures = descriptor.figures(value)
    let style = isChanged ? Theme.Text.strongFigures : Theme.Text.figures
    let box = Rect(x: line.minX, y: line.minY, width: line.width - unit, height: line.height)
    canvas.text(figures, in: box, style, isChanged ? theme.curve(0) : theme.text, alignment: .trailing)
    return canvas.measure.size(of: figures, style: style).width + unit
  }

  private func drawEntry(_ entry: NumberEntry, on canvas: inout Canvas, _ theme: Theme) -> Double {
    canvas.fill(numberFrame, radius: 5, theme.surface)
    canvas.stroke(numberFrame, radius: 5, width: 2, entry.problem == nil ? theme.accent : theme.problem)
    fieldLayout.draw(entry.field, on: &canvas, theme)
    return numberFrame.width
  }

  private func ink(_ theme: Theme) -> Color { isChanged || isSelected ? theme.curve(0) : theme.secondaryText }

  private func drawSlider(on canvas: inout Canvas, _ theme: Theme) {
    let (y, start, knob) = (track.minY, track.minX, knob(value))
    canvas.fill(Rect(x: start, y: y - 2, width: track.width, height: 4), radius: 2, theme.track)
    // From zero, or else from the lower end.
    let zero = descriptor.range.contains(0) ? self.knob(0) : start
    let filled = Rect(x: min(zero, knob), y: y - 2, width: max(4, abs(knob - zero)), height: 4)
    canvas.fill(filled, radius: 2, ink(theme).opacity(isChanged || isSelected ? 1 : 0.5))
    if let reference {
      let x = self.knob(reference)
      canvas.fill(Rect(x: x - 1.5, y: y - 7, width: 3, height: 14), radius: 1.5, theme.ghost)
    }
    let radius = isSelected ? 7.0 : 6.0
    canvas.fillCircle(center: Vector2(knob, y), radius: radius, ink(theme))
    canvas.fillCircle(center: Vector2(knob, y), radius: radius - 2, theme.surface)
  }

  private func drawSwitch(on canvas: inout Canvas, _ theme: Theme) {
    let (isOn, frame) = (value > 0.5, switchFrame)
    canvas.fill(frame, radius: frame.height / 2, isOn ? ink(theme) : theme.offSwitch)
    let knob = Vector2(isOn ? frame.maxX - 10 : frame.minX + 10, frame.midY)
    canvas.fillCircle(center: knob, radius: 7.5, theme.surface)
    guard let reference, reference != value else { return }
    canvas.stroke(frame.inset(by: -2), radius: frame.height / 2 + 2, width: 2, theme.ghost)
  }
}

extension Icon {
  fileprivate static let reset: Icon = {
    let center = Vector2(10.4, 10.6)
    let arc = (0...20).map { step in
      let angle = -1.05 + Double(step) / 20 * 5
      return center + Vector2(sin(angle), -cos(angle)) * 4.7
    }
    let tip = arc[0]
    return Icon(lines: [Path(arc), Path([tip + Vector2(-0.3, -3.1), tip, tip + Vector2(3.1, 0.2)])])
  }()
}
