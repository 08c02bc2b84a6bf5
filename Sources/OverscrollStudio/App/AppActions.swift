import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry
import ScrollPhysics

extension App {
  package mutating func perform(_ action: AppAction) {
    switch action {
    case .showDemo(let index): showDemo(index)
    case .choose(let count): choose(by: count)
    case .change(let count, let stride):
      set(control, to: control.descriptor.stepped(control.value(in: parameters), by: count, stride))
    case .typeNumber: typed = TypedText(.number)
    case .resetParameter: reset(control)
    case .startOver: startOver()
    case .takeBack: takeBack()
    case .toggleParametrization: toggleParametrization()
    case .keepForComparison: keepForComparison()
    case .exchange: exchange()
    case .replayGesture: replayGesture()
    case .togglePause: clock.togglePause(at: hostTime)
    case .toggleSlowMotion: clock.toggleSlowMotion(at: hostTime)
    case .step: clock.stepOnce(at: hostTime)
    default: performElse(action)
    }
  }

  private mutating func performElse(_ action: AppAction) {
    switch action {
    case .togglePhysics: showsPhysics.toggle()
    case .toggleGraph: toggle(\.graph, isShown: panels.destination.bottom > 0)
    case .toggleInspector: toggle(\.inspector, isShown: panels.destination.right > 0)
    case .toggleTheme: toggleTheme()
    case .toggleHelp: overlay = isHelpShown ? nil : .help(HelpOverlay(card, keys))
    case .dismiss: dismiss()
    case .showFeels: overlay = .menu(feelMenu)
    case .savePreset: overlay = .menu(presetNameMenu)
    case .showFormats: overlay = .menu(formatMenu)
    case .copy: copy(as: .swift)
    case .paste: requests.append(.paste)
    case .screenshot: requests.append(.screenshot)
    case .toggleRecording: requests.append(.toggleRecording)
    case .toggleFullScreen: requests.append(.toggleFullScreen)
    case .scale(let step): requests.append(.scale(step))
    case .quit: requests.append(.quit)
    default: break
    }
  }

  private mutating func dismiss() {
    if overlay != nil { overlay = nil } else { toast?.dismiss(at: hostTime) }
  }

  private mutating func toggle(_ wish: WritableKeyPath<AppLayout.Wishes, Bool?>, isShown: Bool) {
    wishes[keyPath: wish] = !isShown
    arrangePanels()
  }

  private mutating func toggleTheme() {
    let appearance: Theme.Appearance = theme.isDark ? .light : .dark
    (theme, chosenAppearance) = (Theme(appearance: appearance), appearance)
  }

  package mutating func show(_ words: String, _ kind: Toast.Kind = .done) {
    toast = Toast(words, kind: kind, at: hostTime, isReduced: isMotionReduced)
  }
}

// MARK: - Demos

extension App {
  package mutating func showDemo(_ index: Int) {
    guard catalog.demos.indices.contains(index) else { return }
    demoMark.go(to: Double(index), at: hostTime, isReduced: isMotionReduced)
    restart(catalog.demos[index])
  }

  /// A press on the stage belongs to the demo that goes, and ends with it.
  private mutating func restart(_ type: any Demo.Type) {
    if let press, press.target == .graph { endScrubbing(press) }
    press?.target = .nothing
    parameters.defaults = type.card.defaults
    kept?.defaults = type.card.defaults
    (gesture, earlierGesture, ghost, preview) = (nil, nil, nil, nil)
    let setup = DemoSetup(size: layout.stage.size, parameters: parameters, isBare: isBare)
    timeline = Timeline(type.init(setup), at: now, hasCurves: !isBare)
    fittedSize = setup.size
    // A demo without curves has the room of the graph.
    arrangePanels(isSudden: true)
    listControls()
  }

  private mutating func startOver() {
    if card.parameters.contains(where: parameters.isChanged) { earlier.append(parameters) }
    for id in card.parameters { parameters.reset(id) }
    restart(type(of: timeline.latest))
  }
}

// MARK: - Parameters

extension App {
  /// The demo or the parametrization is another one.
  private mutating func listControls() {
    controls = ParameterControl.all(card.parameters, parametrization)
    choose(control.counterpart(in: controls))
  }

  package mutating func choose(_ new: ParameterControl) {
    control = new
    controlMark.go(to: Double(controls.firstIndex(of: new) ?? 0), at: hostTime, isReduced: isMotionReduced)
  }

  private mutating func choose(by count: Int) {
    let controls = controls
    let index = (controls.firstIndex(of: control) ?? 0) + count
    choose(controls[index.clamped(to: 0...controls.count - 1)])
    if layout.inspector == nil { showControl() }
  }

