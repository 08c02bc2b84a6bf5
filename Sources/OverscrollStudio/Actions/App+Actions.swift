// What the actions do; see `Command` and `AppAction`.

extension App {
  func title(of action: AppAction) -> String {
    let definition = action.definition
    if let title = definition.currentTitle { return title(self) }
    return definition.titleWhenOn.flatMap { definition.isOn(self) ? $0 : nil } ?? definition.title
  }

  func isOn(_ action: AppAction) -> Bool { action.definition.isOn(self) }
  func isEnabled(_ action: AppAction) -> Bool { action.definition.isEnabled(self) }
  func isMeant(_ action: AppAction) -> Bool { action.definition.isMeant(for: card.tools) }
  mutating func perform(_ actions: [AppAction]) { for action in actions { perform(action) } }

  mutating func perform(_ action: AppAction) {
    guard isMeant(action) else { return show(.problem("“\(title(of: action))” is not available in \(card.title).")) }
    if action.definition.group == .time { endScrubbing() }
    action.definition.perform(&self)
    noteChange(in: action.edit)
  }

  mutating func perform(_ command: Command) { perform(.command(command)) }
  mutating func request(_ effect: Effect) { effects.append(effect) }

  // MARK: - The demo

  mutating func showDemo(_ index: Int) {
    if catalog.demos[index] != stage.shown { show(catalog.demos[index]) }
  }

  /// The demo that explains the selected parameter, with that demo's own parameter and value.
  var explanation: (demo: Int, control: ParameterControl, value: Double)? {
    for (index, demo) in catalog.demos.enumerated() {
      guard let figure = demo.card.explanations[tuning.control.parameter] else { continue }
      return (index, .parameter(figure.parameter), figure.value)
    }
    return nil
  }

  mutating func showFigure() {
    guard let explanation else { return }
    let (explained, values, former) = (tuning.control.parameter, tuning.parameters, stage.shown)
    showDemo(explanation.demo)
    if stage.shown != former { explainedDemo = former }
    var new = tuning.parameters
    if let role = SpringRole.of(explained) {
      new.set(.snap, to: values.spring(role))
    } else if card.parameters.contains(explained) {
      new[explained] = values[explained]
    }
    replaceParameters(by: new)
    set(explanation.control, to: explanation.value)
  }

  /// Shows a demo as it was left, or from its beginning, without the events of a press that began on the former demo.
  mutating func show(_ demo: any Demo.Type, isNew: Bool = false) {
    explainedDemo = nil
    // A message is about the demo in which it came up.
    if demo != stage.shown, overlays.toast?.notice.isProblem == false { overlays.toast?.dismiss(at: -.infinity) }
    pointer.loseHit()
    tuning.list.cancel(at: stage.hostTime)
    tuning.show(demo, in: tuning.parametrization, hasPictures: !stage.pictures.isEmpty)
    // The demo that is left loses its pointer, and so does its gesture.
    if stage.timeline.latest.restTime == nil { _ = comparison.interrupt(at: stage.now) }
    comparison.show(demo, on: stage, isNew: isNew)
    let size = stageSplit.demoSize
    if isNew || !stage.resume(demo) {
      stage.show(demo, tuning.parameters, size: size)
    } else {
      parametersChanged()
    }
    // A demo without curves has no graph: the stage takes the graph's space.
    arrangePanels()
  }

  // MARK: - Panels

  mutating func arrangePanels() {
    shell.arrangePanels(for: card)
    if !shell.hasInspector {
      perform(tuning.endTyping())
      tuning.showInput(false)
    }
    fitStage()
  }

  mutating func fitStage() {
    endScrubbing()
    let split = stageSplit
    if split.demoSize != stage.size {
      // Compared runs are made anew for the new size, also as a comparison side by side ends. Content that is held or
      // compared with nothing is only fitted.
      let isCompared = comparison.reference != nil || comparison.otherSize != nil
      let isLetGo = comparison.gesture != nil && !comparison.isPlot && stage.timeline.restTime != nil
      let replays = stage.isReplaying || isCompared && isLetGo
      stage.setSize(split.demoSize)
      if replays {
        restartReplay()
        comparison.removeRuns()
      }
    }
    comparison.fit(comparison.isSideBySide ? split.demoSize : nil, on: stage)
  }

  mutating func show(_ notice: Notice) { overlays.show(notice, at: stage.hostTime) }

  /// Shows a menu below the control for `command`, or below the main menu's button if that control is not visible.
  mutating func drop(_ menu: Menu, from command: Command) {
    let control =
      inspector.flatMap { panel in panel.controls.first { $0.action == .command(command) && panel.shows($0) }?.frame }
      ?? header?.frame(of: .command(command)) ?? header?.frame(of: .command(.showMainMenu))
    overlays.show(control.map { menu.dropped(from: $0) } ?? menu)
  }

