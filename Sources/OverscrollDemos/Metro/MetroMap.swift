struct MetroMap: Decodable, Sendable {
  struct River: Decodable, Sendable {
    let name: String
    /// The center of the name.
    @MapPoint var label: Vector2
    let width: Double
    @MapPath var path: [Vector2]
  }

  struct Area: Decodable, Sendable {
    enum Kind: String, Decodable, Sendable { case water, park }
    let kind: Kind
    let name: String?
    /// The center of the name.
    let label: MapPoint?
    @MapPath var outline: [Vector2]
  }

  struct Line: Decodable, Sendable {
    let name: String
    @MapColor var color: Color
    @MapPath var path: [Vector2]
    private let isRing: Bool?
    var isClosed: Bool { isRing == true }

    var stretches: [(from: Vector2, to: Vector2)] {
      zip(path, path.dropFirst() + (isClosed ? path.prefix(1) : [])).map { ($0, $1) }
    }
  }

  struct Station: Decodable, Sendable {
    enum Side: String, Decodable, Sendable { case n, ne, e, se, s, sw, w, nw }

    private enum CodingKeys: String, CodingKey {
      case name, scale
      case position = "at"
      case side = "label"
      case lineNames = "lines"
    }

    let name: String
    @MapPoint var position: Vector2
    let side: Side
    private let scale: Double?
    /// The scale of the map from which the name has room; 0 if it always has.
    var nameScale: Double { scale ?? 0 }
    fileprivate let lineNames: [String]
    /// The indices of the station's lines, at least one.
    fileprivate(set) var lines: [Int] = []
    var isInterchange: Bool { lines.count > 1 }
  }

  private enum CodingKeys: CodingKey { case city, size, rivers, areas, lines, stations }
  let city: String
  let size: Size
  let rivers: [River]
  let areas: [Area]
  let lines: [Line]
  private(set) var stations: [Station]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func wrong(_ key: CodingKeys, _ words: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: fields, debugDescription: words)
    }
    city = try fields.decode(String.self, forKey: .city)
    let extent = try fields.decode(MapPoint.self, forKey: .size).wrappedValue
    size = Size(extent.x, extent.y)
    rivers = try fields.decodeIfPresent([River].self, forKey: .rivers) ?? []
    areas = try fields.decodeIfPresent([Area].self, forKey: .areas) ?? []
    lines = try fields.decode([Line].self, forKey: .lines)
    stations = try fields.decode([Station].self, forKey: .stations)
    guard extent.x >= 1, extent.y >= 1 else { throw wrong(.size, "expected a width and a height from 1 to 100000") }
    guard rivers.allSatisfy({ 0...10_000 ~= $0.width }) else { throw wrong(.rivers, "a width is not from 0 to 10000") }
    for index in stations.indices {
      stations[index].lines = stations[index].lineNames.compactMap { name in lines.firstIndex { $0.name == name } }
      guard !stations[index].lines.isEmpty else { throw wrong(.stations, "\"\(stations[index].name)\" has no line") }
    }
  }
}

// MARK: - Values of the file

@propertyWrapper struct MapPoint: Decodable, Sendable {
  let wrappedValue: Vector2

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let numbers = try value.decode([Double].self)
    guard numbers.count == 2, numbers.allSatisfy((-100_000...100_000).contains) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "expected two numbers from -100000 to 100000")
    }
    wrappedValue = Vector2(numbers[0], numbers[1])
  }
}

@propertyWrapper struct MapPath: Decodable, Sendable {
  let wrappedValue: [Vector2]

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    wrappedValue = try value.decode([MapPoint].self).map(\.wrappedValue)
    guard wrappedValue.count >= 2 else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "expected at least 2 points")
    }
  }
}

@propertyWrapper struct MapColor: Decodable, Sendable {
  let wrappedValue: Color

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let word = try value.decode(String.self)
    guard word.count == 7, word.hasPrefix("#"), let hex = UInt32(word.dropFirst(), radix: 16) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "expected a color as \"#RRGGBB\"")
    }
    wrappedValue = Color(hex)
  }
}
