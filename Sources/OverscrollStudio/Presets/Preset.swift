/// Saved parameters, with the name of the feel that they modify.
package struct Preset: Equatable, Sendable {
  let feel: String?
  let parameters: [String: Double]
  init(_ values: ParameterValues) { (feel, parameters) = (values.base.name, values.recorded) }
  init(feel: String?, parameters: [String: Double]) { (self.feel, self.parameters) = (feel, parameters) }

  /// Returns the parameters of the preset, with the current feel if it has none. Ignores unknown names of parameters.
  package func values(replacing current: ParameterValues, _ catalog: DemoCatalog) -> ParameterValues {
    var values = ParameterValues(base: feel.flatMap(ScrollFeel.init(name:)) ?? current.base)
    values.defaults = current.defaults
    for (name, value) in parameters {
      if let parameter = catalog.parameter(named: name), value.isFinite { values[parameter] = value }
    }
    return values
  }

  /// Returns the first error in the preset, as text to follow a colon; `nil` if the preset is valid.
  func problem(_ catalog: DemoCatalog) -> String? {
    if let feel, ScrollFeel(name: feel) == nil { return "unknown feel “\(feel.excerpt)”" }
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      guard let parameter = catalog.parameter(named: name) else { return "unknown parameter “\(name.excerpt)”" }
      if !parameter.range.contains(value) { return "\(name) takes a number from \(parameter.limits(" to "))" }
    }
    return nil
  }
}

/// The file format of a preset, with the feel among the numbers: `{"feel":"uikit","decelerationRate":0.99}`.
extension Preset: Codable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: JSONKey.self)
    feel = try fields.decodeIfPresent(String.self, forKey: JSONKey("feel"))
    let names = fields.sortedKeys.filter { $0.stringValue != "feel" }
    parameters = try Dictionary(
      uniqueKeysWithValues: names.map { ($0.stringValue, try fields.decode(Double.self, forKey: $0)) })
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: JSONKey.self)
    try fields.encodeIfPresent(feel, forKey: JSONKey("feel"))
    for (name, value) in parameters { try fields.encode(value, forKey: JSONKey(name)) }
  }
}
