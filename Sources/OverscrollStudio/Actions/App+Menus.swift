// The menus of actions that are currently available.

extension App {
  var mainMenu: Menu {
    var items: [Menu.Item] = []
    for group in ActionDefinition.Group.allCases {
      var actions = keys.actions.filter { $0.definition.group == group && $0.definition.isInMainMenu }
      if group == .time { actions += PlaybackSpeed.allCases.map { .setSpeed($0) } }
      if group == .view { actions += AppAction.devices }
      items += actions.filter { isMeant($0) && !hasControl($0) }.map { item($0) }.headed(group.rawValue)
    }
    if tuning.savingProblem != nil {
      let action = AppAction.ask(.effect(.saveSettings(.file(""))))
      items += [Menu.Item(title: "Save settings elsewhere…", action: action)].headed("Settings")
    }
    return Menu("Main menu", items, hasSelection: false)
  }

  private func hasControl(_ action: AppAction) -> Bool {
    switch action {
    case .showDemo: shell.layout.sidebar != nil
    case .command(.toggleSlowMotion), .command(.step), .setSpeed: header?.frame(of: .command(.showSpeeds)) != nil
    default: header?.frame(of: action) != nil
    }
  }

  func item(_ action: AppAction, isMarked: Bool = true) -> Menu.Item {
    Menu.Item(
      title: title(of: action), synonyms: action.definition.synonyms, detail: action.definition.keyLabel,
      isCurrent: isMarked && isOn(action), isEnabled: isEnabled(action), obstacle: action.definition.obstacle(self),
      action: action)
  }

  var rowMenu: Menu {
    let (control, isSwitch) = (tuning.control, tuning.control.descriptor.isSwitch)
    let row = (isSwitch ? [.resetSelected] : [Command.typeNumber, .resetSelected]).map { item(.command($0)) }
    // What is shown: 0.00 for −0.0041.
    let value = control.descriptor.digits(control.value(in: tuning.parameters), places: 0)
    let copy = Menu.Item(title: "Copy value", detail: value, action: .copyText(value))
    let copies = [copy, item(.command(.showFormats))]
    let figure = explanation == nil ? [] : [item(.command(.showFigure))]
    let own = Menu.preset(tuning)
    let presets = !tuning.hasPresets ? [] : own.isEmpty ? [item(.command(.namePreset))] : own
    return Menu(control.descriptor.term, row + copies + figure + presets.headed("Preset"), hasSelection: false)
  }

  var contentMenu: Menu {
    let physics: [Command] = card.tools.contains(.physics) ? [.togglePhysics] : []
    let shared = [.resetDemo, .replayGesture, .togglePause] + physics + [.openFile, .paste]
    return Menu(card.title, ownKeys + shared.map { item(.command($0)) }.headed("Content"), hasSelection: false)
  }

  private var ownKeys: [Menu.Item] {
    card.keys.map {
      Menu.Item(title: $0.words, detail: $0.caps.joined(separator: " "), action: .send(.key($0.keys[0])))
    }.headed("In this demo")
  }

  func attemptMenu(_ number: Int) -> Menu {
    let actions: [AppAction] = [.playAttempt(number), .setAttemptAsA(number)]
    return Menu("Gesture \(number)", actions.map { item($0, isMarked: false) }, hasSelection: false)
  }

  var graphMenu: Menu {
    let commands: [Command] = [.replayGesture, .toggleLoop, .toggleMeasure, .showExports, .toggleGraph]
    return Menu("Graph", commands.map { item(.command($0)) }, hasSelection: false)
  }

  var speedMenu: Menu {
    let speeds = PlaybackSpeed.allCases.map { speed in
      Menu.Item(
        title: speed.title, detail: speed == .tenth ? Command.toggleSlowMotion.definition.keyLabel : "",
        isCurrent: stage.speed == speed, action: .setSpeed(speed))
    }
    var step = item(.command(.step))
    step.staysOpen = true
    return Menu("Speed", speeds + [step])
  }

  var parametrizationMenu: Menu {
    Menu("Spring parameters", SpringParametrization.allCases.map { item(.setParametrization($0)) })
  }

