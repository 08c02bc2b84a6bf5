/// An editable line of text with a caret, a selection and an input method's composition.
struct TextField: Sendable {
  enum Outcome: Equatable, Sendable {
    case changed, entered, cancelled, paste
    case copied(String)
    case ignored
  }

  /// The maximum length of the text, in bytes of UTF-8: 200 characters of any script.
  static let maximumLength = 800

  private var characters: [Character]
  private var anchor = 0
  /// The moving end of the selection, in characters from the start of the text.
  private(set) var caret: Int
  private(set) var composition = TextComposition()
  /// Whether the input method passed on a typing key whose text is still to come. `passedText` delays that text, as SDL
  /// reports it before the text that the input method commits because of the key.
  private var hasPassedKey = false
  private var passedText = ""
  /// The caret position that the pointer requested, kept until text can be measured.
  private var caretRequest: CaretRequest?
  /// The distance by which a text that is wider than its field is shifted to the left, in points.
  private(set) var scroll = 0.0

  /// Creates a field with all of `text` selected, so that typing replaces it.
  init(_ text: String = "") {
    characters = Array(text.bounded(bytes: Self.maximumLength))
    caret = characters.count
  }

  var text: String { String(characters) }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  func text(_ range: Range<Int>) -> String { String(characters[range]) }
  var count: Int { characters.count }

  /// Replaces the selection by `new`; line breaks become spaces.
  mutating func insert(_ new: String) {
    if hasPassedKey {
      (hasPassedKey, passedText) = (false, new)
      return
    }
    let new = (new + passedText).bounded(bytes: Self.maximumLength)
    passedText = ""
    let line = new.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let inserted = line.filter { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } }
    var room = Self.maximumLength - text.utf8.count + text(selection).utf8.count
    let fitting = inserted.prefix { character in
      room -= character.utf8.count
      return room >= 0
    }
    replace(selection, by: Array(fitting))
  }

  mutating func compose(_ new: TextComposition) {
    hasPassedKey = false
    if !passedText.isEmpty { insert("") }
    if !new.isEmpty, !selection.isEmpty { replace(selection, by: []) }
    composition = new
  }

  private mutating func replace(_ range: Range<Int>, by new: [Character]) {
    characters.replaceSubrange(range, with: new)
    composition = TextComposition()
    moveCaret(to: range.lowerBound + new.count)
  }

  mutating func handle(_ press: KeyPress) -> Outcome {
    if !composition.isEmpty {
      // Escape ends the composition only.
      if press.key == .escape { compose(TextComposition()) }
      hasPassedKey = press.typesText
      return .changed
    }
    let (byWord, extends) = (press.modifiers.contains(.control), press.modifiers.contains(.shift))
    switch press.key {
    case .enter, .keypadEnter: return .entered
    case .escape: return .cancelled
    case .backspace: erase(to: byWord ? wordStart(before: caret) : caret - 1)
    case .delete: erase(to: byWord ? wordEnd(after: caret) : caret + 1)
    case .left where !extends && !byWord && !selection.isEmpty: moveCaret(to: selection.lowerBound)
    case .right where !extends && !byWord && !selection.isEmpty: moveCaret(to: selection.upperBound)
    case .left: moveCaret(to: byWord ? wordStart(before: caret) : caret - 1, extends: extends)
    case .right: moveCaret(to: byWord ? wordEnd(after: caret) : caret + 1, extends: extends)
    case .home: moveCaret(to: 0, extends: extends)
    case .end: moveCaret(to: count, extends: extends)
    case "A" where press.modifiers == .control:
      moveCaret(to: 0)
      moveCaret(to: count, extends: true)
    case "C" where press.modifiers == .control && !selection.isEmpty: return .copied(text(selection))
    case "X" where press.modifiers == .control && !selection.isEmpty:
      let cut = text(selection)
      replace(selection, by: [])
      return .copied(cut)
    case "V" where press.modifiers == .control: return .paste
    default: return .ignored
    }
    return .changed
  }

  private mutating func erase(to index: Int) {
    let end = index.clamped(to: 0...count)
    replace(selection.isEmpty ? min(caret, end)..<max(caret, end) : selection, by: [])
  }

  mutating func moveCaret(to index: Int, extends: Bool = false) {
    caret = index.clamped(to: 0...count)
    if !extends { anchor = caret }
  }

  var accessibleText: AccessibleElement.Text {
    func count(_ end: Int) -> Int { text(0..<end).unicodeScalars.count }
    return .init(text, caret: count(caret), selection: count(selection.lowerBound)..<count(selection.upperBound))
  }

  mutating func select(_ scalars: Range<Int>) {
    let text = text.unicodeScalars
    func index(_ count: Int) -> Int { String(text.prefix(count)).count }
    moveCaret(to: index(scalars.lowerBound))
    moveCaret(to: index(scalars.upperBound), extends: true)
  }

  mutating func selectWord(at index: Int) {
    anchor = wordStart(before: min(index + 1, count))
    caret = wordEnd(after: anchor)
  }

  mutating func request(_ request: CaretRequest) { caretRequest = request }

  mutating func layOut(_ layout: TextFieldLayout, measuring measure: any TextMeasuring) {
    if let request = caretRequest {
      caretRequest = nil
      let index = layout.index(at: request.x, in: self, measure)
      if request.selectsWord { selectWord(at: index) } else { moveCaret(to: index, extends: request.extends) }
    }
    scroll = layout.scroll(of: self, measure)
  }

  private func isWord(_ index: Int) -> Bool {
    let (character, former) = (characters[index], index > 0 ? characters[index - 1] : " ")
    if character.isLetter || character.isNumber { return true }
    guard index + 1 < count, characters[index + 1].isNumber else { return false }
    return ".,".contains(character) && former.isNumber || "-\u{2212}".contains(character) && former == " "
  }

  private func wordStart(before index: Int) -> Int {
    let last = (0..<index).last(where: isWord) ?? 0
    return ((0..<last).last { !isWord($0) } ?? -1) + 1
  }

  private func wordEnd(after index: Int) -> Int {
    let first = (index..<count).first(where: isWord) ?? count
    return (first..<count).first { !isWord($0) } ?? count
  }
}

extension KeyPress {
  fileprivate var typesText: Bool {
    switch key {
    case .space, .character, .keypad: modifiers.isDisjoint(with: [.control, .alt, .command])
    default: false
    }
  }
}
