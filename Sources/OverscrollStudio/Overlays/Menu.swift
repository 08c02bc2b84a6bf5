import OverscrollInput
import ScrollGeometry

/// A list to choose one thing from, in the middle of the window; or one line of text to type above it.
package struct Menu: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    var title: String
    var detail = ""
    var isCurrent = false
    var action: AppAction
  }

  let title: String
  let items: [Item]
  private(set) var selection = 0
  /// What is typed, where something is.
  private(set) var typed: TypedText?

  init(_ title: String, _ items: [Item], typing typed: TypedText? = nil) {
    (self.title, self.items, self.typed) = (title, items, typed)
    selection = items.firstIndex(where: \.isCurrent) ?? 0
  }

  /// What an item does, with the name that was typed where it takes one.
  func action(of index: Int) -> AppAction {
    if case .savePreset = items[index].action { .savePreset(typed?.text ?? "") } else { items[index].action }
  }
}

// MARK: - Keys

extension Menu {
  enum Outcome: Equatable, Sendable {
    case open, cancelled
    case chosen(AppAction)
  }

  mutating func handle(_ key: Key) -> Outcome {
    if typed != nil, let outcome = type(key) { return outcome }
    switch key.name {
    case "Up": select(selection - 1)
    case "Down": select(selection + 1)
    case "Home": select(0)
    case "End": select(items.count - 1)
    case "Return", "Keypad Enter", "Space": return items.isEmpty ? .cancelled : .chosen(action(of: selection))
    case "Escape": return .cancelled
    case "Delete": if case .choosePreset(let name) = items[selection].action { return .chosen(.deletePreset(name)) }
    default: break
    }
    return .open
  }

  private mutating func type(_ key: Key) -> Outcome? {
    switch typed?.handle(key) {
    case .entered: .chosen(action(of: selection))
    case .cancelled: .cancelled
    case .changed: .open
    case .ignored, nil: nil
    }
  }

  private mutating func select(_ index: Int) {
    selection = index.clamped(to: 0...max(0, items.count - 1))
  }
}
