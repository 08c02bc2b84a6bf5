import OverscrollInput
import ScrollGeometry

/// A list to choose one thing from, in the middle of the window; or one line of text to type above it.
struct Menu: Sendable {
  struct Item: Sendable {
    var title: String
    var detail = ""
    var isCurrent = false
    var action: AppAction
  }

  /// What has become of it by a key.
  enum Outcome {
    case open, cancelled
    case chosen(AppAction)
  }

  let title: String
  let items: [Item]
  private(set) var selection: Int
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

  mutating func handle(_ key: Key) -> Outcome {
    switch typed?.handle(key) {
    case .entered: return .chosen(action(of: selection))
    case .cancelled: return .cancelled
    case .changed: return .open
    case .ignored, nil: break
    }
    switch key.name {
    case "Up": select(selection - 1)
    case "Down": select(selection + 1)
    case "Home": select(0)
    case "End": select(items.count - 1)
    case "Return", "Keypad Enter", "Space": return .chosen(action(of: selection))
    case "Escape": return .cancelled
    case "Delete": if case .takePreset(let name) = items[selection].action { return .chosen(.deletePreset(name)) }
    default: break
    }
    return .open
  }

  private mutating func select(_ index: Int) { selection = index.clamped(to: 0...items.count - 1) }
}
