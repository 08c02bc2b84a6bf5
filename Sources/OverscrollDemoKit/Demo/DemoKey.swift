import OverscrollInput

/// Keys that a demo handles itself, as the help lists them.
package struct DemoKey: Equatable, Sendable {
  /// How the keys are written on screen: one cap each.
  package let caps: [String]
  package let words: String
  package let keys: [Key]

  package init(_ caps: [String], words: String, _ keys: [Key]) {
    (self.caps, self.words, self.keys) = (caps, words, keys)
  }
}

// MARK: - Keys of several demos

extension DemoKey {
  package static let pages = DemoKey(
    ["PgUp", "PgDn"], words: "By a page; Shift sideways", [Key("PageUp"), Key("PageDown")])
  package static let ends = DemoKey(["Home", "End"], words: "To an end", [Key("Home"), Key("End")])

  package static func arrows(_ caps: String..., words: String) -> DemoKey {
    let names = ["←": "Left", "→": "Right", "↑": "Up", "↓": "Down"]
    return DemoKey(["Ctrl"] + caps, words: words, caps.compactMap { names[$0] }.map { Key($0, modifiers: .control) })
  }
}