  mutating func dismiss() {
    guard overlays.menu == nil else { return overlays.dismiss(at: stage.hostTime) }
    if tuning.showsInput { return tuning.showInput(false) }
    if graph.span(from: shownTimeline.start) != nil { return perform(.measure(nil)) }
    if shell.isInspectorOverStage { return shell.toggleInspector() }
    if overlays.toast == nil, let explainedDemo { return show(explainedDemo) }
    overlays.dismiss(at: stage.hostTime)
  }

  package mutating func report(_ outcome: Effect.Outcome) {
    switch outcome {
    case .exportBegan: show(.exporting("0 %"))
    case .exporting(let share):
      overlays.toast?.renew(.exporting(share < 1 ? "\(share * 100, decimals: 0) %" : "encoding"), at: stage.hostTime)
    case .settingsSaved:
      isSettingsFileIntact = true
      tuning.noteSaved()
    case .settingsFailed(let problem, let asked):
      let isNew = tuning.noteNotSaved(problem)
      if let asked {
        overlays.show(Menu.entry(.effect(.saveSettings(.file(""))), typed: asked, problem: problem))
      } else if isNew {
        show(.problem("Settings cannot be saved: \(problem.sentence) Choose another file in the main menu (F10)."))
      }
      overlays.replaceMenu(by: .feels(tuning))
    case .isFullScreen(let isFullScreen): shell.isFullScreen = isFullScreen
    case .scaled(let scale):
      shell.choices.scale = scale
      show(.done("\(DecimalFormat.text(scale * 100, decimals: 0)) %"))
    case .recordingBegan:
      shell.isRecording = true
      if statusLine == nil { show(.done("Recording. F9 to stop.")) }
    case .recordingEnded(let path):
      shell.isRecording = false
      let open = AppAction.pressToast("Open in Recording", .open(path))
      show(.done("Recorded \(path.excerpt).", open, .pressToast("Show", .showFile(path))))
    case .saved(let path): show(.done("Saved \(path.excerpt).", .pressToast("Show", .showFile(path))))
    // The dialog stays open and keeps the typed path.
    case .failed(let problem, .importPresets(let path)?):
      overlays.show(Menu.entry(.effect(.importPresets("")), typed: path, problem: problem))
    case .failed(let problem, .open(let path, isTyped: true)?):
      overlays.show(Menu.entry(.effect(.open("")), typed: path, problem: problem))
    case .failed(let problem, let effect):
      if effect == .toggleRecording { shell.isRecording = false }
      show(.problem(problem))
    case .exportCancelled: show(.done("Export canceled."))
    }
  }

  // MARK: - Tuning

  mutating func moveSelection(by count: Int) {
    tuning.moveSelection(by: count, skipsFolded: shell.hasInspector)
    announceControl()
  }

  mutating func set(_ control: ParameterControl, to value: Double) {
    let former = tuning.parameters
    tuning.set(control, to: value)
    if tuning.parameters != former { parametersChanged() }
    announceControl()
  }

  mutating func adjust(_ direction: Parameter.Direction, _ stride: Parameter.Stride = .normal) {
    // The first arrow only selects. A bare window shows no selection.
    guard tuning.hasSelection || shell.isBare else { return moveSelection(by: 0) }
    // An action of its own, so that the steps of a held key are one edit.
    if !revealSelection() { perform(.set(tuning.control, to: tuning.stepped(direction, stride))) }
  }

  /// Gives a role a spring with other motion, and shows the last gesture with it.
  mutating func use(_ spring: Spring, for role: SpringRole) {
    guard !tuning.parameters.spring(role).moves(like: spring) else { return }
    tuning.use(spring, for: role)
    parametersChanged()
    replayAtRest()
  }

  /// Takes back the spring of a held chip, and shows the last gesture without it.
  mutating func returnSpring() {
    guard let before = tuning.history.cancelEdit() else { return }
    restore(before)
    replayAtRest()
  }

  private mutating func replayAtRest() { if stage.isAtRest, comparison.gesture != nil { replayGesture() } }

  /// Scrolls to the selected row, so that keys change no hidden value. Returns whether its folded group was unfolded.
  mutating func revealSelection() -> Bool {
    tuning.revealSelection()
    guard shell.hasInspector, let group = tuning.foldedSelection else { return false }
    tuning.toggle(group)
    return true
  }

