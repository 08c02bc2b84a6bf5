import OverscrollInput

/// Text being typed by its keys: a number for a parameter, or a name for a preset.
package struct TypedText: Equatable, Sendable {
  enum Alphabet: Sendable { case number, name }
  enum Outcome: Sendable { case ignored, changed, entered, cancelled }

  private let alphabet: Alphabet
  private(set) var text = ""

  private static let longest = 24

  init(_ alphabet: Alphabet) { self.alphabet = alphabet }

  /// With a comma or a point, as people write it; `nil` for what is no number.
  var number: Double? {
    let plain = text.replacing(",", with: ".")
    return Double(plain).flatMap { $0.isFinite ? $0 : nil }
  }

  mutating func handle(_ key: Key) -> Outcome {
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
  var isKeypadFigure: Bool {
    name.hasPrefix("Keypad ") && name.count == 8 && "0123456789.".contains(name.last ?? " ") && modifiers.isEmpty
  }
}
