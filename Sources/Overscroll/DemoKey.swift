import OverscrollSDL

/// Keys of a demo's own, as the help tells of them.
struct DemoKey: Equatable, Sendable {
  /// How the keys are written on screen: one cap each.
  let caps: [String]
  let words: String
  let keys: [Key]

  init(_ caps: String..., words: String, _ keys: [Key]) {
    (self.caps, self.words, self.keys) = (caps, words, keys)
  }
}

// MARK: - What several demos have

extension DemoKey {
  static let pages = DemoKey("PgUp", "PgDn", words: "By a page; Shift sideways", [Key("PageUp"), Key("PageDown")])
  static let ends = DemoKey("Home", "End", words: "To an end", [Key("Home"), Key("End")])

  static func arrows(_ caps: String..., words: String) -> DemoKey {
    let names = ["←": "Left", "→": "Right", "↑": "Up", "↓": "Down"]
    return DemoKey(["Ctrl"] + caps, words, caps.compactMap { names[$0] }.map { Key($0, modifiers: .control) })
  }

  private init(_ caps: [String], _ words: String, _ keys: [Key]) {
    (self.caps, self.words, self.keys) = (caps, words, keys)
  }
}