  var preferencesMenu: Menu {
    let appearances = [nil] + Theme.Appearance.allCases.map { Optional($0) }
    var items = appearances.map { item(.setAppearance($0)) }.headed("Appearance")
    items += [item(.command(.toggleReducedMotion))].headed("Motion")
    for index in items.indices { items[index].staysOpen = true }
    items += [item(.command(.showInput))].headed("Input")
    return Menu("Preferences", items)
  }

  func switchMenu(_ title: String, _ parameters: [Parameter]) -> Menu {
    let items = parameters.map {
      let action = AppAction.toggleSwitch($0, of: parameters, titled: title)
      return Menu.Item(title: $0.term, isCurrent: tuning.parameters.isOn($0), staysOpen: true, action: action)
    }
    return Menu(title, items)
  }

  var keyMenu: Menu {
    // All demos have one line.
    let listed = [.showDemo(0)] + keys.actions.dropFirst(catalog.demos.count)
    let items = ActionDefinition.Group.allCases.flatMap { group in
      listed.filter { $0.definition.group == group && isMeant($0) }.flatMap { action in
        let (lines, key) = (action.definition.keyLines, action.definition.keyLabel)
        return (lines ?? (key.isEmpty ? [] : [(key, title(of: action))])).map { keys, words in
          Menu.Item(title: words, detail: keys, action: action)
        }
      }.headed(group.rawValue, beginsColumn: group == .comparing || group == .export)
    }
    return Menu("Keyboard shortcuts", ownKeys + items, style: .sheet, isSearched: true)
  }

  var aboutMenu: Menu {
    let links = [
      ("How UIScrollView works", "Ilya Lobanov", "https://medium.com/@esskeetit/how-uiscrollview-works-e418adc47060"),
      ("Designing Fluid Interfaces", "WWDC 2018", "https://developer.apple.com/videos/play/wwdc2018/803/"),
      ("License", "MIT", "https://opensource.org/license/mit"),
    ].map { Menu.Item(title: $0, detail: $1, action: .effect(.showPage($2))) }
    let version = Menu.Item(title: "Version", detail: version, action: .copyText("Overscroll \(version)"))
    return Menu("About Overscroll", [version] + links.headed("On the web"), style: .sheet, hasSelection: false)
  }

  var paletteMenu: Menu {
    let keyed = keys.actions.filter { $0 != .command(.dismiss) && $0 != .command(.showPalette) }
    let others =
      PlaybackSpeed.allCases.map { AppAction.setSpeed($0) } + AppAction.devices
      + (comparison.reference == nil ? [] : Comparison.Slot.allCases.map { .tune($0) })
      + CopyFormat.allCases.filter { $0 != .swift }.map { .copy($0) } + ExportKind.allCases.map { .export($0) }
      + [.command(.toggleReducedMotion), .command(.showInput)]
    let attempts = comparison.attempts.thumbnails.map {
      Menu.Item(title: "Play gesture \($0.number)", detail: $0.summary, action: .playAttempt($0.number))
    }
    let bounce: [AppAction] = tuning.hasBounces ? [.toggleOneBounce] : []
    let actions = (keyed + bounce + others).filter { isMeant($0) }.map { item($0, isMarked: false) }
    let parameters = tuning.allControls(of: card).map { control in
      let (descriptor, value) = (control.descriptor, control.value(in: tuning.parameters))
      return Menu.Item(title: descriptor.term, detail: descriptor.text(value), action: .edit(control), value: value)
    }
    let feels = ScrollFeel.all.map { Menu.Item(title: "Preset: \($0.title)", action: .chooseFeel($0.name)) }
    let presets = tuning.presets.keys.sorted().map { Menu.Item(title: "Preset: \($0)", action: .choosePreset($0)) }
    let items = parameters.headed("Parameters") + actions.headed("Actions") + attempts
    let chosen = tuning.hasPresets ? feels.headed("Presets") + presets : []
    return Menu("Search actions and parameters", items + chosen + Menu.keeping(tuning), isSearched: true)
  }
}
