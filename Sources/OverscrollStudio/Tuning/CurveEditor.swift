/// An enlarged curve of the inspector that covers the stage, with axes and draggable handles.
struct CurveEditor: Panel {
  /// The frame of the stage, in the window.
  let frame: Rect
  let title: String
  let subject: ResponseCurve.Subject
  let parameters: ParameterValues
  /// The reference parameters; `nil` if nothing is compared.
  let reference: ParameterValues?
  let isChanged: Bool
  /// Whether a figure of the curve lab explains the selected parameter.
  let hasFigure: Bool
  /// The handle being dragged, in the plot as it was at the press.
  let held: ResponseCurve.Drag?

  private static let (titleHeight, headHeight) = (40.0, 58.0)

  var controls: [Control] {
    let close = Control(action: .command(.toggleCurveEditor), frame: closeFrame)
    guard hasFigure else { return [close] }
    let figure = Rect(x: closeFrame.minX - 66, y: closeFrame.minY, width: 62, height: closeFrame.height)
    return [close, Control(action: .command(.showFigure), frame: figure, title: "Figure")]
  }

  private var closeFrame: Rect { Rect(x: frame.maxX - 40, y: frame.minY + 6, width: 28, height: 28) }

  private var plotFrame: Rect {
    frame.inset(by: EdgeInsets(top: Self.headHeight, left: 8, bottom: 4, right: 12))
  }

  var curve: ResponseCurve {
    let area = PlotView(plot: Plot(x: Self.noAxis, y: Self.noAxis, curves: []), frame: plotFrame).area
    return ResponseCurve(subject, parameters, in: area, span: held?.span)
  }

  private static let noAxis = Plot.Axis(name: "", unit: "", range: 0...1)

  // MARK: - The pointer

  func hitTest(_ point: Vector2) -> Hit? {
    guard frame.contains(point) else { return nil }
    if let control = control(at: point) { return Hit(panel: .curveEditor, part: .button(control.action)) }
    let curve = curve
    return curve.handle(at: point).map { handle, offset in
      Hit(panel: .curveEditor, part: .curve(curve.drag(handle)), knobOffset: offset)
    } ?? Hit(panel: .curveEditor, part: .background)
  }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    switch hit.part {
    case .curve(let drag): drag.actions(for: event, on: hit, parameters)
    case .button(let action): isClick ? [action] : []
    default: []
    }
  }

  func control(at point: Vector2) -> Control? { controls.first { $0.frame.contains(point) } }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let curve = curve
    let other = reference.map { ResponseCurve(subject, $0, in: curve.frame, span: curve.span) }
    let handle = held?.handle ?? hover.flatMap { frame.contains($0) ? curve.handle(at: $0)?.handle : nil }
    let key = curve.key(other: other, isChanged: isChanged, held: handle, theme)
    let hovered = hover.flatMap(control)?.action
    canvas.cached(Canvas.Slot("curve editor"), for: frame, title, key, hovered, hasFigure) {
      drawAll(curve, key, hovered: hovered, on: &$0, theme)
    }
  }

  private func drawAll(
    _ curve: ResponseCurve, _ key: ResponseCurve.Key, hovered: AppAction?, on canvas: inout Canvas, _ theme: Theme
  ) {
    canvas.fill(frame, theme.surface)
    drawHead(curve, on: &canvas, theme)
    for control in controls {
      if control.action == hovered { canvas.fill(control.frame, radius: Theme.Radius.small, theme.buttonPressed) }
      canvas.text(control.title, in: control.frame, Theme.Text.strong, theme.secondaryText, alignment: .center)
    }
    Icon.close.draw(on: &canvas, centeredIn: closeFrame, theme.secondaryText)
    let name = if case .deceleration = subject { "distance" } else { "position" }
    let plot = Plot(
      x: Plot.Axis(name: "t", unit: "s", range: 0...curve.span),
      y: Plot.Axis(name: name, unit: "%", range: 0...100 * curve.top), curves: [],
      marks: [.horizontal(100, label: "", ink: .plain)])
    PlotView(plot: plot, frame: plotFrame).draw(on: &canvas, reading: nil, theme)
    curve.drawCurves(on: &canvas, key)
    for (handle, words) in curve.handleNames { drawName(words, of: handle, curve, on: &canvas, theme) }
  }

  private func drawHead(_ curve: ResponseCurve, on canvas: inout Canvas, _ theme: Theme) {
    let line = Rect(
      x: frame.minX + Theme.Space.large, y: frame.minY, width: closeFrame.minX - frame.minX - 90,
      height: Self.titleHeight)
    canvas.text(title, in: line, Theme.Text.strong, theme.text)
    let left = canvas.measure.size(of: title, style: Theme.Text.strong).width + 16
    let room = line.inset(by: EdgeInsets(left: min(left, line.width)))
    canvas.text(fitting: curve.figures, in: room, Theme.Text.figures, theme.secondaryText)
    let below = Rect(x: line.minX, y: line.maxY - 6, width: frame.maxX - 12 - line.minX, height: 18)
    canvas.text(curve.words, in: below, Theme.Text.body, theme.text)
  }

  /// Draws the label of a handle, on the side where the plot has space.
  private func drawName(
    _ words: String, of handle: ResponseCurve.Handle, _ curve: ResponseCurve, on canvas: inout Canvas, _ theme: Theme
  ) {
    let (dot, width) = (curve.place(of: handle), canvas.measure.size(of: words, style: Theme.Text.smallFigures).width)
    let isRight = dot.x + 14 + width <= curve.frame.maxX
    let y = (dot.y + (handle == .rise ? 6 : -22)).clamped(
      to: curve.frame.minY...max(curve.frame.minY, curve.frame.maxY - 16))
    let box = Rect(x: isRight ? dot.x + 10 : dot.x - 14 - width, y: y, width: width + 4, height: 16)
    canvas.fill(box, radius: 3, theme.surface.opacity(0.85))
    canvas.text(words, in: box.inset(by: EdgeInsets(left: 2)), Theme.Text.smallFigures, theme.text)
  }
}

extension App {
  var curveEditor: CurveEditor? {
    guard let subject = tuning.enlargedCurve, let group = tuning.groups.first(where: { $0.curve == subject }) else {
      return nil
    }
    return CurveEditor(
      frame: shell.layout.stage, title: tuning.title(of: group.group), subject: subject,
      parameters: tuning.parameters, reference: comparison.reference, isChanged: tuning.isChanged(group),
      hasFigure: explanation != nil, held: pointer.press?.hit?.part.drag(of: subject))
  }

  /// Opens the curve of `subject` over the stage, or closes the open curve for `nil` and for its own subject.
  mutating func toggleCurveEditor(_ subject: ResponseCurve.Subject?) {
    // A bare window contains the demo only.
    let isOpen = subject != nil && subject != tuning.enlargedCurve && !shell.isBare
    if isOpen, shell.isInspectorOverStage { shell.toggleInspector(start) }
    endScrubbing()
    tuning.enlarge(isOpen ? subject : nil, start)
  }
}
