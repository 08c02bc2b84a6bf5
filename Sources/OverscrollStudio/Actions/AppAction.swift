/// An action that the user requests by a key or on a panel. `App.perform(_:)` performs it.
enum AppAction: Hashable, Sendable {
  case command(Command)
  /// Requests an effect of the host.
  case effect(Effect)
  /// Opens the dialog for the text that an action takes.
  indirect case ask(AppAction, typed: String = "")
  case showDemo(Int)

  /// Selects a parameter, as the pointer does.
  case select(ParameterControl)
  case set(ParameterControl, to: Double)
  case reset(ParameterControl)
  /// Toggles a switch, or begins to edit a number.
  case edit(ParameterControl)
  /// Sets a parameter that was named by its term, and shows its row.
  case enter(ParameterControl, Double)
  case setParametrization(SpringParametrization)
  /// Switches a parameter in a menu of switches with a title.
  case toggleSwitch(Parameter, of: [Parameter], titled: String)
  case toggleGroup(Parameter.Group)
  case toggleOneBounce
  case enlargeCurve(ResponseCurve.Subject)
  case placeCaret(CaretRequest)
  /// Closes the field of a value, and sets the typed value if it is valid.
  case endTyping
  /// Sends input to the demo.
  case send(InputEvent)

  case chooseFeel(String)
  case chooseSpring(String)
  case choosePreset(String)
  case savePreset(String)
  case updatePreset
  case deletePreset(String)
  case renamePreset(String, to: String)
  case exportPresets([String])

  case setArrangement(ComparisonArrangement)
  case tune(Comparison.Slot)
  case copySlot(to: Comparison.Slot)
  /// Plays an earlier gesture with its parameters.
  case playAttempt(Int)
  case toggleStar(Int)
  /// Makes the parameters of an earlier gesture those of A.
  case setAttemptAsA(Int)
  /// Ends the drag of an earlier gesture, which may be over A.
  case dropAttempt(Int, at: Vector2)

  case setSpeed(PlaybackSpeed)
  case beginScrubbing(at: Double)
  case scrub(to: Double)
  case endScrubbing
  /// Measures a span of the graph; `nil` ends measuring.
  case measure(GraphState.Span?)
  /// Scrolls a zoomed graph so that it begins at this time.
  case scrollGraph(to: Double)
  /// Sets the height of the graph in points; `nil` for the automatic height.
  case setGraphHeight(Double?)

  /// Sets the appearance; `nil` for the desktop's.
  case setAppearance(Theme.Appearance?)
  case notify(Notice)
  case closeMenu
  case copy(CopyFormat)
  case dismissToast
  /// Presses a button of the toast, with its title and its effect.
  case pressToast(String, Effect)

