/// The undo history: the whole state before each change, and after each change that was undone.
struct EditHistory: Sendable {
  enum Edit: Hashable, Sendable {
    case control(ParameterControl)
    case demo
  }

  /// The former states, the current state at `place`, and the states that were undone.
  private var states: [TuningState]
  private var place = 0
  /// The edit in progress, and the states that could be redone before it.
  private var openEdit: (edit: Edit, undone: [TuningState])?
  init(_ state: TuningState) { states = [state] }
  var canUndo: Bool { place > 0 }
  var canRedo: Bool { place + 1 < states.count }

  /// Records a state that differs from the current one, as a part of `edit` or as a separate step.
  mutating func note(_ state: TuningState, in edit: Edit? = nil) {
    guard state != states[place] else { return }
    if edit == nil || edit != openEdit?.edit {
      endEdit()
      openEdit = edit.map { ($0, Array(states[(place + 1)...])) }
      place += 1
    }
    states.replaceSubrange(place..., with: [state])
  }

  mutating func endEdit() {
    if canUndo, states[place - 1] == states[place] { _ = cancelEdit() }
    openEdit = nil
  }

  mutating func cancelEdit() -> TuningState? {
    guard let openEdit, canUndo else { return nil }
    states.replaceSubrange(place..., with: openEdit.undone)
    place -= 1
    self.openEdit = nil
    return states[place]
  }

  /// Applies a change that is no step to all states. States that are equal then are joined.
  mutating func rewrite(_ change: (inout TuningState) -> Void) {
    endEdit()
    var (kept, keptPlace) = ([TuningState](), 0)
    for (index, var state) in states.enumerated() {
      change(&state)
      if state != kept.last { kept.append(state) }
      if index == place { keptPlace = kept.count - 1 }
    }
    (states, place) = (kept, keptPlace)
  }

  mutating func undo() -> TuningState? {
    endEdit()
    guard canUndo else { return nil }
    place -= 1
    return states[place]
  }

  mutating func redo() -> TuningState? {
    endEdit()
    guard canRedo else { return nil }
    place += 1
    return states[place]
  }
}
