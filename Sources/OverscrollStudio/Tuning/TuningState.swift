/// The state that tuning and comparing change, and that undo and redo restore.
struct TuningState: Equatable, Sendable {
  /// The tuned parameters, with the preset from which they were taken.
  let parameters: ParameterValues
  /// Whether the bounce after a pull follows the one after a flick.
  let hasOneBounce: Bool
  /// The reference parameters; `nil` if nothing is compared.
  let reference: ParameterValues?
  /// The slot of the tuned parameters.
  let tuned: Comparison.Slot
  var presets: [String: Preset]
  /// The edits of the open file.
  var edits: DemoDocument.Edits?

  /// Creates a state without the demo's defaults, so that showing another demo changes no state.
  init(
    parameters: ParameterValues, hasOneBounce: Bool, reference: ParameterValues?, tuned: Comparison.Slot,
    presets: [String: Preset], edits: DemoDocument.Edits? = nil
  ) {
    (self.parameters, self.reference) = (parameters.with(defaults: [:]), reference?.with(defaults: [:]))
    (self.hasOneBounce, self.tuned, self.presets, self.edits) = (hasOneBounce, tuned, presets, edits)
  }

  /// Returns whether `other` is the same state with its two parameter sets swapped.
  func isSwapped(_ other: TuningState) -> Bool {
    reference != nil && reference != parameters && reference == other.parameters && other.reference == parameters
  }

  /// Returns a notice on changes of the presets since `former`; `nil` if there are none.
  func presetNotice(since former: TuningState) -> Notice? {
    guard presets != former.presets else { return nil }
    let (gone, come) = (
      former.presets.filter { presets[$0.key] == nil }, presets.filter { former.presets[$0.key] == nil }
    )
    let changed = presets.filter { former.presets[$0.key] != $0.value }
    switch (gone.count, come.count, changed.count) {
    case (1, 1, 1): return .done("Renamed to “\((come.keys.first ?? "").excerpt)”")
    case (0, _, 1): return .done("Restored “\((changed.keys.first ?? "").excerpt)”")
    case (1, 0, 0): return .done("Removed “\((gone.keys.first ?? "").excerpt)”")
    default: return .done("Restored the presets")
    }
  }
}

extension ParameterValues {
  /// Returns the values for a demo with other defaults.
  func with(defaults: [Parameter: Double]) -> ParameterValues {
    var values = self
    values.defaults = defaults
    return values
  }
}
