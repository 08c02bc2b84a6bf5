/// The parameters of the demo at the right: what they are called, what they are, what they do.
struct Inspector: Panel {
  let frame: Rect
  let tuning: Tuning
  /// The parameters of A, where there are any.
  let reference: ParameterValues?
  /// Whether there is a gesture that can be replayed.
  let hasGesture: Bool

  /// Whether it lies over the stage: a click beside it closes it.
  let isOverStage: Bool

  /// Where the mark of the selected row is, in rows; it slides from row to row.
  private let mark: Double
  private let hasReadout: Bool
  private let list: Rect
  /// What sliders run along.
  private let track: Rect
  private let detail: InspectorRow.Detail
  /// How far the list is moved up.
  private let scroll: Double
  /// In the host's.
  private let time: Double

  private static let header = 56.0
  private static let parametrizationHeight = 36.0
  private static let readoutHeight = 122.0
  private static let buttonsHeight = 48.0
  private static let margin = 16.0
  private static let fullRow = InspectorRow.Detail.words.rawValue

  init(frame: Rect, tuning: Tuning, comparison: Comparison, isOverStage: Bool = false, time: Double) {
    self.isOverStage = isOverStage
    (self.frame, self.tuning, reference) = (frame, tuning, comparison.reference)
    (hasGesture, mark) = (comparison.gesture != nil, tuning.mark.value(at: time))
    (hasReadout, track) = (
      frame.height >= 560, frame.inset(by: EdgeInsets(left: Self.margin + 4, right: Self.margin + 4))
    )
    list = frame.inset(
      by: EdgeInsets(
        top: Self.header + (tuning.hasSprings ? Self.parametrizationHeight : 0),
        bottom: Self.buttonsHeight + (hasReadout ? Self.readoutHeight : 0)))
    // As much of every row as there is room for; the selected one is always shown in full.
    let (others, height) = (Double(tuning.controls.count - 1), list.height)
    detail = InspectorRow.Detail.allCases.first { Self.fullRow + others * $0.rawValue <= height } ?? .slider
    (scroll, self.time) = (tuning.list.offset(at: time), time)
  }

  var listLayout: PanelList.Layout {
    PanelList.Layout(
      frame: list, contentHeight: Double(tuning.controls.count - 1) * detail.rawValue + Self.fullRow)
  }

