/// Reads JSON (RFC 8259) and counts lines.
package struct LocatedJSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Deeper nesting is refused: it would exhaust the stack.
  private static let deepest = 64

  package static func read(_ bytes: some Sequence<UInt8>) throws(LocatedJSON.Problem) -> LocatedJSON {
    var reader = LocatedJSONReader(bytes: Array(bytes))
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.peek == nil else { throw reader.unexpected }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func problem(_ words: String) -> LocatedJSON.Problem { LocatedJSON.Problem(line: line, words: words) }

  private var unexpected: LocatedJSON.Problem {
    guard let byte = peek else { return problem("the file ends too early") }
    return problem(byte < 0x80 ? "\"\(UnicodeScalar(byte))\" does not belong here" : "this does not belong here")
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line += 1 }
      index += 1
    }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let next = peek, next == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private mutating func need(_ byte: Unicode.Scalar) throws(LocatedJSON.Problem) {
    guard take(byte) else { throw unexpected }
  }
}

// MARK: - Values

extension LocatedJSONReader {
  private mutating func value(depth: Int) throws(LocatedJSON.Problem) -> LocatedJSON {
    skipSpace()
    let start = line
    guard depth < Self.deepest else { throw problem("this is nested too deeply") }
    return LocatedJSON(line: start, content: try content(depth: depth))
  }

  private mutating func content(depth: Int) throws(LocatedJSON.Problem) -> LocatedJSON.Content {
    switch peek {
    case UInt8(ascii: "{"): .object(try object(depth: depth))
    case UInt8(ascii: "["): .array(try array(depth: depth))
    case UInt8(ascii: "\""): .string(try string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): try word()
    default: .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(LocatedJSON.Problem) -> [String: LocatedJSON] {
    var fields: [String: LocatedJSON] = [:]
    try need("{")
    if take("}") { return fields }
    repeat {
      skipSpace()
      let key = try string()
      try need(":")
      guard fields.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
        throw problem("\"\(key)\" is said twice")
      }
    } while take(",")
    try need("}")
    return fields
  }

  private mutating func array(depth: Int) throws(LocatedJSON.Problem) -> [LocatedJSON] {
    var elements: [LocatedJSON] = []
    try need("[")
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    try need("]")
    return elements
  }

  private mutating func word() throws(LocatedJSON.Problem) -> LocatedJSON.Content {
    let words: [(String, LocatedJSON.Content)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, content) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    throw unexpected
  }

  private mutating func number() throws(LocatedJSON.Problem) -> Double {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    if peek == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if peek == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = peek, "+-".utf8.contains(sign) { index += 1 }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
      throw problem("this number is too large")
    }
    return number
  }

  /// At least one.
  private mutating func digits() throws(LocatedJSON.Problem) {
    let start = index
    while let byte = peek, "0123456789".utf8.contains(byte) { index += 1 }
    guard index > start else { throw unexpected }
  }
}

// MARK: - Texts

extension LocatedJSONReader {
  private mutating func string() throws(LocatedJSON.Problem) -> String {
    try need("\"")
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem("this text has no closing quote") }
      index += 1
      if byte == UInt8(ascii: "\\") { text += try escaped().utf8 } else { text.append(byte) }
    }
    try need("\"")
    guard let text = String(validating: text, as: UTF8.self) else { throw problem("this text is not in UTF-8") }
    return text
  }

  private mutating func escaped() throws(LocatedJSON.Problem) -> String {
    guard let byte = peek else { throw unexpected }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try unicode()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    default: throw problem("there is no escape \"\\\(UnicodeScalar(byte))\"")
    }
  }

  /// One code unit of UTF-16, or a pair of them.
  private mutating func unicode() throws(LocatedJSON.Problem) -> String {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      units.append(try codeUnit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw problem("one half of a pair of \"\\u\" is missing")
    }
    return text
  }

  private mutating func codeUnit() throws(LocatedJSON.Problem) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    let unit = digits.reduce(UInt16?.some(0)) { unit, digit in
      Character(UnicodeScalar(digit)).hexDigitValue.flatMap { value in unit.map { $0 << 4 | UInt16(value) } }
    }
    guard digits.count == 4, let unit else { throw problem("\"\\u\" needs four hexadecimal digits") }
    index += 4
    return unit
  }
}
