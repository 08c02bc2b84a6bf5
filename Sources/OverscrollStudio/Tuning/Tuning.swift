/// The parameters of the demo, and how they are changed: by rows of the inspector, by keys, as a whole.
package struct Tuning: Sendable {
  package private(set) var parameters: ParameterValues { didSet { presetLabel = describePreset() } }
  package internal(set) var presets: [String: Preset] { didSet { presetLabel = describePreset() } }
  /// What the parameters are called.
  private(set) var presetLabel = PresetLabel("", isModified: false)
  let catalog: DemoCatalog
  package private(set) var parametrization: SpringParametrization
  /// The rows of the inspector.
  private(set) var controls: [ParameterControl] = []
  /// The row that the keys change.
  private(set) var selection = 0
  /// Whether there are springs that can be described in another way.
  private(set) var hasSprings = false
  /// The headings of the inspector.
  private(set) var groups: [InspectorGroup] = []
  /// How much of each group that was ever folded is to be seen, from 0 to 1.
  private var openness: [Parameter.Group: Glide]
  var wheelTurn = WheelTurn()
  /// The value being typed for the selected row.
  private(set) var entry: NumberEntry?
  /// The curve that is shown in place of the stage.
  private(set) var enlargedCurve: ResponseCurve.Subject?
  /// The mark of the selected row, in rows.
  private(set) var mark = Glide(0)
  /// The rows, as they are scrolled.
  var list = PanelList(alwaysBounces: true)
  var history: EditHistory

  init(_ setup: AppSetup) {
    (parameters, presets, parametrization) = (setup.parameters, setup.presets, setup.parametrization)
    history = EditHistory(
      TuningState(parameters: setup.parameters, reference: nil, tuned: .b, presets: setup.presets))
    catalog = setup.catalog
    openness = Dictionary(uniqueKeysWithValues: setup.foldedGroups.map { ($0, Glide(0)) })
    parameters.defaults = setup.demo.card.defaults
    listControls(of: setup.demo.card)
  }

  // MARK: - Rows

  /// The selected row.
  var control: ParameterControl { controls[selection] }

  /// That in which a control has a row: the one of now, if it has one there.
  func parametrization(with control: ParameterControl, in card: DemoCard) -> SpringParametrization {
    let others = SpringParametrization.allCases.filter { ParameterControl.all(card.parameters, $0).contains(control) }
    return controls.contains(control) ? parametrization : others.first ?? parametrization
  }

  /// All rows, and those in which springs are described in other ways.
  func allControls(of card: DemoCard) -> [ParameterControl] {
    let others = SpringParametrization.allCases.flatMap { ParameterControl.all(card.parameters, $0) }
    return others.reduce(into: controls) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func listControls(of card: DemoCard) {
    controls = ParameterControl.all(card.parameters, parametrization)
    groups = InspectorGroup.all(controls)
    hasSprings = controls.contains { $0.role != nil }
    presetLabel = describePreset()
  }

  /// The demo is another one, or springs are described in another way.
  mutating func show(_ card: DemoCard, _ new: SpringParametrization, _ start: Glide.Start) {
    let selected = control
    parametrization = new
    parameters.defaults = card.defaults
    listControls(of: card)
    if !groups.contains(where: { $0.curve == enlargedCurve }) { enlargedCurve = nil }
    go(to: controls.firstIndex(of: selected.counterpart(in: controls)) ?? 0, start)
  }

  /// Selects a control's row, which is to be seen from then on.
  ///
  /// - Parameter reveals: whether it comes into sight as a whole; what a pointer has pressed stays where it is.
  mutating func select(_ control: ParameterControl, reveals: Bool = true, _ start: Glide.Start) {
    go(to: controls.firstIndex(of: control) ?? 0, reveals: reveals, start)
    if let foldedSelection { toggle(foldedSelection, start) }
  }

  private mutating func go(to row: Int, reveals: Bool = true, _ start: Glide.Start) {
    selection = row
    mark.go(to: Double(row), start)
    if reveals { list.reveal() }
  }

  /// - Parameter skipsFolded: whether a folded group is one stop on the way, its heading.
  mutating func moveSelection(by count: Int, skipsFolded: Bool, _ start: Glide.Start) {
    let stops = groups.flatMap { group in
      skipsFolded && isFolded(group.group) ? group.rows.prefix(1) : group.rows
    }
    let current = stops.lastIndex { $0 <= selection } ?? 0
    go(to: stops[(current + count).clamped(to: 0...stops.count - 1)], start)
  }

  // MARK: - Groups

  func isFolded(_ group: Parameter.Group) -> Bool { openness[group]?.destination == 0 }
  func openness(of group: Parameter.Group, at time: Double) -> Double { openness[group]?.value(at: time) ?? 1 }

  /// The groups of which only the headings are to be seen.
  package var foldedGroups: Set<Parameter.Group> { Set(Parameter.Group.allCases.filter(isFolded)) }

  /// The group of the selected row, where it is folded.
  var foldedSelection: Parameter.Group? {
    let group = control.parameter.group
    return isFolded(group) ? group : nil
  }

  mutating func toggle(_ group: Parameter.Group, _ start: Glide.Start) {
    let isFolded = isFolded(group)
    openness[group, default: Glide(isFolded ? 0 : 1)].go(to: isFolded ? 1 : 0, start)
    if !isFolded, control.parameter.group == group { entry = nil }
  }

  /// What the selected row says.
  var summary: String {
    let descriptor = control.descriptor
    return "\(descriptor.term)  \(descriptor.figures(control.value(in: parameters))) \(descriptor.unit)"
  }

  func isMoving(at time: Double) -> Bool {
    mark.isMoving(at: time) || list.isMoving(at: time) || openness.values.contains { $0.isMoving(at: time) }
  }

  // MARK: - Curves

  /// The curve that a key enlarges: that of the selected row, or else the first.
  var nearestCurve: ResponseCurve.Subject? {
    groups.first { $0.rows.contains(selection) }?.curve ?? groups.lazy.compactMap(\.curve).first
  }

  /// Shows a curve large, or none. Keys change its numbers: one of them is selected.
  mutating func enlarge(_ subject: ResponseCurve.Subject?, _ start: Glide.Start) {
    enlargedCurve = subject
    guard let subject, !subject.dependsOn(control) else { return }
    if let control = controls.first(where: subject.dependsOn) { select(control, start) }
  }

  /// Whether one of the numbers of its curve is not at its default.
  func isChanged(_ group: InspectorGroup) -> Bool {
    group.rows.contains { index in
      controls[index].isChanged(in: parameters) && group.curve?.dependsOn(controls[index]) ?? false
    }
  }

  // MARK: - Values

  mutating func set(_ control: ParameterControl, to value: Double) { control.set(value, in: &parameters) }

  /// The value of the selected row after some steps.
  func stepped(by count: Double, _ stride: Parameter.Stride) -> Double {
    control.descriptor.stepped(control.value(in: parameters), by: count, stride)
  }

  mutating func reset(_ control: ParameterControl) { control.reset(in: &parameters) }

  /// Takes what the demo has set by itself; returns whether that is new.
  mutating func adopt(_ own: [Parameter: Double]) -> Bool {
    let changed = own.filter { parameters[$0.key] != $0.value }
    for (parameter, value) in changed { parameters[parameter] = value }
    return !changed.isEmpty
  }

  // MARK: - All values at once

  /// Takes back what was changed: to the numbers of the preset that was chosen, or to the feel's those of a demo.
  ///
  /// - Returns: the name of the preset, where one was chosen.
  mutating func resetAll(of card: DemoCard) -> String? {
    if let name = ownPreset, let saved = parameters(ofPreset: name) {
      _ = replace(by: saved)
      return name
    }
    var new = parameters
    for parameter in card.parameters { new.reset(parameter) }
    let title: String? = if case .spring(let title)? = new.preset, !isFeelChosen { title } else { nil }
    if let known = title.flatMap(KnownSpring.named) { set(known, in: &new) } else { new.preset = nil }
    parameters = new
    return title
  }

  /// Takes other parameters in place of all there are, for the demo that is shown; returns whether they are others.
  mutating func replace(by new: ParameterValues) -> Bool {
    let new = new.with(defaults: parameters.defaults)
    guard new != parameters else { return false }
    parameters = new
    return true
  }

  /// The parameters with another feel; those that belong to no feel, such as sizes, stay as they are.
  func parameters(with feel: ScrollFeel) -> ParameterValues {
    var new = parameters
    (new.base, new.preset) = (feel, nil)
    for parameter in Parameter.feel { new.reset(parameter) }
    return new
  }

  /// The parameters are those of a preset.
  mutating func mark(as preset: ChosenPreset?) { parameters.preset = preset }

  // MARK: - Typing a number

  /// A switch has nothing to type.
  mutating func beginTyping() {
    guard !control.descriptor.isSwitch else { return }
    entry = NumberEntry(control.descriptor, control.value(in: parameters))
  }

  /// The field loses the keyboard: what was typed counts, if it is a value.
  mutating func endTyping() -> [AppAction] {
    guard var entry else { return [] }
    self.entry = nil
    return entry.enter().map { [.set(control, to: $0)] } ?? []
  }

  /// What a key asks of the field; `nil` where none is open, or where the key ends the program.
  mutating func type(_ press: KeyPress) -> [AppAction]? {
    guard entry != nil, !press.isQuit else { return nil }
    if press.key == .tab, entry?.field.composition.isEmpty == true {
      guard let value = entry?.enter() else { return [] }
      entry = nil
      return [.set(control, to: value), .moveSelection(by: press.modifiers.contains(.shift) ? -1 : 1), .typeNumber]
    }
    switch entry?.edit({ $0.handle(press) }) {
    case .entered:
      guard let value = entry?.enter() else { return [] }
      entry = nil
      return [.set(control, to: value)]
    case .cancelled: entry = nil
    case .copied(let text): return [.copyText(text)]
    case .paste: return [.paste]
    case .changed, .ignored, nil: break
    }
    return []
  }

  /// Changes the text in the field, if one is open; returns whether one is.
  mutating func editText(_ change: (inout TextField) -> Void) -> Bool { entry?.edit(change) != nil }

  mutating func placeCaret(measuring measure: any TextMeasuring) { entry?.field.placeCaret(measuring: measure) }
}

extension KeyPress {
  /// Whether it ends the program, which works everywhere.
  var isQuit: Bool { key == "Q" && modifiers == .control }

  /// What a digit or the point on the keypad begins to type: the other digits choose a demo.
  var keypadFigure: String? {
    guard case .keypad(let character) = key, "0123456789.".contains(character), modifiers.isEmpty else { return nil }
    return String(character)
  }
}
