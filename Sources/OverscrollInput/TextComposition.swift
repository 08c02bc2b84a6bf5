/// What an input method composes: it is shown where text goes, and is no text yet.
package struct TextComposition: Hashable, Sendable {
  package let text: String
  /// The part that is being converted, in characters from the start; empty where there is none.
  package let clause: Range<Int>
  /// Where the caret is, in characters from the start: at the end of the clause, where there is one.
  package let caret: Int

  package init() { self.init("") }

  /// - Parameters:
  ///   - start: where the clause begins, or the caret is, in Unicode scalars; below zero at the end.
  ///   - length: that of the clause, in Unicode scalars; none at zero or below.
  package init(_ text: String, start: Int = -1, length: Int = 0) {
    self.text = text
    // How many characters there are in so many scalars.
    func place(_ count: Int) -> Int {
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, count)))).count
    }
    let first = start < 0 ? text.count : place(start)
    caret = start < 0 ? first : max(first, place(start + max(0, length)))
    clause = first..<caret
  }

  package var isEmpty: Bool { text.isEmpty }
}
