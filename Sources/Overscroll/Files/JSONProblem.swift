import FoundationEssentials

/// What is wrong with a value although it could be decoded.
struct Malformation: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}

/// Why a JSON text was not taken, and where.
enum JSONProblem {
  /// One sentence; it names the path of the value, such as `presets.mine.slop` or `size[1]`, where the decoder tells it.
  static func description(of error: any Error) -> String {
    switch error {
    case let error as Malformation: error.reason
    case DecodingError.keyNotFound(let key, let context): "\"\((context.codingPath + [key]).joined)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\"\(context.codingPath.joined)\" is of the wrong type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(context.codingPath.joined): \(context.debugDescription)"
    default: "not valid JSON"
    }
  }

  /// The line, from 1, of a problem without a path: the whole text is of another type, or no JSON.
  static func line(of error: any Error, in text: Data, as type: (some Decodable).Type) -> Int? {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty: syntaxErrorLine(in: text, as: type)
    case DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty,
      DecodingError.valueNotFound(_, let context) where context.codingPath.isEmpty:
      1 + text.leadingBlankLines
    default: nil
    }
  }

  /// JSONDecoder does not tell where a text stops being JSON: it is the first line up to which the text is not the
  /// beginning of any.
  private static func syntaxErrorLine(in text: Data, as type: (some Decodable).Type) -> Int {
    let ends = text.indices.filter { text[$0] == newline } + [text.endIndex]
    var (valid, broken) = (0, ends.count)
    while broken - valid > 1 {
      let middle = (valid + broken) / 2
      if isBeginning(text[..<ends[middle - 1]], of: type) { valid = middle } else { broken = middle }
    }
    return broken
  }

  /// Whether some ending makes JSON of whole lines. No token goes beyond a line, so what can be missing is a value, a
  /// field, its colon and value, and what closes the open brackets.
  private static func isBeginning(_ text: Data, of type: (some Decodable).Type) -> Bool {
    ["", "0", "\"\":0", ":0"].contains { ending in
      do {
        _ = try JSONDecoder().decode(type, from: text + Data(ending.utf8) + text.closingBrackets)
        return true
      } catch DecodingError.dataCorrupted(let context) {
        return !context.codingPath.isEmpty
      } catch {
        return true
      }
    }
  }
}

private let newline = UInt8(ascii: "\n")

extension Data {
  fileprivate var leadingBlankLines: Int {
    prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count { $0 == newline }
  }

  /// What closes the brackets that are open at its end, the innermost first.
  fileprivate var closingBrackets: [UInt8] {
    var (closing, isInString, isEscaped) = ([UInt8](), false, false)
    for byte in self {
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = closing.popLast()
      default: break
      }
    }
    return closing.reversed()
  }
}

extension [any CodingKey] {
  /// As JavaScript writes paths: `stations[2].x`.
  fileprivate var joined: String {
    reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
