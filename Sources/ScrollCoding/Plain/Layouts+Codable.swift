extension ScrollLayout: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    ScrollLayout(
      viewport: try fields("viewport", value?.viewport), contentSize: try fields("contentSize", value?.contentSize),
      contentInset: try fields("contentInset", value?.contentInset),
      alwaysBounces: try fields("alwaysBounces", value?.alwaysBounces), bounces: try fields("bounces", value?.bounces))
  }
}

extension ZoomLayout: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    ZoomLayout(
      viewport: try fields("viewport", value?.viewport), contentSize: try fields("contentSize", value?.contentSize),
      zoomLimits: try fields.range("zoomLimits", value?.zoomLimits),
      contentInset: try fields("contentInset", value?.contentInset), bounces: try fields("bounces", value?.bounces),
      bouncesZoom: try fields("bouncesZoom", value?.bouncesZoom))
  }
}

extension DrawerLayout: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    DrawerLayout(
      height: try fields.number("height", value?.height),
      headerHeight: try fields.number("headerHeight", value?.headerHeight),
      contentHeight: try fields.number("contentHeight", value?.contentHeight),
      safeArea: try fields("safeArea", value?.safeArea), contentInset: try fields("contentInset", value?.contentInset))
  }
}

extension DrawerPosition: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    DrawerPosition(
      try fields("distance", value?.distance), from: try fields("edge", value?.edge),
      reference: try fields("reference", value?.reference),
      ignoresSafeArea: try fields("ignoresSafeArea", value?.ignoresSafeArea),
      fitsContent: try fields("fitsContent", value?.fitsContent))
  }
}

extension DrawerPosition.Edge: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["top": .top, "bottom": .bottom] }
}

extension DrawerPosition.Reference: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["sheet": .sheet, "content": .content] }
}

extension DrawerPosition.Distance: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let points: Double? = if case .points(let points)? = value { points } else { nil }
    if let points = try fields.optionalNumber("points", points) { return .points(points) }
    let share: Double? = if case .fraction(let share)? = value { share } else { nil }
    return .fraction(try fields.number("fraction", share))
  }
}

extension DrawerPart: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    try fields.part("part", value)
  }
}

extension Stops: Codable, PlainCodable where Name: Codable, Position: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let (names, positions) = (try fields("names", value?.names), try fields("positions", value?.positions))
    try fields.check(
      !names.isEmpty && names.count == positions.count && Set(names).count == names.count,
      "Stops have one position each, names that differ, and at least one stop.")
    return Stops(Array(zip(names, positions)))
  }
}

extension TilePosition: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    TilePosition(
      x: try fields.number("x", value?.x), y: try fields.number("y", value?.y),
      offset: try fields("offset", value?.offset))
  }
}

/// A corner is its raw value, a number.
extension TileCorner: Codable {}

extension TileLayout: Codable, PlainCodable where Anchor: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    TileLayout(
      stage: try fields("stage", value?.stage), tile: try fields("tile", value?.tile),
      margin: try fields("margin", value?.margin), anchors: try fields("anchors", value?.anchors))
  }
}

extension PageLayout: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    PageLayout(
      pages: try fields("pages", value?.pages), spacing: try fields.number("spacing", value?.spacing),
      margin: try fields.number("margin", value?.margin), viewport: try fields.number("viewport", value?.viewport),
      alignment: try fields("alignment", value?.alignment))
  }
}

extension PageLayout.Alignment: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["leading": .leading, "center": .center] }
}

extension EqualPages: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    EqualPages(
      try fields.count("count", value?.count),
      length: try fields.number("length", value?.length, in: Double.leastNonzeroMagnitude ... .greatestFiniteMagnitude),
      viewport: try fields.number("viewport", value?.viewport), loops: try fields("loops", value?.loops))
  }
}

extension Ruler: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Ruler(
      spacing: try fields.number(
        "spacing", value?.spacing, in: Double.leastNonzeroMagnitude ... .greatestFiniteMagnitude),
      origin: try fields.finite("origin", value?.origin), axis: try fields.axis("axis", value?.axis))
  }
}

extension Fields {
  /// Codes a part of a drawer by its name.
  mutating func part(_ name: String, _ value: DrawerPart?) throws -> DrawerPart {
    try choice(name, value, ["handle": .handle, "content": .content])
  }

  mutating func count(_ name: String, _ value: Int?) throws -> Int {
    let count = try callAsFunction(name, value)
    try check(count >= 0, "\(name) is \(count), which is negative.")
    return count
  }
}

extension NestingOrder: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    NestingOrder(forward: try fields("forward", value?.forward), backward: try fields("backward", value?.backward))
  }
}

extension NestingOrder.First: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["inner": .inner, "outer": .outer] }
}

extension ElasticLimits: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    var limits = ElasticLimits(
      try fields.range("limits", value?.limits), coefficient: try fields.number("coefficient", value?.coefficient),
      lowerDimension: try fields.number("lowerDimension", value?.lowerDimension),
      upperDimension: try fields.number("upperDimension", value?.upperDimension))
    (limits.edge, limits.shape) = (try fields("edge", value?.edge), try fields("shape", value?.shape))
    return limits
  }
}

extension ScrollAnchor: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["start": .start, "center": .center, "end": .end] }
}
