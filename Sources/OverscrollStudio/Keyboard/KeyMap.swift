import OverscrollInput

/// What every key does, for a number of demos.
package struct KeyMap: Sendable {
  package let bindings: [KeyBinding]
  private let actionByKey: [Key: AppAction]

  package init(demoCount: Int) {
    bindings = KeyBinding.all(demoCount)
    actionByKey = Dictionary(
      bindings.flatMap(\.actions).map { ($0.key, $0.action) }, uniquingKeysWith: { first, _ in first })
  }

  /// What `key` does; a key that is held down does it again only where that makes sense.
  package func action(for key: Key) -> AppAction? {
    guard let action = actionByKey[Key(key.name, modifiers: key.modifiers)] else { return nil }
    return key.isRepeat && !action.repeats ? nil : action
  }
}

extension AppAction {
  fileprivate var repeats: Bool {
    switch self {
    case .moveSelection, .adjust, .step: true
    default: false
    }
  }
}