  /// Where the selected row goes, from the list's beginning.
  var selectedRow: ClosedRange<Double> {
    let top = Double(tuning.selection) * detail.rawValue
    return top...(top + Self.fullRow)
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
      entry: isSelected ? tuning.entry : nil, detail: isSelected ? .words : detail, isSelected: isSelected)
  }

  // MARK: - The pointer

  func hitTest(_ point: Vector2) -> Hit? {
    if let button = buttons.first(where: { $0.isEnabled && $0.frame.contains(point) }) {
      return Hit(panel: .inspector, part: .button(button.action))
    }
    guard list.contains(point) else {
      guard isOverStage else { return nil }
      return Hit(panel: .inspector, part: frame.contains(point) ? .background : .button(.toggleInspector))
    }
    let index = tuning.controls.indices.first { place($0).contains(point) }
    guard let index, !tuning.list.isFlung(at: time) else {
      return Hit(panel: .inspector, part: .background, isInList: true)
    }
    let control = tuning.controls[index]
    switch row(index).part(at: point) {
    case .slider(let knobOffset): return Hit(panel: .inspector, part: .slider(control), knobOffset: knobOffset)
    case .figures: return Hit(panel: .inspector, part: .button(.edit(control)), isInList: true)
    case .field: return Hit(panel: .inspector, part: .field)
    case .words: return Hit(panel: .inspector, part: .button(.select(control)), isInList: true)
    }
  }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    switch hit.part {
    case .slider(let control) where press.isDoubleClick:
      return event.phase == .down ? [.select(control), .reset(control)] : []
    case .slider(let control):
      let place = (event.position.x + hit.knobOffset - track.minX) / track.width
      let value = AppAction.set(control, to: control.descriptor.value(at: place.clamped(to: 0...1)))
      return event.phase == .down ? [.select(control), value] : [value]
    case .button(let action): return isClick ? [action] : []
    case .field: return press.caretRequest(for: event, row(tuning.selection).fieldLayout)
    case .background, .surface: return []
    }
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    switch part {
    case .slider: .resizeHorizontal
    case .field: .text
    case .button(.select), .button(.toggleInspector), .background, .surface: .arrow
    case .button: .pointingHand
    }
  }

  /// Where the value of the selected row is typed.
  var fieldFrame: Rect { row(tuning.selection).fieldFrame }

  // MARK: - Buttons

  private var buttons: [PushButton] {
    let feel = Rect(x: frame.maxX - Self.margin - 150, y: frame.minY + 15, width: 150, height: 28)
    let ways = parametrizationFrames
    let thirds = places(3, y: frame.maxY - Self.buttonsHeight + 10, height: 28)
    let hasA = reference != nil
    let parametrizations = zip(ways, SpringParametrization.allCases).map { frame, way in
      PushButton(
        frame: frame, title: way == .physical ? "Physical" : "Response and damping", action: .setParametrization(way),
        isOn: way == tuning.parametrization)
    }
    return [PushButton(frame: feel, title: tuning.presetLabel.text, action: .showFeels, hasMenu: true)]
      + (tuning.hasSprings ? parametrizations : []) + [
        PushButton(frame: thirds[0], title: hasA ? "Clear A" : "Set A", action: .toggleReference, isOn: hasA),
        PushButton(frame: thirds[1], title: "Swap A, B", action: .exchange, isEnabled: hasA),
        PushButton(frame: thirds[2], title: "Replay", action: .replayGesture, isEnabled: hasGesture),
      ]
  }

  /// As wide as their words need.
  private var parametrizationFrames: [Rect] {
    let width = frame.width - 2 * Self.margin
    let left = Rect(x: frame.minX + Self.margin, y: frame.minY + Self.header - 2, width: (width - 6) * 0.36, height: 26)
    let right = Rect(x: left.maxX + 6, y: left.minY, width: width - 6 - left.width, height: 26)
    return [left, right]
  }

  /// Places of equal width in a row.
  private func places(_ count: Int, y: Double, height: Double) -> [Rect] {
    let width = (frame.width - 2 * Self.margin - 6 * Double(count - 1)) / Double(count)
    return (0..<count).map {
      Rect(x: frame.minX + Self.margin + Double($0) * (width + 6), y: y, width: width, height: height)
    }
  }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let hover = hover.flatMap { frame.contains($0) ? $0 : nil }
    if isOverStage { canvas.shadow(of: frame, radius: 0, blur: 24, theme.shadow) }
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), theme.hairline)
    canvas.clipped(to: list) { drawRows(on: &$0, hover, theme) }
    tuning.list.drawIndicator(on: &canvas, in: list, at: time, theme)
    let key = ButtonsKey(
      frame: frame, feel: tuning.presetLabel.text,
      parametrization: tuning.hasSprings ? tuning.parametrization : nil,
      hasReference: reference != nil, hasGesture: hasGesture, hover: hover, theme: theme)
    canvas.cached(Canvas.Slot("buttons"), for: key) { drawButtons(on: &$0, hover, theme) }
    if hasReadout { drawReadout(on: &canvas, theme) }
  }

  /// What the heading and the buttons depend on.
  private struct ButtonsKey: Equatable {
    let frame: Rect
    let feel: String
    /// `nil` where there are no springs.
    let parametrization: SpringParametrization?
    let hasReference: Bool
    let hasGesture: Bool
    let hover: Vector2?
    let theme: Theme
  }

  private func drawButtons(on canvas: inout Canvas, _ hover: Vector2?, _ theme: Theme) {
    let title = Rect(
      x: frame.minX + Self.margin, y: frame.minY + 2, width: frame.width - 2 * Self.margin - 158, height: Self.header)
    canvas.text("Parameters", in: title, Theme.Text.strong, theme.text)
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

  /// Where a value is typed where there is no room for the inspector.
  static func entryFrame(over stage: Rect) -> Rect {
    Rect(x: stage.midX - 140, y: stage.maxY - 60, width: 280, height: 40)
  }

  static func drawEntry(_ tuning: Tuning, over stage: Rect, on canvas: inout Canvas, _ theme: Theme) {
    guard let entry = tuning.entry else { return }
    let frame = entryFrame(over: stage)
    canvas.card(frame, blur: 20, offset: 4, theme)
    canvas.stroke(frame, radius: Theme.Radius.medium, width: 2, entry.problem == nil ? theme.accent : theme.problem)
    let inner = frame.inset(by: EdgeInsets(left: 12, right: 12))
    let term = Rect(x: inner.minX, y: inner.minY, width: 150, height: 40)
    let field = Rect(x: inner.maxX - 100, y: inner.minY, width: 100, height: 40)
    canvas.text(
      entry.problem ?? tuning.control.descriptor.term, in: entry.problem == nil ? term : inner,
      entry.problem == nil ? Theme.Text.body : Theme.Text.small, theme.secondaryText)
    if entry.problem == nil {
      TextFieldLayout(box: field, style: Theme.Text.figures, alignment: .trailing).draw(entry.field, on: &canvas, theme)
    }
  }

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
