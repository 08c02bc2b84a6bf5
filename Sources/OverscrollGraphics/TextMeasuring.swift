package protocol TextMeasuring {
  /// Returns the advance width and the line height of one line of text. The width of an empty string is 0.
  func size(of text: String, style: TextStyle) -> Size

  /// Returns `text`, truncated with an ellipsis if wider than `width`; empty if the ellipsis alone does not fit.
  func truncated(_ text: String, style: TextStyle, width: Double) -> String
}

extension TextMeasuring {
  package func truncated(_ text: String, style: TextStyle, width: Double) -> String {
    size(of: text, style: style).width > width ? cut(text, style: style, width: width) : text
  }

  /// Returns the longest prefix of `text` that fits into `width` with an ellipsis; empty if the ellipsis does not fit.
  package func cut(_ text: String, style: TextStyle, width: Double) -> String {
    let characters = Array(text)
    func cut(_ count: Int) -> String {
      let prefix = characters[..<count]
      return String(prefix.dropLast(prefix.reversed().prefix { $0 == " " }.count)) + "…"
    }
    func fits(_ count: Int) -> Bool { size(of: cut(count), style: style).width <= width }
    guard fits(0) else { return "" }
    var (low, high) = (0, characters.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return cut(low)
  }

  /// Returns `text` wrapped at words into lines of at most `width`. Truncates a single word that is wider.
  package func lines(_ text: String, style: TextStyle, width: Double) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      wrapped(paragraph.split(separator: " ").map(String.init), style: style, width: width)
    }
  }

  private func wrapped(_ words: [String], style: TextStyle, width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      let longer = line.isEmpty ? word : line + " " + word
      if line.isEmpty || size(of: longer, style: style).width <= width {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    return (lines + [line]).map { truncated($0, style: style, width: width) }
  }
}
