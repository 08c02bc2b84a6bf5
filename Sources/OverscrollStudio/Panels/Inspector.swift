import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// The parameters of the demo at the right: what they are called, what they are, what they do.
package struct Inspector {
  package let frame: Rect
  package let controls: [ParameterControl]
  package let parameters: ParameterValues
  package let chosen: ParameterControl
  package let parametrization: SpringParametrization
  /// What was kept to compare with.
  package var kept: ParameterValues?
  /// Whether there is a gesture that can be done again.
  package var hasGesture = false
  /// The number that is being typed for the chosen one.
  package var typed: TypedText?
  /// Where the mark of the chosen row is, on the way to it, in rows.
  package let mark: Double

  private let hasSprings: Bool
  private let list: Rect
  private let detail: Detail
  /// How far the list is moved up so that the chosen row is visible.
  private let scroll: Double

  package init(
    frame: Rect, controls: [ParameterControl], parameters: ParameterValues, chosen: ParameterControl,
    parametrization: SpringParametrization, mark: Double
  ) {
    (self.frame, self.controls, self.parameters, self.chosen) = (frame, controls, parameters, chosen)
    (self.parametrization, self.mark) = (parametrization, mark)
    hasSprings = controls.contains { $0.role != nil }
    list = Inspector.list(in: frame, hasSprings: hasSprings)
    detail = Inspector.detail(controls.count, in: list.height)
    scroll = Inspector.scroll(mark, controls.count, detail, in: list.height)
  }

  /// Something that can be clicked, beside the sliders.
  package enum Button: Hashable, Sendable {
    case feels
    case parametrization(SpringParametrization)
    case keep, exchange, replay
  }
}

// MARK: - Where things are

extension Inspector {
  private static let header = 56.0
  private static let parametrizationHeight = 36.0
  private static let readoutHeight = 122.0
  private static let buttonsHeight = 48.0
  private static let margin = 16.0

  private enum Detail: Double, CaseIterable {
    case words = 76
    case ends = 60
    case slider = 42
  }

  private static func showsReadout(_ frame: Rect) -> Bool { frame.height >= 560 }

