import OverscrollGraphics
import Synchronization

/// The fonts in use, and the lines of text set lately.
///
/// SDL_ttf has one FreeType library for the whole program, which is not made for several threads: all fonts together
/// let one in at a time.
final class Fonts: Sendable {
  private static let gate = Mutex(())
  private let state: Mutex<FontState?>

  /// - Parameters:
  ///   - file: the font for everything, where it has the characters; `nil` for one that fits in.
  ///   - family: the family of the desktop's interface font, where that is known.
  init(file: String?, family: String? = nil) throws(BackendError) {
    let made: Result<FontState, BackendError> = Self.gate.withLock { _ in
      Result { () throws(BackendError) in try FontState(file: file, family: family) }
    }
    state = Mutex(try made.get())
  }

  deinit {
    Self.gate.withLock { _ in state.withLock { $0 = nil } }
  }

  func line(_ text: String, _ style: TextStyle, pixelRatio: Double) -> TextLine {
    withState { $0.line(text, style, pixelRatio: pixelRatio) } ?? TextLine(height: 0, ascent: 0)
  }

  /// The width and the height of a line, in pixels.
  func size(of text: String, _ style: TextStyle, pixelRatio: Double) -> (width: Int, height: Int) {
    withState { $0.size(of: text, style, pixelRatio: pixelRatio) } ?? (0, 0)
  }

  /// `text` as it was cut lately to `width`, or as `make` cuts it now; that may ask for lines.
  func cut(_ text: String, _ style: TextStyle, width: Double, pixelRatio: Double, make: () -> String) -> String {
    let key = CutKey(text: text, style: style, width: width, pixelRatio: pixelRatio)
    if let known = withState({ $0.cuts[key] }) ?? nil { return known }
    let cut = make()
    _ = withState { $0.cuts[key] = cut }
    return cut
  }

  func mask(of text: String, in font: FontKey) -> Mask? {
    withState { $0.font(font)?.mask(of: text) } ?? nil
  }

  private func withState<T: Sendable>(_ body: (inout FontState) -> T) -> T? {
    Self.gate.withLock { _ in
      state.withLock { state in
        guard var taken = state.take() else { return nil }
        defer { state = taken }
        return body(&taken)
      }
    }
  }
}

private struct CutKey: Hashable {
  var text: String
  var style: TextStyle
  var width: Double
  var pixelRatio: Double
}

/// What `Fonts` guards.
private struct FontState {
  private struct LineKey: Hashable {
    var text: String
    var style: TextStyle
    var pixelRatio: Double
  }

  private struct Fallback: Hashable {
    var scalar: Unicode.Scalar
    var weight: TextStyle.Weight
  }

  private let library: TTFLibrary
  private let lookup: FontLookup
  private let faces: [TextStyle.Weight: FontFile]
  private var fallbacks: [Fallback: FontFile?] = [:]
  private var fonts = RecentCache<FontKey, SizedFont?>(capacity: 24)
  private var lines = RecentCache<LineKey, TextLine>(capacity: 2048)
  var cuts = RecentCache<CutKey, String>(capacity: 256)
  private var digitWidths = RecentCache<FontKey, Int>(capacity: 64)
  /// Whether a face has a character: asked for every character of every new line.
  private var coverage: [FontFile: [Unicode.Scalar: Bool]] = [:]

  init(file: String?, family: String?) throws(BackendError) {
    library = try TTFLibrary()
    lookup = FontLookup(desktopFamily: family)
    faces = try Self.faces(file: file, lookup)
    for face in Set(faces.values) {
      _ = try SizedFont(FontKey(file: face, quarterPixels: 64, isMoving: false), library: library)
    }
  }

  private static func faces(file: String?, _ lookup: FontLookup) throws(BackendError) -> [TextStyle.Weight: FontFile] {
    var faces: [TextStyle.Weight: FontFile] = [:]
    for weight in [TextStyle.Weight.regular, .medium, .bold] {
      let given = file.map { FontFile(path: $0, index: 0, needsEmboldening: weight == .bold) }
      guard let face = given ?? lookup.interfaceFace(weight: weight) else { throw .noFont }
      faces[weight] = face
    }
    return faces
  }

  mutating func font(_ key: FontKey) -> SizedFont? {
    let library = library
    return fonts.value(for: key) { try? SizedFont(key, library: library) }
  }
}

// MARK: - Setting lines

