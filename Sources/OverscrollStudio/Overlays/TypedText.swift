import OverscrollInput

/// Text being typed by its keys: a number for a parameter, or a name for a preset.
package struct TypedText: Equatable, Sendable {
  package enum Alphabet: Sendable { case number, name }
  package enum Outcome: Sendable { case ignored, changed, entered, cancelled }

  package let alphabet: Alphabet
  package private(set) var text: String

  private static let longest = 24

  package init(_ alphabet: Alphabet, text: String = "") {
    (self.alphabet, self.text) = (alphabet, text)
  }

  /// With a comma or a point, as people write it; `nil` for what is no number.
  package var number: Double? {
    let plain = text.replacing(",", with: ".")
    return Double(plain).flatMap { $0.isFinite ? $0 : nil }
  }

  package mutating func handle(_ key: Key) -> Outcome {
    switch key.name {
    case "Return", "Keypad Enter": return .entered
    case "Escape": return .cancelled
    case "Backspace":
      if !text.isEmpty { text.removeLast() }
      return .changed
    default: return type(key)
    }
  }

  private mutating func type(_ key: Key) -> Outcome {
    guard key.modifiers.isDisjoint(with: [.control, .alt, .command]), let character = character(of: key),
      text.count < Self.longest
    else { return .ignored }
    text.append(character)
    return .changed
  }

  private func character(of key: Key) -> Character? {
    let name = key.name.hasPrefix("Keypad ") ? String(key.name.dropFirst(7)) : key.name
    if name == "Space" { return alphabet == .name && !text.isEmpty ? " " : nil }
    guard name.count == 1, let character = name.first else { return nil }
    switch alphabet {
    case .number: return "0123456789.,-".contains(character) ? character : nil
    case .name: return named(character, isShifted: key.modifiers.contains(.shift))
    }
  }

  private func named(_ character: Character, isShifted: Bool) -> Character? {
    guard character.isLetter || character.isNumber || "-.".contains(character) else { return nil }
    return Character(isShifted ? character.uppercased() : character.lowercased())
  }
}

extension Key {
  /// Whether it can begin a number on the keys of their own, which choose no demo.
  package var isKeypadFigure: Bool {
    name.hasPrefix("Keypad ") && name.count == 8 && "0123456789.".contains(name.last ?? " ") && modifiers.isEmpty
  }
}
