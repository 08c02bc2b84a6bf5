import FoundationEssentials

extension Encodable {
  /// Returns the value as JSON with sorted keys; empty if the value cannot be encoded, as a number that is not finite.
  package func json(_ formatting: JSONEncoder.OutputFormatting = [.prettyPrinted, .withoutEscapingSlashes]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union(.sortedKeys)
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}

/// A key of a JSON object whose keys are data, such as the names of parameters.
package struct JSONKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(_ name: String) { stringValue = name }
  package init?(stringValue: String) { self.init(stringValue) }
  package init?(intValue: Int) { nil }
}
