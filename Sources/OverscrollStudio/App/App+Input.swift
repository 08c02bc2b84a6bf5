extension App {
  /// Handles an event, and returns the effects for the host to carry out.
  @discardableResult
  package mutating func handle(_ event: WindowEvent) -> [Effect] {
    defer { effects = [] }
    advance(to: event.time)
    route(event)
    layOutLists()
    return effects
  }

  private mutating func route(_ event: WindowEvent) {
    switch event.kind {
    case .input(.pointer(let event)): handle(event)
    case .input(.wheel(let event)): handle(event)
    case .input(.pinch(let event)): handle(event)
    case .input(.key(let press)): handle(press)
    case .input(.hover(let position)): hover(at: position)
    case .secondaryClick(let position): showRowMenu(at: position)
    case .resize(let size):
      returnHeldSpring()
      shell.resize(to: size)
      overlays.closeDropDown()
      arrangePanels()
    case .focusLost: if let cancellation = recorded(event) { route(cancellation) }
    case .text(let text): editText { $0.insert(text) }
    case .composition(let text): editText { $0.compose(text) }
    case .modifiers(let modifiers): pointer.modifiers = modifiers
    case .preferences(let preferences): shell.follow(preferences)
    case .drop(let path): request(.open(path))
    case .accessibility(let request): handle(request)
    case .quit: request(.quit)
    case .exposed: break
    }
  }

  /// Returns `event` as a trace records it; `nil` for an event without effect. Call this before `event` is handled. A
  /// hover over a demo that uses hovering becomes a pointer move without a press. A loss of keyboard focus becomes a
  /// cancellation of the press, as the window also misses its release.
  package func recorded(_ event: WindowEvent) -> WindowEvent? {
    switch event.kind {
    case .focusLost:
      pointer.press.map { press in
        let event = PointerEvent(.cancel, device: press.device, position: pointer.hover ?? .zero, time: event.time)
        return WindowEvent(time: event.time, kind: .input(.pointer(event)))
      }
    case .input(.hover(let position?)) where card.usesHover:
      WindowEvent(time: event.time, kind: .input(.pointer(PointerEvent(.move, position: position, time: event.time))))
    default: event
    }
  }

  private mutating func handle(_ press: KeyPress) {
    pointer.isTooltipClosed = true
    if press.key == .escape, cancelDrag(at: stage.hostTime) { return }
    returnHeldSpring()
    // A drag is one undo step, even if keys are pressed during it.
    if !press.isRepeat, pointer.press == nil { tuning.history.endEdit() }
    let action = keys.action(for: press)
    if overlays.menu?.isUndoable == true, let action, action == .command(.undo) || action == .command(.redo) {
      return perform(action)
    }
    // The item selected by keys stays highlighted until the mouse moves again.
    if overlays.menu != nil { pointer.hover = nil }
    if action != .command(.quit), let actions = overlays.menu?.handle(press) ?? tuning.type(press) {
      return perform(actions)
    }
    if press.key == .escape, graph.scrubbedTime != nil { return endScrubbing() }
    if handleFocus(press) { return }
    if let action { return perform(action) }
    let isOwn = card.keys.contains { $0.keys.contains(KeyPress(press.key, modifiers: press.modifiers)) }
    if isOwn { noteUse() }
    dispatch(.key(press))
  }

  // MARK: - Text

  /// Edits the text in the focused field, and returns `false` if no field has keyboard focus.
  @discardableResult
  mutating func editText(_ change: (inout TextField) -> Void) -> Bool {
    overlays.menu?.editText(change) ?? tuning.editText(change)
  }

  var field: (field: TextField, layout: TextFieldLayout)? {
    if let panel = overlays.panel(in: shell.size, at: stage.hostTime) {
      return panel.menu.field.map { ($0, panel.fieldLayout) }
    }
    return tuning.entry.flatMap { entry in inspector?.fieldLayout.map { (entry.field, $0) } }
  }

  package func caretFrame(measuring measure: any TextMeasuring) -> Rect? {
    field.map { $0.layout.caretFrame(of: $0.field, measure) }
  }

  /// Moves the caret to the position that the pointer requested, and scrolls the focused field to its caret.
  package mutating func placeCaret(measuring measure: any TextMeasuring) {
    if let layout = field?.layout { editText { $0.layOut(layout, measuring: measure) } }
  }

  // MARK: - Pointers

  private mutating func handle(_ event: PointerEvent) {
    if event.device == .mouse { hover(at: event.position) }
    // The window's fingers are one pointer, so a second press means that the first one's lift was lost.
    if event.phase == .down, let lost = pointer.press {
      follow(PointerEvent(.cancel, device: lost.device, position: pointer.hover ?? lost.position, time: event.time))
    }
    if event.phase == .down { press(event) }
    follow(event)
  }

  private mutating func follow(_ event: PointerEvent) {
    guard pointer.press?.device == event.device else { return }
    if event.phase == .move { pointer.move(event) }
    guard let press = pointer.press else { return }
    let isEnd = event.phase == .up || event.phase == .cancel
    if isEnd { pointer.release() }
    guard let hit = press.hit else { return }
    if hit.panel == .stage {
      // Content is released at its displayed position.
      if isEnd {
        followPointer(to: event.time)
        noteUse()
      }
      return dispatch(.pointer(stage.report(event, in: stageSplit, hit.slot)))
    }
    var isClick = event.phase == .up && hitTest(event.position) == hit
    if hit.isInList, let wasClick = scroll(hit.panel, { $0.handle(event, at: $1) }) { isClick = isClick && wasClick }
    perform(panel(hit.panel)?.handle(event, press, on: hit, isClick: isClick) ?? [])
    if isEnd { tuning.history.endEdit() }
  }

  /// Cancels the current drag and restores the state before it; content is released. Returns `false` without a drag.
  private mutating func cancelDrag(at time: Double) -> Bool {
    guard overlays.menu == nil, let press = pointer.press, let hit = press.hit else { return false }
    switch (hit.panel, hit.part) {
    case (.stage, _), (.graph, .surface):
      follow(PointerEvent(.cancel, device: press.device, position: pointer.hover ?? press.start, time: time))
      if hit.panel == .graph { perform(.measure(nil)) }
    case (.graph, .edge): perform(.setGraphHeight(press.graphHeight))
    case (_, .slider), (_, .curve): perform(.cancelEdit)
    case (_, .button(.useSpring)): perform(.returnSpring)
    default: return false
    }
    pointer.loseHit()
    return true
  }

  /// Restores what a held chip has replaced, before a key or a new size can take the chip from under the pointer.
  private mutating func returnHeldSpring() {
    guard case .button(.useSpring)? = pointer.press?.hit?.part else { return }
    perform(.returnSpring)
    pointer.loseHit()
  }

  private mutating func press(_ event: PointerEvent) {
    tuning.history.endEdit()
    shell.focus = nil
    let hit = hitTest(event.position)
    pointer.press(on: hit, event, graphHeight: shell.choices.graphHeight, doubleClickTime: shell.doubleClickTime)
    if case .field? = hit?.part { return }
    perform(tuning.endTyping())
    // A typed number is a step of its own, which the press does not cancel.
    tuning.history.endEdit()
  }

  /// Shows the menu of the parameter or attempt at a point of the window. Closes an open drop-down menu.
  private mutating func showRowMenu(at point: Vector2) {
    guard pointer.press == nil else { return }
    if hitTest(point)?.part == .button(.command(.dismiss)) { overlays.closeDropDown() }
    guard overlays.menu == nil else { return }
    let anchor = Rect(origin: point, size: Size(0, 0))
    if hitTest(point)?.panel == .graph {
      let attempt = attemptStrip?.attempt(at: point)?.thumbnail.number
      return overlays.show((attempt.map { attemptMenu($0) } ?? graphMenu).dropped(from: anchor))
    }
    if hitTest(point)?.panel == .stage { return overlays.show(contentMenu.dropped(from: anchor)) }
    guard let control = inspector?.parameter(at: point) else { return }
    perform(tuning.endTyping() + [.select(control)])
    showRowMenu(from: anchor)
  }

  private mutating func hover(at position: Vector2?) {
    if pointer.isTooltipClosed {
      let closed = pointer.hover.flatMap { tooltip(at: $0) }?.anchor
      pointer.isTooltipClosed = closed == position.flatMap { tooltip(at: $0) }?.anchor
    }
    pointer.hover = position
    if let position { overlays.hover(at: position, in: shell.size, at: stage.hostTime) }
    guard pointer.press == nil, card.usesHover, !stage.isReplaying else { return }
    let split = stageSplit
    // A pointer over a menu is over no part of the demo.
    let point = position.flatMap { overlays.menu == nil && split.contains($0) ? split.demoPoint($0) : nil }
    stage.hover(at: point)
    comparison.hover(at: point, time: stage.now)
  }

  func hitTest(_ point: Vector2) -> Hit? {
    if let hit = toastPanel?.hitTest(point) { return hit }
    guard overlays.menu == nil else { return panel(.overlay)?.hitTest(point) }
    if shell.isInspectorOverStage {
      return header?.hitTest(point) ?? statusLine?.hitTest(point) ?? inspector?.hitTest(point)
    }
    for id in Hit.PanelID.allCases { if let hit = panel(id)?.hitTest(point) { return hit } }
    return nil
  }

  package var cursor: CursorShape {
    guard let point = pointer.hover, let hit = pointer.press.map(\.hit) ?? hitTest(point) else { return .arrow }
    return panel(hit.panel)?.cursor(over: hit.part, at: point) ?? .arrow
  }

  private mutating func handle(_ wheel: WheelEvent) {
    let split = stageSplit
    let feel = tuning.parameters.wheelFeel
    let isOverInspector = inspector?.frame.contains(wheel.position) ?? false
    // The fingers on a touchpad may lift over any panel.
    if wheel.isEnd || isOverInspector || overlays.menu != nil {
      _ = scroll(overlays.menu == nil ? .inspector : .overlay) { $0.handle(wheel, feel, at: $1) }
    }
    guard overlays.menu == nil, !isOverInspector, split.contains(wheel.position) else { return }
    noteUse()
    var wheel = wheel
    wheel.position = split.demoPoint(wheel.position)
    dispatch(.wheel(wheel))
  }

  private mutating func handle(_ pinch: PinchEvent) {
    guard overlays.menu == nil || pinch.phase != .began else { return }
    guard stageSplit.contains(pinch.center) || pinch.phase == .ended else { return }
    var pinch = pinch
    pinch.center = stageSplit.demoPoint(pinch.center)
    dispatch(.pinch(pinch))
  }

  // MARK: - Lists

  /// Applies `body` to the list of a panel at the host's time. Returns `nil` if the panel has no list.
  private mutating func scroll<Result>(_ panel: Hit.PanelID, _ body: (inout PanelList, Double) -> Result) -> Result? {
    switch panel {
    case .inspector: body(&tuning.list, stage.hostTime)
    case .overlay: overlays.menu == nil ? nil : body(&overlays.menu!.list, stage.hostTime)
    case .stage, .graph, .sidebar, .header, .status, .toast: nil
    }
  }

  /// Updates the lists for changed sizes and rows, and scrolls the inspector to `rows`, or to the selected row unless a
  /// pointer is down, if that was requested.
  mutating func layOutLists(revealing rows: ClosedRange<Double>? = nil) {
    let (time, isReduced) = (stage.hostTime, shell.isMotionReduced)
    if let inspector {
      let focused = shell.focus?.area == .inspector ? focusedControl.flatMap { inspector.range(of: $0) } : nil
      let row = pointer.press == nil ? focused ?? inspector.selectedRow : nil
      tuning.list.layOut(inspector.listLayout, revealing: rows ?? row, at: time, isReduced: isReduced)
    }
    if let panel = overlays.panel(in: shell.size, at: time) {
      overlays.menu?.list.layOut(panel.listLayout, revealing: panel.selectedRow, at: time, isReduced: isReduced)
    }
  }

  // MARK: - The stage

  mutating func followPointer(to time: Double) {
    let split = stageSplit
    let slot = pointer.press?.hit?.slot ?? split.tuned
    if let event = stage.resampled(at: time, in: split, slot) { dispatch(.pointer(event)) }
  }

  /// Sends an event to the demo, appends it to the replayable gesture, and performs what the demo requests.
  mutating func dispatch(_ input: InputEvent) {
    endScrubbing()
    // Input interrupts a replayed gesture.
    if stage.isReplaying { for input in comparison.interrupt(at: stage.now) { stage.apply(.input(input)) } }
    comparison.isLooping = false
    let found = comparison.mayBegin(with: input, on: stage) ? stage.timeline.latest : nil
    if found != nil { comparison.noteAttempt(on: stage) }
    let request = stage.timeline.latest.request(for: input)
    stage.apply(.input(input))
    if let found { beginGesture(with: input, on: found) }
    comparison.append(input, on: stage)
    let own = stage.timeline.latest.ownParameters
    if tuning.adopt(own) { parametersChanged() }
    if !own.isEmpty { noteChange(in: .demo) }
    if let request { perform(request) }
  }

  /// Begins a gesture with a press of a pointer, or with other input if it changes where the demo moves.
  private mutating func beginGesture(with input: InputEvent, on demo: any Demo) {
    let (new, soon) = (stage.timeline.latest, stage.now + 0.1)
    let isChanged = demo.snapshot(at: soon).values != new.snapshot(at: soon).values
    if case .pointer = input {} else if !isChanged, stage.isIdle || demo.restTime == new.restTime { return }
    stage.beginGesture()
    comparison.begin(on: stage, from: demo, tuning.parameters)
  }
}
