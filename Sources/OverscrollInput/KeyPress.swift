/// A key that went down.
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
  /// Whether the key is held down and repeats itself.
  package var isRepeat: Bool

  package init(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false) {
    (self.key, self.modifiers, self.isRepeat) = (key, modifiers, isRepeat)
  }
}
