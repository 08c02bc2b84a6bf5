/// Text being typed by its keys: a number for a parameter, or a name for a preset.
struct TypedText: Sendable {
  enum Alphabet: Sendable { case number, name }
  enum Outcome: Sendable { case ignored, changed, entered, cancelled }

  private let alphabet: Alphabet
  private(set) var text = ""

  private static let longest = 24

  init(_ alphabet: Alphabet) { self.alphabet = alphabet }

  /// With a comma or a point, as people write it; `nil` for what is no number.
  var number: Double? { Double(text.replacing(",", with: ".")).flatMap { $0.isFinite ? $0 : nil } }

  mutating func handle(_ press: KeyPress) -> Outcome {
    switch press.key {
    case .enter, .keypadEnter: return .entered
    case .escape: return .cancelled
    case .backspace:
      if !text.isEmpty { text.removeLast() }
      return .changed
    default:
      guard press.modifiers.isDisjoint(with: [.control, .alt, .command]), let character = character(of: press),
        text.count < Self.longest
      else { return .ignored }
      text.append(character)
      return .changed
    }
  }

  private func character(of press: KeyPress) -> Character? {
    let character: Character
    switch press.key {
    case .space: return alphabet == .name && !text.isEmpty ? " " : nil
    case .character(let typed), .keypad(let typed): character = typed
    default: return nil
    }
    switch alphabet {
    case .number: return "0123456789.,-".contains(character) ? character : nil
    case .name:
      guard character.isLetter || character.isNumber || "-.".contains(character) else { return nil }
      return Character(press.modifiers.contains(.shift) ? character.uppercased() : character.lowercased())
    }
  }

  /// Draws it with its caret; its end is what is seen where it is too long.
  func draw(
    on canvas: inout Canvas, in box: Rect, _ style: TextStyle, _ theme: Theme, alignment: TextAlignment = .leading
  ) {
    let width = canvas.measure.size(of: text, style: style).width
    let overflow = max(0, width + 2 - box.width)
    let start = alignment == .trailing && overflow == 0 ? box.maxX - width - 2 : box.minX - overflow
    canvas.clipped(to: box.inset(by: EdgeInsets(top: -4, bottom: -4))) { canvas in
      canvas.text(text, in: Rect(x: start, y: box.minY, width: width + 2, height: box.height), style, theme.text)
      canvas.fill(Rect(x: start + width + 1, y: box.midY - 8, width: 1.5, height: 16), theme.accent)
    }
  }
}

extension KeyPress {
  /// Whether it is a digit or the point on the keypad, which begins a number; the other digits choose a demo.
  var isKeypadFigure: Bool {
    guard case .keypad(let character) = key else { return false }
    return "0123456789.".contains(character) && modifiers.isEmpty
  }
}
