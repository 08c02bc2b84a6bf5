/// A plain value that is encoded as named fields.
///
/// Each field is named once, for both directions, so that none can be encoded and forgotten when decoding.
package protocol PlainCodable: Codable {
  /// Encodes the fields of `value`. If `value` is `nil`, decodes the fields instead. Returns the value that they make.
  static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self
}

extension PlainCodable {
  public init(from decoder: any Decoder) throws {
    var fields = Fields(decoding: try decoder.container(keyedBy: FieldName.self))
    self = try Self.coded(nil, &fields)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = Fields(encoding: encoder.container(keyedBy: FieldName.self))
    _ = try Self.coded(self, &fields)
  }
}

/// A case that is encoded as its name. Each case has one.
package protocol NamedCodable: Codable, Equatable {
  static var names: KeyValuePairs<String, Self> { get }
}

extension NamedCodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let value = Self.names.first(where: { $0.key == name })?.value else {
      let names = Self.names.map { $0.key }
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(name)\" is none of \(names).")
    }
    self = value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.names.first { $0.value == self }!.key)
  }
}

/// The name of a field.
package struct FieldName: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { return nil }
}

/// The fields of a value that is being encoded or decoded.
package struct Fields {
  private var target: KeyedEncodingContainer<FieldName>?
  private let source: KeyedDecodingContainer<FieldName>?

  init(encoding target: KeyedEncodingContainer<FieldName>) { (self.target, source) = (target, nil) }

  init(decoding source: KeyedDecodingContainer<FieldName>) { (target, self.source) = (nil, source) }

  /// Codes a field that every value has.
  mutating func callAsFunction<Value: Codable>(_ name: String, _ value: Value?) throws -> Value {
    let key = FieldName(stringValue: name)
    if let source { return try source.decode(Value.self, forKey: key) }
    guard let value else { preconditionFailure("A value that is encoded has all of its fields.") }
    try target?.encode(value, forKey: key)
    return value
  }

  /// Codes a field that is left out if it has a value that it often has.
  mutating func callAsFunction<Value: Codable & Equatable>(
    _ name: String, _ value: Value?, unless usual: Value
  ) throws -> Value {
    try optional(name, value == usual ? nil : value) ?? usual
  }

  /// Codes a field that a value may lack.
  mutating func optional<Value: Codable>(_ name: String, _ value: Value?) throws -> Value? {
    let key = FieldName(stringValue: name)
    if let source { return try source.decodeIfPresent(Value.self, forKey: key) }
    try target?.encodeIfPresent(value, forKey: key)
    return value
  }

  /// Codes a number in a range, which excludes NaN. Infinite numbers are the strings `infinity` and `-infinity`, since
  /// JSON has no such numbers.
  mutating func number(
    _ name: String, _ value: Double?, in range: ClosedRange<Double> = -.infinity ... .infinity
  ) throws -> Double {
    guard let number = try optionalNumber(name, value, in: range) else {
      throw failure("There is no number \(name).")
    }
    return number
  }

  mutating func optionalNumber(
    _ name: String, _ value: Double?, in range: ClosedRange<Double> = -.infinity ... .infinity
  ) throws -> Double? {
    let key = FieldName(stringValue: name)
    let coded = if let source { try source.number(key) } else { value }
    guard let number = coded else { return nil }
    guard range.contains(number) else { throw failure("\(name) is \(number), and not from \(range).") }
    if number.isFinite {
      try target?.encode(number, forKey: key)
    } else {
      try target?.encode(number > 0 ? "infinity" : "-infinity", forKey: key)
    }
    return number
  }

  /// Codes a finite number.
  mutating func finite(_ name: String, _ value: Double?) throws -> Double {
    try number(name, value, in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
  }

  /// Codes a position, a distance or a velocity of a motion, within the bounds of the library's formulas.
  mutating func bounded(_ name: String, _ value: Double?) throws -> Double {
    try number(name, value, in: -1e100...1e100)
  }

  /// Codes a range as its two ends.
  mutating func range(_ name: String, _ value: ClosedRange<Double>?) throws -> ClosedRange<Double> {
    let ends = try callAsFunction(name, value.map { Ends(lower: $0.lowerBound, upper: $0.upperBound) })
    return ends.lower...ends.upper
  }

  /// Codes one of several values by its name.
  mutating func choice<Value: Equatable>(
    _ name: String, _ value: Value?, _ names: KeyValuePairs<String, Value>
  ) throws -> Value {
    let text = try callAsFunction(name, value.flatMap { value in names.first { $0.value == value }?.key })
    guard let choice = names.first(where: { $0.key == text })?.value else {
      throw failure("\(name) is \"\(text)\", and none of \(names.map { $0.key }).")
    }
    return choice
  }

  /// Codes an axis by its name.
  mutating func axis(_ name: String, _ value: Axis?) throws -> Axis { try choice(name, value, ["x": .x, "y": .y]) }

  /// Throws unless the fields make a value.
  func check(_ isValid: Bool, _ complaint: String) throws {
    if !isValid { throw failure(complaint) }
  }

  /// The error of a value that cannot be encoded or decoded.
  func failure(_ complaint: String) -> any Error {
    if let source {
      return DecodingError.dataCorrupted(.init(codingPath: source.codingPath, debugDescription: complaint))
    }
    let path = target?.codingPath ?? []
    return EncodingError.invalidValue(complaint, .init(codingPath: path, debugDescription: complaint))
  }
}

extension KeyedDecodingContainer<FieldName> {
  /// Returns a number, or an infinite number of that name; `nil` if there is no such field.
  fileprivate func number(_ key: FieldName) throws -> Double? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    guard let text = try? decode(String.self, forKey: key) else { return try decode(Double.self, forKey: key) }
    switch text {
    case "infinity": return .infinity
    case "-infinity": return -.infinity
    default:
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\"\(text)\" is no number.")
    }
  }
}

/// The ends of a range.
private struct Ends: PlainCodable {
  var lower, upper: Double

  static func coded(_ value: Ends?, _ fields: inout Fields) throws -> Ends {
    let ends = Ends(lower: try fields.number("lower", value?.lower), upper: try fields.number("upper", value?.upper))
    try fields.check(ends.lower <= ends.upper, "The lower end \(ends.lower) is above the upper end \(ends.upper).")
    return ends
  }
}
