import FoundationEssentials

/// The reason why a decoded value is invalid.
package struct Malformation: Error {
  package let reason: String
  package init(_ reason: String) { self.reason = reason }
}

package enum JSONProblem {
  /// Returns a sentence with the path of the value, such as `presets.mine.slop` or `size[1]`, if it is known.
  package static func description(of error: any Error) -> String {
    switch error {
    case let error as Malformation: error.reason
    case DecodingError.keyNotFound(let key, let context): "\"\((context.codingPath + [key]).joined)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.isEmpty ? "expected an object" : "\"\(context.codingPath.joined)\" is of the wrong type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(context.codingPath.joined): \(context.debugDescription)"
    default: "not valid JSON"
    }
  }

  /// Returns the line, from 1, of a problem without a path: text of another type, or text that is not JSON.
  package static func line(of error: any Error, in text: Data) -> Int? {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty: brokenLine(of: text)
    case DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty,
      DecodingError.valueNotFound(_, let context) where context.codingPath.isEmpty:
      1 + text.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count { $0 == UInt8(ascii: "\n") }
    default: nil
    }
  }

  /// Returns the first line, from 1, after which no continuation makes the text JSON: the last line for a text that is
  /// only cut off, and `nil` for JSON. Foundation's decoder does not report it.
  static func brokenLine(of text: Data) -> Int? {
    let bytes = Array(text)
    var scanner = JSONScanner(bytes[...])
    return scanner.firstFault(isDecoding: true).map { 1 + bytes[..<$0].count { $0 == UInt8(ascii: "\n") } }
  }
}

extension [any CodingKey] {
  /// The path in JavaScript's notation: `stations[2].x`.
  var joined: String {
    reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue.excerpt : "\(path).\(key.stringValue.excerpt)"
    }
  }
}

/// Any value of a JSON text, decoded down to its last number and string.
package enum JSONValue: Codable, Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else {
      self = .boolean(try value.decode(Bool.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .boolean(let boolean): try value.encode(boolean)
    case .integer(let integer): try value.encode(integer)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .array(let array): try value.encode(array)
    case .object(let object): try value.encode(object)
    }
  }
}

extension Encodable {
  /// Returns the value as JSON with sorted keys; empty if the value cannot be encoded, as a number that is not finite.
  package func json(_ formatting: JSONEncoder.OutputFormatting = [.prettyPrinted, .withoutEscapingSlashes]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union(.sortedKeys)
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}

/// An object whose names are data. Of several wrong values, the first by name is reported.
package struct NamedValues<Value: Codable>: Codable {
  package var values: [String: Value] = [:]

  package init(_ values: [String: Value]) { self.values = values }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: JSONKey.self)
    for key in fields.sortedKeys { values[key.stringValue] = try fields.decode(Value.self, forKey: key) }
  }

  package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

extension KeyedDecodingContainer<JSONKey> {
  package var sortedKeys: [JSONKey] { allKeys.sorted { $0.stringValue < $1.stringValue } }
}

/// A key of a JSON object whose keys are data, such as the names of parameters.
package struct JSONKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }
  package init(_ name: String) { stringValue = name }
  package init?(stringValue: String) { self.init(stringValue) }
  package init?(intValue: Int) { nil }
}
