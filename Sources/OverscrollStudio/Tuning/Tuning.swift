/// The parameters of the demos, and the ways to change them: by rows of the inspector, by keys and by presets.
package struct Tuning: Sendable {
  package internal(set) var all: DemoParameters { didSet { showParameters() } }
  /// The demo's entry of `all`, which every frame reads.
  package private(set) var parameters: ParameterValues
  package internal(set) var presets: [String: Preset] { didSet { describePreset() } }
  /// The values of the chosen preset, or of the feel: those to which rows are reset.
  @Indirect private(set) var defaults = ParameterValues()
  var savedPresets: [String: Preset]
  private(set) var savingProblem: String?
  private(set) var presetLabel = PresetLabel(title: "", isModified: false)
  let catalog: DemoCatalog
  package private(set) var parametrization: SpringParametrization
  var copyFormat: CopyFormat
  private(set) var controls: [ParameterControl] = []
  private(set) var selection = 0
  /// Whether the selection is visible: in each demo from the first arrow, or from a press.
  private(set) var hasSelection = false
  private var demo: any Demo.Type
  /// Whether the rows are those of input, which are a person's in all demos, instead of the demo's.
  private(set) var showsInput = false
  /// Whether pictures replace the demo's own content, whose parameters then have no rows.
  private var hasPictures: Bool
  private(set) var groups: [InspectorGroup] = []
  package private(set) var foldedGroups: Set<Parameter.Group>
  /// The text field for the selected row's value, while the value is edited.
  private(set) var entry: NumberEntry?
  var list = PanelList(alwaysBounces: true)
  var history: EditHistory

  init(_ setup: AppSetup) {
    let choices = setup.choices
    (all, demo, hasPictures) = (setup.parameters, setup.demo, !setup.pictures.isEmpty)
    parameters = all[demo.card]
    (presets, savedPresets, parametrization) = (choices.presets, choices.presets, choices.parametrization)
    copyFormat = choices.copyFormat
    history = EditHistory(TuningState(parameters: all, reference: nil, tuned: .b, presets: choices.presets))
    catalog = setup.catalog
    foldedGroups = choices.foldedGroups
    listControls()
  }

  // MARK: - Rows

  var control: ParameterControl { controls[selection] }
  var hasPresets: Bool { demo.card.tools.contains(.presets) }
  var visibleSelection: ParameterControl? { hasSelection && foldedSelection == nil ? control : nil }

  /// Returns a parametrization in which a control has a row: the current one if possible.
  func parametrization(with control: ParameterControl, in card: DemoCard) -> SpringParametrization {
    let others = SpringParametrization.allCases.filter { ParameterControl.all(card.parameters, $0).contains(control) }
    return controls.contains(control) ? parametrization : others.first ?? parametrization
  }

  /// Returns the controls of all rows, and those of springs in other parametrizations.
  func allControls(of card: DemoCard) -> [ParameterControl] {
    let others = SpringParametrization.allCases.flatMap { ParameterControl.all(card.parameters.filter(hasRow), $0) }
    return others.reduce(into: controls) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func listControls() {
    controls = ParameterControl.all(listed.filter(hasRow), parametrization)
    groups = InspectorGroup.all(controls)
    describePreset()
  }

  private mutating func showParameters() {
    let (wasOne, selected) = (hasOneBounce, control)
    parameters = all[card]
    guard hasOneBounce != wasOne else { return describePreset() }
    listControls()
    selection = controls.firstIndex(of: selected.counterpart(in: controls)) ?? 0
  }

  private mutating func describePreset() {
    defaults = values(of: chosenPreset, base: parameters.base, for: card)
    let isModified =
      defaults.base.name != parameters.base.name
      || card.parameters.contains { hasRow($0) && !Parameter.input.contains($0) && isChanged(.parameter($0)) }
    presetLabel = PresetLabel(title: chosenPreset?.title ?? parameters.base.title, isModified: isModified)
  }

  var card: DemoCard { demo.card }
  private var listed: [Parameter] {
    showsInput ? Parameter.input : card.parameters.filter { !Parameter.input.contains($0) }
  }

  func hasRow(_ parameter: Parameter) -> Bool {
    parameter.hasRow && !(hasPictures && card.replaced.contains(parameter))
      && (!hasOneBounce || parameter.group != .release)
  }

  // MARK: - One bounce or two

  var hasOneBounce: Bool { parameters.hasOneBounce }
  var hasBounces: Bool { !showsInput && card.parameters.contains { $0.group == .release } }

  /// Gives the spring after a pull rows of its own, or makes it follow the one after a flick again.
  mutating func toggleOneBounce() {
    if hasOneBounce { all[card].hasTwoBounces = true } else { all[card].setOneBounce() }
  }

  func title(of group: Parameter.Group) -> String {
    group == .bounce && !hasOneBounce && hasBounces ? "Spring after a flick" : group.title
  }

  /// Shows the rows of a demo in a parametrization, and keeps the selection if possible.
  mutating func show(_ new: any Demo.Type, in words: SpringParametrization, hasPictures: Bool) {
    let (selected, isOther) = (control, new != demo)
    (demo, parametrization, self.hasPictures) = (new, words, hasPictures)
    parameters = all[card]
    if isOther { (showsInput, hasSelection, list) = (false, false, PanelList(alwaysBounces: true)) }
    listControls()
    selection = isOther ? 0 : controls.firstIndex(of: selected.counterpart(in: controls)) ?? 0
    if hasSelection { list.reveal() }
  }

  mutating func showInput(_ shows: Bool) {
    guard shows != showsInput else { return }
    (showsInput, hasSelection, selection, entry) = (shows, false, 0, nil)
    list = PanelList(alwaysBounces: true)
    listControls()
  }

  /// Selects a control's row, and unfolds its group. A row under a press is not scrolled into view (`reveals`).
  mutating func select(_ control: ParameterControl, reveals: Bool = true) {
    go(to: controls.firstIndex(of: control) ?? 0, reveals: reveals)
    if let foldedSelection { toggle(foldedSelection) }
  }

  mutating func selectFirst(of group: InspectorGroup) { go(to: group.rows.lowerBound) }
  mutating func revealSelection() { go(to: selection) }

  private mutating func go(to row: Int, reveals: Bool = true) {
    (selection, hasSelection) = (row, true)
    if reveals { list.reveal() }
  }

  /// Moves the selection by `count` rows; the first arrow selects. With `skipsFolded`, a folded group counts as one row.
  mutating func moveSelection(by count: Int, skipsFolded: Bool) {
    guard hasSelection else { return revealSelection() }
    let stops = groups.flatMap { group in skipsFolded && isFolded(group.group) ? group.rows.prefix(1) : group.rows }
    let current = stops.lastIndex { $0 <= selection } ?? 0
    go(to: stops[(current + count).clamped(to: 0...stops.count - 1)])
  }

  // MARK: - Groups

  func isFolded(_ group: Parameter.Group) -> Bool { foldedGroups.contains(group) }
  var foldedSelection: Parameter.Group? { isFolded(control.parameter.group) ? control.parameter.group : nil }

  mutating func toggle(_ group: Parameter.Group) {
    if foldedGroups.remove(group) != nil { return }
    foldedGroups.insert(group)
    if control.parameter.group == group { entry = nil }
  }

  var summary: String { "\(control.descriptor.term)  \(control.descriptor.text(control.value(in: parameters)))" }

  func isChanged(_ group: InspectorGroup) -> Bool {
    group.rows.contains { index in isChanged(controls[index]) && group.curve?.dependsOn(controls[index]) ?? false }
  }

  func isChanged(_ control: ParameterControl) -> Bool { control.isChanged(in: parameters, from: defaults) }

  // MARK: - Values

  mutating func set(_ control: ParameterControl, to value: Double) { change { control.set(value, in: &$0) } }
  mutating func use(_ spring: Spring, for role: SpringRole) { change { $0.set(role, to: spring) } }

  private mutating func change(_ body: (inout ParameterValues) -> Void) {
    var new = parameters
    body(&new)
    if hasOneBounce {
      if new.spring(.bounce) != parameters.spring(.bounce) { new.setOneBounce() }
    } else if new.hasOneBounce {
      // Two springs that were taken apart stay so until they are linked again.
      new.hasTwoBounces = true
    }
    replace(by: new)
  }

  /// Sets the numbers of the demo. Those of input are the same in all demos.
  mutating func replace(by new: ParameterValues) {
    var changed = all
    changed[card] = new
    for parameter in Parameter.input where new[parameter] != parameters[parameter] {
      for other in catalog.cards { changed[other].reset(parameter, to: new) }
    }
    all = changed
  }

  func stepped(_ direction: Parameter.Direction, _ stride: Parameter.Stride) -> Double {
    control.descriptor.stepped(control.value(in: parameters), direction, stride)
  }

  mutating func reset(_ control: ParameterControl) { change { [defaults] in control.reset(in: &$0, to: defaults) } }

  /// Adopts parameters that the demo has set itself, and returns whether any of them changed.
  mutating func adopt(_ own: [Parameter: Double]) -> Bool {
    let changed = own.filter { parameters[$0.key] != $0.value }
    guard !changed.isEmpty else { return false }
    change { for (parameter, value) in changed { $0[parameter] = value } }
    return true
  }

  // MARK: - Saving

  mutating func noteSaved() { (savingProblem, savedPresets) = (nil, presets) }

  /// Notes why the settings could not be saved, and returns whether the reason is new.
  mutating func noteNotSaved(_ problem: String) -> Bool {
    defer { savingProblem = problem }
    return problem != savingProblem
  }

  /// Returns whether a preset could not be saved, and will be gone with the program.
  func isUnsaved(_ name: String) -> Bool { savingProblem != nil && presets[name] != savedPresets[name] }

  // MARK: - All values at once

  /// Gives all demos the preset of this demo, and its values of the parameters that they share.
  mutating func applyToAll() {
    var new = all
    for other in catalog.cards {
      let isAlike = new[other].base.name == parameters.base.name && new[other].preset == parameters.preset
      let chosen = isAlike ? new[other] : values(of: chosenPreset, base: parameters.base, for: other)
      (new[other].base, new[other].preset) = (parameters.base, parameters.preset)
      new[other].hasTwoBounces = parameters.hasTwoBounces
      for parameter in other.parameters where parameter.hasRow {
        let isShared = card.parameters.contains(parameter)
        if isShared || parameter.group.isFeel { new[other].reset(parameter, to: isShared ? parameters : chosen) }
        // The defaults of the two demos may differ.
        if isShared, new[other][parameter] != parameters[parameter] { new[other][parameter] = parameters[parameter] }
      }
    }
    all = new
  }

  /// Returns the parameters with another feel. Parameters outside feels, such as sizes, keep their values.
  func parameters(with feel: ScrollFeel) -> ParameterValues {
    var new = parameters
    (new.base, new.preset) = (feel, nil)
    for parameter in Parameter.feel { new.reset(parameter) }
    return new
  }

  // MARK: - Typing a number

  /// Opens the text field for the selected row's value. Has no effect for a switch.
  mutating func beginTyping() {
    guard !control.descriptor.isSwitch else { return }
    revealSelection()
    entry = NumberEntry(control.descriptor, control.value(in: parameters))
  }

  /// Closes the text field, and returns the action that sets the typed value, if the value is valid.
  mutating func endTyping() -> [AppAction] {
    defer { entry = nil }
    return enter() ?? []
  }

  /// Closes the text field unless its value is invalid, and returns the action that sets the value; `nil` if invalid.
  private mutating func enter() -> [AppAction]? {
    guard let isBlank = entry?.isBlank else { return nil }
    let value = isBlank ? nil : entry?.enter()
    guard isBlank || value != nil else { return nil }
    entry = nil
    return value.map { [.set(control, to: $0)] } ?? []
  }

  /// Returns the actions for a key press in the text field; `nil` if no field is open.
  mutating func type(_ press: KeyPress) -> [AppAction]? {
    guard entry != nil else { return nil }
    if press.key == .tab, entry?.field.composition.isEmpty == true {
      let isBack = press.modifiers.contains(.shift)
      return enter().map { $0 + [.command(isBack ? .selectPrevious : .selectNext), .command(.typeNumber)] } ?? []
    }
    switch entry?.edit({ $0.handle(press) }) {
    case .entered: return enter() ?? []
    case .cancelled: entry = nil
    case .copied(let text): return [.effect(.copy(text))]
    case .paste: return [.command(.paste)]
    case .changed, .ignored, nil: break
    }
    return []
  }

  mutating func editText(_ change: (inout TextField) -> Void) -> Bool { entry?.edit(change) != nil }
}
