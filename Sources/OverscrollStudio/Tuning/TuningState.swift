/// All that is changed by tuning and comparing: what undo and redo bring back, as one value.
struct TuningState: Equatable, Sendable {
  /// Those that are tuned, with the preset that they were taken from.
  let parameters: ParameterValues
  /// Those of the set that is not tuned, where there is one.
  let reference: ParameterValues?
  /// Which of the two sets is tuned.
  let tuned: Comparison.Slot
  let presets: [String: Preset]
  /// What was done to a file that is open.
  var edits: DemoDocument.Edits?

  /// The defaults of the demo that is shown are no part of it: to show another demo changes nothing.
  init(
    parameters: ParameterValues, reference: ParameterValues?, tuned: Comparison.Slot, presets: [String: Preset],
    edits: DemoDocument.Edits? = nil
  ) {
    (self.parameters, self.reference) = (parameters.with(defaults: [:]), reference?.with(defaults: [:]))
    (self.tuned, self.presets, self.edits) = (tuned, presets, edits)
  }

  /// Whether one is the other with its two sets swapped.
  func isSwapped(_ other: TuningState) -> Bool {
    reference != nil && reference != parameters && reference == other.parameters && other.reference == parameters
  }

  /// What became of the presets since `former`; `nil` where nothing did.
  func presetNotice(since former: TuningState) -> Notice? {
    guard presets != former.presets else { return nil }
    let (gone, come) = (
      former.presets.filter { presets[$0.key] == nil }, presets.filter { former.presets[$0.key] == nil }
    )
    let changed = presets.filter { former.presets[$0.key] != $0.value }
    switch (gone.count, come.count, changed.count) {
    case (1, 1, 1): return .done("Renamed to “\(come.keys.first ?? "")”")
    case (0, _, 1): return .done("Restored “\(changed.keys.first ?? "")”")
    case (1, 0, 0): return .done("Removed “\(gone.keys.first ?? "")”")
    default: return .done("Restored the presets")
    }
  }
}

extension ParameterValues {
  /// The same for a demo with other defaults.
  func with(defaults: [Parameter: Double]) -> ParameterValues {
    var values = self
    values.defaults = defaults
    return values
  }
}
