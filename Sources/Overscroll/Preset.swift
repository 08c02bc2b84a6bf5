import Foundation
import ScrollPhysics

/// Numbers kept under a name: parameters beside the name of the feel that they change.
struct Preset: Equatable, Sendable {
  var feel: String?
  var parameters: [String: Double]

  init(_ values: ParameterValues) {
    feel = values.base.name
    parameters = values.recorded
  }

  init(feel: String? = nil, parameters: [String: Double] = [:]) {
    (self.feel, self.parameters) = (feel, parameters)
  }

  /// The feel with the preset's numbers in place of what was set before; names that mean nothing here are passed over.
  func values(replacing current: ParameterValues) -> ParameterValues {
    var values = ParameterValues(base: feel.flatMap(ScrollFeel.init(name:)) ?? current.base)
    values.defaults = current.defaults
    for (name, value) in parameters {
      if let id = Parameter.ID(rawValue: name), value.isFinite { values[id] = value }
    }
    return values
  }
}

/// In a file the name of the feel stands among the numbers: `{"feel": "uikit", "decelerationRate": 0.99}`.
extension Preset: Codable {
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Name.self)
    feel = try fields.decodeIfPresent(String.self, forKey: Name("feel"))
    parameters = [:]
    for name in fields.allKeys where name.stringValue != "feel" {
      parameters[name.stringValue] = try fields.decode(Double.self, forKey: name)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Name.self)
    try fields.encodeIfPresent(feel, forKey: Name("feel"))
    for (name, value) in parameters { try fields.encode(value, forKey: Name(name)) }
  }
}
