extension App {
  /// Takes in what happened; returns what is to be done outside the app.
  @discardableResult
  package mutating func handle(_ event: WindowEvent) -> [Effect] {
    advance(to: event.time)
    defer { layOutLists() }
    switch event.kind {
    case .input(.pointer(let event)): return handle(event)
    case .input(.wheel(let event)): return handle(event)
    case .input(.pinch(let event)): return handle(event)
    case .input(.key(let press)): return handle(press)
    case .input(.hover(let position)): hover(at: position)
    case .resize(let size):
      shell.resize(to: size)
      overlays.closeDropDown()
      arrangePanels(nil)
    case .focusLost: return recorded(event).map { handle($0) } ?? []
    case .text(let text): editText { $0.insert(text) }
    case .composition(let text): editText { $0.compose(text) }
    case .modifiers(let modifiers): pointer.modifiers = modifiers
    case .preferences(let preferences): shell.follow(preferences)
    case .drop(let path): return [.open(path)]
    case .quit: return [.quit]
    case .exposed: break
    }
    return []
  }

  /// An event in the form in which a trace keeps it, before it is handled; `nil` for one that changes nothing.
  ///
  /// A mouse that hovers over a demo to which that matters moves, in a trace, without having been pressed. A window that
  /// loses the keyboard loses the pointer's release as well: what was pressed is cancelled.
  package func recorded(_ event: WindowEvent) -> WindowEvent? {
    switch event.kind {
    case .focusLost:
      pointer.press.map { press in
        let event = PointerEvent(.cancel, device: press.device, position: pointer.hover ?? .zero, time: event.time)
        return WindowEvent(time: event.time, kind: .input(.pointer(event)))
      }
    case .input(.hover(let position?)) where card.usesHover:
      WindowEvent(
        time: event.time, kind: .input(.pointer(PointerEvent(.move, position: position, time: event.time))))
    default: event
    }
  }

  private mutating func handle(_ press: KeyPress) -> [Effect] {
    overlays.hideHints()
    if press.key == .escape, let effects = cancelDrag(at: stage.hostTime) { return effects }
    // What a drag changes is one step, whatever is pressed meanwhile.
    if !press.isRepeat, pointer.press == nil { tuning.history.endEdit() }
    let action = keys.action(for: press)
    if overlays.isUndoable, action == .undo || action == .redo { return action.map { perform($0) } ?? [] }
    // What keys select is what is highlighted, until the mouse moves again.
    if overlays.modal != nil { pointer.hover = nil }
    if let actions = overlays.handle(press, start) ?? tuning.type(press) { return perform(actions) }
    if let effects = handleFocus(press) { return effects }
    if let action { return perform(action) }
    if let figure = press.keypadFigure, !shell.isBare {
      tuning.beginTyping()
      editText { $0.insert(figure) }
      return []
    }
    return dispatch(.key(press))
  }

  /// Whether a pointer has been pressed on what starts and stops a recording: that is no part of it.
  package var isPressingRecord: Bool { pointer.press?.hit?.part == .button(.toggleRecording) }

  // MARK: - Text

  /// Changes the text in the field that has the keyboard; returns whether one has.
  @discardableResult
  mutating func editText(_ change: (inout TextField) -> Void) -> Bool {
    overlays.editText(change) || overlays.modal == nil && tuning.editText(change)
  }

  /// The field that has the keyboard, and where its text is in the window.
  private var field: (field: TextField, layout: TextFieldLayout)? {
    if let modal = overlays.modal { return modal.field(in: shell.size, at: stage.hostTime) }
    return tuning.entry.map { ($0.field, inspector?.fieldLayout ?? Inspector.entryLayout(over: shell.layout.stage)) }
  }

  /// Where text is being typed, in the window; `nil` where none is.
  var textArea: Rect? { field?.layout.frame }

  /// Where the caret is while text is being typed, in the window.
  package func caretFrame(measuring measure: any TextMeasuring) -> Rect? {
    field.map { $0.layout.caretFrame(of: $0.field, measure) }
  }

  /// Puts the caret where the pointer has asked for it, now that text can be measured.
  package mutating func placeCaret(measuring measure: any TextMeasuring) {
    overlays.placeCaret(measuring: measure)
    tuning.placeCaret(measuring: measure)
  }

  // MARK: - Pointers

  private mutating func handle(_ event: PointerEvent) -> [Effect] {
    if event.device == .mouse { hover(at: event.position) }
    let isPress = event.phase == .down && pointer.press == nil
    let effects = isPress ? press(event) : []
    return effects + follow(event, isPress: isPress)
  }

