/// The actions with a group, and the keys of all of them, for a catalog of demos.
package struct KeyMap: Sendable {
  let actions: [AppAction]
  private let actionsByKey: [KeyPress: AppAction]

  init(_ catalog: DemoCatalog) {
    let commands = Command.allCases.filter { $0.definition.group != nil }
    actions = catalog.demos.indices.map { .showDemo($0) } + commands.map { .command($0) }
    let keyed = actions.flatMap { action in action.definition.keys.map { ($0, action) } }
    actionsByKey = Dictionary(keyed) { first, _ in first }
  }

  /// Returns the action for `press`. For a repeated key, returns only actions that make sense repeatedly.
  func action(for press: KeyPress) -> AppAction? {
    let action = actionsByKey[KeyPress(press.key, modifiers: press.modifiers)]
    return press.isRepeat && action?.definition.repeats != true ? nil : action
  }
}

extension KeyPress {
  private static let names: [Key: String] = [
    .left: "←", .right: "→", .up: "↑", .down: "↓", .pageUp: "PgUp", .pageDown: "PgDn", .enter: "Enter",
    .keypadEnter: "Enter", .escape: "Esc", "-": "−",
  ]

  /// The labels of the key caps, with those of the modifiers first.
  var caps: [String] {
    let names: [(Modifiers, String)] = [(.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"), (.command, "Super")]
    return names.filter { modifiers.contains($0.0) }.map(\.1) + [Self.names[key] ?? key.name]
  }
}
