// The commands that are currently available, for the toolbar, menus and the palette.

extension App {
  /// Returns the title and key of an action, and whether it is on and enabled.
  func command(_ action: AppAction) -> Command {
    var command = keys.command(for: action) ?? Command(action: action, title: "")
    if let title = title(of: action) { command.title = title }
    (command.isOn, command.isEnabled) = (isOn(action), isEnabled(action))
    return command
  }

  /// Returns a title for an action without a key, or a title that depends on the app's state; `nil` for other actions.
  private func title(of action: AppAction) -> String? {
    switch action {
    case .togglePause: stage.clock.isPaused ? "Resume" : "Pause"
    case .toggleReference: comparison.reference == nil ? "Set A" : "Clear A"
    case .setArrangement(.ghost): "Ghost"
    case .setArrangement(.sideBySide): "Side by side"
    case .toggleRecording: shell.isRecording ? "Stop recording" : "Start recording"
    case .setSpeed(let speed): "Speed \(speed.title)"
    case .showSpeeds: "Speed"
    case .tune(let slot): "Tune \(slot.rawValue)"
    case .copySlot(let slot): "Copy \(slot.other.rawValue) to \(slot.rawValue)"
    case .toggleCurveEditor where tuning.enlargedCurve != nil: "Close curve"
    case .toggleReducedMotion: "Reduce motion"
    case .setAppearance(nil): "As the desktop"
    case .setAppearance(.light?): "Light"
    case .setAppearance(.dark?): "Dark"
    case .copy(let format) where format != .swift: "Copy as \(format.rawValue)"
    default: nil
    }
  }

  func isOn(_ action: AppAction) -> Bool {
    switch action {
    case .togglePause: stage.clock.isPaused
    case .toggleSlowMotion, .showSpeeds: stage.clock.isSlow
    case .setSpeed(let speed): stage.clock.speed == speed
    case .toggleLoop: comparison.isLooping
    case .toggleReference: comparison.reference != nil
    case .toggleArrangement: comparison.isSideBySide
    case .toggleCurveEditor: tuning.enlargedCurve != nil
    case .toggleMeasure: graph.span(from: shownTimeline.start) != nil
    case .setArrangement(let arrangement): comparison.arrangement == arrangement
    case .tune(let slot): comparison.tuned == slot
    case .toggleRecording: shell.isRecording
    case .togglePhysics: stage.showsPhysics
    case .toggleGraph: shell.hasGraph
    case .toggleInspector: shell.hasInspector
    case .toggleFullScreen: shell.isFullScreen
    case .toggleReducedMotion: shell.isMotionReduced
    case .setAppearance(let appearance): shell.isChosen(appearance)
    case .chooseFeel(let name): tuning.parameters.base.name == name
    case .showDemo(let index): catalog.index(of: type(of: stage.timeline.latest)) == index
    default: false
    }
  }

  func isEnabled(_ action: AppAction) -> Bool {
    switch action {
    case .undo: tuning.history.canUndo
    case .redo: tuning.history.canRedo
    case .exchange, .tune, .copySlot: comparison.reference != nil
    case .replayGesture, .toggleLoop: comparison.gesture != nil
    case .toggleGraph: stage.hasGraph
    case .toggleMeasure: shell.hasGraph && comparison.gesture != nil
    case .exportGraph: stage.hasGraph && comparison.gesture != nil
    case .toggleParametrization: tuning.hasSprings
    case .toggleCurveEditor: tuning.nearestCurve != nil
    case .typeNumber: !tuning.control.descriptor.isSwitch
    default: true
    }
  }

  // MARK: - Menus

  /// The menu of all actions that have a key and no visible control.
  var mainMenu: Menu {
    var items: [Menu.Item] = []
    for group in KeyBinding.Group.allCases {
      var commands = keys.bindings.filter { $0.group == group }.flatMap(\.commands).map(\.action)
      if group == .time { commands += PlaybackSpeed.allCases.map { .setSpeed($0) } }
      let shown = commands.filter { isInMainMenu($0) }.map { command($0) }
      items += shown.enumerated().map { Menu.Item($1, heading: $0 == 0 ? group.rawValue : nil) }
    }
    return Menu("Main menu", items)
  }

  private func isInMainMenu(_ action: AppAction) -> Bool {
    switch action {
    // The inspector's rows and sliders, or a click outside a panel, do these.
    case .moveSelection, .moveFocus, .adjust, .dismiss, .showMainMenu: false
    case .showDemo: shell.layout.sidebar == nil
    case .setSpeed: header?.frame(of: .showSpeeds) == nil
    case .toggleSlowMotion: header?.frame(of: .showSpeeds) == nil
    default: header?.frame(of: action) == nil
    }
  }

  var speedMenu: Menu {
    Menu(
      "Speed",
      PlaybackSpeed.allCases.map { speed in
        Menu.Item(
          title: speed.title, detail: speed == .tenth ? keys.command(for: .toggleSlowMotion)?.keys ?? "" : "",
          isCurrent: stage.clock.speed == speed, action: .setSpeed(speed))
      })
  }

  var preferencesMenu: Menu {
    let appearances = [nil] + Theme.Appearance.allCases.map { Optional($0) }
    var items = appearances.map { Menu.Item(command(.setAppearance($0))) }
    items.append(Menu.Item(command(.toggleReducedMotion), heading: "Motion"))
    items[0].heading = "Appearance"
    for index in items.indices { items[index].staysOpen = true }
    return Menu("Preferences", items)
  }

  /// A searchable menu of all actions, all presets and all parameters of the displayed demo, with springs in each of
  /// their parametrizations.
  var paletteMenu: Menu {
    let keyed = keys.bindings.flatMap(\.commands).map(\.action).filter { $0 != .dismiss && $0 != .showPalette }
    let others =
      PlaybackSpeed.allCases.map { AppAction.setSpeed($0) }
      + (comparison.reference == nil ? [] : Comparison.Slot.allCases.flatMap { [.tune($0), .copySlot(to: $0)] })
      + CopyFormat.allCases.filter { $0 != .swift }.map { .copy($0) } + [.toggleReducedMotion]
    let commands = (keyed + others).map { command($0) }
    let parameters = tuning.allControls(of: card).enumerated().map { index, control in
      let (descriptor, value) = (control.descriptor, control.value(in: tuning.parameters))
      return Menu.Item(
        heading: index == 0 ? "Parameters" : nil, title: descriptor.term,
        detail: descriptor.unit.isEmpty ? descriptor.figures(value) : "\(descriptor.figures(value)) \(descriptor.unit)",
        action: .edit(control))
    }
    let feels = ScrollFeel.all.enumerated().map { index, feel in
      Menu.Item(
        heading: index == 0 ? "Presets" : nil, title: "Preset: \(feel.title)", action: .chooseFeel(feel.name))
    }
    let presets = tuning.presets.keys.sorted().map { Menu.Item(title: "Preset: \($0)", action: .choosePreset($0)) }
    let actions = commands.enumerated().map { Menu.Item($1, heading: $0 == 0 ? "Actions" : nil) }
    return Menu(
      "Search actions and parameters", parameters + actions + feels + presets + Menu.keeping(tuning), style: .palette,
      field: TextField())
  }
}

extension Menu.Item {
  init(_ command: Command, heading: String? = nil) {
    self.init(
      heading: heading, title: command.title, detail: command.keys, isCurrent: command.isOn,
      isEnabled: command.isEnabled, action: command.action)
  }
}
