/// A key, identified by its label. A literal of one character is the key of that character: "A".
package enum Key: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  case left, right, up, down, pageUp, pageDown, home, end
  case space, enter, tab, escape, backspace, delete
  /// A function key by its number, from 1 for F1.
  case function(Int)
  /// A key that types this character. A letter is upper case.
  case character(Character)
  /// A digit or sign on the keypad.
  case keypad(Character)
  case keypadEnter
  /// Any other key, by SDL's name.
  case other(String)

  private static let named: [(key: Key, name: String)] = [
    (.left, "Left"), (.right, "Right"), (.up, "Up"), (.down, "Down"), (.pageUp, "PageUp"), (.pageDown, "PageDown"),
    (.home, "Home"), (.end, "End"), (.space, "Space"), (.enter, "Return"), (.tab, "Tab"), (.escape, "Escape"),
    (.backspace, "Backspace"), (.delete, "Delete"), (.keypadEnter, "Keypad Enter"),
  ]
  private static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.key) })
  private static let names = Dictionary(uniqueKeysWithValues: named.map { ($0.key, $0.name) })

  package init(name: String) {
    if let key = Self.byName[name] {
      self = key
    } else if name.count == 1 {
      self = .character(name[name.startIndex])
    } else if name.hasPrefix("Keypad "), name.count == 8 {
      self = .keypad(name[name.index(before: name.endIndex)])
    } else if let number = Int(name.dropFirst()), name == "F\(number)" {
      self = .function(number)
    } else {
      self = .other(name)
    }
  }

  package var name: String {
    switch self {
    case .function(let number): "F\(number)"
    case .character(let character): String(character)
    case .keypad(let character): "Keypad \(character)"
    case .other(let name): name
    default: Self.names[self] ?? ""
    }
  }

  package init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}

package struct KeyPress: Hashable, Sendable {
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }

  package var key: Key
  package var modifiers: Modifiers
  package var isRepeat: Bool

  package init(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false) {
    (self.key, self.modifiers, self.isRepeat) = (key, modifiers, isRepeat)
  }
}
