import FoundationEssentials

/// The reason why a decoded value is invalid.
package struct Malformation: Error {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Descriptions and places of errors in JSON.
package enum JSONProblem {
  /// Returns a sentence, with the path of the value if the decoder reports it, such as `presets.mine.slop` or
  /// `size[1]`.
  package static func description(of error: any Error) -> String {
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

  /// Returns the line, from 1, of a problem without a path: text of another type, or text that is not JSON.
  package static func line<Value: Decodable>(of error: any Error, in text: Data, as type: Value.Type) -> Int? {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      JSONSyntax<Value>.brokenLine(of: text)
    case DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty,
      DecodingError.valueNotFound(_, let context) where context.codingPath.isEmpty:
      1 + text.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count { $0 == UInt8(ascii: "\n") }
    default: nil
    }
  }
}

extension [any CodingKey] {
  /// The path in JavaScript's notation: `stations[2].x`.
  var joined: String {
    reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
