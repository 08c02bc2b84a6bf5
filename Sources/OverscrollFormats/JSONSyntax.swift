import FoundationEssentials

/// A search for the line at which a text stops being JSON, which Foundation's decoder does not report.
struct JSONSyntax<Value: Decodable> {
  /// Returns the first line, from 1, after which no continuation makes the text JSON with numbers that a `Value` can
  /// hold. For a text that is only cut off, this is the last line; for JSON, `nil`.
  static func brokenLine(of text: Data) -> Int? {
    var scanner = JSONScanner(text)
    let lineEnd = UInt8(ascii: "\n")
    if let fault = scanner.firstFault() { return 1 + text.prefix(fault).count { $0 == lineEnd } }
    guard !isDecodable(text) else { return nil }
    let ends = text.indices.filter { text[$0] == lineEnd } + [text.endIndex]
    return min(ends.count, 1 + ends.partitioningIndex { !isDecodable(completed(text[..<$0])) })
  }

  /// Returns whole lines, continued to JSON.
  private static func completed(_ lines: Data) -> Data {
    var scanner = JSONScanner(lines)
    return scanner.firstFault() == nil ? lines : lines + scanner.completion
  }

  private static func isDecodable(_ text: Data) -> Bool {
    do {
      _ = try JSONDecoder().decode(Value.self, from: text)
      return true
    } catch DecodingError.dataCorrupted(let context) {
      return !context.codingPath.isEmpty
    } catch {
      return true
    }
  }
}

/// A reader of JSON, byte by byte, up to the first byte after which no text can follow.
private struct JSONScanner {
  private enum Expectation {
    case value, colon, separator
    /// A value or the end, after the beginning of a list.
    case firstValue
    /// A key or the end of the object. Foundation accepts a comma before the end.
    case key

    var completion: String {
      switch self {
      case .value: "null"
      case .colon: ":null"
      case .separator, .firstValue, .key: ""
      }
    }
  }

  /// The largest depth that Foundation decodes.
  private static let maximumDepth = 512

  private let text: [UInt8]
  private var place = 0
  private var expected = Expectation.value
  /// The brackets that close the open lists and objects, the outermost first.
  private var closers: [UInt8] = []

  init(_ text: Data) {
    self.text = Array(text)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The bytes that make whole lines a JSON text, if they can be continued to one.
  var completion: Data { Data(expected.completion.utf8) + closers.reversed() }

  /// Returns the place of the first byte that is wrong; the end for a text that is cut off, and `nil` for JSON.
  mutating func firstFault() -> Int? {
    while let next = next(after: " \n\r\t") {
      switch (expected, next) {
      case (.separator, ",") where !closers.isEmpty:
        expected = closers.last == UInt8(ascii: "}") ? .key : .value
        place += 1
      case (.separator, _) where closers.last == text[place], (.firstValue, "]"), (.key, "}"):
        closers.removeLast()
        expected = .separator
        place += 1
      case (.colon, ":"):
        expected = .value
        place += 1
      case (.key, "\""):
        guard readString() else { return place }
        expected = .colon
      case (.value, _), (.firstValue, _): guard readValue(next) else { return place }
      default: return place
      }
    }
    return expected == .separator && closers.isEmpty ? nil : text.count
  }

  private mutating func readValue(_ next: Unicode.Scalar) -> Bool {
    expected = .separator
    switch next {
    case "[", "{":
      place += 1
      closers.append(next == "[" ? UInt8(ascii: "]") : UInt8(ascii: "}"))
      expected = next == "[" ? .firstValue : .key
      return closers.count <= Self.maximumDepth
    case "\"": return readString()
    case "t": return read("true")
    case "f": return read("false")
    case "n": return read("null")
    default: return readNumber()
    }
  }

  private mutating func readString() -> Bool {
    place += 1
    let start = place
    while let next = next() {
      if next == "\"" {
        defer { place += 1 }
        return String(validating: text[start..<place], as: UTF8.self) != nil
      }
      guard next.value >= 0x20 else { return false }
      place += 1
      if next == "\\" { guard readEscape() else { return false } }
    }
    return false
  }

  private mutating func readEscape() -> Bool {
    guard next() == "u" else { return skipOne(of: "\"\\/bfnrt") }
    guard let unit = readUnit() else { return false }
    guard UTF16.isSurrogate(unit) else { return true }
    guard UTF16.isLeadSurrogate(unit), skipOne(of: "\\"), next() == "u", let second = readUnit() else { return false }
    return UTF16.isTrailSurrogate(second)
  }

  /// Reads the `u` of an escape and its four digits.
  private mutating func readUnit() -> UInt16? {
    let digits = text[min(place + 1, text.count)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    place += 5
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func readNumber() -> Bool {
    let start = place
    _ = skipOne(of: "-")
    guard skipOne(of: "0") || skipDigits() else { return false }
    if skipOne(of: ".") { guard skipDigits() else { return false } }
    if skipOne(of: "eE") {
      _ = skipOne(of: "+-")
      guard skipDigits() else { return false }
    }
    return Double(String(decoding: text[start..<place], as: UTF8.self))?.isFinite == true
  }

  private mutating func read(_ word: String) -> Bool { word.utf8.allSatisfy { skipOne(of: "\(Unicode.Scalar($0))") } }

  private mutating func skipDigits() -> Bool {
    let start = place
    while skipOne(of: "0123456789") {}
    return place > start
  }

  private mutating func skipOne(of scalars: String) -> Bool {
    guard let next = next(), scalars.unicodeScalars.contains(next) else { return false }
    place += 1
    return true
  }

  /// Returns the next byte that is not one of `skipped`; `nil` at the end.
  private mutating func next(after skipped: String = "") -> Unicode.Scalar? {
    while place < text.count {
      let next = Unicode.Scalar(text[place])
      guard skipped.unicodeScalars.contains(next) else { return next }
      place += 1
    }
    return nil
  }
}
