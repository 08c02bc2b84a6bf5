/// A reader of JSON, byte by byte, up to the first byte after which no text can follow.
struct JSONScanner {
  private enum Expectation {
    case value, colon, separator
    /// A value or the end, after the beginning of a list.
    case firstValue
    /// A key or the end of the object. Foundation accepts a comma before the end.
    case key
  }

  private static let maximumDepth = 512

  private let text: ArraySlice<UInt8>
  private var index: Int
  private var expected = Expectation.value
  private(set) var nodes: [JSONTree.Node] = []
  /// The nodes of the open lists and objects, the outermost first.
  private var open: [Int] = []

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    index = text.startIndex + (text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    // A value is the first, or follows one of these.
    nodes.reserveCapacity(
      1 + text.count { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") || $0 | 0x20 == UInt8(ascii: "{") })
  }

  /// Returns the byte that closes an open list or object.
  private func closer(_ node: Int) -> UInt8 {
    UInt8(ascii: text[Int(nodes[node].start)] == UInt8(ascii: "{") ? "}" : "]")
  }

  /// Returns the index of the first byte that is wrong; the end for a text that is cut off, and `nil` for JSON. If
  /// `isDecoding`, a number that is too large for `Double` is wrong.
  mutating func firstFault(isDecoding: Bool = false) -> Int? {
    while let next = nextAfterSpace() {
      switch (expected, next) {
      case (.separator, ",") where !open.isEmpty:
        expected = closer(open[open.count - 1]) == UInt8(ascii: "}") ? .key : .value
        index += 1
      case (.separator, "]") where open.last.map(closer) == UInt8(ascii: "]"), (.firstValue, "]"),
        (.separator, "}") where open.last.map(closer) == UInt8(ascii: "}"), (.key, "}"):
        nodes[open.removeLast()].end = UInt32(nodes.count)
        expected = .separator
        index += 1
      case (.colon, ":"):
        expected = .value
        index += 1
      case (.key, "\""):
        guard readScalar({ $0.readString() }) else { return index }
        expected = .colon
      case (.value, "["), (.firstValue, "["), (.value, "{"), (.firstValue, "{"):
        open.append(nodes.count)
        nodes.append(JSONTree.Node(start: UInt32(index), end: 0))
        expected = next == "[" ? .firstValue : .key
        index += 1
        guard open.count <= Self.maximumDepth else { return index }
      case (.value, _), (.firstValue, _):
        guard readScalar({ $0.readValue(next, isDecoding: isDecoding) }) else { return index }
        expected = .separator
      default: return index
      }
    }
    return expected == .separator && open.isEmpty ? nil : text.endIndex
  }

  private mutating func readScalar(_ read: (inout JSONScanner) -> Bool) -> Bool {
    let start = index
    guard read(&self) else { return false }
    nodes.append(JSONTree.Node(start: UInt32(start), end: UInt32(index)))
    return true
  }

  private mutating func readValue(_ next: Unicode.Scalar, isDecoding: Bool) -> Bool {
    switch next {
    case "\"": readString()
    case "t": read("true")
    case "f": read("false")
    case "n": read("null")
    default: readNumber(isDecoding: isDecoding)
    }
  }

  private mutating func readString() -> Bool {
    index += 1
    let start = index
    var isASCII = true
    while let next {
      if next == "\"" {
        defer { index += 1 }
        return isASCII || String(validating: text[start..<index], as: UTF8.self) != nil
      }
      guard next.value >= 0x20 else { return false }
      isASCII = isASCII && next.isASCII
      index += 1
      if next == "\\" { guard skipEscape() else { return false } }
    }
    return false
  }

  /// Skips the rest of an escape, if it is sound.
  private mutating func skipEscape() -> Bool {
    guard next == "u" else { return "\"\\/bfnrt".unicodeScalars.contains { skip($0) } }
    guard let unit = readUnit(), !UTF16.isTrailSurrogate(unit) else { return false }
    guard UTF16.isLeadSurrogate(unit) else { return true }
    return skip("\\") && next == "u" && readUnit().map(UTF16.isTrailSurrogate) == true
  }

  /// Reads the `u` of an escape and its four digits.
  private mutating func readUnit() -> UInt16? {
    let digits = text[min(index + 1, text.endIndex)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    index += 5
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func readNumber(isDecoding: Bool) -> Bool {
    let start = index
    _ = skip("-")
    guard skip("0") || skipDigits() else { return false }
    if skip(".") { guard skipDigits() else { return false } }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      guard skipDigits() else { return false }
    }
    return !isDecoding || Double(String(decoding: text[start..<index], as: UTF8.self))?.isFinite == true
  }

  private mutating func read(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard text[index...].prefix(count).elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count)) else {
      return false
    }
    index += count
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while let next, ("0"..."9").contains(next) { index += 1 }
    return index > start
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// The next byte; `nil` at the end.
  private var next: Unicode.Scalar? { index < text.endIndex ? Unicode.Scalar(text[index]) : nil }

  /// Skips white space, and returns the next byte.
  private mutating func nextAfterSpace() -> Unicode.Scalar? {
    while let next, next == " " || next == "\n" || next == "\r" || next == "\t" { index += 1 }
    return next
  }
}