  /// Folds or unfolds a group of the inspector. Scrolls the list to show the rows of a group that unfolds.
  mutating func toggle(_ group: Parameter.Group) {
    tuning.toggle(group)
    guard !tuning.isFolded(group) else { return }
    tuning.list.reveal()
    layOutLists(revealing: inspector?.range(of: group))
  }

  mutating func beginTyping() {
    guard !shell.isBare else { return }
    if !shell.hasInspector { perform(.toggleInspector) }
    if !revealSelection() { tuning.beginTyping() }
  }

  /// Shows the menu of the focused attempt, or of the selected row beside `anchor`; without one, where the palette is.
  mutating func showRowMenu(from anchor: Rect?) {
    if shell.focus?.area == .attempts, let control = focusedControl, case .playAttempt(let number) = control.action {
      return overlays.show(attemptMenu(number).dropped(from: control.frame))
    }
    overlays.show(anchor.map { rowMenu.dropped(from: $0) } ?? rowMenu)
  }

  mutating func show(_ control: ParameterControl) {
    tuning.showInput(Parameter.input.contains(control.parameter))
    setParametrization(tuning.parametrization(with: control, in: card))
    tuning.select(control)
  }

  mutating func setParametrization(_ new: SpringParametrization) {
    if new != tuning.parametrization { tuning.show(stage.shown, in: new, hasPictures: !stage.pictures.isEmpty) }
  }

  mutating func chooseFeel(_ name: String) {
    guard let feel = ScrollFeel(name: name) else { return }
    choose(nil, of: feel)
    show(.done("Preset: \(feel.title)." + (feel.platform?.appearance.remark.map { " \($0)." } ?? "")))
  }

  /// Applies changed parameters to the demo. Content in motion keeps its position and velocity.
  mutating func parametersChanged() {
    endScrubbing()
    if stage.isReplaying { restartReplay() } else { stage.apply(.parameters(tuning.parameters)) }
    comparison.isPreviewStale = true
  }

  mutating func replaceParameters(by new: ParameterValues) {
    guard new != tuning.parameters else { return }
    tuning.replace(by: new)
    parametersChanged()
  }

  mutating func announceControl() { if !shell.hasInspector, !shell.isBare { show(.done(tuning.summary)) } }

  // MARK: - Comparing

  mutating func toggleReference() {
    show(comparison.toggleReference(tuning.all, on: stage))
    if comparison.arrangement == .sideBySide { arrangePanels() }
  }

  mutating func toggleArrangement() {
    guard !shell.isBare else { return }
    if comparison.reference == nil {
      if !card.isPlot { comparison.arrangement = .sideBySide }
      toggleReference()
    } else if !card.isPlot {
      setArrangement(comparison.arrangement.other)
    }
  }

  mutating func setArrangement(_ arrangement: ComparisonArrangement) {
    guard !shell.isBare else { return }
    comparison.arrangement = arrangement
    arrangePanels()
  }

  mutating func exchange() {
    guard let other = comparison.exchange(tuning.all, on: &stage) else {
      return show(.problem("Nothing to compare with. Press A first."))
    }
    tuning.all = other
    if comparison.isSideBySide { fitStage() } else if comparison.isPreviewStale { parametersChanged() }
  }

  mutating func replayGesture() {
    guard let gesture = comparison.gesture, let replay = comparison.replay(with: tuning.parameters, on: stage) else {
      return show(.noGesture(to: "replay"))
    }
    guard pointer.press?.hit?.panel != .stage else { return }
    endScrubbing()
    comparison.noteAttempt(on: stage)
    comparison.beginReplay(on: stage, with: tuning.parameters)
    stage.show(replay, from: gesture.start)
  }

  mutating func playAttempt(_ number: Int) {
    comparison.noteAttempt(on: stage)
    let former = tuning.parameters
    guard pointer.press?.hit?.panel != .stage, let parameters = comparison.open(attempt: number) else { return }
    // A comparison keeps both sets: the gesture is played with them.
    if comparison.reference == nil { replaceParameters(by: parameters) }
    replayGesture()
    if tuning.parameters != former { show(.done("Gesture \(number), with its parameters. Ctrl+Z to undo.")) }
  }

  mutating func setAttemptAsA(_ number: Int) {
    guard let attempt = comparison.attempts[number] else { return }
    if comparison.tuned == .a {
      replaceParameters(by: attempt.parameters)
    } else {
      var reference = comparison.compared ?? tuning.all
      reference[card] = attempt.parameters
      comparison.setReference(reference, on: stage)
      if comparison.arrangement == .sideBySide { arrangePanels() }
    }
    show(.done("A set from gesture \(number). Replay to compare."))
  }

