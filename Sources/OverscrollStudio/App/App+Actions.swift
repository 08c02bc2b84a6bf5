import OverscrollDemoKit
import ScrollPhysics

extension App {
  mutating func perform(_ actions: [AppAction]) -> [Effect] {
    var effects: [Effect] = []
    for action in actions { effects += perform(action) }
    return effects
  }

  /// Does what a key or a panel asks for.
  ///
  /// - Returns: what is to be done outside the app.
  mutating func perform(_ action: AppAction) -> [Effect] {
    switch action {
    case .showDemo(let index): showDemo(index)
    case .resetDemo:
      tuning.resetAll(of: card)
      show(type(of: stage.timeline.latest))

    case .moveSelection(let count):
      tuning.moveSelection(by: count, transition)
      announceControl()
    case .select(let control): tuning.select(control, transition)
    case .adjust(let count, let stride): return perform(.set(tuning.control, to: tuning.stepped(by: count, stride)))
    case .set(let control, let value):
      tuning.set(control, to: value)
      parametersChanged()
      announceControl()
    case .edit(let control):
      tuning.select(control, transition)
      guard control.descriptor.isSwitch else { return perform(.typeNumber) }
      return perform(.set(control, to: 1 - control.value(in: tuning.parameters)))
    case .typeNumber: tuning.beginTyping()
    case .resetSelected: return perform(.reset(tuning.control))
    case .reset(let control):
      tuning.reset(control)
      parametersChanged()
      announceControl()
    case .undo:
      if tuning.undo(card) { parametersChanged() } else { show(.done("There is nothing to take back.")) }
    case .toggleParametrization: return perform(.setParametrization(tuning.parametrization.other))
    case .setParametrization(let new):
      if new != tuning.parametrization { tuning.setParametrization(new, card, transition) }

    case .showFeels: overlays.show(.feels(tuning))
    case .chooseFeel(let name):
      guard let feel = ScrollFeel(name: name) else { break }
      replaceParameters(by: tuning.parameters(with: feel))
      show(.done("Feel: \(name)"))
    case .choosePreset(let name):
      if let preset = tuning.presets[name] {
        replaceParameters(by: preset.values(replacing: tuning.parameters, configuration.catalog))
      }
    case .namePreset: overlays.show(.presetName)
    case .savePreset(let name):
      let notice = tuning.savePreset(name)
      show(notice)
      if !notice.isProblem { return saveSettings() }
    case .deletePreset(let name):
      show(tuning.deletePreset(name))
      return saveSettings()

    case .toggleReference:
      show(comparison.toggleReference(tuning.parameters, on: stage, size: shell.layout.stage.size))
    case .exchange: exchange()
    case .replayGesture: replayGesture()

    case .togglePause: stage.togglePause()
    case .toggleSlowMotion: stage.toggleSlowMotion()
    case .step: stage.step()
    case .beginScrubbing(let time):
      let isRunning = stage.clock.pace == .running
      if isRunning { stage.togglePause() }
      graph.beginScrubbing(at: time, stopsClock: isRunning)
    case .scrub(let time): graph.scrub(to: time)
    case .endScrubbing: endScrubbing()

    case .togglePhysics: stage.togglePhysics()
    case .toggleGraph:
      shell.toggleGraph()
      arrangePanels(transition)
    case .toggleInspector:
      shell.toggleInspector()
      arrangePanels(transition)
    case .toggleTheme: shell.toggleTheme()
    case .toggleHelp:
      if overlays.isHelpShown { overlays.closeModal() } else { overlays.show(Help(card, configuration.keys)) }
    case .closeMenu: overlays.closeModal()
    case .dismiss: overlays.dismiss(at: stage.hostTime)

    case .showFormats: overlays.show(.formats)
    case .copy(let format): return copy(as: format)
    case .paste: return [.paste]
    case .screenshot: return [.screenshot]
    case .toggleRecording: return [.toggleRecording]
    case .saveSettings(let place): return [.saveSettings(place)]
    case .toggleFullScreen: return [.toggleFullScreen]
    case .scale(let step): return [.scale(step)]
    case .quit: return [.quit]
    }
    return []
  }

  /// What became of an effect.
  package mutating func report(_ outcome: Effect.Outcome) {
    if let notice = shell.report(outcome) { show(notice) }
  }

