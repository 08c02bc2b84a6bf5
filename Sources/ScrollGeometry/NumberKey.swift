#if hasFeature(Embedded)
  // Embedded Swift has no Codable. These empty protocols stand in, so that types conform without conditions.
  package protocol Codable {}
  package protocol NumberKey {}
  package protocol FiniteKey {}
  package protocol NamedCase {}
#else
  /// A key of a value that has numbers, which the overloads below encode and decode.
  ///
  /// JSON has no infinite numbers: they are the strings `infinity` and `-infinity`. Finite numbers are read within
  /// ±10¹⁰⁰, as formulas read them, and NaN is an error. A range is an object of its two ends.
  package protocol NumberKey: CodingKey {}

  /// A key of a value that has finite numbers only. Infinite ones are refused.
  package protocol FiniteKey: NumberKey {}

  extension KeyedEncodingContainer where Key: NumberKey {
    package mutating func encode(_ value: Double, forKey key: Key) throws {
      guard !value.isNaN else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: codingPath + [key], debugDescription: "NaN cannot be encoded."))
      }
      if value.isFinite {
        try encodeValue(value, forKey: key)
      } else {
        try encode(value > 0 ? "infinity" : "-infinity", forKey: key)
      }
    }

    package mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) }
    }

    package mutating func encode(
      _ name: String, forKey key: Key, with numbers: KeyValuePairs<Key, Double>
    ) throws {
      try encode(name, forKey: key)
      for (key, number) in numbers { try encode(number, forKey: key) }
    }

    package mutating func encode(_ value: ClosedRange<Double>, forKey key: Key) throws {
      try encode(Ends(lower: value.lowerBound, upper: value.upperBound), forKey: key)
    }

    private mutating func encodeValue(_ value: some Encodable, forKey key: Key) throws {
      try encode(value, forKey: key)
    }
  }

  extension KeyedDecodingContainer where Key: NumberKey {
    package func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
      if let number = try? decodeValue(type, forKey: key) { return min(max(number, -1e100), 1e100) }
      switch try decode(String.self, forKey: key) {
      case "infinity": return .infinity
      case "-infinity": return -.infinity
      case let text: throw failure("\"\(text)\" is no number.", key)
      }
    }

    package func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
      try contains(key) && !decodeNil(forKey: key) ? decode(type, forKey: key) : nil
    }

    package func decode(_ type: ClosedRange<Double>.Type, forKey key: Key) throws -> ClosedRange<Double> {
      let ends = try decode(Ends.self, forKey: key)
      guard ends.lower <= ends.upper else { throw failure("The lower end is above the upper end.", key) }
      return ends.lower...ends.upper
    }

    /// The value of a field, whose type follows from its use.
    package subscript<Value: Decodable>(key: Key) -> Value { get throws { try decode(Value.self, forKey: key) } }
    package subscript(key: Key) -> Double { get throws { try decode(Double.self, forKey: key) } }
    package subscript(key: Key) -> ClosedRange<Double> {
      get throws { try decode(ClosedRange<Double>.self, forKey: key) }
    }

    fileprivate func decodeValue<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try decode(type, forKey: key)
    }
  }

  extension KeyedDecodingContainer where Key: FiniteKey {
    package func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
      let number = try decodeValue(type, forKey: key)
      return min(max(number, -1e100), 1e100)
    }

    package subscript(key: Key) -> Double { get throws { try decode(Double.self, forKey: key) } }
  }

  extension KeyedDecodingContainer {
    package func failure(_ complaint: String, _ key: Key) -> DecodingError {
      .dataCorruptedError(forKey: key, in: self, debugDescription: complaint)
    }
  }

  private struct Ends: Codable {
    var lower, upper: Double
    enum CodingKeys: NumberKey { case lower, upper }
  }

  /// A case that is encoded as its name.
  package protocol NamedCase: Codable, Equatable {
    static var names: KeyValuePairs<String, Self> { get }
  }

  extension NamedCase {
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      // Before 0.4, an axis and a part of a drawer were objects of their only field.
      let name = try (try? container.decode(String.self)) ?? container.decode([String: String].self).values.first
      guard let value = Self.names.first(where: { $0.key == name })?.value else {
        let names = Self.names.map { $0.key }
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(name ?? "")\" is none of \(names).")
      }
      self = value
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Self.names.first { $0.value == self }!.key)
    }
  }
#endif
