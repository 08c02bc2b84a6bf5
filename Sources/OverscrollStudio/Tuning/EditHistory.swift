/// What was there before each change, and after those that were undone.
///
/// It gets the whole state whenever something may have changed, by whatever: so no change can be forgotten.
struct EditHistory: Sendable {
  /// What belongs together in one step: as long as it goes on, there is one state to go back to.
  enum Edit: Hashable, Sendable {
    case control(ParameterControl)
    case demo
  }

  /// What there was, what there is at `place`, and what was undone.
  private var states: [TuningState]
  private var place = 0
  /// What goes on, and what could be redone before it began.
  private var openEdit: (edit: Edit, undone: [TuningState])?

  init(_ state: TuningState) { states = [state] }

  var canUndo: Bool { place > 0 }
  var canRedo: Bool { place + 1 < states.count }

  /// Takes what there is now; where it is what there was, nothing has happened.
  ///
  /// - Parameter edit: where several changes make one step, what they belong to.
  mutating func note(_ state: TuningState, in edit: Edit? = nil) {
    guard state != states[place] else { return }
    if edit == nil || edit != openEdit?.edit {
      endEdit()
      openEdit = edit.map { ($0, Array(states[(place + 1)...])) }
      place += 1
    }
    states.replaceSubrange(place..., with: [state])
  }

  /// What comes next is a step of its own. A drag that has come back to where it began was none.
  mutating func endEdit() {
    if canUndo, states[place - 1] == states[place] { _ = cancelEdit() }
    openEdit = nil
  }

  /// Takes back what goes on, as if it had never begun; `nil` where nothing does.
  mutating func cancelEdit() -> TuningState? {
    guard let openEdit, canUndo else { return nil }
    states.replaceSubrange(place..., with: openEdit.undone)
    place -= 1
    self.openEdit = nil
    return states[place]
  }

  /// Another file is open: what was done to the one before is not brought back.
  mutating func forgetEdits() {
    endEdit()
    var (kept, keptPlace) = ([TuningState](), 0)
    for (index, var state) in states.enumerated() {
      state.edits = nil
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
