import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry

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

  mutating func handle(_ key: Key) -> Outcome {
    switch key.name {
    case "Return", "Keypad Enter": return .entered
    case "Escape": return .cancelled
    case "Backspace":
      if !text.isEmpty { text.removeLast() }
      return .changed
    default:
      guard key.modifiers.isDisjoint(with: [.control, .alt, .command]), let character = character(of: key),
        text.count < Self.longest
      else { return .ignored }
      text.append(character)
      return .changed
    }
  }

  private func character(of key: Key) -> Character? {
    let name = key.name.hasPrefix("Keypad ") ? String(key.name.dropFirst(7)) : key.name
    if name == "Space" { return alphabet == .name && !text.isEmpty ? " " : nil }
    guard name.count == 1, let character = name.first else { return nil }
    switch alphabet {
    case .number: return "0123456789.,-".contains(character) ? character : nil
    case .name:
      guard character.isLetter || character.isNumber || "-.".contains(character) else { return nil }
      return Character(key.modifiers.contains(.shift) ? character.uppercased() : character.lowercased())
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

extension Key {
  /// Whether it can begin a number on the keys of their own, which choose no demo.
  var isKeypadFigure: Bool {
    name.hasPrefix("Keypad ") && name.count == 8 && "0123456789.".contains(name.last ?? " ") && modifiers.isEmpty
  }
}
