import OverscrollInput

/// The elements of the window by number, which they keep from tree to tree.
struct AccessibleTree {
  struct Node {
    let element: AccessibleElement
    let parent: Int?
    let index: Int
    fileprivate(set) var children: [Int] = []
  }

  private(set) var nodes: [Int: Node] = [:]
  private(set) var order: [Int] = []
  let isActive: Bool

  static let application = 0
  static let window = 1

  init(isActive: Bool) { self.isActive = isActive }

  init(_ window: AccessibleElement, isActive: Bool, numbers: inout [String: Int]) {
    self.init(isActive: isActive)
    nodes[Self.application] = Node(
      element: AccessibleElement(.application, "Overscroll", window.frame), parent: nil, index: -1)
    order = [Self.application]
    add(window, to: Self.application, &numbers)
  }

  private mutating func add(_ element: AccessibleElement, to parent: Int, _ numbers: inout [String: Int]) {
    let number = numbers[element.id, default: numbers.count + 1]
    numbers[element.id] = number
    var own = element
    own.children = []
    // Without the keyboard, nothing has the focus.
    if !isActive { own.states.remove(.focused) }
    nodes[number] = Node(element: own, parent: parent, index: nodes[parent]?.children.count ?? 0)
    nodes[parent]?.children.append(number)
    order.append(number)
    for child in element.children { add(child, to: number, &numbers) }
  }

  subscript(number: Int) -> Node? { nodes[number] }

  func element(at point: Vector2, in number: Int) -> Int? {
    guard let node = nodes[number], !node.element.states.contains(.hidden) else { return nil }
    let inner = node.children.reversed().lazy.compactMap { element(at: point, in: $0) }.first
    return inner ?? (node.element.frame.contains(point) ? number : nil)
  }

  private static let bits = [
    "active": 1, "checked": 4, "editable": 7, "enabled": 8, "expandable": 9, "expanded": 10, "focusable": 11,
    "focused": 12, "modal": 16, "pressed": 20, "selectable": 22, "selected": 23, "sensitive": 24, "showing": 25,
    "single-line": 26, "visible": 30, "checkable": 41,
  ]
  private static let names: [(AccessibleElement.States, String)] = [
    (.focusable, "focusable"), (.focused, "focused"), (.checkable, "checkable"), (.checked, "checked"),
    (.selectable, "selectable"), (.selected, "selected"), (.expandable, "expandable"), (.expanded, "expanded"),
    (.modal, "modal"),
  ]

  func states(of number: Int) -> Set<String> {
    guard let element = nodes[number]?.element else { return [] }
    let states = element.states
    var found = Set(["visible"] + Self.names.filter { states.contains($0.0) }.map(\.1))
    if !states.contains(.hidden) { found.insert("showing") }
    if !states.contains(.disabled) { found.formUnion(["enabled", "sensitive"]) }
    if element.role == .toggle, states.contains(.checked) { found.insert("pressed") }
    if element.role == .field { found.formUnion(["editable", "single-line"]) }
    if number == Self.window, isActive { found.insert("active") }
    return found
  }

  func stateBits(of number: Int) -> DBusValue {
    let bits = states(of: number).reduce(UInt64(0)) { $0 | 1 << UInt64(Self.bits[$1] ?? 0) }
    return .array(of: "u", [.uint(Int(bits & 0xFFFF_FFFF)), .uint(Int(bits >> 32))])
  }
}

extension AccessibleElement.Role {
  var atspi: (number: Int, name: String) {
    switch self {
    case .application: (75, "application")
    case .window: (23, "frame")
    case .group: (39, "panel")
    case .toolbar: (63, "tool bar")
    case .list: (31, "list")
    case .listItem: (32, "list item")
    case .button: (43, "push button")
    case .toggle: (62, "toggle button")
    case .checkBox: (7, "check box")
    case .slider: (51, "slider")
    case .splitter: (53, "split pane")
    case .field: (79, "entry")
    case .menu: (33, "menu")
    case .menuItem: (35, "menu item")
    case .dialog: (16, "dialog")
    case .heading: (83, "heading")
    case .label: (29, "label")
    case .image: (27, "image")
    case .canvas: (6, "canvas")
    case .message: (101, "notification")
    }
  }
}