  private mutating func follow(_ event: PointerEvent, isPress: Bool) -> [Effect] {
    guard pointer.press?.device == event.device else { return [] }
    if event.phase == .move { pointer.move(event) }
    let begun = event.phase == .move ? beginScrub(event) : []
    guard let press = pointer.press else { return [] }
    let isEnd = event.phase == .up || event.phase == .cancel
    if isEnd { pointer.release() }
    guard let hit = press.hit else { return [] }
    if hit.panel == .stage {
      // Content is released where it is displayed.
      if isEnd { followPointer(to: event.time) }
      return dispatch(.pointer(stage.report(event, in: stageSplit.frame(of: hit.slot))))
    }
    guard isPress || event.phase != .down else { return [] }
    var isClick = event.phase == .up && hitTest(event.position) == hit && press.scrub == nil
    if hit.part == .times, !press.modifiers.contains(.shift) { graph.drag(event, at: stage.hostTime) }
    if hit.isInList, press.scrub == nil, let wasClick = scroll(hit.panel, { $0.handle(event, at: $1) }) {
      isClick = isClick && wasClick
    }
    let effects = perform(panel(hit.panel)?.handle(event, press, on: hit, isClick: isClick) ?? [])
    if isEnd { tuning.history.endEdit() }
    return begun + effects
  }

  /// The name of a value is dragged to the side: the list on which it stands is not dragged then.
  private mutating func beginScrub(_ event: PointerEvent) -> [Effect] {
    guard case .label(let control)? = pointer.press?.hit?.part,
      pointer.drag(to: event.position, from: control.value(in: tuning.parameters))
    else { return [] }
    tuning.list.cancel(at: stage.hostTime)
    return perform(.select(control))
  }

  /// Takes back what the pointer drags, as if it had not been pressed: what it was before is there again, and until it is
  /// lifted it does nothing more. Content is let go where it is.
  ///
  /// - Returns: `nil` where nothing is dragged.
  private mutating func cancelDrag(at time: Double) -> [Effect]? {
    guard overlays.modal == nil, let press = pointer.press, let hit = press.hit else { return nil }
    var effects: [Effect] = []
    switch (hit.panel, hit.part) {
    case (.stage, _), (.graph, .surface), (.graph, .times), (.graph, .measured):
      let end = PointerEvent(.cancel, device: press.device, position: pointer.hover ?? press.start, time: time)
      effects = follow(end, isPress: false)
      if hit.panel == .graph { effects += perform(.measure(press.graph.span)) }
    case (.graph, .edge): effects = perform(.setGraphHeight(press.graph.height))
    case (_, .label) where press.scrub == nil: return nil
    case (_, .slider), (_, .curve), (_, .label):
      if let before = tuning.history.cancelEdit() { effects = restore(before) }
    default: return nil
    }
    pointer.loseHit()
    return effects
  }

  private mutating func press(_ event: PointerEvent) -> [Effect] {
    overlays.hideHints()
    tuning.history.endEdit()
    shell.focus = nil
    let hit = hitTest(event.position)
    pointer.press(
      on: hit, event,
      PointerState.GraphArrangement(height: shell.graphHeight, span: graph.span(from: shownTimeline.start)))
    if case .field? = hit?.part { return [] }
    return perform(tuning.endTyping())
  }

  private mutating func hover(at position: Vector2?) {
    pointer.hover = position
    if let position { overlays.hover(at: position, in: shell.size, at: stage.hostTime) }
    guard pointer.press == nil, card.usesHover, overlays.modal == nil, !stage.isReplaying else { return }
    let split = stageSplit
    let point = position.flatMap { point in
      split.frame.contains(point) ? point - split.frame(of: split.slot(at: point)).origin : nil
    }
    stage.hover(at: point)
    comparison.hover(at: point, time: stage.now)
  }

  /// What is at a point of the window.
  func hitTest(_ point: Vector2) -> Hit? {
    guard overlays.modal == nil else { return panel(.overlay)?.hitTest(point) }
    if shell.isInspectorOverStage { return panel(.header)?.hitTest(point) ?? inspector?.hitTest(point) }
    for id in Hit.PanelID.allCases { if let hit = panel(id)?.hitTest(point) { return hit } }
    return nil
  }

  /// The shape of the mouse pointer where it is.
  package var cursor: CursorShape {
    guard let point = pointer.hover, let hit = pointer.press.map(\.hit) ?? hitTest(point) else { return .arrow }
    return panel(hit.panel)?.cursor(over: hit.part, at: point) ?? .arrow
  }

