extension App {
  package func draw(on canvas: inout Canvas) {
    var theme = shell.theme
    theme.isATuned = comparison.tuned == .a && card.tools.contains(.comparison)
    // Nothing is highlighted during a drag. Below a menu, only the menu's items are.
    let overlayHover = pointer.press == nil ? pointer.hover : nil
    let hover = overlays.menu == nil ? overlayHover : nil
    canvas.fill(Rect(origin: .zero, size: shell.size), theme.background)
    stagePanel.draw(on: &canvas, hover: hover, theme)
    sidebar?.draw(on: &canvas, hover: hover, theme)
    header?.draw(on: &canvas, hover: hover, theme)
    statusLine?.draw(on: &canvas, hover: hover, theme)
    graphPanel?.draw(on: &canvas, hover: hover, theme)
    inspector?.draw(on: &canvas, hover: hover, theme)
    drawFocus(on: &canvas)
    if let hover, !pointer.isTooltipClosed { tooltip(at: hover)?.draw(on: &canvas, in: shell.size, theme) }
    overlays.panel(in: shell.size, at: stage.hostTime)?.draw(on: &canvas, hover: overlayHover, theme)
    // Above menus, as a menu that stays open also causes messages.
    toastPanel?.draw(on: &canvas, hover: overlayHover, theme)
  }

  /// The toast at the bottom of the stage, above the demo's controls there, or beside the list in use.
  var toastPanel: ToastPanel? {
    guard let toast = overlays.toast else { return nil }
    let (frame, time) = (shell.layout.stage, stage.hostTime)
    let inspector = shell.isInspectorOverStage ? shell.inspectorFrame : nil
    let list = overlays.panel(in: shell.size, at: time)?.body ?? inspector
    let controls = stagePanel.controls.map { $0.offset(by: frame.origin) }
    return ToastPanel(
      toast: toast, area: list.map { frame.part(beside: $0, in: shell.size) } ?? frame,
      controls: list == nil ? controls : [],
      focused: shell.focus.flatMap { $0.area == .toast ? $0.action ?? toast.notice.actions.first : nil })
  }

  func tooltip(at point: Vector2) -> Tooltip? {
    // Most frames are drawn with the mouse over the stage, which has no tooltips: this saves a hit test.
    guard shell.isInspectorOverStage || !shell.layout.stage.contains(point) else { return nil }
    guard let panel = hitTest(point).flatMap({ panel($0.panel) }) else { return nil }
    guard let control = panel.control(at: point) else {
      var tooltip = panel.tooltip(at: point)
      tooltip?.words += attemptStrip?.attempt(at: point).map { changes(byPlaying: $0.thumbnail) } ?? ""
      return tooltip
    }
    let explained = isOn(control.action) ? nil : control.action.definition.tooltip
    // Beside the inspector, where it covers no number.
    let inspector = panel as? Inspector
    let anchor = control.frame.inset(by: EdgeInsets(left: inspector.map { $0.frame.minX - control.frame.minX } ?? 0))
    return Tooltip(
      words: explained ?? title(of: control.action), key: control.action.definition.keyLabel, anchor: anchor,
      side: panel is StatusLine ? .above : inspector == nil ? .below : .left)
  }

  func panel(_ id: Hit.PanelID) -> (any Panel)? {
    switch id {
    case .stage: stagePanel
    case .graph: graphPanel
    case .inspector: inspector
    case .sidebar: sidebar
    case .header: header
    case .status: statusLine
    case .overlay: overlays.panel(in: shell.size, at: stage.hostTime)
    case .toast: toastPanel
    }
  }

  /// The device in which the demo is laid out; `nil` if it fills the stage, as plots do.
  package var device: Device? { shell.isBare || comparison.isPlot ? nil : shell.choices.device }

  var stageSplit: StageSplit {
    StageSplit(frame: shell.layout.stage, tuned: comparison.tuned, isSplit: comparison.isSideBySide, device: device)
  }

  var stagePanel: StagePanel {
    let (time, split) = (displayedTime, stageSplit)
    let other = comparison.isSideBySide ? comparison.referenceRun?.demo(at: time) : nil
    return StagePanel(
      split: split, main: StagePanel.Part(frame: split.main, slot: split.tuned, demo: demo),
      other: other.map { StagePanel.Part(frame: split.other, slot: split.tuned.other, demo: $0) }, time: time,
      showsPhysics: stage.showsPhysics && card.tools.contains(.physics), ghost: comparison.ghost(at: time, on: stage))
  }

  var graphPicture: GraphPicture? { shell.layout.graph.map { graphPicture(in: attemptStrip?.remainder ?? $0) } }

