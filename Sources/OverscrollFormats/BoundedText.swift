// Text from outside may be as long as a file, and a single character of it as well: these look at its ends only.

extension String {
  /// The maximum number of marks in a row, that of the Stream-Safe Text Format (UAX #15), which no language needs.
  private static let maximumMarkCount = 30

  /// Returns the whole characters in the first `bytes` bytes of UTF-8, without the marks that follow 30 others. Reads
  /// no further than that. If the first character alone is longer, returns its beginning.
  package func bounded(bytes: Int) -> String {
    // Each mark has at least two bytes.
    let canHaveTooManyMarks = utf8.count > 2 * Self.maximumMarkCount && unicodeScalars.contains(where: \.isMark)
    if utf8.count <= bytes, !canHaveTooManyMarks { return self }
    let end = utf8.index(startIndex, offsetBy: bytes, limitedBy: endIndex) ?? endIndex
    let text = unicodeScalars[..<end].withoutMarks(after: Self.maximumMarkCount)
    guard let next = unicodeScalars[end...].first, end < endIndex else { return text }
    // The next scalar may continue the last character.
    var longer = text
    longer.unicodeScalars.append(next)
    longer.removeLast()
    return longer.isEmpty ? text : longer
  }

  /// The text as a message repeats it: `excerpt(characters:)` with at most 80 characters.
  package var excerpt: String { excerpt(characters: 80) }

  /// Returns the text on one line, without the middle of a text with more than `count` characters, or with more than
  /// four times as many bytes. Replaces each scalar that would end the line, control a terminal or reverse the text
  /// around it by its number. The result has at most `5 * count + 3` bytes of UTF-8.
  package func excerpt(characters count: Int) -> String {
    if utf8.count <= 4 * count {
      let whole = bounded(bytes: 4 * count).onOneLine
      if whole.count <= count { return whole }
    }
    let start = utf8.index(endIndex, offsetBy: -2 * count, limitedBy: startIndex) ?? startIndex
    let tail = unicodeScalars[start...].drop(while: \.isMark).withoutMarks(after: Self.maximumMarkCount)
    return bounded(bytes: 2 * count).onOneLine.prefix(count / 2) + "…" + tail.onOneLine.suffix((count - 1) / 2)
  }

  /// Replaces scalars by other text, also if combining marks follow them.
  package func replacing(scalars: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { scalars[$0] ?? String($0) }.joined()
  }

  private var onOneLine: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    return unicodeScalars.map { $0.isUnprintable ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
  }
}

extension Substring.UnicodeScalarView {
  fileprivate func withoutMarks(after count: Int) -> String {
    var (kept, marks) = (String.UnicodeScalarView(), 0)
    for scalar in self {
      marks = scalar.isMark ? marks + 1 : 0
      if marks <= count { kept.append(scalar) }
    }
    return String(kept)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    // U+0300 is the first one.
    value >= 0x300 && [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
