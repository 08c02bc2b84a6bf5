extension MotionState: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    MotionState(
      value: try fields.bounded("value", value?.value), velocity: try fields.bounded("velocity", value?.velocity))
  }
}

extension RestingMotion: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    RestingMotion(at: try fields.bounded("destination", value?.destination))
  }
}

extension SpringMotion: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    SpringMotion(
      from: try fields.bounded("from", value?.from), to: try fields.bounded("destination", value?.destination),
      velocity: try fields.bounded("velocity", value?.initialVelocity), spring: try fields("spring", value?.spring),
      threshold: try fields.number("threshold", value?.threshold))
  }
}

extension EasedMotion: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    EasedMotion(
      from: try fields.bounded("from", value?.from), to: try fields.bounded("destination", value?.destination),
      slope: try fields.number("slope", value?.slope, in: -1000...1000),
      duration: try fields.number("duration", value?.duration, in: 0 ... .greatestFiniteMagnitude))
  }
}

extension Deceleration: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Deceleration(
      from: try fields.bounded("from", value?.from), destination: try fields.bounded("destination", value?.destination),
      duration: try fields.number("duration", value?.duration, in: 0 ... .greatestFiniteMagnitude),
      range: try fields.bounded("range", value?.range),
      resistance: try fields.number("resistance", value?.resistance, in: 0 ... .greatestFiniteMagnitude))
  }
}

extension ScrollMotion: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    ScrollMotion(
      try fields("plan", value?.plan), limits: try fields.range("limits", value?.limits),
      feel: try fields("feel", value?.feel))
  }
}

extension ScrollMotion.Plan: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Self(
      opening: try fields.optional("return", value?.opening),
      coasting: try fields.optional("deceleration", value?.coasting),
      projection: try fields.bounded("projection", value?.projection))
  }
}

extension ScrollMotion.Plan.Return: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Self(
      start: try fields("from", value?.start), bound: try fields.bounded("edge", value?.bound),
      edge: try fields("isUpper", value.map { $0.edge == .upper }) ? .upper : .lower,
      cause: try fields("cause", value?.cause), continuesInside: try fields("endsAtEdge", value?.continuesInside))
  }
}

extension ScrollMotion.Plan.Return.Cause: NamedCodable {
  package static var names: KeyValuePairs<String, Self> {
    ["impact": .impact, "release": .release, "continuation": .continuation, "approach": .approach]
  }
}

extension ScrollMotion.Plan.Coasting: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Self(
      from: try fields("from", value?.from), isReleased: try fields("isReleased", value?.isReleased),
      start: try fields.bounded("start", value?.start))
  }
}

extension MotionSequence: Codable, PlainCodable where First: Codable, Second: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    MotionSequence(
      try fields("first", value?.first), until: try fields.number("until", value?.until, in: 0 ... .infinity),
      try fields("second", value?.second))
  }
}

extension DraggableValue.Movement: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    switch value {
    case .rest(let place)?: _ = try fields.bounded("rest", place)
    case .coast(let motion)?: _ = try fields("deceleration", motion)
    case .scroll(let motion)?: _ = try fields("scroll", motion)
    case .spring(let motion)?: _ = try fields("spring", motion)
    case .ease(let motion)?: _ = try fields("ease", motion)
    case .sequence(let parts)?: _ = try fields("sequence", parts)
    case .motion?: throw fields.failure("A motion of unknown type cannot be encoded.")
    case nil:
      if let place = try fields.optionalNumber("rest", nil, in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
      {
        return .rest(place)
      }
      if let motion: Deceleration = try fields.optional("deceleration", nil) { return .coast(motion) }
      if let motion: ScrollMotion = try fields.optional("scroll", nil) { return .scroll(motion) }
      if let motion: SpringMotion = try fields.optional("spring", nil) { return .spring(motion) }
      if let motion: EasedMotion = try fields.optional("ease", nil) { return .ease(motion) }
      if let parts: MotionSequence<Self, Self> = try fields.optional("sequence", nil) { return .sequence(parts) }
      throw fields.failure("There is no movement that is known.")
    }
    return value!
  }
}
