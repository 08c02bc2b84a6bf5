package struct DemoKey: Equatable, Sendable {
  package let caps: [String]
  package let words: String
  package let keys: [KeyPress]

  package init(_ caps: [String], words: String, _ keys: [KeyPress]) {
    (self.caps, self.words, self.keys) = (caps, words, keys)
  }

  package static let pages = DemoKey(
    ["PgUp", "PgDn"], words: "By page; Shift sideways", [KeyPress(.pageUp), KeyPress(.pageDown)])
  package static let ends = DemoKey(["Home", "End"], words: "Scroll to the end", [KeyPress(.home), KeyPress(.end)])

  package static func arrows(_ caps: String..., words: String) -> DemoKey {
    let arrows: [String: Key] = ["←": .left, "→": .right, "↑": .up, "↓": .down]
    return DemoKey(
      ["Ctrl"] + caps, words: words, caps.compactMap { arrows[$0] }.map { KeyPress($0, modifiers: .control) })
  }
}

extension ScrollStep {
  /// Returns the step for a key: pages and ends vertically, with Shift horizontally; arrows with Control.
  package static func of(_ press: KeyPress) -> (step: ScrollStep, axis: Axis)? {
    let page: [Key: ScrollStep] = [.pageUp: .pages(-1), .pageDown: .pages(1), .home: .toStart, .end: .toEnd]
    guard press.modifiers == .control else { return page[press.key].map { ($0, press.modifiers == .shift ? .x : .y) } }
    return switch press.key {
    case .up: (.lines(-1), .y)
    case .down: (.lines(1), .y)
    case .left: (.lines(-1), .x)
    case .right: (.lines(1), .x)
    default: nil
    }
  }
}
