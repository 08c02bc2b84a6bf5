/// The panel of the demo's parameters on the right: their names, their values and their effects.
struct Inspector: Panel {
  let frame: Rect
  let tuning: Tuning
  let reference: ParameterValues?
  /// The pressed part of the inspector. A curve keeps its scale while its handle is dragged.
  let pressed: Hit.Part?
  let isOverStage: Bool
  /// Whether one of the controls has keyboard focus.
  let hasFocus: Bool
  let curves: [Curve]
  let moment, time: Double

  private static let (header, margin) = (56.0, InspectorRow.margin)

  /// The height of the explanation below the list. In a low window, a tooltip explains the rows.
  private var footHeight: Double { frame.height < 520 ? 0 : 52 }
  private var foot: Rect { Rect(x: frame.minX + 1, y: list.maxY, width: frame.width - 1, height: footHeight) }
  var list: Rect { frame.inset(by: EdgeInsets(top: Self.header, bottom: footHeight)) }
  var layout: InspectorLayout { InspectorLayout(list: list, tuning: tuning, scroll: tuning.list.offset(at: time)) }

  private var unscrolledLayout: InspectorLayout {
    InspectorLayout(list: Rect(origin: .zero, size: list.size), tuning: tuning, scroll: 0)
  }

  var listLayout: PanelList.Layout { (list, unscrolledLayout.visitItems { _, _ in }) }

  /// The vertical range of the selected row in the list, with the heading above the first row of a group if both fit.
  var selectedRow: ClosedRange<Double> {
    let frame = unscrolledLayout.frame(of: tuning.selection)
    let group = tuning.groups.first { $0.rows.lowerBound == tuning.selection }
    let top = group.map { range(of: $0.group).lowerBound } ?? frame.minY
    return (frame.maxY - top <= list.height - 16 ? top : frame.minY)...frame.maxY
  }

  /// Returns the vertical range of a group in the list, with its heading.
  func range(of group: Parameter.Group) -> ClosedRange<Double> {
    var (top, bottom, isInside) = (0.0, 0.0, false)
    unscrolledLayout.visitItems { item, frame in
      if case .heading(let heading) = item { isInside = heading.group == group }
      if isInside { (top, bottom) = (bottom == 0 ? frame.minY : top, frame.maxY) }
    }
    return top...bottom
  }

  func row(_ index: Int, in frame: Rect) -> InspectorRow {
    let (control, isSelected) = (tuning.controls[index], tuning.hasSelection && index == tuning.selection)
    return InspectorRow(
      frame: frame, control: control, descriptor: control.descriptor, value: control.value(in: tuning.parameters),
      reference: reference.map { control.value(in: $0) }, isChanged: tuning.isChanged(control),
      entry: isSelected ? tuning.entry : nil, isSelected: isSelected)
  }

  func curve(_ subject: ResponseCurve.Subject, in frame: Rect) -> ResponseCurve {
    let inner = frame.inset(by: EdgeInsets(top: 6, left: 22, bottom: 30, right: 22))
    return ResponseCurve(subject, tuning.parameters, in: inner, span: drag(of: subject)?.span)
  }

  private func drag(of subject: ResponseCurve.Subject) -> ResponseCurve.Drag? {
    if case .curve(let drag)? = pressed, drag.subject == subject { drag } else { nil }
  }

  /// Returns a control's row, at the heading if its group is folded; `nil` if the control has no row.
  func row(of control: ParameterControl) -> InspectorRow? {
    tuning.controls.firstIndex(of: control).map { row($0, in: layout.frame(of: $0)) }
  }

  func hitTest(_ point: Vector2) -> Hit? {
    if let button, button.frame.contains(point) { return Hit(panel: .inspector, part: .button(button.action)) }
    guard list.contains(point) else {
      guard isOverStage else { return nil }
      return Hit(panel: .inspector, part: frame.contains(point) ? .background : .button(.command(.toggleInspector)))
    }
    let background = Hit(panel: .inspector, part: .background, isInList: true)
    guard !tuning.list.isFlung(at: time) else { return background }
    return layout.item(at: point).flatMap { hit($0, in: $1, at: point) } ?? background
  }

