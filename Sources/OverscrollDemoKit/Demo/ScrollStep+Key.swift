extension ScrollStep {
  /// Returns the step for a key: pages and ends vertically, with Shift horizontally; arrows with Control.
  package static func of(_ press: KeyPress) -> (step: ScrollStep, axis: Axis)? {
    let axis: Axis = press.modifiers == .shift ? .x : .y
    guard press.modifiers == .control else { return page(press.key).map { ($0, axis) } }
    return switch press.key {
    case .up: (.lines(-1), .y)
    case .down: (.lines(1), .y)
    case .left: (.lines(-1), .x)
    case .right: (.lines(1), .x)
    default: nil
    }
  }

  private static func page(_ key: Key) -> ScrollStep? {
    [.pageUp: .pages(-1), .pageDown: .pages(1), .home: .toStart, .end: .toEnd][key]
  }
}