  var attemptStrip: AttemptStrip? {
    shell.layout.graph.flatMap { AttemptStrip(comparison.attempts, isNext: comparison.isAttempting, in: $0) }
  }

  /// The timeline in the graph: the gesture, or its preview with other parameters.
  var shownTimeline: Timeline { comparison.preview ?? stage.timeline }

  func graphPicture(in frame: Rect) -> GraphPicture {
    let ghost = comparison.gesture == nil ? nil : comparison.referenceRun
    let previous = ghost == nil ? comparison.before(shownTimeline) : nil
    return graph.picture(
      shownTimeline, ghost: ghost ?? previous, isGhostPrevious: previous != nil, now: stage.now, in: frame)
  }

  private var graphPanel: GraphPanel? {
    graphPicture.map { picture in
      // At rest no frame is drawn while time goes on to the end of the axis.
      let isOver = stage.isAtRest && graph.scrubbedTime == nil
      return GraphPanel(
        frame: shell.layout.graph ?? picture.key.frame, picture: picture,
        time: isOver ? picture.key.times.upperBound + 1 : displayedTime,
        isDetailed: stage.showsPhysics, hasGesture: comparison.gesture != nil, reference: comparison.tuned.other,
        span: graph.span(from: picture.start), strip: attemptStrip,
        readsTime: graph.scrubbedTime != nil || stage.clock.isPaused && !stage.isAtRest, isAtRest: stage.isAtRest)
    }
  }

  var inspector: Inspector? {
    shell.inspectorFrame.map {
      Inspector(
        frame: $0, tuning: tuning, reference: comparison.reference, pressed: pointer.press?.hit?.part,
        isOverStage: shell.isInspectorOverStage, hasFocus: shell.focus?.area == .inspector,
        curves: stage.timeline.restTime == nil ? [] : shownTimeline.curves, moment: displayedTime, time: stage.hostTime)
    }
  }

  var sidebar: Sidebar? { shell.layout.sidebar.map { Sidebar(frame: $0, catalog: catalog, shown: shownIndex) } }

  var header: Toolbar? {
    guard shell.layout.header != nil else { return nil }
    var toolbar = shell.toolbar
    toolbar.state = Toolbar.State(self)
    if let anchor = overlays.menu?.anchor { toolbar.state.opened = toolbar.buttons.first { $0.frame == anchor }?.index }
    return toolbar
  }

  var statusLine: StatusLine? {
    shell.layout.status.map { frame in
      let state = StatusLine.State(
        speed: stage.speed, isScrubbed: graph.scrubbedTime != nil, isPaused: stage.clock.isPaused,
        isLooping: comparison.isLooping && comparison.reference == nil, isRecording: shell.isRecording,
        returnsTo: explainedDemo?.card.title)
      let hints = usedDemos.contains(card.name) ? [] : card.hints
      return StatusLine(
        frame: frame, card: card, hints: stage.hasGraph && comparison.preview != nil ? StatusLine.replaying : hints,
        state: state, comparison: compareBar(frame, hasState: !state.words.isEmpty), split: stageSplit)
    }
  }

  private func compareBar(_ line: Rect, hasState: Bool) -> CompareBar? {
    guard let reference = comparison.reference else { return nil }
    let differences = card.parameters.count {
      tuning.hasRow($0) && !Parameter.input.contains($0) && reference[$0] != tuning.parameters[$0]
    }
    // Feels can differ in laws, and in numbers without a row.
    let isSame = differences == 0 && reference.feel == tuning.parameters.feel
    let hasArrangement = !card.isPlot && (!hasState || line.width >= 500)
    return CompareBar(
      frame: Rect(x: line.minX + Theme.Space.large, y: line.minY + 2, width: line.width - 32, height: 22),
      tuned: comparison.tuned, arrangement: hasArrangement ? comparison.arrangement : nil,
      differences: differences, restDifference: isSame ? nil : restDifference)
  }

  /// The difference at rest from the other set, also in a window without room for the graph.
  private var restDifference: String? {
    if let picture = graphPicture { return picture.restDifference }
    guard comparison.gesture != nil, let run = comparison.referenceRun else { return nil }
    return shownTimeline.curves.restDifference(from: run.curves)
  }
}

extension Rect {
  /// Returns a part of the rectangle beside `list` that has space for a message; otherwise the window above the list.
  fileprivate func part(beside list: Rect, in window: Size) -> Rect {
    guard intersects(list) else { return self }
    let sides = [
      EdgeInsets(right: maxX - list.minX), EdgeInsets(left: list.maxX - minX), EdgeInsets(top: list.maxY - minY),
    ]
    return sides.map { inset(by: $0) }.first { $0.width >= 260 && $0.height >= 60 }
      ?? Rect(x: 0, y: 0, width: window.width, height: max(40, list.minY))
  }
}
