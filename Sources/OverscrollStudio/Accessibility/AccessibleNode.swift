/// An element for assistive technology, with what it does.
struct AccessibleNode {
  private(set) var element: AccessibleElement
  private(set) var actions: [[AppAction]] = []
  private(set) var set: (Double) -> [AppAction] = { _ in [] }
  private(set) var focus: (inout App) -> Void = { _ in }
  private(set) var children: [AccessibleNode] = []

  init(
    _ role: AccessibleElement.Role, _ name: String, _ frame: Rect, description: String = "",
    children: [AccessibleNode] = []
  ) {
    element = AccessibleElement(role, name, frame)
    element.description = description
    self.children = children
  }

  /// Adds an action, by default with the key of the last of `actions`.
  mutating func add(_ name: String, _ actions: AppAction..., key: String? = nil) {
    element.actions.append(.init(name, key: key ?? actions.last?.definition.keyLabel ?? ""))
    self.actions.append(actions)
  }

  mutating func add(_ children: AccessibleNode?...) { self.children += children.compactMap { $0 } }
  mutating func add(_ children: [AccessibleNode]) { self.children += children }

  mutating func mark(_ states: AccessibleElement.States, if condition: Bool = true) {
    if condition { element.states.formUnion(states) }
  }

  mutating func focus(_ isFocused: Bool, _ focus: @escaping (inout App) -> Void) {
    mark(isFocused ? [.focusable, .focused] : .focusable)
    self.focus = focus
  }

  mutating func set(_ value: AccessibleElement.Value, _ set: @escaping (Double) -> [AppAction]) {
    (element.value, self.set) = (value, set)
  }

  mutating func set(_ field: TextField) { element.text = field.accessibleText }

  /// Names the element `id`, and those inside it by their names. Elements with the same name are numbered.
  mutating func identify(as id: String) {
    element.id = id
    var counts: [String: Int] = [:]
    for index in children.indices {
      let name = children[index].element.name
      let count = counts[name, default: 0] + 1
      counts[name] = count
      children[index].identify(as: count == 1 ? "\(id)/\(name)" : "\(id)/\(name) \(count)")
    }
  }

  var tree: AccessibleElement {
    var tree = element
    tree.children = children.map(\.tree)
    return tree
  }

  func node(_ id: String) -> AccessibleNode? {
    element.id == id ? self : children.lazy.compactMap { $0.node(id) }.first
  }
}
