import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry

/// The parameters of the demo at the right: what they are called, what they are, what they do.
struct Inspector: Panel {
  let frame: Rect
  let tuning: Tuning
  /// The parameters of A, where there are any.
  let reference: ParameterValues?
  /// Whether there is a gesture that can be replayed.
  let hasGesture: Bool

  /// Where the mark of the selected row is, on the way to it, in rows.
  private let mark: Double
  private let list: Rect
  private let detail: InspectorRow.Detail
  /// How far the list is moved up so that the selected row is visible.
  private let scroll: Double

  init(frame: Rect, tuning: Tuning, comparison: Comparison, time: Double) {
    (self.frame, self.tuning, reference) = (frame, tuning, comparison.reference)
    (hasGesture, mark) = (comparison.gesture != nil, tuning.mark.value(at: time))
    list = Inspector.list(in: frame, hasSprings: tuning.hasSprings)
    detail = Inspector.detail(tuning.controls.count, in: list.height)
    scroll = Inspector.scroll(mark, tuning.controls.count, detail, in: list.height)
  }
}

// MARK: - Where things are

extension Inspector {
  private static let header = 56.0
  private static let parametrizationHeight = 36.0
  private static let readoutHeight = 122.0
  private static let buttonsHeight = 48.0
  private static let margin = 16.0
  private static let fullRow = InspectorRow.Detail.words.rawValue

  private static func showsReadout(_ frame: Rect) -> Bool { frame.height >= 560 }