extension FontState {
  mutating func line(_ text: String, _ style: TextStyle, pixelRatio: Double) -> TextLine {
    let key = LineKey(text: text, style: style, pixelRatio: pixelRatio)
    if let known = lines[key] { return known }
    let line = set(text, style, pixelRatio)
    lines[key] = line
    return line
  }

  /// Numbers change with every frame, and what they are made of does not: new ones are measured by their parts, and set
  /// only where they are painted.
  mutating func size(of text: String, _ style: TextStyle, pixelRatio: Double) -> (width: Int, height: Int) {
    if let known = lines[LineKey(text: text, style: style, pixelRatio: pixelRatio)] {
      return (known.width, known.height)
    }
    guard style.hasTabularFigures, text.utf8.contains(where: \.isDigit) else {
      let line = line(text, style, pixelRatio: pixelRatio)
      return (line.width, line.height)
    }
    var (width, height) = (0, 0)
    text.forEachPart { part in
      let line = line(part, style, pixelRatio: pixelRatio)
      (width, height) = (width + line.width, line.height)
    }
    return (width, height)
  }

  private mutating func set(_ text: String, _ style: TextStyle, _ pixelRatio: Double) -> TextLine {
    let main = key(faces[style.weight], style, pixelRatio)
    let (ascent, height) = main.flatMap { font($0) }.map { ($0.ascent, $0.height) } ?? (0, 0)
    var line = TextLine(height: height, ascent: ascent)
    for (part, file) in parts(of: text, style) { add(part, key(file, style, pixelRatio), style, to: &line) }
    return line
  }

  private func key(_ file: FontFile?, _ style: TextStyle, _ pixelRatio: Double) -> FontKey? {
    let quarters = Int(pixel: style.size * pixelRatio * 4).clamped(to: 4...4096)
    return file.map { FontKey(file: $0, quarterPixels: quarters, isMoving: style.isMoving) }
  }

  private mutating func add(_ text: String, _ key: FontKey?, _ style: TextStyle, to line: inout TextLine) {
    guard let key, let font = font(key) else { return }
    let y = line.ascent - font.ascent
    func set(_ part: String, _ x: Int) -> TextLine.Run {
      TextLine.Run(text: part, font: key, x: x - font.overhang(of: part), y: y)
    }
    for (part, isDigit) in style.hasTabularFigures ? text.splitAtDigits() : [(text, false)] {
      let width = font.width(of: part)
      let cell = isDigit ? digitWidth(font) : width
      line.runs.append(set(part, line.width + (cell - width) / 2))
      line.width += cell
    }
  }

  private mutating func digitWidth(_ font: SizedFont) -> Int {
    digitWidths.value(for: font.key) { (0...9).map { font.width(of: String($0)) }.max() ?? 0 }
  }
}

// MARK: - Which face

extension FontState {
  /// The text, cut where another face is needed.
  private mutating func parts(of text: String, _ style: TextStyle) -> [(String, FontFile)] {
    var parts: [(text: String, file: FontFile)] = []
    for character in text {
      guard let file = face(for: character, style.weight) else { continue }
      if parts.last?.file == file {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), file))
      }
    }
    return parts.map { ($0.text, $0.file) }
  }

  private mutating func face(for character: Character, _ weight: TextStyle.Weight) -> FontFile? {
    guard let main = faces[weight], let scalar = character.unicodeScalars.first else { return nil }
    if has(main, scalar) { return main }
    return fallback(Fallback(scalar: scalar, weight: weight)) ?? main
  }

  private mutating func has(_ file: FontFile, _ scalar: Unicode.Scalar) -> Bool {
    if let known = coverage[file]?[scalar] { return known }
    let answer = font(FontKey(file: file, quarterPixels: 64, isMoving: false))?.has(scalar) ?? false
    coverage[file, default: [:]][scalar] = answer
    return answer
  }

  private mutating func fallback(_ wanted: Fallback) -> FontFile? {
    if let known = fallbacks[wanted] { return known }
    let found = lookup.face(with: wanted.scalar, weight: wanted.weight).flatMap { has($0, wanted.scalar) ? $0 : nil }
    fallbacks[wanted] = .some(found)
    return found
  }
}

extension String {
  /// The parts of the string, every ASCII digit one by itself.
  fileprivate func splitAtDigits() -> [(String, isDigit: Bool)] {
    var parts: [(String, isDigit: Bool)] = []
    forEachPart { parts.append(($0, isDigit: $0.utf8.first?.isDigit ?? false)) }
    return parts
  }

  fileprivate func forEachPart(_ body: (String) -> Void) {
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