  private mutating func handle(_ wheel: WheelEvent) -> [Effect] {
    let split = stageSplit
    let feel = tuning.parameters.wheelFeel
    let isOverInspector = inspector?.frame.contains(wheel.position) ?? false
    // Fingers may lift anywhere.
    if wheel.isEnd || isOverInspector || overlays.modal != nil {
      let panel: Hit.PanelID = overlays.modal == nil ? .inspector : .overlay
      if isOverInspector, step(by: wheel) { return [] }
      _ = scroll(panel) { $0.handle(wheel, feel, at: $1) }
    }
    let isOverGraph = hitTest(wheel.position)?.panel == .graph
    if wheel.isEnd || isOverGraph { graph.handle(wheel, feel, at: stage.hostTime) }
    guard overlays.modal == nil, !isOverInspector, split.frame.contains(wheel.position),
      tuning.enlargedCurve == nil || wheel.isEnd
    else { return [] }
    overlays.hideHints()
    let slot = split.slot(at: wheel.position)
    var wheel = wheel
    wheel.position -= split.frame(of: slot).origin
    return dispatch(.wheel(wheel))
  }

  /// A turn of the wheel that began over the number of the selected row changes it. Returns whether it does.
  private mutating func step(by wheel: WheelEvent) -> Bool {
    guard overlays.modal == nil, !wheel.isEnd,
      let steps = tuning.wheelTurn.steps(of: wheel, over: inspector?.selectedNumber(at: wheel.position))
    else { return false }
    if steps.isNew { tuning.history.endEdit() }
    guard steps.count != 0 else { return true }
    let stride: Parameter.Stride =
      pointer.modifiers.contains(.shift) ? .coarse : pointer.modifiers.contains(.alt) ? .fine : .normal
    let value = steps.control.descriptor.stepped(
      steps.control.value(in: tuning.parameters), by: steps.count, stride)
    _ = perform(.set(steps.control, to: value))
    return true
  }

  private mutating func handle(_ pinch: PinchEvent) -> [Effect] {
    guard overlays.modal == nil || pinch.phase != .began else { return [] }
    let isOnGraph = pinch.phase == .began && hitTest(pinch.center)?.panel == .graph
    if graph.handle(pinch, isOnGraph: isOnGraph, at: stage.hostTime) {
      // The pointer that two fingers are scrubs nothing.
      if isOnGraph {
        _ = perform(.endScrubbing)
        pointer.loseHit()
      }
      return []
    }
    guard tuning.enlargedCurve == nil || pinch.phase != .began else { return [] }
    let split = stageSplit
    let slot = split.slot(at: pinch.center)
    var pinch = pinch
    pinch.center -= split.frame(of: slot).origin
    return dispatch(.pinch(pinch))
  }

  // MARK: - Lists

  /// Does something with the list of a panel, at the host's time; `nil` where the panel has none.
  private mutating func scroll<Result>(
    _ panel: Hit.PanelID, _ body: (inout PanelList, Double) -> Result
  ) -> Result? {
    switch panel {
    case .inspector: body(&tuning.list, stage.hostTime)
    case .overlay: overlays.modal == nil ? nil : body(&overlays.modal!.list, stage.hostTime)
    case .curveEditor, .stage, .graph, .sidebar, .header: nil
    }
  }

  /// Panels may have changed their sizes or what they list, and other rows may be selected: these come into sight as soon
  /// as no pointer is down, under which nothing moves away.
  mutating func layOutLists() {
    if let inspector {
      tuning.list.layOut(inspector.listLayout, revealing: pointer.press == nil ? inspector.selectedRow : nil, start)
    }
    overlays.layOutList(in: shell.size, start)
  }

  // MARK: - The stage

  /// Moves content to where the pointer was at `time` of the host, where it is resampled.
  mutating func followPointer(to time: Double) {
    let split = stageSplit
    let slot = pointer.press?.hit?.slot ?? split.tuned
    if let event = stage.resampled(at: time, in: split.frame(of: slot)) { _ = dispatch(.pointer(event)) }
  }

  /// Gives an event to the demo, and to the gesture that can be replayed; returns what the demo asks for by it.
  private mutating func dispatch(_ input: InputEvent) -> [Effect] {
    // A gesture that is being replayed ends as soon as someone else takes over.
    if stage.isReplaying { for input in comparison.interrupt(at: stage.now) { stage.apply(.input(input)) } }
    comparison.endLoop()
    let found = comparison.mayBegin(with: input, on: stage) ? stage.timeline.latest : nil
    let request = stage.timeline.latest.request(for: input)
    stage.apply(.input(input))
    if let found { beginGesture(with: input, on: found) }
    comparison.append(input, at: stage.now)
    let own = stage.timeline.latest.ownParameters
    if tuning.adopt(own) { parametersChanged() }
    if !own.isEmpty { noteChange(in: .demo) }
    comparison.discardClick(input, on: stage)
    return request.map { perform($0) } ?? []
  }

  /// A press begins a gesture, anything else only if it moves the demo.
  private mutating func beginGesture(with input: InputEvent, on found: any Demo) {
    if case .pointer = input {} else if stage.isAtRest { return }
    stage.beginGesture()
    comparison.begin(on: stage, found: found, tuning.parameters)
  }
}