  private mutating func restartReplay() {
    guard let replay = comparison.replay(with: tuning.parameters, on: stage) else { return }
    comparison.restart(on: stage, with: tuning.parameters)
    stage.show(replay)
  }

  // MARK: - The graph

  /// Displays a moment of the graph. Content in flight stops until the present is displayed again.
  mutating func scrub(to time: Double) {
    let stopsClock = !stage.isAtRest && !stage.clock.isPaused
    if stopsClock { stage.togglePause() }
    (graph.scrubbedTime, graph.stopsClock) = (time, graph.stopsClock || stopsClock)
  }

  /// Displays the present. Call this before anything changes what the stage shows.
  mutating func endScrubbing() {
    if graph.stopsClock, stage.clock.isPaused { stage.togglePause() }
    (graph.scrubbedTime, graph.stopsClock) = (nil, false)
  }

  mutating func toggleMeasure() {
    guard comparison.gesture != nil, let picture = graphPicture else { return show(.noGesture(to: "measure")) }
    graph.measure(graph.span(from: picture.start) == nil ? picture.flight : nil)
  }

  // MARK: - Undo

  var tuningState: TuningState {
    TuningState(
      parameters: tuning.all, reference: comparison.compared, tuned: comparison.tuned, presets: tuning.presets,
      edits: stage.edits)
  }

  mutating func noteChange(in edit: EditHistory.Edit? = nil) { tuning.history.note(tuningState, in: edit) }

  mutating func restore(_ state: TuningState?, orShow words: String) {
    if let state { restore(state) } else { show(.done(words)) }
  }

  mutating func restore(_ state: TuningState) {
    endScrubbing()
    let former = tuningState
    if overlays.toast?.notice.offersUndo == true { overlays.toast?.dismiss(at: stage.hostTime) }
    if state.isSwapped(former) {
      exchange()
    } else {
      if state.reference != former.reference { comparison.setReference(state.reference, on: stage) }
      tuning.all = state.parameters
      let changed = catalog.cards.filter { state.parameters[$0] != former.parameters[$0] }
      if changed.contains(where: { $0.name == card.name }) {
        parametersChanged()
      } else if let other = changed.first {
        show(.done("The change was in \(other.title)."))
      }
    }
    comparison.tuned = state.tuned
    if (state.reference == nil) != (former.reference == nil), comparison.arrangement == .sideBySide { arrangePanels() }
    if state.edits != former.edits {
      stage.restore(state.edits)
      comparison.apply(.edits(state.edits), at: stage.now)
    }
    tuning.presets = state.presets
    overlays.replaceMenu(by: .feels(tuning))
    if state.presets != former.presets { keepPresets(.done("Restored the presets.")) }
  }

  // MARK: - Copying and saving

  mutating func saveSettings() {
    if isSettingsFileIntact { request(.saveSettings(.usual)) } else { overlays.show(Menu.brokenSettings) }
  }

  var copiedFeel: CopiedFeel {
    CopiedFeel(
      values: tuning.parameters, parameters: card.parameters.filter(\.hasRow), parametrization: tuning.parametrization)
  }

  mutating func copy(as format: CopyFormat) {
    let text = copiedFeel.text(as: format)
    guard !text.isEmpty else { return show(.problem("\(card.title) has no spring to export as \(format.title).")) }
    tuning.copyFormat = format
    show(.done("Copied as \(format.title)."))
    request(.copy(text))
  }

  /// Shows the usual formats; all on request, and if the format copied last is not a usual one.
  mutating func showFormats(all: Bool = false) {
    let last = tuning.copyFormat
    drop(.formats(copiedFeel, last: last, all: all || !CopyFormat.usual.contains(last)), from: .showFormats)
  }

  /// Inserts `text` into the focused field. Without a field, opens it as a demo's file or applies it as parameters.
  package mutating func paste(_ text: String) {
    guard !editText({ $0.insert(text) }) else { return }
    defer { noteChange() }
    do {
      if let document = try catalog.document(FileContents(path: "Clipboard", text: text)) { return show(document) }
    } catch {
      return show(.problem("\(error)"))
    }
    do {
      var pasted = try PastedFeel(text, for: tuning)
      let former = tuning.parameters
      // Two springs that were taken apart stay so.
      if !former.hasOneBounce, pasted.values.hasOneBounce { pasted.values.hasTwoBounces = true }
      replaceParameters(by: pasted.values)
      let changes = tuning.changes(since: former)
      let outcome = changes.isEmpty ? "Pasted. No value of this demo changed." : "Pasted to \(changes)."
      show(.done(outcome + pasted.remark + (tuning.parameters == former ? "" : " Ctrl+Z to undo.")))
    } catch {
      show(.problem(error.words))
    }
  }
}
