import OverscrollDemoKit
import OverscrollInput
import ScrollPhysics

/// The parameters of the demo, and how they are changed: by rows of the inspector, by keys, as a whole.
package struct Tuning: Sendable {
  package private(set) var parameters: ParameterValues
  package private(set) var presets: [String: Preset]
  package private(set) var parametrization: SpringParametrization
  /// The rows of the inspector.
  private(set) var controls: [ParameterControl]
  /// The row that the keys change.
  private(set) var selection = 0
  /// Whether there are springs that can be described in another way.
  private(set) var hasSprings: Bool
  /// The number being typed for the selected row.
  package private(set) var typed: TypedText?
  /// The mark of the selected row, in rows.
  private(set) var mark = Glide(0)
  /// What the parameters were before they were replaced as a whole.
  private var history: [ParameterValues] = []

  private static let historyCapacity = 100

  init(_ setup: AppSetup) {
    (parameters, presets, parametrization) = (setup.parameters, setup.presets, setup.parametrization)
    parameters.defaults = setup.demo.card.defaults
    controls = ParameterControl.all(setup.demo.card.parameters, setup.parametrization)
    hasSprings = controls.contains { $0.role != nil }
  }

  /// The selected row.
  package var control: ParameterControl { controls[selection] }
}

// MARK: - Rows

extension Tuning {
  /// The demo is another one.
  mutating func show(_ card: DemoCard, _ transition: Transition) {
    parameters.defaults = card.defaults
    listControls(card, transition)
  }

  mutating func setParametrization(_ new: SpringParametrization, _ card: DemoCard, _ transition: Transition) {
    parametrization = new
    listControls(card, transition)
  }

  private mutating func listControls(_ card: DemoCard, _ transition: Transition) {
    let selected = control
    controls = ParameterControl.all(card.parameters, parametrization)
    hasSprings = controls.contains { $0.role != nil }
    select(selected.counterpart(in: controls), transition)
  }

  mutating func select(_ control: ParameterControl, _ transition: Transition) {
    selection = controls.firstIndex(of: control) ?? 0
    mark.go(to: Double(selection), transition)
  }

  mutating func moveSelection(by count: Int, _ transition: Transition) {
    select(controls[(selection + count).clamped(to: 0...controls.count - 1)], transition)
  }

  /// What the selected row says, in a line.
  var summary: String {
    let descriptor = control.descriptor
    return "\(descriptor.term)  \(descriptor.figures(control.value(in: parameters))) \(descriptor.unit)"
  }
}

// MARK: - Values

extension Tuning {
  mutating func set(_ control: ParameterControl, to value: Double) { control.set(value, in: &parameters) }

  /// The value of the selected row after some steps.
  func stepped(by count: Double, _ stride: Parameter.Stride) -> Double {
    control.descriptor.stepped(control.value(in: parameters), by: count, stride)
  }

  mutating func reset(_ control: ParameterControl) {
    if case .response(let role) = control { parameters.reset(role.mass) }
    parameters.reset(control.parameter)
  }

  /// Takes what the demo has set by itself; whether that is new.
  mutating func adopt(_ own: [Parameter: Double]) -> Bool {
    let changed = own.filter { parameters[$0.key] != $0.value }
    for (parameter, value) in changed { parameters[parameter] = value }
    return !changed.isEmpty
  }

  /// Takes the defaults of a demo; it can be undone.
  mutating func resetAll(of card: DemoCard) {
    if card.parameters.contains(where: parameters.isChanged) { remember() }
    for parameter in card.parameters { parameters.reset(parameter) }
  }

  /// Takes other parameters in place of all there are; it can be undone. Whether they are others.
  mutating func replace(by new: ParameterValues) -> Bool {
    guard new != parameters else { return false }
    remember()
    parameters = new
    return true
  }

  /// Takes other parameters as A had them, which brings back what there was.
  mutating func exchange(for new: ParameterValues, _ card: DemoCard) {
    parameters = new
    parameters.defaults = card.defaults
  }

  private mutating func remember() {
    if history.count == Self.historyCapacity { history.removeFirst() }
    history.append(parameters)
  }

  /// Whether there was something to undo.
  mutating func undo(_ card: DemoCard) -> Bool {
    guard let last = history.popLast() else { return false }
    exchange(for: last, card)
    return true
  }

  /// Takes the numbers of another feel; sizes and the like, which belong to no feel, stay as they are set.
  func parameters(with feel: ScrollFeel) -> ParameterValues {
    var new = parameters
    new.base = feel
    for parameter in Parameter.feel { new.reset(parameter) }
    return new
  }
}

// MARK: - Typing a number

extension Tuning {
  /// What a key does to the number that is being typed.
  enum Entry {
    /// It is no part of a number: it means what it always does.
    case ignored
    case taken
    case number(Double)
    case rejected(Notice)
  }

  mutating func beginTyping() { typed = TypedText(.number) }

  mutating func endTyping() { typed = nil }

  mutating func type(_ key: Key) -> Entry {
    guard var text = typed else { return .ignored }
    let outcome = text.handle(key)
    typed = outcome == .changed ? text : nil
    switch outcome {
    case .ignored: return .ignored
    case .changed, .cancelled: return .taken
    case .entered: return entry(text)
    }
  }

  private func entry(_ typed: TypedText) -> Entry {
    guard !typed.text.isEmpty else { return .taken }
    let descriptor = control.descriptor
    if let number = typed.number, descriptor.range.contains(number) { return .number(number) }
    let ends = [descriptor.range.lowerBound, descriptor.range.upperBound].map {
      DecimalFormat.short($0, decimals: descriptor.decimals)
    }
    return .rejected(.problem("\(descriptor.term) goes from \(ends[0]) to \(ends[1]), not “\(typed.text)”."))
  }
}

// MARK: - Presets

extension Tuning {
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
}