  private mutating func show(_ notice: Notice) { overlays.show(notice, transition) }
}

// MARK: - The demo

extension App {
  private mutating func showDemo(_ index: Int) {
    let demos = configuration.catalog.demos
    guard demos.indices.contains(index) else { return }
    shell.markDemo(index, transition)
    show(demos[index])
  }

  /// A press on the stage belongs to the demo that goes, and ends with it.
  private mutating func show(_ demo: any Demo.Type) {
    endScrubbing()
    pointer.loseHit()
    tuning.show(demo.card, transition)
    comparison.reset(defaults: demo.card.defaults)
    stage.show(demo, tuning.parameters, size: shell.layout.stage.size)
    // A demo without curves has the room of the graph.
    arrangePanels(nil)
  }

  /// Lets the panels go to where they belong; without a transition they are there at once.
  mutating func arrangePanels(_ transition: Transition?) {
    shell.arrangePanels(hasGraph: stage.hasGraph, transition)
    if shell.slide.destination.bottom == 0 { endScrubbing() }
    fitStage()
  }

  /// The stage may have changed its size.
  mutating func fitStage() {
    let size = shell.layout.stage.size
    guard size != stage.size else { return }
    if stage.isReplaying { restartReplay() } else { stage.setSize(size) }
  }

  private mutating func endScrubbing() {
    if graph.endScrubbing(), stage.clock.pace == .paused { stage.togglePause() }
  }
}

// MARK: - Tuning and comparing

extension App {
  /// What moves goes on without a jump.
  mutating func parametersChanged() {
    if stage.isReplaying { restartReplay() } else { stage.setParameters(tuning.parameters) }
    comparison.updatePreview(with: tuning.parameters, on: stage, size: shell.layout.stage.size)
  }

  /// A gesture that is being replayed is replayed from its beginning, as it would have gone.
  private mutating func restartReplay() {
    let size = shell.layout.stage.size
    if let replay = comparison.replay(with: tuning.parameters, on: stage, size: size) {
      stage.setReplay(replay, size: size)
    }
  }

  package mutating func replaceParameters(by new: ParameterValues) {
    if tuning.replace(by: new) { parametersChanged() }
  }

  /// Where there is no room for the inspector, what a key did is shown on the stage.
  private mutating func announceControl() {
    if shell.layout.inspector == nil, !shell.isBare { show(.done(tuning.summary)) }
  }

  private mutating func exchange() {
    guard let other = comparison.exchange(tuning.parameters, on: stage, size: shell.layout.stage.size) else {
      return show(.problem("There is no A yet: press A to keep the parameters as they are."))
    }
    tuning.exchange(for: other, card)
    parametersChanged()
  }

  /// The last gesture is done again with the parameters as they are now, and by a ghost with those of A.
  private mutating func replayGesture() {
    let size = shell.layout.stage.size
    guard let gesture = comparison.gesture,
      let replay = comparison.replay(with: tuning.parameters, on: stage, size: size)
    else { return show(.problem("There is no gesture yet to replay: drag something first.")) }
    guard pointer.press?.hit?.panel != .stage else { return }
    comparison.beginReplay(on: stage, size: size)
    stage.replay(replay, from: gesture.start)
  }
}

// MARK: - Taking away

extension App {
  private mutating func saveSettings() -> [Effect] {
    if configuration.canSaveSettings { return [.saveSettings(.usual)] }
    overlays.show(.brokenSettings)
    return []
  }

  private mutating func copy(as format: CopyFormat) -> [Effect] {
    let text = format.text(tuning.parameters, card.parameters)
    guard !text.isEmpty else {
      show(.problem("\(card.title) has no spring to tell in \(format.name)."))
      return []
    }
    show(.done("Copied as \(format.name)"))
    return [.copy(text)]
  }

  /// Takes the parameters from the clipboard's text.
  package mutating func paste(_ text: String) {
    do {
      let preset = try PastedFeel(text, configuration.catalog).preset
      replaceParameters(by: preset.values(replacing: tuning.parameters, configuration.catalog))
      show(.done("Pasted; Ctrl Z takes it back"))
    } catch {
      show(.problem(error.words))
    }
  }
}
