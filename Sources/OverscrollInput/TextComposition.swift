/// The uncommitted text of an input method, displayed at the caret of a text field.
package struct TextComposition: Hashable, Sendable {
  package let text: String
  /// The part of the text that is being converted, in characters from the start; empty if there is none.
  package let clause: Range<Int>
  /// The caret's position in characters from the start: the end of the clause, or the end of the text by default.
  package let caret: Int
  package init() { self.init("") }

  /// Creates a composition whose clause has `length` Unicode scalars from `start`. If `length` is not positive, the
  /// clause is empty and the caret is at `start`. If `start` is negative, the caret is at the end of `text`.
  package init(_ text: String, start: Int = -1, length: Int = 0) {
    self.text = text
    // Converts a number of scalars to a number of characters.
    func characterCount(_ count: Int) -> Int {
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, count)))).count
    }
    let first = start < 0 ? text.count : characterCount(start)
    caret = start < 0 ? first : max(first, characterCount(start + max(0, length)))
    clause = first..<caret
  }

  package var isEmpty: Bool { text.isEmpty }
}
