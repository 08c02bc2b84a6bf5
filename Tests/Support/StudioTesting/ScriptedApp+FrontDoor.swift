import OverscrollStudio

/// The window as a person has it: controls by their names, as a screen reader reads them, and words on the screen.
extension ScriptedApp {
  package struct NoControl: Error { let name: String }
  package var window: AccessibleElement { app.accessibleWindow }
  /// The open menu or dialog.
  package var menu: AccessibleElement? { window.children.first { $0.states.contains(.modal) } }
  package var menuItems: [AccessibleElement] { menu?.children.filter { $0.states.contains(.selectable) } ?? [] }
  /// All elements, each before those inside it. Those of an open menu come first.
  package var elements: [AccessibleElement] {
    let parts = window.children
    return (parts.filter { $0.states.contains(.modal) } + parts.filter { !$0.states.contains(.modal) }).flatMap(\.all)
  }
  package var rows: [AccessibleElement] {
    elements.filter { $0.id.hasPrefix("window/Parameters/") && ($0.role == .slider || $0.role == .checkBox) }
  }
  package var field: AccessibleElement? { elements.first { $0.role == .field } }
  package var focused: AccessibleElement? { elements.first { $0.states.contains(.focused) } }
  package var message: String? { window.children.first { $0.role == .message }?.name }
  package var theme: Theme {
    Theme(appearance: commands.first?.paint == .solid(Theme(appearance: .dark).background) ? .dark : .light)
  }
  /// Whether the message has the mark of a problem.
  package var isProblem: Bool { commands.contains { [mark = theme.inverseBad] in $0.paint == .solid(mark) } }
  /// Returns the frames with borders of a width in the accent color.
  package func borders(_ width: Double) -> [Rect] {
    commands.compactMap { [accent = theme.accent] command in
      if case .border(let rect, _, width) = command.shape, command.paint == .solid(accent) { rect } else { nil }
    }
  }
  package var stage: Rect { elements.first { $0.role == .canvas }?.frame ?? .zero }
  package var isAtRest: Bool { elements.first { $0.role == .canvas }?.description.hasPrefix("at rest") == true }

  package func control(_ name: String, _ role: AccessibleElement.Role? = nil) throws -> AccessibleElement {
    for element in elements where element.name == name && (role == nil || element.role == role) { return element }
    throw NoControl(name: name)
  }
  package func has(_ name: String, _ role: AccessibleElement.Role? = nil) -> Bool { (try? control(name, role)) != nil }
  /// Returns whether a control, or an item of the main menu, is checked or chosen.
  package func isOn(_ name: String) -> Bool {
    var opened = self
    if !has(name) { opened.press("F10") }
    return (try? opened.control(name)).map { $0.states.contains($0.role == .listItem ? .selected : .checked) } == true
  }
  package func isEnabled(_ name: String) -> Bool { (try? control(name))?.states.contains(.disabled) == false }
  /// Returns the number of a slider, or 1 for a checked switch.
  package func value(of name: String) throws -> Double {
    let row = try rows.first { $0.name == name } ?? control(name)
    return row.value?.current ?? (row.states.contains(.checked) ? 1 : 0)
  }
  package mutating func click(_ name: String, _ role: AccessibleElement.Role? = nil) throws {
    click(try control(name, role).frame.center)
  }
  package mutating func request(_ element: AccessibleElement, _ kind: AccessibilityRequest.Kind) {
    app.handle(WindowEvent(time: time, kind: .accessibility(.init(element.id, kind))))
  }
}

extension AccessibleElement { package var all: [AccessibleElement] { [self] + children.flatMap(\.all) } }

extension Rect {
  /// Returns the point at fractions of the width and the height.
  package func point(_ x: Double, _ y: Double) -> Vector2 { origin + Vector2(x * width, y * height) }
}
