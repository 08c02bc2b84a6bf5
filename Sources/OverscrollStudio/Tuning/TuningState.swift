/// The state that tuning and comparing change, and that undo and redo restore.
struct TuningState: Equatable, Sendable {
  let parameters: DemoParameters
  let reference: DemoParameters?
  let tuned: Comparison.Slot
  var presets: [String: Preset]
  var edits: DemoDocument.Edits?

  func isSwapped(_ other: TuningState) -> Bool {
    reference != nil && reference != parameters && reference == other.parameters && other.reference == parameters
  }
}