  package mutating func set(_ control: ParameterControl, to value: Double) {
    control.set(value, in: &parameters)
    parametersChanged()
    if layout.inspector == nil { showControl() }
  }

  package mutating func reset(_ control: ParameterControl) {
    if case .response(let role) = control { parameters.reset(role.mass) }
    parameters.reset(control.parameter)
    parametersChanged()
    if layout.inspector == nil { showControl() }
  }

  /// Where there is no room for the inspector, what a key did is told on the stage.
  private mutating func showControl() {
    guard !isBare else { return }
    let descriptor = control.descriptor
    show("\(descriptor.term)  \(descriptor.figures(control.value(in: parameters))) \(descriptor.unit)")
  }

  private mutating func toggleParametrization() {
    parametrization = parametrization.other
    listControls()
  }

  /// Takes other parameters in place of all there are; they can be taken back.
  package mutating func replaceParameters(by new: ParameterValues) {
    guard new != parameters else { return }
    earlier.append(parameters)
    parameters = new
    parametersChanged()
  }

  private mutating func takeBack() {
    guard let last = earlier.popLast() else { return show("There is nothing to take back.") }
    parameters = last
    parameters.defaults = card.defaults
    parametersChanged()
  }
}

// MARK: - Menus

extension App {
  private var feelMenu: Menu {
    let feels = ScrollFeel.all.map { feel in
      Menu.Item(
        title: feel.name, detail: App.words(for: feel.name), isCurrent: feel.name == parameters.base.name,
        action: .takeFeel(feel.name))
    }
    let own = presets.keys.sorted().map {
      Menu.Item(title: $0, detail: "own · Delete forgets it", action: .takePreset($0))
    }
    return Menu(
      "Feels and presets", feels + own + [Menu.Item(title: "Keep as a preset …", detail: "Ctrl S", action: .namePreset)]
    )
  }

  private static func words(for feel: String) -> String {
    ["article": "Lobanov’s numbers", "uikit": "as iOS does it", "uikit-dynamics": "resistance, attachment"][feel] ?? ""
  }

  private var presetNameMenu: Menu {
    Menu(
      "Keep the parameters as",
      [
        Menu.Item(title: "Keep", detail: "Enter", action: .savePreset),
        Menu.Item(title: "Do not", detail: "Esc", action: .close),
      ],
      typing: TypedText(.name))
  }

  private var formatMenu: Menu {
    Menu("Copy the parameters as", CopyFormat.allCases.map { Menu.Item(title: $0.name, action: .copy($0)) })
  }

  private var settingsMenu: Menu {
    Menu(
      "The settings file is broken",
      [
        Menu.Item(title: "Save beside it", detail: "another name", action: .saveSettingsElsewhere),
        Menu.Item(title: "Overwrite it", detail: "what is in it is lost", action: .overwriteSettings),
        Menu.Item(title: "Save nothing", action: .close),
      ])
  }

  package mutating func take(_ action: MenuAction, typed name: String?) {
    switch action {
    case .takeFeel(let name): takeFeel(name)
    case .takePreset(let name):
      if let preset = presets[name] { replaceParameters(by: preset.values(replacing: parameters, catalog)) }
    case .namePreset: overlay = .menu(presetNameMenu)
    case .savePreset: savePreset(name ?? "")
    case .deletePreset(let name): deletePreset(name)
    case .copy(let format): copy(as: format)
    case .saveSettingsElsewhere: requests.append(.saveSettings(.elsewhere))
    case .overwriteSettings: requests.append(.saveSettings(.overwriting))
    case .close: break
    }
  }

  /// Another feel brings its own numbers; sizes and the like, which are of no feel, stay as they are set.
  private mutating func takeFeel(_ name: String) {
    guard let feel = ScrollFeel(name: name) else { return }
    var new = parameters
    new.base = feel
    for id in Parameter.feel { new.reset(id) }
    replaceParameters(by: new)
    show("Feel: \(name)")
  }

  private mutating func savePreset(_ typed: String) {
    let name = String(typed.reversed().drop { $0 == " " }.reversed())
    guard !name.isEmpty else { return show("A preset needs a name.", .problem) }
    presets[name] = Preset(parameters)
    show("Kept as “\(name)”")
    keepSettings()
  }

  private mutating func deletePreset(_ name: String) {
    presets[name] = nil
    show("Forgot “\(name)”")
    keepSettings()
  }

  private mutating func keepSettings() {
    if canSaveSettings { requests.append(.saveSettings(.usual)) } else { overlay = .menu(settingsMenu) }
  }

  private mutating func copy(as format: CopyFormat) {
    let text = format.text(parameters, ids: card.parameters)
    guard !text.isEmpty else { return show("\(card.title) has no spring to tell in \(format.name).", .problem) }
    requests.append(.copy(text))
    show("Copied as \(format.name)")
  }
}