  private static func list(in frame: Rect, hasSprings: Bool) -> Rect {
    let top = header + (hasSprings ? parametrizationHeight : 0)
    let bottom = buttonsHeight + (showsReadout(frame) ? readoutHeight : 0)
    return frame.inset(by: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// As much of every row as there is room for; the chosen one is always told in full.
  private static func detail(_ count: Int, in height: Double) -> Detail {
    Detail.allCases.first { Detail.words.rawValue + Double(count - 1) * $0.rawValue <= height } ?? .slider
  }

  private static func scroll(_ mark: Double, _ count: Int, _ detail: Detail, in height: Double) -> Double {
    let chosen = mark * detail.rawValue + Detail.words.rawValue / 2
    let most = max(0, Double(count - 1) * detail.rawValue + Detail.words.rawValue - height)
    return (chosen - height / 2).clamped(to: 0...most)
  }

  /// The top of a row from the list's beginning; rows below the mark make room for it.
  private func top(of row: Double) -> Double {
    let extra = Detail.words.rawValue - detail.rawValue
    return row * detail.rawValue + (row - mark).clamped(to: 0...1) * extra
  }

  private func row(_ index: Int) -> Rect {
    let (start, end) = (top(of: Double(index)), top(of: Double(index + 1)))
    return Rect(
      x: list.minX + Theme.Space.small, y: list.minY + start - scroll,
      width: list.width - 2 * Theme.Space.small, height: end - start)
  }

  private var trackRange: (start: Double, length: Double) {
    (frame.minX + Self.margin + 4, frame.width - 2 * Self.margin - 8)
  }

  /// The control whose row is at `point`.
  package func control(at point: Vector2) -> ParameterControl? {
    guard list.contains(point) else { return nil }
    return controls.indices.first { row($0).contains(point) }.map { controls[$0] }
  }

  /// The control whose slider is at `point`.
  package func slider(at point: Vector2) -> ParameterControl? {
    guard let control = control(at: point), let index = controls.firstIndex(of: control) else { return nil }
    let y = point.y - row(index).minY
    return y >= 22 && y <= 41 && !control.descriptor.isSwitch ? control : nil
  }

  /// How far the middle of the knob is to the right of `point`; 0 where the pointer is not on the knob.
  package func grip(of control: ParameterControl, at point: Vector2) -> Double {
    let knob = trackRange.start + trackRange.length * control.descriptor.fraction(of: control.value(in: parameters))
    return (knob - point.x).magnitude <= 9 ? knob - point.x : 0
  }

  /// How far along the sliders `point` is, from 0 to 1.
  package func fraction(at point: Vector2) -> Double {
    ((point.x - trackRange.start) / trackRange.length).clamped(to: 0...1)
  }

  /// Whether `point` is on the figures of its row rather than on the slider.
  package func isOnFigures(_ point: Vector2) -> Bool {
    guard let control = control(at: point), let index = controls.firstIndex(of: control) else { return false }
    if control.descriptor.isSwitch { return switchFrame(row(index)).inset(by: -8).contains(point) }
    return point.y < row(index).minY + 24 && point.x > frame.maxX - 110
  }

  private func switchFrame(_ row: Rect) -> Rect {
    Rect(x: row.maxX - 46, y: row.minY + 10, width: 34, height: 20)
  }

  package func button(at point: Vector2) -> Button? {
    buttons.first { $0.button.isEnabled && $0.button.frame.contains(point) }?.control
  }
}

// MARK: - Buttons

extension Inspector {
  private var buttons: [(control: Button, button: PushButton)] {
    [(.feels, feelButton)] + (hasSprings ? parametrizationButtons : []) + compareButtons
  }

  private var feelButton: PushButton {
    let frame = Rect(x: frame.maxX - Self.margin - 126, y: frame.minY + 15, width: 126, height: 28)
    return PushButton(frame: frame, title: parameters.base.name, hasMenu: true)
  }

  private var parametrizationButtons: [(Button, PushButton)] {
    let width = (frame.width - 2 * Self.margin - 6) / 2
    return SpringParametrization.allCases.enumerated().map { index, words in
      let place = Rect(
        x: frame.minX + Self.margin + Double(index) * (width + 6), y: frame.minY + Self.header - 2, width: width,
        height: 26)
      let title = words == .physical ? "Mass · stiffness" : "Response"
      return (.parametrization(words), PushButton(frame: place, title: title, isOn: words == parametrization))
    }
  }

  private var compareButtons: [(Button, PushButton)] {
    let width = (frame.width - 2 * Self.margin - 12) / 3
    func button(_ index: Int, _ title: String, isOn: Bool = false, isEnabled: Bool = true) -> PushButton {
      let place = Rect(
        x: frame.minX + Self.margin + Double(index) * (width + 6), y: frame.maxY - Self.buttonsHeight + 10,
        width: width, height: 28)
      return PushButton(frame: place, title: title, isOn: isOn, isEnabled: isEnabled)
    }
    return [
      (.keep, button(0, kept == nil ? "Keep as A" : "Forget A", isOn: kept != nil)),
      (.exchange, button(1, "Exchange", isEnabled: kept != nil)),
      (.replay, button(2, "Replay", isEnabled: hasGesture)),
    ]
  }
}

// MARK: - Drawing

extension Inspector {
  package func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let hover = hover.flatMap { frame.contains($0) ? $0 : nil }
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), theme.hairline)
    canvas.clipped(to: list) { drawRows(on: &$0, hover, theme) }
    canvas.kept(Canvas.Slot("buttons"), for: ButtonsKey(self, hover, theme)) { drawButtons(on: &$0, hover, theme) }
    if Self.showsReadout(frame) { drawReadout(on: &canvas, theme) }
  }

  /// What the heading and the buttons depend on.
  private struct ButtonsKey: Equatable {
    let frame: Rect
    let feel: String
    /// `nil` where there are no springs to tell of.
    let parametrization: SpringParametrization?
    let hasKept: Bool
    let hasGesture: Bool
    let hover: Vector2?
    let theme: Theme

    init(_ inspector: Inspector, _ hover: Vector2?, _ theme: Theme) {
      (frame, feel) = (inspector.frame, inspector.parameters.base.name)
      parametrization = inspector.hasSprings ? inspector.parametrization : nil
      (hasKept, hasGesture) = (inspector.kept != nil, inspector.hasGesture)
      (self.hover, self.theme) = (hover, theme)
    }
  }

  private func drawButtons(on canvas: inout Canvas, _ hover: Vector2?, _ theme: Theme) {
    let title = Rect(
      x: frame.minX + Self.margin, y: frame.minY + 2, width: frame.width - 2 * Self.margin - 134, height: Self.header)
    canvas.text("Parameters", in: title, Theme.Text.title, theme.text)
    canvas.fill(
      Rect(x: frame.minX + 1, y: frame.maxY - Self.buttonsHeight, width: frame.width - 1, height: 1), theme.hairline)
    for (_, button) in buttons { button.draw(on: &canvas, hover: hover, theme) }
  }

  private func drawRows(on canvas: inout Canvas, _ hover: Vector2?, _ theme: Theme) {
    let place = Rect(
      x: list.minX + Theme.Space.small, y: list.minY + top(of: mark) - scroll, width: list.width - 16,
      height: Detail.words.rawValue)
    canvas.fill(place, radius: Theme.Radius.medium, theme.highlight)
    canvas.stroke(place, radius: Theme.Radius.medium, width: 1.5, theme.accent.opacity(0.55))
    for index in controls.indices where row(index).intersects(list) {
      let isHovered = hover.map { list.contains($0) && row(index).contains($0) } ?? false
      drawRow(index, isHovered: isHovered, on: &canvas, theme)
    }
  }

  private func drawRow(_ index: Int, isHovered: Bool, on canvas: inout Canvas, _ theme: Theme) {
    let (row, control) = (row(index), controls[index])
    let isChosen = control == chosen
    if isHovered, !isChosen { canvas.fill(row, radius: Theme.Radius.medium, theme.highlight.opacity(0.4)) }
    let line = Rect(x: row.minX + 12, y: row.minY + 5, width: row.width - 24, height: 18)
    let room = drawFigures(control, line, on: &canvas, theme)
    canvas.text(
      control.descriptor.term, in: Rect(x: line.minX, y: line.minY, width: line.width - room - 10, height: line.height),
      isChosen ? Theme.Text.strong : Theme.Text.body, theme.text)
    if control.descriptor.isSwitch {
      drawSwitch(control, switchFrame(row), on: &canvas, theme)
    } else {
      drawSlider(control, y: row.minY + 31, on: &canvas, theme)
    }
    if !control.descriptor.isSwitch, isChosen || detail != .slider {
      drawEnds(control, row.minY + 39, on: &canvas, theme)
    }
    if isChosen || detail == .words {
      let top = row.minY + (control.descriptor.isSwitch ? 30 : 54)
      let words = Rect(x: row.minX + 12, y: top, width: row.width - 24, height: 18)
      canvas.text(control.descriptor.effect, in: words, Theme.Text.small, isChosen ? theme.text : theme.secondaryText)
    }
  }

  /// The value, in another colour where it is not the default; how wide it is.
  private func drawFigures(_ control: ParameterControl, _ line: Rect, on canvas: inout Canvas, _ theme: Theme) -> Double
  {
    if control.descriptor.isSwitch { return 44 }
    if let typed, control == chosen { return drawEntry(typed, line, on: &canvas, theme) }
    let descriptor = control.descriptor
    let unit = descriptor.unit.isEmpty ? 0 : canvas.measure.size(of: descriptor.unit, style: Theme.Text.small).width + 4
    canvas.text(descriptor.unit, in: line, Theme.Text.small, theme.secondaryText, alignment: .trailing)
    let figures = descriptor.figures(control.value(in: parameters))
    let isChanged = parameters.isChanged(control.parameter)
    let style = isChanged ? Theme.Text.strongFigures : Theme.Text.figures
    let box = Rect(x: line.minX, y: line.minY, width: line.width - unit, height: line.height)
    canvas.text(figures, in: box, style, isChanged ? theme.accent : theme.text, alignment: .trailing)
    return canvas.measure.size(of: figures, style: style).width + unit
  }

  private func drawEntry(_ typed: TypedText, _ line: Rect, on canvas: inout Canvas, _ theme: Theme) -> Double {
    let field = Rect(x: line.maxX - 100, y: line.minY - 2, width: 106, height: 22)
    canvas.fill(field, radius: 5, theme.surface)
    canvas.stroke(field, radius: 5, width: 2, theme.accent)
    TypedField.draw(
      typed.text, in: field.inset(by: EdgeInsets(top: 0, left: 7, bottom: 0, right: 7)), on: &canvas,
      Theme.Text.figures, theme, alignment: .trailing)
    return field.width
  }

  private func drawSlider(_ control: ParameterControl, y: Double, on canvas: inout Canvas, _ theme: Theme) {
    let (start, length) = trackRange
    let descriptor = control.descriptor
    let knob = start + length * descriptor.fraction(of: control.value(in: parameters))
    canvas.fill(Rect(x: start, y: y - 2, width: length, height: 4), radius: 2, theme.track)
    canvas.fill(Rect(x: start, y: y - 2, width: max(4, knob - start), height: 4), radius: 2, theme.accent)
    if let kept { drawKept(start + length * descriptor.fraction(of: control.value(in: kept)), y, on: &canvas, theme) }
    let radius = control == chosen ? 7.0 : 6.0
    canvas.fillCircle(center: Vector2(knob, y), radius: radius, theme.accent)
    canvas.fillCircle(center: Vector2(knob, y), radius: radius - 2.5, theme.surface)
  }

  private func drawSwitch(_ control: ParameterControl, _ frame: Rect, on canvas: inout Canvas, _ theme: Theme) {
    let isOn = control.value(in: parameters) > 0.5
    canvas.fill(frame, radius: frame.height / 2, isOn ? theme.accent : theme.track)
    let knob = Vector2(isOn ? frame.maxX - 10 : frame.minX + 10, frame.midY)
    canvas.fillCircle(center: knob, radius: 7.5, isOn ? theme.onAccent : theme.surface)
    guard let kept, control.value(in: kept) != control.value(in: parameters) else { return }
    canvas.stroke(frame.inset(by: -2), radius: frame.height / 2 + 2, width: 2, theme.ghost)
  }

  /// Where A has it.
  private func drawKept(_ x: Double, _ y: Double, on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(Rect(x: x - 1.5, y: y - 7, width: 3, height: 14), radius: 1.5, theme.ghost)
  }

  /// The ends of the range below the slider.
  private func drawEnds(_ control: ParameterControl, _ y: Double, on canvas: inout Canvas, _ theme: Theme) {
    let (start, length) = trackRange
    let (line, range) = (Rect(x: start, y: y, width: length, height: 15), control.descriptor.range)
    let places = control.descriptor.decimals
    canvas.text(
      Figures.short(range.lowerBound, decimals: places), in: line, Theme.Text.smallFigures, theme.secondaryText)
    canvas.text(
      Figures.short(range.upperBound, decimals: places), in: line, Theme.Text.smallFigures, theme.secondaryText,
      alignment: .trailing)
  }
}

// MARK: - Readouts

extension Inspector {
  private struct ReadoutKey: Equatable {
    let frame: Rect
    let chosen: ParameterControl
    let controls: [ParameterControl]
    let parameters: ParameterValues
    let theme: Theme
  }

  private func drawReadout(on canvas: inout Canvas, _ theme: Theme) {
    let key = ReadoutKey(frame: frame, chosen: chosen, controls: controls, parameters: parameters, theme: theme)
    let box = Rect(
      x: frame.minX + 1, y: frame.maxY - Self.buttonsHeight - Self.readoutHeight, width: frame.width - 1,
      height: Self.readoutHeight)
    canvas.kept(Canvas.Slot("readout"), for: key) { canvas in
      canvas.fill(Rect(x: box.minX, y: box.minY, width: box.width, height: 1), theme.hairline)
      let inner = box.inset(by: EdgeInsets(top: 10, left: Self.margin, bottom: 6, right: Self.margin))
      ControlReadout(chosen, parameters, all: controls).draw(on: &canvas, in: inner, theme)
    }
  }
}
