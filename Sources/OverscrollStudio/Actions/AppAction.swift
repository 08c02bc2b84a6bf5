/// An action that the user requests by a key or on a panel. `App.perform(_:)` performs it.
enum AppAction: Hashable, Sendable {
  case command(Command)
  case effect(Effect)
  indirect case ask(AppAction, typed: String = "")
  case showDemo(Int)

  case select(ParameterControl)
  case set(ParameterControl, to: Double)
  case reset(ParameterControl)
  /// Toggles a switch, or begins to edit a number.
  case edit(ParameterControl)
  case enter(ParameterControl, Double)
  case setParametrization(SpringParametrization)
  case toggleSwitch(Parameter, of: [Parameter], titled: String)
  case toggleGroup(Parameter.Group)
  case toggleOneBounce
  case useSpring(SpringRole, SpringChip)
  case cancelEdit
  case returnSpring
  case copyCode(SpringRole)
  case copyText(String)
  case placeCaret(CaretRequest)
  /// Closes the field of a value, and sets the typed value if it is valid.
  case endTyping
  case send(InputEvent)

  case chooseFeel(String)
  case chooseSpring(String)
  case choosePreset(String)
  case savePreset(String)
  case deletePreset(String)
  case renamePreset(String, to: String)
  case exportPresets([String])

  case setArrangement(ComparisonArrangement)
  case setDevice(Device?)
  case tune(Comparison.Slot)
  case playAttempt(Int)
  case setAttemptAsA(Int)

  case setSpeed(PlaybackSpeed)
  case scrub(to: Double)
  case endScrubbing
  /// Measures a span of the graph; `nil` ends measuring.
  case measure(GraphState.Span?)
  /// Sets the height of the graph in points; `nil` for the automatic height.
  case setGraphHeight(Double?)

  case setAppearance(Theme.Appearance?)
  case closeMenu
  case copy(CopyFormat)
  case export(ExportKind)
  case dismissToast
  case pressToast(String, Effect)

