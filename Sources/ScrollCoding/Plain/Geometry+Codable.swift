extension Vector2: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Vector2(try fields.number("x", value?.x), try fields.number("y", value?.y))
  }
}

extension Size: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Size(try fields.number("width", value?.width), try fields.number("height", value?.height))
  }
}

extension Rect: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Rect(origin: try fields("origin", value?.origin), size: try fields("size", value?.size))
  }
}

extension EdgeInsets: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    EdgeInsets(
      top: try fields.number("top", value?.top), left: try fields.number("left", value?.left),
      bottom: try fields.number("bottom", value?.bottom), right: try fields.number("right", value?.right))
  }
}

extension PerAxis: Codable, PlainCodable where Value: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    PerAxis(x: try fields("x", value?.x), y: try fields("y", value?.y))
  }
}

extension Axis: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    try fields.axis("axis", value)
  }
}
