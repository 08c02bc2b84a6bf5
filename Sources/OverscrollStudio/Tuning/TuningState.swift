/// The state that tuning and comparing change, and that undo and redo restore.
struct TuningState: Equatable, Sendable {
  let parameters: ParameterValues
  let hasOneBounce: Bool
  let reference: ParameterValues?
  let tuned: Comparison.Slot
  var presets: [String: Preset]
  var edits: DemoDocument.Edits?

  /// Creates a state without the demo's defaults, so that showing another demo changes no state.
  init(
    parameters: ParameterValues, hasOneBounce: Bool, reference: ParameterValues?, tuned: Comparison.Slot,
    presets: [String: Preset], edits: DemoDocument.Edits? = nil
  ) {
    (self.parameters, self.reference) = (parameters.with(defaults: [:]), reference?.with(defaults: [:]))
    (self.hasOneBounce, self.tuned, self.presets, self.edits) = (hasOneBounce, tuned, presets, edits)
  }

  func isSwapped(_ other: TuningState) -> Bool {
    reference != nil && reference != parameters && reference == other.parameters && other.reference == parameters
  }
}

extension ParameterValues {
  func with(defaults: [Parameter: Double]) -> ParameterValues {
    var values = self
    values.defaults = defaults
    return values
  }
}