  private func hit(_ item: InspectorLayout.Item, in frame: Rect, at point: Vector2) -> Hit? {
    func hit(_ part: Hit.Part, isInList: Bool = true, offset: Double = 0) -> Hit {
      Hit(panel: .inspector, part: part, knobOffset: offset, isInList: isInList)
    }
    if let control = control(at: point) { return hit(.button(control.action)) }
    switch item {
    case .heading(let group): return hit(.button(.toggleGroup(group.group)))
    case .chips, .code: return nil
    case .curve(let subject, _):
      let curve = curve(subject, in: frame)
      return curve.handle(at: point).map { hit(.curve(curve.drag($0)), isInList: false, offset: $1) }
    case .row(let index):
      let row = row(index, in: frame)
      switch row.part(at: point) {
      case .slider(let control): return hit(.slider(control), isInList: false, offset: row.knobOffset(at: point))
      case .field: return hit(.field, isInList: false)
      case let part: return hit(part)
      }
    }
  }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    switch hit.part {
    case .slider(let control) where press.isDoubleClick:
      return event.phase == .down ? [.select(control), .reset(control)] : []
    case .slider(let control):
      guard let row = row(of: control) else { return [] }
      let value = AppAction.set(control, to: row.value(atX: event.position.x + hit.knobOffset))
      return event.phase == .down ? [.select(control), value] : [value]
    case .curve(let drag) where event.phase == .down: return [.select(drag.control.counterpart(in: tuning.controls))]
    case .curve(let drag): return drag.actions(for: event, on: hit, tuning.parameters)
    // A spring has effect from the press on, and stays after a short one.
    case .button(.useSpring(let role, let chip)):
      if event.phase == .down { return [.useSpring(role, chip)] }
      let isKept = event.phase == .move || isClick && event.time - press.time < SpringChip.holdTime
      return isKept ? [] : [.returnSpring]
    case .button(let action): return isClick ? [action] : []
    case .field: return press.caretRequest(for: event)
    case .background, .surface, .edge: return []
    }
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    part == .button(.command(.toggleInspector)) ? .arrow : part.cursor
  }

  func control(at point: Vector2) -> Control? {
    guard list.contains(point), let (item, frame) = layout.item(at: point) else { return nil }
    var found: Control?
    visitControls(of: item, in: frame) { if $0.frame.contains(point) { found = $0 } }
    return found
  }

  func tooltip(at point: Vector2) -> Tooltip? {
    if let button, button.frame.contains(point) { return button.tooltip }
    if case .button(.reset(let control))? = hitTest(point)?.part, let row = row(of: control) {
      let reset = Command.resetSelected.definition
      return Tooltip(words: reset.title, key: reset.keyLabel, anchor: row.resetFrame, side: .left)
    }
    guard footHeight == 0, let effect = parameter(at: point)?.descriptor.effect else { return nil }
    return layout.item(at: point).map { Tooltip(words: effect, anchor: $0.frame, side: .left) }
  }

  /// Returns the control whose row is at a point; for a curve, its selected control, or else its first.
  func parameter(at point: Vector2) -> ParameterControl? {
    guard list.contains(point) else { return nil }
    return switch layout.item(at: point)?.item {
    case .row(let index): tuning.controls[index]
    case .curve(let subject, _):
      ([tuning.visibleSelection].compactMap(\.self) + tuning.controls).first(where: subject.dependsOn)
    case .heading, .chips, .code, nil: nil
    }
  }

  var fieldLayout: TextFieldLayout? { row(of: tuning.control)?.fieldLayout }

  /// The button for the preset, or *Done* in the preferences of input; `nil` in a demo without presets.
  private var button: MenuButton? {
    let frame = Rect(x: frame.maxX - Self.margin - 150, y: frame.minY + 15, width: 150, height: 28)
    if tuning.showsInput { return MenuButton(frame: frame, title: "Done", isMenu: false, action: .command(.dismiss)) }
    guard tuning.hasPresets else { return nil }
    return MenuButton(frame: frame, title: tuning.presetLabel.text, action: .command(.showFeels))
  }

  /// Calls `body` with the controls of an item; those of a heading from the right.
  private func visitControls(of item: InspectorLayout.Item, in frame: Rect, _ body: (Control) -> Void) {
    switch item {
    case .heading(let group):
      let number = isChained(group) == nil ? 0 : 1
      if number == 1 { body(Control(action: .toggleOneBounce, frame: InspectorHeading.buttonFrame(0, in: frame))) }
      let menu = InspectorHeading.buttonFrame(number, in: frame)
      if hasMenu(group) { body(Control(action: .command(.showParametrizations), frame: menu)) }
    case .chips(let role):
      for chip in SpringChip.all(role) { body(Control(action: .useSpring(role, chip), frame: chip.frame(in: frame))) }
    case .code(let role, _): body(Control(action: .copyCode(role), frame: codeFrame(in: frame)))
    case .curve, .row: break
    }
  }

  private func isChained(_ group: InspectorGroup) -> Bool? {
    group.group == .bounce && tuning.hasBounces ? tuning.hasOneBounce : nil
  }

  /// Whether the heading is the first one of a spring, which has the menu for all springs.
  private func hasMenu(_ group: InspectorGroup) -> Bool {
    group == tuning.groups.first { $0.spring != nil && !tuning.isFolded($0.group) }
  }

  private func codeFrame(in row: Rect) -> Rect {
    row.inset(by: EdgeInsets(top: 2, left: InspectorRow.gutter - 4, bottom: 4, right: Self.margin - 8))
  }

  var controls: [Control] {
    var controls = button.map { [Control(action: $0.action, frame: $0.frame)] } ?? []
    layout.visitItems { item, frame in visitControls(of: item, in: frame) { controls.append($0) } }
    return controls
  }

  /// The vertical range of a control in the list; `nil` for the button above the list.
  func range(of control: Control) -> ClosedRange<Double>? {
    let top = control.frame.minY - list.minY + tuning.list.offset(at: time)
    return control.action == button?.action ? nil : top...top + control.frame.height
  }

  func shows(_ control: Control) -> Bool { range(of: control) == nil || list.intersects(control.frame) }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let hover = hover.flatMap { frame.contains($0) ? $0 : nil }
    if isOverStage { canvas.shadow(of: frame, radius: 0, blur: 24, theme.shadow) }
    canvas.fill(frame, theme.panel)
    canvas.clipped(to: list) { drawList(on: &$0, hover, theme) }
    tuning.list.drawFades(on: &canvas, in: list, at: time, theme.panel.mixed(with: .black, theme.shadow.alpha / 2))
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), theme.hairline)
    tuning.list.drawIndicator(on: &canvas, in: list, at: time, theme)
    let preset = tuning.hasPresets ? tuning.presetLabel.text : ""
    canvas.cached(Canvas.Slot("button"), for: frame, preset, tuning.showsInput, hover, theme) { canvas in
      let title = Rect(x: frame.minX + InspectorRow.gutter, y: frame.minY + 1, width: 86, height: Self.header)
      canvas.text(tuning.showsInput ? "Preferences" : "Parameters", in: title, Theme.Text.strong, theme.text)
      canvas.fill(Rect(x: frame.minX + 1, y: list.minY - 1, width: frame.width - 1, height: 1), theme.hairline)
      button?.draw(on: &canvas, hover: hover, theme)
    }
    drawFoot(on: &canvas, hover: hover, theme)
  }

  func drawFocus(on canvas: inout Canvas, _ theme: Theme) {
    let mark = layout.frame(of: tuning.selection).inset(by: EdgeInsets(top: 1, left: 5, bottom: 1, right: 5))
    canvas.clipped(to: list) { $0.stroke(mark, radius: Theme.Radius.medium, width: 2, theme.accent) }
  }

  private func drawList(on canvas: inout Canvas, _ hover: Vector2?, _ theme: Theme) {
    if tuning.hasSelection {
      let mark = layout.frame(of: tuning.selection).inset(by: EdgeInsets(left: 4, right: 4))
      canvas.fill(mark, radius: Theme.Radius.medium, theme.highlight)
    }
    let hover = hover.flatMap { list.contains($0) ? $0 : nil }
    layout.visitItems { if $1.intersects(list) { draw($0, in: $1, on: &canvas, hover: hover, theme) } }
  }

  private func draw(
    _ item: InspectorLayout.Item, in frame: Rect, on canvas: inout Canvas, hover: Vector2?, _ theme: Theme
  ) {
    switch item {
    case .heading(let group): draw(group, in: frame, on: &canvas, hover: hover, theme)
    case .curve(let subject, let group):
      let curve = curve(subject, in: frame)
      let pointed = hover.flatMap { frame.contains($0) ? curve.handle(at: $0)?.handle : nil }
      let held = (drag(of: subject)?.handle ?? pointed).map { handle in
        let control = curve.drag(handle).control.counterpart(in: tuning.controls)
        return ResponseCurve.Held(handle: handle, text: control.descriptor.text(control.value(in: tuning.parameters)))
      }
      let other = reference.map { ResponseCurve(subject, $0, in: curve.frame, span: curve.span) }
      curve.draw(
        on: &canvas, slot: group.rows.lowerBound, other: other, isChanged: tuning.isChanged(group), held: held, theme)
    case .chips(let role):
      let spring = tuning.parameters.spring(role)
      for chip in SpringChip.all(role) {
        chip.draw(in: frame, isOn: chip.spring.moves(like: spring), hover: hover, on: &canvas, theme)
      }
    case .code(let role, let group):
      let isHovered = hover.map(codeFrame(in: frame).contains) ?? false
      canvas.translated(by: frame.origin) { canvas in
        let chip = codeFrame(in: Rect(origin: .zero, size: frame.size))
        drawCode(of: role, in: chip, slot: group.rows.lowerBound, isHovered: isHovered, on: &canvas, theme)
      }
    case .row(let index): row(index, in: frame).draw(on: &canvas, hover: hover, theme)
    }
  }

  private func drawCode(
    of role: SpringRole, in chip: Rect, slot: Int, isHovered: Bool, on canvas: inout Canvas, _ theme: Theme
  ) {
    let (spring, format, words) = (tuning.parameters.spring(role), tuning.copyFormat, tuning.parametrization)
    canvas.cached(Canvas.Slot("code", slot), for: chip, spring, format, words, isHovered, theme) { canvas in
      if isHovered { canvas.fill(chip, radius: Theme.Radius.small, theme.button) }
      // A name stays beside its value.
      let code = tuning.code(of: role).replacing(": ", with: ":\u{A0}")
      let lines = canvas.measure.lines(code, style: Theme.Text.code, width: chip.width - 8).prefix(2)
      let top = (chip.height - 15 * Double(lines.count)) / 2
      canvas.text(
        lines: lines, in: chip.inset(by: EdgeInsets(top: top, left: 4, right: 4)), lineHeight: 15, Theme.Text.code,
        isHovered ? theme.text : theme.secondaryText)
    }
  }

  private func part(of group: Parameter.Group) -> InspectorHeading.Part {
    let alsoPulls = group == .bounce && tuning.hasOneBounce
    var part = InspectorHeading.Part.none
    for curve in curves where !curve.marks.isEmpty && group.isFeel {
      let driver = curve.driver(at: moment)
      if driver == group || alsoPulls && driver == .release { return .driving }
      if part == .none { part = .unused }
      if curve.wasDriven(by: group) || alsoPulls && curve.wasDriven(by: .release) { part = .used }
      // The projection by the deceleration has chosen where a release snaps to.
      if group == .deceleration, !curve.anchors.isEmpty, curve.wasDriven(by: .snap) { part = .used }
    }
    return part
  }

  private func draw(_ group: InspectorGroup, in frame: Rect, on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let (name, isHovered) = (group.group, hover.map(frame.contains) ?? false)
    let hasButtons = isHovered || hasFocus || tuning.hasSelection && group.rows.contains(tuning.selection)
    let heading = InspectorHeading(
      frame: Rect(origin: .zero, size: frame.size), title: tuning.title(of: name), part: part(of: name),
      isFirst: group.rows.lowerBound == 0, isFolded: tuning.isFolded(name),
      isChained: hasButtons ? isChained(group) : nil, hasMenu: hasButtons && hasMenu(group),
      isChanged: group.rows.contains { tuning.isChanged(tuning.controls[$0]) },
      ink: isHovered ? theme.text : theme.secondaryText,
      accent: name.isBounce ? theme.boundMark : theme.accent, theme: theme)
    canvas.translated(by: frame.origin) { canvas in
      canvas.cached(Canvas.Slot("heading", group.rows.lowerBound), for: heading) { heading.draw(on: &$0) }
    }
  }

  private func drawFoot(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let explained = (hover.flatMap(parameter(at:)) ?? tuning.visibleSelection)?.descriptor
    guard footHeight > 0, explained != nil || tuning.list.isScrollable else { return }
    canvas.cached(Canvas.Slot("foot"), for: foot, explained, theme) { canvas in
      canvas.fill(Rect(x: foot.minX, y: foot.minY, width: foot.width, height: 1), theme.hairline)
      let inner = foot.inset(by: EdgeInsets(top: 8, left: InspectorRow.gutter - 1, bottom: 6, right: Self.margin))
      guard let explained else {
        return canvas.text("Point at a parameter to read its effect.", in: inner, Theme.Text.small, theme.secondaryText)
      }
      var head = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: 18)
      canvas.text(explained.effect, in: head.offset(by: Vector2(0, 19)), Theme.Text.small, theme.text)
      if !explained.isSwitch {
        let span = explained.limits(" – ") + (explained.unit.isEmpty ? "" : " \(explained.unit)")
        canvas.text(span, in: head, Theme.Text.smallFigures, theme.secondaryText, alignment: .trailing)
        head.size.width -= canvas.measure.size(of: span, style: Theme.Text.smallFigures).width + 10
      }
      canvas.text(firstFitting: [explained.term, explained.shortTerm], in: head, Theme.Text.strong, theme.text)
    }
  }
}

extension SpringParametrization {
  var title: String {
    switch self {
    case .physical: "Mass, stiffness, damping ratio"
    case .durationAndBounce: "Duration and bounce"
    case .perceptual: "Response and damping ratio"
    }
  }
}
