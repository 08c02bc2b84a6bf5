extension Spring: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Spring(
      mass: try fields.number("mass", value?.mass, in: Double.leastNonzeroMagnitude ... .greatestFiniteMagnitude),
      stiffness: try fields.number("stiffness", value?.stiffness, in: 0 ... .greatestFiniteMagnitude),
      dampingRatio: try fields.number("dampingRatio", value?.dampingRatio, in: 0 ... .greatestFiniteMagnitude))
  }
}

extension RubberBand: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    RubberBand(
      coefficient: try fields.number("coefficient", value?.coefficient),
      dimension: try fields.number("dimension", value?.dimension),
      shape: try fields("shape", value?.shape))
  }
}

extension RubberBand.Shape: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["hyperbolic": .hyperbolic, "linear": .linear] }
}

extension SpringAnimation: Codable, PlainCodable where Value: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let from: Value = try fields("from", value?.from)
    let destination: Value = try fields("destination", value?.destination)
    let velocity: Value = try fields("velocity", value?.initialVelocity)
    return SpringAnimation(
      from: from, to: destination, velocity: velocity, spring: try fields("spring", value?.spring),
      threshold: try fields.optionalNumber("threshold", value?.threshold), at: try fields.finite("start", value?.start))
  }
}