  var definition: ActionDefinition {
    switch self {
    case .command(let command): command.definition
    case .effect(let effect): .init { $0.request(effect) }
    case .ask(let action, let typed): .init { $0.overlays.show(Menu.entry(action, typed: typed)) }
    case .showDemo(let index):
      .init("Show a demo", .demos) { $0.showDemo(index) }.titled { "Show \($0.catalog.demos[index].card.title)" }
        .keys(Self.demoKeys.dropFirst(index).prefix(1).map { KeyPress($0) })
        .on { $0.catalog.index(of: type(of: $0.stage.timeline.latest)) == index }

    case .select(let control):
      .init { app in
        app.tuning.select(control, reveals: false, app.start)
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
    case .setParametrization(let new): .init { $0.setParametrization(new) }.on { $0.tuning.parametrization == new }
    case .toggleSwitch(let parameter, let switches, let title):
      .init { app in
        let value = app.tuning.parameters.isOn(parameter) ? 0.0 : 1
        app.tuning.set(.parameter(parameter), to: value)
        app.comparison.setContent([parameter: value])
        app.parametersChanged()
        app.overlays.replaceMenu(by: app.switchMenu(title, switches))
      }
    case .toggleGroup(let group): .init { $0.tuning.toggle(group, $0.start) }
    case .toggleOneBounce:
      .init("Separate bounce after a pull") { app in
        app.tuning.toggleOneBounce()
        app.parametersChanged()
      }
      .on(titled: "One bounce after flick and pull") { !$0.tuning.hasOneBounce }
    case .enlargeCurve(let subject): .init { $0.toggleCurveEditor(subject) }
    case .placeCaret(let request): .init { _ = $0.editText { $0.request(request) } }
    case .endTyping: .init { $0.perform($0.tuning.endTyping()) }
    case .send(let input): .init { $0.dispatch(input) }

    case .chooseFeel(let name): .init { $0.chooseFeel(name) }
    case .chooseSpring(let title): .init { $0.chooseSpring(title) }
    case .choosePreset(let name):
      .init { app in
        if let values = app.tuning.parameters(ofPreset: name) { app.replaceParameters(by: values) }
      }
    case .savePreset(let name): .init { $0.savePreset(name) }
    case .updatePreset: .init { $0.keepPresets($0.tuning.updatePreset()) }
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
    case .tune(let slot):
      .init("Tune \(slot.rawValue)") { app in
        guard slot != app.comparison.tuned, app.comparison.reference != nil else { return }
        app.exchange()
        app.comparison.tune(slot)
      }
      .on { $0.comparison.tuned == slot }.enabled { $0.comparison.reference != nil }
    case .copySlot(let slot):
      .init("Copy \(slot.other.rawValue) to \(slot.rawValue)") { $0.copySlot(to: slot) }
        .enabled { $0.comparison.reference != nil }
    case .playAttempt(let number): .init("Play gesture \(number)") { $0.playAttempt(number) }
    case .toggleStar(let number):
      .init("Star") { $0.comparison.toggleStar(number) }
        .on(titled: "Remove star") { $0.comparison.attempts.isStarred(number) }
    case .setAttemptAsA(let number): .init("Set as A") { $0.setAttemptAsA(number) }
    case .dropAttempt(let number, let point):
      .init { app in
        if app.attemptTarget?.contains(point) == true { app.setAttemptAsA(number) }
      }

    case .setSpeed(let speed):
      .init("Speed \(speed.title)") { $0.stage.setSpeed(speed) }.on { $0.stage.speed == speed }
    case .beginScrubbing(let time): .init { $0.beginScrubbing(at: time) }
    case .scrub(let time): .init { $0.graph.scrub(to: time) }
    case .endScrubbing: .init { $0.endScrubbing() }
    case .measure(let span): .init { $0.graph.measure(span) }
    case .scrollGraph(let time): .init { $0.graph.scroll(to: time, at: $0.stage.hostTime) }
    case .setGraphHeight(let height):
      .init { app in
        app.shell.setGraphHeight(height)
        app.arrangePanels(nil)
      }

    case .setAppearance(let appearance):
      .init(appearance.map { $0 == .light ? "Light" : "Dark" } ?? "As the desktop") { app in
        app.shell.setAppearance(appearance)
        app.overlays.replaceMenu(by: app.preferencesMenu)
      }
      .on { $0.shell.isChosen(appearance) }
    case .notify(let notice): .init { $0.show(notice) }
    case .closeMenu: .init { $0.overlays.show(nil) }
    case .copy(let format): .init("Copy as \(format.title)") { $0.copy(as: format) }
    case .dismissToast: .init { $0.overlays.dismissToast(at: $0.stage.hostTime) }
    case .pressToast(let title, let effect):
      .init(title) { app in
        app.perform(.dismissToast)
        app.request(effect)
      }
    }
  }

  /// The keys of the first demos. Other demos have none.
  static let demoKeys: [Key] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

  /// The edit to which the action belongs. Consecutive actions of one edit are undone together.
  var edit: EditHistory.Edit? { if case .set(let control, _) = self { .control(control) } else { nil } }

  /// Returns the action with `text` as its name or path. Actions that take no text are unchanged.
  func naming(_ text: String?) -> AppAction {
    guard let text else { return self }
    return switch self {
    case .savePreset: .savePreset(text)
    case .renamePreset(let name, _): .renamePreset(name, to: text)
    case .effect(.importPresets): .effect(.importPresets(text))
    case .effect(.open): .effect(.open(text))
    case .effect(.saveSettings(.file)): .effect(.saveSettings(.file(text)))
    default: self
    }
  }
}
