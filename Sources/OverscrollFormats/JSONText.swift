import FoundationEssentials

extension Encodable {
  /// Returns the value as JSON with sorted keys; empty if the value cannot be encoded, as a number that is not finite.
  package func json(_ formatting: JSONEncoder.OutputFormatting = [.prettyPrinted, .withoutEscapingSlashes]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union(.sortedKeys)
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}

/// An object whose names are data. Of several values of a wrong type, always the first by name is reported.
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
