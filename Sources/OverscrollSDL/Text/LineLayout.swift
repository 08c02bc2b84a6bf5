/// Splits lines of text by font, places tabular figures, and caches the results.
struct LineLayout {
  struct Key: Hashable {
    var text: String
    var style: TextStyle
    var pixelRatio: Double
    /// The width to which the text is truncated.
    var width = Double.infinity
  }

  /// The largest length of a line, in bytes: more is wider than any screen.
  static let maximumByteCount = 2048

  var fonts: FontSet
  private var lines = RecentCache<Key, TextLine>(capacity: 2048)
  var truncations = RecentCache<Key, String>(capacity: 256)
  init(fonts: FontSet) { self.fonts = fonts }

  mutating func line(_ text: String, _ style: TextStyle, pixelRatio: Double) -> TextLine {
    let text = text.bounded(bytes: Self.maximumByteCount)
    let key = Key(text: text, style: style, pixelRatio: pixelRatio)
    if let cached = lines[key] { return cached }
    let face = fonts.mainFace(style)
    let main = self.key(face, style, pixelRatio: pixelRatio)
    let (ascent, height) = main.flatMap { fonts.font($0) }.map { ($0.ascent, $0.height) } ?? (0, 0)
    var line = TextLine(height: height, ascent: ascent)
    for (part, file) in splitByFace(text, style) {
      add(part, self.key(file, style, pixelRatio: pixelRatio), style, to: &line)
    }
    lines.insert(line, for: key)
    return line
  }

  private func key(_ file: FontFile?, _ style: TextStyle, pixelRatio: Double) -> FontKey? {
    let quarters = Int(pixel: style.size * pixelRatio * 4).clamped(to: 4...4096)
    return file.map { FontKey(file: $0, quarterPixels: quarters, isMoving: style.isMoving) }
  }

  private mutating func splitByFace(_ text: String, _ style: TextStyle) -> [(text: String, file: FontFile)] {
    var parts: [(text: String, file: FontFile)] = []
    for character in text {
      guard let file = fonts.face(for: character, style) else { continue }
      if parts.last?.file == file {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), file))
      }
    }
    return parts
  }

  private mutating func add(_ text: String, _ key: FontKey?, _ style: TextStyle, to line: inout TextLine) {
    guard let key, let font = fonts.font(key) else { return }
    func add(_ part: String, cell: Int? = nil) {
      let width = font.width(of: part)
      let x = line.width + ((cell ?? width) - width) / 2 - font.overhang(of: part)
      line.runs.append(TextLine.Run(text: part, font: key, x: x, y: line.ascent - font.ascent))
      line.width += cell ?? width
    }
    guard style.hasTabularFigures else { return add(text) }
    text.forEachDigitOrPart { add($0, cell: $0.utf8.first?.isDigit == true ? font.digitWidth : nil) }
  }
}

extension String {
  fileprivate func forEachDigitOrPart(_ body: (String) -> Void) {
    var start = startIndex
    while start < endIndex {
      let isDigit = utf8[start].isDigit
      let end = isDigit ? utf8.index(after: start) : utf8[start...].firstIndex(where: \.isDigit) ?? endIndex
      body(String(self[start..<end]))
      start = end
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

struct TextLine: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var text: String
    var font: FontKey
    var x, y: Int
  }

  var runs: [Run] = []
  var width = 0
  var height, ascent: Int
}
