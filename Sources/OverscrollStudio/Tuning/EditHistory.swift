/// The parameters before each change, and after those that were undone.
struct EditHistory: Sendable {
  /// What belongs together in one step: as long as it goes on, there is one value to go back to.
  enum Edit: Hashable, Sendable {
    case control(ParameterControl)
    case demo
  }

  private var past: [ParameterValues] = []
  private var future: [ParameterValues] = []
  private var openEdit: Edit?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// A change is made to `value`.
  ///
  /// - Parameter edit: where several changes make one step, what they belong to.
  mutating func remember(_ value: ParameterValues, in edit: Edit? = nil) {
    if edit == nil || edit != openEdit { past.append(value) }
    future.removeAll()
    openEdit = edit
  }

  /// What comes next is a step of its own.
  mutating func endEdit() { openEdit = nil }

  mutating func undo(from value: ParameterValues) -> ParameterValues? {
    endEdit()
    guard let earlier = past.popLast() else { return nil }
    future.append(value)
    return earlier
  }

  mutating func redo(from value: ParameterValues) -> ParameterValues? {
    endEdit()
    guard let later = future.popLast() else { return nil }
    past.append(value)
    return later
  }
}
