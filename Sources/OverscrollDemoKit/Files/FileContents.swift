import FoundationEssentials

/// A file that was read, with its name for what is wrong with it.
package struct FileContents: Sendable {
  package let path: String
  package let data: Data

  package init(path: String, data: Data) {
    (self.path, self.data) = (path, data)
  }
}

extension FileContents {
  /// What the file says in JSON.
  ///
  /// - Throws: `Failure.malformed` with the path of the value that makes no sense, as `stations[2].at`, or the line on
  ///   which the file stops being JSON.
  package func decodeJSON<Value: Decodable>(_ type: Value.Type = Value.self) throws(Failure) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw malformed(error)
    }
  }

  private func malformed(_ error: any Error) -> Failure {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      malformed(at: context.codingPath, "\"\(key.stringValue)\" is missing")
    case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
      malformed(at: context.codingPath, "here belongs \(FileContents.name(of: type))")
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      malformed(at: context.codingPath, context.debugDescription)
    default: .malformed(file: path, line: JSONSyntax.brokenLine(of: data), "not valid JSON")
    }
  }

  private func malformed(at keys: [any CodingKey], _ words: String) -> Failure {
    let place = keys.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
    return .malformed(file: path, line: nil, place.isEmpty ? words : "\(place): \(words)")
  }

  /// How a type is written in JSON.
  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text in quotes"
    case is Bool.Type: "true or false"
    case is any BinaryFloatingPoint.Type, is any BinaryInteger.Type: "a number"
    case is any ExpressibleByDictionaryLiteral.Type: "an object in braces"
    default: "a list in brackets"
    }
  }
}
