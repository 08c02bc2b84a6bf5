extension App {
  mutating func perform(_ actions: [AppAction]) -> [Effect] { actions.flatMap { perform($0) } }

  /// Performs `action`, and returns the effects for the host to carry out.
  mutating func perform(_ action: AppAction) -> [Effect] {
    defer { noteChange(in: action.edit) }
    switch action {
    case .showDemo(let index):
      shell.markDemo(index, start)
      show(catalog.demos[index])
    case .resetDemo:
      let preset = tuning.resetAll(of: card)
      show(type(of: stage.timeline.latest))
      if let preset { show(.done("Reset to “\(preset)”")) }

    case .select(let control): tuning.select(control, reveals: false, start)
    case .moveSelection(let count):
      tuning.moveSelection(by: count, skipsFolded: shell.hasInspector, start)
      announceControl()
    case .moveFocus(let count): if !shell.isBare { moveFocus(by: count) }
    case .set(let control, let value):
      tuning.set(control, to: value)
      parametersChanged()
      announceControl()
    case .adjust(let count, let stride):
      if unfoldSelection() { break }
      tuning.list.reveal()
      return perform(.set(tuning.control, to: tuning.stepped(by: count, stride)))
    case .reset(let control):
      tuning.reset(control)
      parametersChanged()
      announceControl()
    case .resetSelected:
      if unfoldSelection() { break }
      tuning.list.reveal()
      return perform(.reset(tuning.control))
    case .edit(let control):
      let parametrization = tuning.parametrization(with: control, in: card)
      if parametrization != tuning.parametrization { tuning.show(card, parametrization, start) }
      tuning.select(control, start)
      guard control.descriptor.isSwitch else { return perform(.typeNumber) }
      return perform(.set(control, to: 1 - control.value(in: tuning.parameters)))
    case .typeNumber:
      if unfoldSelection() { break }
      tuning.list.reveal()
      tuning.beginTyping()
    case .undo:
      if let state = tuning.history.undo() { return restore(state) }
      show(.done("Nothing to undo"))
    case .redo:
      if let state = tuning.history.redo() { return restore(state) }
      show(.done("Nothing to redo"))
    case .toggleParametrization: return perform(.setParametrization(tuning.parametrization.next))
    case .setParametrization(let new): if new != tuning.parametrization { tuning.show(card, new, start) }

    case .toggleGroup(let group): tuning.toggle(group, start)
    case .toggleSelectedGroup:
      guard shell.hasInspector else { break }
      tuning.toggle(tuning.control.parameter.group, start)
      tuning.list.reveal()

    case .enlargeCurve(let subject): toggleCurveEditor(subject)
    case .toggleCurveEditor: toggleCurveEditor(tuning.enlargedCurve == nil ? tuning.nearestCurve : nil)

    case .placeCaret(let request): editText { $0.request(request) }

    case .showMainMenu: drop(mainMenu, from: action)
    case .showSpeeds: drop(speedMenu, from: action)
    case .showPreferences: drop(preferencesMenu, from: .showMainMenu)
    case .showPalette: overlays.show(.menu(paletteMenu))
    case .showFeels: overlays.show(.menu(.feels(tuning)))
    case .chooseFeel(let name):
      guard let feel = ScrollFeel(name: name) else { break }
      replaceParameters(by: tuning.parameters(with: feel))
      show(.done("Preset: \(feel.title)"))
    case .chooseSpring(let title): chooseSpring(title)
    case .choosePreset(let name): if let values = tuning.parameters(ofPreset: name) { replaceParameters(by: values) }
    case .namePreset: overlays.show(.menu(.presetName()))
    case .savePreset(let name): return savePreset(name)
    case .updatePreset: return keepPresets(tuning.updatePreset())
    case .editPresetName(let name): overlays.show(.menu(.presetRenaming(name, typed: name)))
    case .renamePreset(let name, let typed): return renamePreset(name, to: typed)
    case .deletePreset(let name): return keepPresets(tuning.deletePreset(name))
    case .exportPresets(let names): return exportPresets(names)
    case .typeImportPath: overlays.show(.menu(.importPath()))
    case .importPresets(let path): return [.importPresets(path)]

    case .toggleReference:
      show(comparison.toggleReference(tuning.parameters, on: stage))
      if comparison.arrangement == .sideBySide { arrangePanels(start) }
    case .toggleArrangement where shell.isBare, .setArrangement where shell.isBare: break
    case .toggleArrangement:
      guard comparison.reference == nil else { return perform(.setArrangement(comparison.arrangement.other)) }
      comparison.arrangement = .sideBySide
      return perform(.toggleReference)
    case .setArrangement(let arrangement):
      comparison.arrangement = arrangement
      arrangePanels(start)
    case .exchange: exchange()
    case .tune(let slot):
      guard slot != comparison.tuned, comparison.reference != nil else { break }
      exchange()
      comparison.tune(slot)
    case .copySlot(let slot):
      guard let reference = comparison.reference else { break }
      if slot == comparison.tuned {
        replaceParameters(by: reference)
      } else {
        comparison.setReference(tuning.parameters, on: stage)
      }
    case .replayGesture: replayGesture()
    case .toggleLoop: if let notice = comparison.toggleLoop() { show(notice) }

    case .togglePause: stage.togglePause()
    case .toggleSlowMotion: stage.toggleSlowMotion()
    case .setSpeed(let speed): stage.setSpeed(speed)
    case .step: stage.step()
    case .beginScrubbing(let time):
      graph.beginScrubbing(at: time, stopsClock: !stage.clock.isPaused)
      if !stage.clock.isPaused { stage.togglePause() }
    case .scrub(let time): graph.scrub(to: time)
    case .endScrubbing: if graph.endScrubbing(), stage.clock.isPaused { stage.togglePause() }

    case .measure(let span): graph.measure(span)
    case .toggleMeasure:
      guard comparison.gesture != nil, let picture = graphPicture else {
        show(.problem("No gesture to measure. Drag the content first."))
        break
      }
      graph.measure(graph.span(from: picture.start) == nil ? picture.flight : nil)
    case .zoomGraph(let step):
      guard step != .standard, let picture = graphPicture else { return perform(.showWholeGraph) }
      let isSeen = picture.key.times.contains(displayedTime)
      graph.zoom(
        by: step == .larger ? 2 : 0.5, about: isSeen ? picture.x(displayedTime) : nil, at: stage.hostTime)
    case .showWholeGraph: graph.showAll()
    case .setGraphHeight(let height):
      shell.setGraphHeight(height)
      arrangePanels(nil)

    case .togglePhysics: stage.togglePhysics()
    case .toggleGraph:
      shell.toggleGraph()
      arrangePanels(start)
    case .toggleInspector:
      shell.toggleInspector(start)
      arrangePanels(start)
    case .toggleTheme: shell.toggleTheme()
    case .setAppearance(let appearance):
      shell.setAppearance(appearance)
      overlays.replaceMenu(by: preferencesMenu)
    case .toggleReducedMotion:
      shell.toggleReducedMotion()
      overlays.replaceMenu(by: preferencesMenu)
    case .toggleHelp:
      overlays.show(overlays.isHelpShown ? nil : .help(Help(card, keys)))
    case .notify(let notice): show(notice)
    case .closeMenu: overlays.show(nil)
    case .dismiss:
      if overlays.modal == nil, tuning.enlargedCurve != nil { return perform(.toggleCurveEditor) }
      if overlays.modal == nil, graph.span(from: shownTimeline.start) != nil { return perform(.measure(nil)) }
      guard overlays.modal == nil, shell.isInspectorOverStage else { return dismissOverlay() }
      shell.toggleInspector(start)

    case .showFormats: overlays.show(.menu(.formats(copiedFeel)))
    case .copy(let format): return copy(as: format)
    case .copyText(let text): return [.copy(text)]
    case .exportGraph(let format): return exportGraph(as: format)
    case .paste: return [.paste]
    case .screenshot: return [.screenshot]
    case .toggleRecording: return [.toggleRecording]
    case .saveSettings(let place): return [.saveSettings(place)]
    case .toggleFullScreen: return [.toggleFullScreen]
    case .newWindow: return [.newWindow]
    case .scale(let step): return [.scale(step)]
    case .quit: return [.quit]
    }
    return []
  }

  /// Unfolds the selected row's group if it is folded, so that keys never change a hidden value. Returns whether the
  /// group was folded.
  private mutating func unfoldSelection() -> Bool {
    guard shell.hasInspector, let group = tuning.foldedSelection else { return false }
    tuning.toggle(group, start)
    tuning.list.reveal()
    return true
  }

  private mutating func dismissOverlay() -> [Effect] {
    overlays.dismiss(at: stage.hostTime)
    return []
  }

  /// Handles the outcome of an effect.
  package mutating func report(_ outcome: Effect.Outcome) {
    if case .importFailed(let path, let problem) = outcome {
      // The dialog stays open and keeps the typed path.
      overlays.show(.menu(.importPath(typed: path, problem: problem)))
    } else if let notice = shell.report(outcome) {
      show(notice)
    }
  }
  mutating func show(_ notice: Notice) { overlays.show(notice, start) }

  /// Shows a menu below the control for `action`, or below the main menu's button if that control is not visible.
  private mutating func drop(_ menu: Menu, from action: AppAction) {
    let control = header?.frame(of: action) ?? header?.frame(of: .showMainMenu)
    overlays.show(.menu(control.map { menu.dropped(from: $0) } ?? menu))
  }

  // MARK: - The demo

  /// Shows a demo. A press on the stage was for the former demo, so the new demo receives none of its events.
  private mutating func show(_ demo: any Demo.Type) {
    _ = perform(.endScrubbing)
    pointer.loseHit()
    tuning.list.cancel(at: stage.hostTime)
    tuning.show(demo.card, tuning.parametrization, start)
    comparison.reset(defaults: demo.card.defaults)
    stage.show(demo, tuning.parameters, size: stageSplit.main.size)
    // A demo without curves has no graph: the stage takes the graph's space.
    arrangePanels(nil)
  }

  /// Moves the panels to their places; immediately if `start` is `nil`.
  mutating func arrangePanels(_ start: Glide.Start?) {
    shell.arrangePanels(hasGraph: stage.hasGraph, isSplit: comparison.isSideBySide, start)
    if shell.slide.destination.bottom == 0 { _ = perform(.endScrubbing) }
    fitStage()
  }

  /// Fits the demos to the current size of the stage.
  mutating func fitStage() {
    let split = stageSplit
    if split.main.size != stage.size {
      stage.setSize(split.main.size)
      if stage.isReplaying { restartReplay() }
    }
    if comparison.reference != nil { comparison.fit(comparison.isSideBySide ? split.other.size : nil, on: stage) }
  }

  // MARK: - Tuning and comparing

  /// Applies changed parameters to the demo. Content in motion keeps its position and velocity.
  mutating func parametersChanged() {
    if stage.isReplaying { restartReplay() } else { stage.apply(.parameters(tuning.parameters)) }
    comparison.invalidatePreview()
  }

  /// Recomputes a replayed gesture from its beginning, with the current parameters.
  private mutating func restartReplay() {
    if let replay = comparison.replay(with: tuning.parameters, on: stage) { stage.replay(replay) }
  }

  mutating func replaceParameters(by new: ParameterValues) { if tuning.replace(by: new) { parametersChanged() } }

  /// Shows the selected parameter and its value on the stage if the inspector is hidden.
  private mutating func announceControl() {
    if !shell.hasInspector, !shell.isBare { show(.done(tuning.summary)) }
  }

  private mutating func exchange() {
    guard let other = comparison.exchange(tuning.parameters, on: &stage) else {
      return show(.problem("No A set. Press A first."))
    }
    _ = tuning.replace(by: other)
    if comparison.isSideBySide { fitStage() } else { parametersChanged() }
  }

  // MARK: - Undo

  /// The state that undo restores: both parameter sets, the tuned slot, the presets and the edits of a file.
  var tuningState: TuningState {
    TuningState(
      parameters: tuning.parameters, reference: comparison.reference, tuned: comparison.tuned, presets: tuning.presets,
      edits: stage.edits)
  }

  /// Records the current state for undo if it has changed.
  mutating func noteChange(in edit: EditHistory.Edit? = nil) { tuning.history.note(tuningState, in: edit) }

  /// Restores a state of the undo history, and returns the effects that save restored presets.
  mutating func restore(_ state: TuningState) -> [Effect] {
    let former = tuningState
    if state.isSwapped(former) {
      exchange()
    } else {
      if state.reference != former.reference {
        comparison.setReference(state.reference?.with(defaults: tuning.parameters.defaults), on: stage)
      }
      replaceParameters(by: state.parameters)
    }
    comparison.tune(state.tuned)
    if (state.reference == nil) != (former.reference == nil), comparison.arrangement == .sideBySide {
      arrangePanels(start)
    }
    if state.edits != former.edits {
      stage.restore(state.edits)
      comparison.restore(state.edits, at: stage.now)
    }
    tuning.presets = state.presets
    overlays.replaceMenu(by: .feels(tuning))
    return state.presetNotice(since: former).map { keepPresets($0) } ?? []
  }

  /// Replays the last gesture with the current parameters, and with those of A as a ghost.
  mutating func replayGesture() {
    guard let gesture = comparison.gesture, let replay = comparison.replay(with: tuning.parameters, on: stage) else {
      return show(.problem("No gesture to replay. Drag the content first."))
    }
    guard pointer.press?.hit?.panel != .stage else { return }
    comparison.beginReplay(on: stage, with: tuning.parameters)
    stage.replay(replay, from: gesture.start)
  }

  // MARK: - Copying and saving

  mutating func saveSettings() -> [Effect] {
    if canSaveSettings { return [.saveSettings(.usual)] }
    overlays.show(.menu(.brokenSettings))
    return []
  }

  private var copiedFeel: CopiedFeel { CopiedFeel(values: tuning.parameters, parameters: card.parameters) }

  private mutating func copy(as format: CopyFormat) -> [Effect] {
    let text = copiedFeel.text(as: format)
    guard !text.isEmpty else {
      show(.problem("\(card.title) has no spring to export as \(format.rawValue)."))
      return []
    }
    show(.done("Copied as \(format.rawValue)"))
    return [.copy(text)]
  }

  /// Returns the effect that exports the whole graph, even if its panel is hidden.
  private mutating func exportGraph(as format: GraphFormat) -> [Effect] {
    guard stage.hasGraph, comparison.gesture != nil else {
      show(.problem(stage.hasGraph ? "No gesture to export. Drag the content first." : "\(card.title) has no graph."))
      return []
    }
    let picture = graphPicture(in: GraphFormat.frame, at: nil)
    return [.save(format.text(of: picture, shell.theme), named: nil, fileExtension: format.rawValue)]
  }

  /// Inserts `text` into the focused field. Without a field, opens it as a demo's file or applies it as parameters.
  package mutating func paste(_ text: String) {
    guard !editText({ $0.insert(text) }) else { return }
    defer { noteChange() }
    do {
      if let document = try catalog.document(FileContents(path: "Clipboard", text: text)) {
        return show(document)
      }
    } catch {
      return show(.problem("\(error)"))
    }
    do {
      let preset = try PastedFeel(text, catalog).preset
      replaceParameters(by: preset.values(replacing: tuning.parameters, catalog))
      show(.done("Pasted. Ctrl+Z to undo."))
    } catch {
      show(.problem(error.words))
    }
  }
}