  var definition: ActionDefinition {
    switch self {
    case .command(let command): command.definition
    case .effect(let effect): .init { $0.request(effect) }
    case .ask(let action, let typed): .init { $0.overlays.show(Menu.entry(action, typed: typed)) }
    case .showDemo(let index):
      .init("Show a demo", .demos) { $0.showDemo(index) }.titled { "Show \($0.catalog.demos[index].card.title)" }
        .keys(Self.demoKeys.dropFirst(index).prefix(1).map { KeyPress($0) })
        .on { $0.shownIndex == index }.keyLines(("1 … 9", "Show a demo"))

    case .select(let control):
      .init { app in
        app.tuning.select(control, reveals: false)
        // Keys now act on this row.
        if app.shell.focus != nil { app.shell.focus = KeyboardFocus(area: .rows) }
      }
    case .set(let control, let value): .init { $0.set(control, to: value) }
    case .reset(let control):
      .init { app in
        app.tuning.reset(control)
        app.parametersChanged()
        app.announceControl()
      }
    case .edit(let control):
      .init { app in
        app.show(control)
        guard control.descriptor.isSwitch else { return app.perform(.typeNumber) }
        app.perform(.set(control, to: 1 - control.value(in: app.tuning.parameters)))
      }
    case .enter(let control, let value):
      .init { app in
        app.show(control)
        app.perform(.set(control, to: value))
      }
    case .setParametrization(let new):
      .init(new.title) { $0.setParametrization(new) }.on { $0.tuning.parametrization == new }
    case .toggleSwitch(let parameter, let switches, let title):
      .init { app in
        let value = app.tuning.parameters.isOn(parameter) ? 0.0 : 1
        app.tuning.set(.parameter(parameter), to: value)
        app.comparison.setContent([parameter: value])
        app.parametersChanged()
        app.overlays.replaceMenu(by: app.switchMenu(title, switches))
      }
    case .toggleGroup(let group): .init { $0.toggle(group) }
    case .toggleOneBounce:
      .init("Different spring after a pull") { app in
        app.tuning.toggleOneBounce()
        app.parametersChanged()
      }.on(titled: "One spring after flick and pull") { !$0.tuning.hasOneBounce }
    case .useSpring(let role, let chip):
      .init("\(chip.title), \(role.word.lowercased())") { $0.use(chip.spring, for: role) }
        .titled { _ in "Press to use, hold to try" }
        .on { $0.tuning.parameters.spring(role).moves(like: chip.spring) }
    case .cancelEdit: .init { if let before = $0.tuning.history.cancelEdit() { $0.restore(before) } }
    case .returnSpring: .init { $0.returnSpring() }
    case .copyCode(let role):
      .init("Copy code, \(role.word.lowercased())") { $0.perform(.copyText($0.tuning.code(of: role))) }
        .titled { "Copy \($0.tuning.code(of: role))" }
    case .copyText(let text):
      .init { app in
        app.show(.done("Copied “\(text.excerpt)”."))
        app.request(.copy(text))
      }
    case .placeCaret(let request): .init { _ = $0.editText { $0.request(request) } }
    case .endTyping: .init { $0.perform($0.tuning.endTyping()) }
    case .send(let input): .init { $0.dispatch(input) }
    case .chooseFeel(let name): .init { $0.chooseFeel(name) }.of(.presets)
    case .chooseSpring(let title): .init { $0.chooseSpring(title) }
    case .choosePreset(let name):
      .init { if $0.tuning.presets[name] != nil { $0.choose(.own(name), of: $0.tuning.parameters.base) } }.of(.presets)
    case .savePreset(let name):
      .init { $0.keepPresets($0.tuning.savePreset(name), or: .savePreset(""), typed: name) }
    case .deletePreset(let name): .init { $0.keepPresets($0.tuning.deletePreset(name)) }
    case .renamePreset(let name, let typed): .init { $0.renamePreset(name, to: typed) }
    case .exportPresets(let names):
      .init { app in
        let presets = app.tuning.presets.filter { names.contains($0.key) }
        let title = names.count == 1 ? names[0] : "presets"
        if !presets.isEmpty { app.request(.save(PresetFile(presets).text, named: title, fileExtension: "json")) }
      }

    case .setArrangement(let arrangement):
      .init(arrangement.title) { $0.setArrangement(arrangement) }.on { $0.comparison.arrangement == arrangement }
    case .setDevice(let device):
      .init(device?.title ?? "Fill the stage") { app in
        guard !app.shell.isBare else { return }
        app.shell.choices.device = device
        app.fitStage()
      }.on { $0.device == device }.of(.graph)
    case .tune(let slot):
      .init("Tune \(slot.rawValue)") { app in
        guard slot != app.comparison.tuned, app.comparison.reference != nil else { return }
        app.exchange()
        app.comparison.tuned = slot
      }.on { $0.comparison.tuned == slot }.enabled { $0.comparison.reference != nil }.of(.comparison)
    case .playAttempt(let number): .init("Play gesture \(number)") { $0.playAttempt(number) }
    case .setAttemptAsA(let number): .init("Compare with gesture \(number)") { $0.setAttemptAsA(number) }

    case .setSpeed(let speed): .init("Speed \(speed.title)") { $0.stage.setSpeed(speed) }.on { $0.stage.speed == speed }
    case .scrub(let time): .init { $0.scrub(to: time) }
    case .endScrubbing: .init { $0.endScrubbing() }
    case .measure(let span): .init { $0.graph.measure(span) }
    case .setGraphHeight(let height):
      .init { app in
        app.shell.setGraphHeight(height)
        app.arrangePanels()
      }

    case .setAppearance(let appearance):
      .init(appearance.map { $0 == .light ? "Light" : "Dark" } ?? "Follow the system") { app in
        app.shell.setAppearance(appearance)
        app.overlays.replaceMenu(by: app.preferencesMenu)
      }.on { $0.shell.isChosen(appearance) }
    case .closeMenu: .init { $0.overlays.show(nil) }
    case .copy(let format): .init("Copy as \(format.title)") { $0.copy(as: format) }
    case .export(let kind):
      .init("Export: \(kind.title)") { $0.export(kind) }.enabled(unless: { $0.obstacle(to: kind) })
    case .dismissToast: .init { $0.overlays.toast?.dismiss(at: $0.stage.hostTime) }
    case .pressToast(let title, let effect):
      .init(title) { app in
        app.perform(.dismissToast)
        app.request(effect)
      }
    }
  }

  static let devices: [AppAction] = Device.allCases.map { .setDevice($0) } + [.setDevice(nil)]
  /// The keys of the first demos. Other demos have none.
  static let demoKeys: [Key] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

  /// The edit to which the action belongs. Consecutive actions of one edit are undone together.
  var edit: EditHistory.Edit? {
    switch self {
    case .set(let control, _): .control(control)
    case .useSpring(let role, _): .spring(role)
    default: nil
    }
  }

  /// Returns the action with `text` as its name or path. Actions that take no text are unchanged.
  func naming(_ text: String?) -> AppAction {
    guard let text else { return self }
    return switch self {
    case .savePreset: .savePreset(text)
    case .renamePreset(let name, _): .renamePreset(name, to: text)
    case .effect(.importPresets): .effect(.importPresets(text))
    case .effect(.open): .effect(.open(text, isTyped: true))
    case .effect(.saveSettings(.file)): .effect(.saveSettings(.file(text)))
    default: self
    }
  }
}
