/// The undo history: the whole state before each change, and after each change that was undone.
struct EditHistory: Sendable {
  enum Edit: Hashable, Sendable {
    case control(ParameterControl)
    case spring(SpringRole)
    case demo
  }

  /// The former states, the current state at `position`, and the states that were undone.
  private var states: [TuningState]
  private var position = 0
  /// The edit in progress, and the states that could be redone before it.
  private var openEdit: (edit: Edit, undone: [TuningState])?
  init(_ state: TuningState) { states = [state] }
  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position + 1 < states.count }

  /// Records a state that differs from the current one, as a part of `edit` or as a separate step.
  mutating func note(_ state: TuningState, in edit: Edit? = nil) {
    guard state != states[position] else { return }
    if edit == nil || edit != openEdit?.edit {
      endEdit()
      openEdit = edit.map { ($0, Array(states[(position + 1)...])) }
      position += 1
    }
    states.replaceSubrange(position..., with: [state])
  }

  mutating func endEdit() {
    if canUndo, states[position - 1] == states[position] { _ = cancelEdit() }
    openEdit = nil
  }

  mutating func cancelEdit() -> TuningState? {
    guard let openEdit, canUndo else { return nil }
    states.replaceSubrange(position..., with: openEdit.undone)
    position -= 1
    self.openEdit = nil
    return states[position]
  }

  /// Applies a change that is no step to all states. States that are equal then are joined.
  mutating func rewrite(_ change: (inout TuningState) -> Void) {
    endEdit()
    var (kept, keptPosition) = ([TuningState](), 0)
    for (index, var state) in states.enumerated() {
      change(&state)
      if state != kept.last { kept.append(state) }
      if index == position { keptPosition = kept.count - 1 }
    }
    (states, position) = (kept, keptPosition)
  }

  mutating func undo() -> TuningState? { move(by: -1) }
  mutating func redo() -> TuningState? { move(by: 1) }

  private mutating func move(by step: Int) -> TuningState? {
    endEdit()
    guard states.indices.contains(position + step) else { return nil }
    position += step
    return states[position]
  }
}
