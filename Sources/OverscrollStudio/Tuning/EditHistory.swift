/// What was there before each change, and after those that were undone.
///
/// It is told what there is whenever something may have changed, by whatever: so no change can be forgotten.
struct EditHistory: Sendable {
  /// What belongs together in one step: as long as it goes on, there is one state to go back to.
  enum Edit: Hashable, Sendable {
    case control(ParameterControl)
    case demo
  }

  private var past: [TuningState] = []
  private var present: TuningState
  private var future: [TuningState] = []
  /// What goes on, and what could be redone before it began.
  private var openEdit: (edit: Edit, future: [TuningState])?

  init(_ state: TuningState) { present = state }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Takes what there is now; where it is what there was, nothing has happened.
  ///
  /// - Parameter edit: where several changes make one step, what they belong to.
  mutating func note(_ state: TuningState, in edit: Edit? = nil) {
    guard state != present else { return }
    if edit == nil || edit != openEdit?.edit {
      endEdit()
      past.append(present)
      openEdit = edit.map { ($0, future) }
    }
    (present, future) = (state, [])
  }

  /// What comes next is a step of its own. A drag that has come back to where it began was none.
  mutating func endEdit() {
    if past.last == present { _ = cancelEdit() }
    openEdit = nil
  }

  /// Takes back what goes on, as if it had never begun; `nil` where nothing does.
  mutating func cancelEdit() -> TuningState? {
    guard let openEdit, let before = past.popLast() else { return nil }
    (present, future, self.openEdit) = (before, openEdit.future, nil)
    return before
  }

  mutating func undo() -> TuningState? {
    endEdit()
    guard let earlier = past.popLast() else { return nil }
    future.append(present)
    present = earlier
    return earlier
  }

  mutating func redo() -> TuningState? {
    endEdit()
    guard let later = future.popLast() else { return nil }
    past.append(present)
    present = later
    return later
  }
}
