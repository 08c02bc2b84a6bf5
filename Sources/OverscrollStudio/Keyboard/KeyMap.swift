import OverscrollInput

/// What every key does, for a number of demos.
package struct KeyMap: Sendable {
  let bindings: [KeyBinding]
  private let actionByKey: [Key: AppAction]

  init(demoCount: Int) {
    bindings = KeyBinding.all(demoCount)
    actionByKey = Dictionary(
      bindings.flatMap(\.actions).map { ($0.key, $0.action) }, uniquingKeysWith: { first, _ in first })
  }

  /// What `key` does; a key that is held down does it again only where that makes sense.
  func action(for key: Key) -> AppAction? {
    let action = actionByKey[Key(key.name, modifiers: key.modifiers)]
    return switch action {
    case .moveSelection, .adjust, .step: action
    default: key.isRepeat ? nil : action
    }
  }

  /// Whether `key` begins or ends a recording: it is no part of one.
  package func togglesRecording(_ key: Key) -> Bool { action(for: key) == .toggleRecording }
}
