/// One parameter in the inspector: its name and its value, and a slider or a switch.
struct InspectorRow {
  /// How much of it is to be seen, and how high it is for that, in points.
  enum Detail: Double, CaseIterable {
    case words = 76
    case ends = 60
    case slider = 42
  }

  enum Part {
    case words
    /// Its value, or its switch.
    case figures
    case field
    /// The slider, and how far the middle of its knob is to the right; 0 where it is not on the knob.
    case slider(knobOffset: Double)
  }

  let frame: Rect
  /// What sliders run along.
  let track: Rect
  let descriptor: Parameter
  let value: Double
  /// The value of A, where there is one.
  let reference: Double?
  let isChanged: Bool
  /// What is being typed in place of the value.
  let entry: NumberEntry?
  let detail: Detail
  let isSelected: Bool

  /// How far from its middle a knob can be taken, in points.
  private static let knobReach = 9.0

  private var switchFrame: Rect { Rect(x: frame.maxX - 46, y: frame.minY + 4, width: 34, height: 20) }
  private func knob(_ value: Double) -> Double { track.minX + track.width * descriptor.fraction(of: value) }

  func part(at point: Vector2) -> Part {
    if entry != nil, fieldFrame.inset(by: -4).contains(point) { return .field }
    if descriptor.isSwitch { return switchFrame.inset(by: -8).contains(point) ? .figures : .words }
    if 22...41 ~= point.y - frame.minY {
      let offset = knob(value) - point.x
      return .slider(knobOffset: offset.magnitude <= Self.knobReach ? offset : 0)
    }
    return point.y < frame.minY + 24 && point.x > track.maxX - 90 ? .figures : .words
  }

  private var line: Rect { Rect(x: frame.minX + 12, y: frame.minY + 5, width: frame.width - 24, height: 18) }
  var fieldFrame: Rect { Rect(x: line.maxX - 100, y: line.minY - 2, width: 106, height: 22) }

  var fieldLayout: TextFieldLayout {
    TextFieldLayout(
      box: fieldFrame.inset(by: EdgeInsets(left: 7, right: 7)), style: Theme.Text.figures, alignment: .trailing)
  }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    if !isSelected, hover.map(frame.contains) ?? false {
      canvas.fill(frame, radius: Theme.Radius.medium, theme.highlight.opacity(0.4))
    }
    let room = drawFigures(line, on: &canvas, theme)
    canvas.text(
      descriptor.term, in: Rect(x: line.minX, y: line.minY, width: line.width - room - 10, height: line.height),
      isSelected ? Theme.Text.strong : Theme.Text.body, theme.text)
    if descriptor.isSwitch {
      drawSwitch(on: &canvas, theme)
    } else {
      drawSlider(y: frame.minY + 31, on: &canvas, theme)
      if detail != .slider { drawEnds(frame.minY + 39, on: &canvas, theme) }
    }
    if detail == .words {
      let top = frame.minY + (descriptor.isSwitch ? 30 : 54)
      let words = Rect(x: frame.minX + 12, y: top, width: frame.width - 24, height: 18)
      let color = entry?.problem == nil ? (isSelected ? theme.text : theme.secondaryText) : theme.problem
      canvas.text(entry?.problem ?? descriptor.effect, in: words, Theme.Text.small, color)
    }
  }

  /// The value, in another colour where it is not the default; how wide it is.
  private func drawFigures(_ line: Rect, on canvas: inout Canvas, _ theme: Theme) -> Double {
    if descriptor.isSwitch { return 44 }
    if let entry { return drawEntry(entry, on: &canvas, theme) }
    // How far it is from the value compared with takes the place of the unit.
    let difference = reference.flatMap { descriptor.difference(value, from: $0) }
    let words = difference ?? descriptor.unit
    let unit = words.isEmpty ? 0 : canvas.measure.size(of: words, style: Theme.Text.small).width + 4
    canvas.text(
      words, in: line, Theme.Text.small, difference == nil ? theme.secondaryText : theme.ghost, alignment: .trailing)
    let figures = descriptor.figures(value)
    let style = isChanged ? Theme.Text.strongFigures : Theme.Text.figures
    let box = Rect(x: line.minX, y: line.minY, width: line.width - unit, height: line.height)
    canvas.text(figures, in: box, style, isChanged ? theme.accent : theme.text, alignment: .trailing)
    return canvas.measure.size(of: figures, style: style).width + unit
  }

  private func drawEntry(_ entry: NumberEntry, on canvas: inout Canvas, _ theme: Theme) -> Double {
    canvas.fill(fieldFrame, radius: 5, theme.surface)
    canvas.stroke(fieldFrame, radius: 5, width: 2, entry.problem == nil ? theme.accent : theme.problem)
    fieldLayout.draw(entry.field, on: &canvas, theme)
    return fieldFrame.width
  }

  private func drawSlider(y: Double, on canvas: inout Canvas, _ theme: Theme) {
    let (start, knob) = (track.minX, knob(value))
    canvas.fill(Rect(x: start, y: y - 2, width: track.width, height: 4), radius: 2, theme.track)
    canvas.fill(Rect(x: start, y: y - 2, width: max(4, knob - start), height: 4), radius: 2, theme.accent)
    if let reference {
      let x = self.knob(reference)
      canvas.fill(Rect(x: x - 1.5, y: y - 7, width: 3, height: 14), radius: 1.5, theme.ghost)
    }
    let radius = isSelected ? 7.0 : 6.0
    canvas.fillCircle(center: Vector2(knob, y), radius: radius, theme.accent)
    canvas.fillCircle(center: Vector2(knob, y), radius: radius - 2.5, theme.surface)
  }

  private func drawSwitch(on canvas: inout Canvas, _ theme: Theme) {
    let (isOn, frame) = (value > 0.5, switchFrame)
    canvas.fill(frame, radius: frame.height / 2, isOn ? theme.accent : theme.track)
    let knob = Vector2(isOn ? frame.maxX - 10 : frame.minX + 10, frame.midY)
    canvas.fillCircle(center: knob, radius: 7.5, isOn ? theme.onAccent : theme.surface)
    guard let reference, reference != value else { return }
    canvas.stroke(frame.inset(by: -2), radius: frame.height / 2 + 2, width: 2, theme.ghost)
  }

  /// The ends of the range below the slider.
  private func drawEnds(_ y: Double, on canvas: inout Canvas, _ theme: Theme) {
    let (line, range) = (Rect(x: track.minX, y: y, width: track.width, height: 15), descriptor.range)
    for (end, alignment) in [(range.lowerBound, TextAlignment.leading), (range.upperBound, .trailing)] {
      let figures = DecimalFormat.short(end, decimals: descriptor.decimals)
      canvas.text(figures, in: line, Theme.Text.smallFigures, theme.secondaryText, alignment: alignment)
    }
  }
}