  private static func list(in frame: Rect, hasSprings: Bool) -> Rect {
    let top = header + (hasSprings ? parametrizationHeight : 0)
    let bottom = buttonsHeight + (showsReadout(frame) ? readoutHeight : 0)
    return frame.inset(by: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// As much of every row as there is room for; the selected one is always shown in full.
  private static func detail(_ count: Int, in height: Double) -> InspectorRow.Detail {
    InspectorRow.Detail.allCases.first { fullRow + Double(count - 1) * $0.rawValue <= height } ?? .slider
  }

  private static func scroll(_ mark: Double, _ count: Int, _ detail: InspectorRow.Detail, in height: Double) -> Double {
    let selected = mark * detail.rawValue + fullRow / 2
    let most = max(0, Double(count - 1) * detail.rawValue + fullRow - height)
    return (selected - height / 2).clamped(to: 0...most)
  }

  /// The top of a row from the list's beginning; rows below the mark make room for it.
  private func top(of row: Double) -> Double {
    let extra = Self.fullRow - detail.rawValue
    return row * detail.rawValue + (row - mark).clamped(to: 0...1) * extra
  }

  private func place(_ index: Int) -> Rect {
    let (start, end) = (top(of: Double(index)), top(of: Double(index + 1)))
    return Rect(
      x: list.minX + Theme.Space.small, y: list.minY + start - scroll,
      width: list.width - 2 * Theme.Space.small, height: end - start)
  }

  private func row(_ index: Int) -> InspectorRow {
    let (control, isSelected) = (tuning.controls[index], index == tuning.selection)
    return InspectorRow(
      frame: place(index), track: track, descriptor: control.descriptor, value: control.value(in: tuning.parameters),
      reference: reference.map { control.value(in: $0) }, isChanged: tuning.parameters.isChanged(control.parameter),
      typed: isSelected ? tuning.typed : nil, detail: isSelected ? .words : detail, isSelected: isSelected)
  }

  /// What sliders run along.
  private var track: Rect {
    Rect(x: frame.minX + Self.margin + 4, y: 0, width: frame.width - 2 * Self.margin - 8, height: 0)
  }
}

// MARK: - The pointer

extension Inspector {
  func hitTest(_ point: Vector2) -> Hit? {
    if let button = buttons.first(where: { $0.isEnabled && $0.frame.contains(point) }) {
      return Hit(panel: .inspector, part: .button(button.action))
    }
    guard list.contains(point), let index = tuning.controls.indices.first(where: { place($0).contains(point) })
    else { return nil }
    let control = tuning.controls[index]
    switch row(index).part(at: point) {
    case .slider(let knobOffset): return Hit(panel: .inspector, part: .slider(control), knobOffset: knobOffset)
    case .figures: return Hit(panel: .inspector, part: .button(.edit(control)))
    case .words: return Hit(panel: .inspector, part: .button(.select(control)))
    }
  }

  func handle(_ event: PanelEvent) -> [AppAction] {
    switch event.hit.part {
    case .slider(let control) where event.isDoubleClick:
      return event.phase == .down ? [.select(control), .reset(control)] : []
    case .slider(let control):
      let place = (event.position.x + event.hit.knobOffset - track.minX) / track.width
      let value = AppAction.set(control, to: control.descriptor.value(at: place.clamped(to: 0...1)))
      return event.phase == .down ? [.select(control), value] : [value]
    case .button(let action): return event.isClick ? [action] : []
    case .background, .surface: return []
    }
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    switch part {
    case .slider: .resizeHorizontal
    case .button(.select), .background, .surface: .arrow
    case .button: .pointingHand
    }
  }
}

// MARK: - Buttons

extension Inspector {
  private var buttons: [PushButton] {
    [feelButton] + (tuning.hasSprings ? parametrizationButtons : []) + compareButtons
  }

  private var feelButton: PushButton {
    let frame = Rect(x: frame.maxX - Self.margin - 126, y: frame.minY + 15, width: 126, height: 28)
    return PushButton(frame: frame, title: tuning.parameters.base.name, action: .showFeels, hasMenu: true)
  }

  private var parametrizationButtons: [PushButton] {
    let width = (frame.width - 2 * Self.margin - 6) / 2
    return SpringParametrization.allCases.enumerated().map { index, parametrization in
      let place = Rect(
        x: frame.minX + Self.margin + Double(index) * (width + 6), y: frame.minY + Self.header - 2, width: width,
        height: 26)
      return PushButton(
        frame: place, title: parametrization == .physical ? "Mass · stiffness" : "Response",
        action: .setParametrization(parametrization), isOn: parametrization == tuning.parametrization)
    }
  }

  private var compareButtons: [PushButton] {
    let width = (frame.width - 2 * Self.margin - 12) / 3
    func place(_ index: Int) -> Rect {
      Rect(
        x: frame.minX + Self.margin + Double(index) * (width + 6), y: frame.maxY - Self.buttonsHeight + 10,
        width: width, height: 28)
    }
    let hasReference = reference != nil
    return [
      PushButton(
        frame: place(0), title: hasReference ? "Forget A" : "Keep as A", action: .toggleReference, isOn: hasReference),
      PushButton(frame: place(1), title: "Exchange", action: .exchange, isEnabled: hasReference),
      PushButton(frame: place(2), title: "Replay", action: .replayGesture, isEnabled: hasGesture),
    ]
  }
}

// MARK: - Drawing

extension Inspector {
  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let hover = hover.flatMap { frame.contains($0) ? $0 : nil }
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), theme.hairline)
    canvas.clipped(to: list) { drawRows(on: &$0, hover, theme) }
    canvas.cached(Canvas.Slot("buttons"), for: ButtonsKey(self, hover, theme)) { drawButtons(on: &$0, hover, theme) }
    if Self.showsReadout(frame) { drawReadout(on: &canvas, theme) }
  }

  /// What the heading and the buttons depend on.
  private struct ButtonsKey: Equatable {
    let frame: Rect
    let feel: String
    /// `nil` where there are no springs to tell of.
    let parametrization: SpringParametrization?
    let hasReference: Bool
    let hasGesture: Bool
    let hover: Vector2?
    let theme: Theme

    init(_ inspector: Inspector, _ hover: Vector2?, _ theme: Theme) {
      (frame, feel) = (inspector.frame, inspector.tuning.parameters.base.name)
      parametrization = inspector.tuning.hasSprings ? inspector.tuning.parametrization : nil
      (hasReference, hasGesture) = (inspector.reference != nil, inspector.hasGesture)
      (self.hover, self.theme) = (hover, theme)
    }
  }

  private func drawButtons(on canvas: inout Canvas, _ hover: Vector2?, _ theme: Theme) {
    let title = Rect(
      x: frame.minX + Self.margin, y: frame.minY + 2, width: frame.width - 2 * Self.margin - 134, height: Self.header)
    canvas.text("Parameters", in: title, Theme.Text.title, theme.text)
    canvas.fill(
      Rect(x: frame.minX + 1, y: frame.maxY - Self.buttonsHeight, width: frame.width - 1, height: 1), theme.hairline)
    for button in buttons { button.draw(on: &canvas, hover: hover, theme) }
  }

  private func drawRows(on canvas: inout Canvas, _ hover: Vector2?, _ theme: Theme) {
    let highlight = Rect(
      x: list.minX + Theme.Space.small, y: list.minY + top(of: mark) - scroll, width: list.width - 16,
      height: Self.fullRow)
    canvas.fill(highlight, radius: Theme.Radius.medium, theme.highlight)
    canvas.stroke(highlight, radius: Theme.Radius.medium, width: 1.5, theme.accent.opacity(0.55))
    let hover = hover.flatMap { list.contains($0) ? $0 : nil }
    for index in tuning.controls.indices where place(index).intersects(list) {
      row(index).draw(on: &canvas, hover: hover, theme)
    }
  }
}

// MARK: - Readouts

extension Inspector {
  private struct ReadoutKey: Equatable {
    let frame: Rect
    let control: ParameterControl
    let controls: [ParameterControl]
    let parameters: ParameterValues
    let theme: Theme
  }

  private func drawReadout(on canvas: inout Canvas, _ theme: Theme) {
    let key = ReadoutKey(
      frame: frame, control: tuning.control, controls: tuning.controls, parameters: tuning.parameters, theme: theme)
    let box = Rect(
      x: frame.minX + 1, y: frame.maxY - Self.buttonsHeight - Self.readoutHeight, width: frame.width - 1,
      height: Self.readoutHeight)
    canvas.cached(Canvas.Slot("readout"), for: key) { canvas in
      canvas.fill(Rect(x: box.minX, y: box.minY, width: box.width, height: 1), theme.hairline)
      let inner = box.inset(by: EdgeInsets(top: 10, left: Self.margin, bottom: 6, right: Self.margin))
      ControlReadout(key.control, key.parameters, all: key.controls).draw(on: &canvas, in: inner, theme)
    }
  }
}
