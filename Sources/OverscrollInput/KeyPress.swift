/// A press of a key, with the modifier keys that are down.
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
  /// Whether the event is a repetition of a key that is held down.
  package var isRepeat: Bool

  package init(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false) {
    (self.key, self.modifiers, self.isRepeat) = (key, modifiers, isRepeat)
  }
}
