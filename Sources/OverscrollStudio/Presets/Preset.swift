/// Saved parameters, with the name of the feel that they modify.
package struct Preset: Equatable, Sendable {
  package var feel: String?
  /// The preset that was chosen last; `nil` in a preset itself.
  package var chosen: ChosenPreset?
  package var parameters: [String: Double]
  /// The members of a demo's numbers that this version does not know. They stay in the settings file.
  package var unknown: [String: JSONValue] = [:]

  package init(_ values: ParameterValues, chosen: ChosenPreset? = nil) {
    self.init(feel: values.base.name, chosen: chosen, parameters: values.recorded)
  }

  package init(feel: String?, chosen: ChosenPreset? = nil, parameters: [String: Double] = [:]) {
    (self.feel, self.chosen, self.parameters) = (feel, chosen, parameters)
  }

  /// Returns the parameters of the preset, with the current feel if it has none. Ignores unknown names of parameters.
  package func values(replacing current: ParameterValues, _ catalog: DemoCatalog) -> ParameterValues {
    let base = feel.flatMap(ScrollFeel.init(name:)) ?? current.base
    var values = ParameterValues(base: base, defaults: current.defaults)
    values.preset = chosen
    for (name, value) in parameters {
      if let parameter = catalog.parameter(named: name), value.isFinite { values[parameter] = value }
    }
    return values
  }

  /// Returns the first error in the preset, as text to follow a colon; `nil` if the preset is valid.
  package func problem(_ catalog: DemoCatalog) -> String? {
    if chosen != nil { return "a preset names no other preset" }
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
    func word(_ name: String) throws -> String? { try fields.decodeIfPresent(String.self, forKey: JSONKey(name)) }
    (feel, chosen) = (try word("feel"), try word("preset").map { .own($0) } ?? word("spring").map { .spring($0) })
    let names = fields.sortedKeys.filter { !["feel", "preset", "spring"].contains($0.stringValue) }
    parameters = [:]
    let isOfDemo = decoder.codingPath.first?.stringValue == "demos"
    for key in names {
      let number = isOfDemo ? try? fields.decode(Double.self, forKey: key) : try fields.decode(Double.self, forKey: key)
      parameters[key.stringValue] = number
      if number == nil { unknown[key.stringValue] = try fields.decode(JSONValue.self, forKey: key) }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: JSONKey.self)
    try fields.encodeIfPresent(feel, forKey: JSONKey("feel"))
    switch chosen {
    case .own(let name)?: try fields.encode(name, forKey: JSONKey("preset"))
    case .spring(let title)?: try fields.encode(title, forKey: JSONKey("spring"))
    case nil: break
    }
    for (name, value) in parameters { try fields.encode(value, forKey: JSONKey(name)) }
    for (name, value) in unknown { try fields.encode(value, forKey: JSONKey(name)) }
  }
}
