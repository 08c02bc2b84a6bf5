/// The parameters of the demo, and how they are changed: by rows of the inspector, by keys, as a whole.
package struct Tuning: Sendable {
  package private(set) var parameters: ParameterValues
  package private(set) var presets: [String: Preset]
  package private(set) var parametrization: SpringParametrization
  /// The rows of the inspector.
  private(set) var controls: [ParameterControl] = []
  /// The row that the keys change.
  private(set) var selection = 0
  /// Whether there are springs that can be described in another way.
  private(set) var hasSprings = false
  /// The number being typed for the selected row.
  private(set) var typed: TypedText?
  /// The mark of the selected row, in rows.
  private(set) var mark = Glide(0)
  /// What the parameters were before they were replaced as a whole.
  private var history: [ParameterValues] = []

  private static let historyCapacity = 100

  init(_ setup: AppSetup) {
    (parameters, presets, parametrization) = (setup.parameters, setup.presets, setup.parametrization)
    parameters.defaults = setup.demo.card.defaults
    listControls(of: setup.demo.card)
  }

  // MARK: - Rows

  /// The selected row.
  var control: ParameterControl { controls[selection] }

  private mutating func listControls(of card: DemoCard) {
    controls = ParameterControl.all(card.parameters, parametrization)
    hasSprings = controls.contains { $0.role != nil }
  }

  /// The demo is another one, or springs are described in another way.
  mutating func show(_ card: DemoCard, _ new: SpringParametrization, _ start: Glide.Start) {
    let selected = control
    parametrization = new
    parameters.defaults = card.defaults
    listControls(of: card)
    select(selected.counterpart(in: controls), start)
  }

  mutating func select(_ control: ParameterControl, _ start: Glide.Start) {
    selection = controls.firstIndex(of: control) ?? 0
    mark.go(to: Double(selection), start)
  }

  mutating func moveSelection(by count: Int, _ start: Glide.Start) {
    select(controls[(selection + count).clamped(to: 0...controls.count - 1)], start)
  }

  /// What the selected row says.
  var summary: String {
    let descriptor = control.descriptor
    return "\(descriptor.term)  \(descriptor.figures(control.value(in: parameters))) \(descriptor.unit)"
  }

  // MARK: - Values

  mutating func set(_ control: ParameterControl, to value: Double) { control.set(value, in: &parameters) }

  /// The value of the selected row after some steps.
  func stepped(by count: Double, _ stride: Parameter.Stride) -> Double {
    control.descriptor.stepped(control.value(in: parameters), by: count, stride)
  }

  mutating func reset(_ control: ParameterControl) {
    if case .response(let role) = control { parameters.reset(role.mass) }
    parameters.reset(control.parameter)
  }

  /// Takes what the demo has set by itself; returns whether that is new.
  mutating func adopt(_ own: [Parameter: Double]) -> Bool {
    let changed = own.filter { parameters[$0.key] != $0.value }
    for (parameter, value) in changed { parameters[parameter] = value }
    return !changed.isEmpty
  }

  // MARK: - All values at once

  /// Takes the defaults of a demo; it can be undone.
  mutating func resetAll(of card: DemoCard) {
    if card.parameters.contains(where: parameters.isChanged) { remember() }
    for parameter in card.parameters { parameters.reset(parameter) }
  }

  /// Takes other parameters in place of all there are; it can be undone. Returns whether they are others.
  mutating func replace(by new: ParameterValues) -> Bool {
    guard new != parameters else { return false }
    remember()
    parameters = new
    return true
  }

  /// Takes the parameters of A, or earlier ones, for the demo of `card`.
  mutating func restore(_ earlier: ParameterValues, for card: DemoCard) {
    parameters = earlier
    parameters.defaults = card.defaults
  }

  private mutating func remember() {
    if history.count == Self.historyCapacity { history.removeFirst() }
    history.append(parameters)
  }

  /// Returns whether there was something to undo.
  mutating func undo(for card: DemoCard) -> Bool {
    guard let last = history.popLast() else { return false }
    restore(last, for: card)
    return true
  }

  /// The parameters with another feel; those that belong to no feel, such as sizes, stay as they are.
  func parameters(with feel: ScrollFeel) -> ParameterValues {
    var new = parameters
    new.base = feel
    for parameter in Parameter.feel { new.reset(parameter) }
    return new
  }

  /// Keeps the parameters under a name.
  mutating func savePreset(_ typed: String) -> Notice {
    let name = String(typed.reversed().drop { $0 == " " }.reversed())
    guard !name.isEmpty else { return .problem("A preset needs a name.") }
    presets[name] = Preset(parameters)
    return .done("Kept as “\(name)”")
  }

  mutating func deletePreset(_ name: String) -> Notice {
    presets[name] = nil
    return .done("Forgot “\(name)”")
  }

  // MARK: - Typing a number

  mutating func beginTyping() { typed = TypedText(.number) }
  mutating func endTyping() { typed = nil }

  /// What a key asks of the number that is being typed; `nil` where it is no part of one.
  mutating func type(_ press: KeyPress) -> [AppAction]? {
    guard var text = typed else { return nil }
    let outcome = text.handle(press)
    typed = outcome == .changed ? text : nil
    switch outcome {
    case .ignored: return nil
    case .changed, .cancelled: return []
    case .entered: return text.text.isEmpty ? [] : [entry(text)]
    }
  }

  private func entry(_ typed: TypedText) -> AppAction {
    let (descriptor, range) = (control.descriptor, control.descriptor.range)
    if let number = typed.number, range.contains(number) { return .set(control, to: number) }
    let ends = [range.lowerBound, range.upperBound].map { DecimalFormat.short($0, decimals: descriptor.decimals) }
    return .notify(.problem("\(descriptor.term) goes from \(ends[0]) to \(ends[1]), not “\(typed.text)”."))
  }
}
