extension KeyPress {
  private static let names: [Key: String] = [
    .left: "←", .right: "→", .up: "↑", .down: "↓", .pageUp: "PgUp", .pageDown: "PgDn", .enter: "Enter",
    .keypadEnter: "Enter", .escape: "Esc", "-": "−",
  ]

  /// The displayed form of the key press: the labels of its keys, joined by "+".
  var caps: String {
    let names: [(Modifiers, String)] = [(.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"), (.command, "Super")]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    return (held + [Self.names[key] ?? key.name]).joined(separator: "+")
  }
}
