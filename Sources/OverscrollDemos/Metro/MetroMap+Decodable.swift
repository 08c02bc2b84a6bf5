extension MetroMap: Decodable {
  /// The largest distance of a station from its line, in points of the map.
  private static let nearness = 1.0

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    city = try fields.text(.city)
    let extent = try fields.point(.size)
    guard extent.x >= 1, extent.y >= 1 else {
      throw fields.wrong(.size, "expected a width and a height from 1 to 100000")
    }
    size = Size(extent.x, extent.y)
    rivers = try fields.optional(.rivers) ?? []
    areas = try fields.optional(.areas) ?? []
    lines = try fields.decode([Line].self, forKey: .lines)
    stations = []
    var entries = try fields.nestedUnkeyedContainer(forKey: .stations)
    while !entries.isAtEnd { try add(entries.superDecoder()) }
  }

  private mutating func add(_ decoder: any Decoder) throws {
    let station = try Station(decoder, lines: lines.map(\.name))
    func wrong(_ words: String) -> DecodingError {
      .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: words))
    }
    if stations.contains(where: { $0.name == station.name }) {
      throw wrong("two stations have the name \"\(station.name)\"")
    }
    for line in station.lines where lines[line].distance(to: station.position) > MetroMap.nearness {
      throw wrong("\"\(station.name)\" is not on line \(lines[line].name)")
    }
    stations.append(station)
  }
}

extension MetroMap.River: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    name = try fields.name
    width = try fields.decode(Double.self, forKey: .width)
    guard width > 0, width <= 10_000 else { throw fields.wrong(.width, "expected a number above 0 and up to 10000") }
    path = try fields.points(.path, atLeast: 2)
  }
}

extension MetroMap.Area: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    kind = try fields.choice(.kind)
    name = fields.contains(.name) ? try fields.name : nil
    outline = try fields.points(.outline, atLeast: 3)
  }
}

extension MetroMap.Line: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    name = try fields.text(.name)
    title = try fields.text(.title)
    color = try fields.color(.color)
    isRing = try fields.optional(.isRing) ?? false
    path = try fields.points(.path, atLeast: isRing ? 3 : 2)
  }
}

extension MetroMap.Station {
  fileprivate init(_ decoder: any Decoder, lines names: [String]) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    name = try fields.text(.name)
    position = try fields.point(.at)
    side = try fields.choice(.label)
    lines = try fields.decode([String].self, forKey: .lines).map { name in
      guard let index = names.firstIndex(of: name) else { throw fields.wrong(.lines, "unknown line \"\(name)\"") }
      return index
    }
    guard !lines.isEmpty else { throw fields.wrong(.lines, "\"\(name)\" has no line") }
  }
}

// MARK: - Fields

/// The keys of all objects in the file.
private enum Field: String, CodingKey {
  case city, size, rivers, areas, lines, stations
  case name, title, label, at, kind, color, width, path, outline, isRing
}

extension KeyedDecodingContainer<Field> {
  fileprivate func wrong(_ key: Field, _ words: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: words)
  }

  /// Decodes the value of an optional key. A key with `null` is an error.
  fileprivate func optional<Value: Decodable>(_ key: Field) throws -> Value? {
    contains(key) ? try decode(Value.self, forKey: key) : nil
  }

  fileprivate func text(_ key: Field) throws -> String {
    let text = try decode(String.self, forKey: key)
    guard !text.isEmpty else { throw wrong(key, "expected a string") }
    return text
  }

  fileprivate func point(_ key: Field) throws -> Vector2 { try decode(MapPoint.self, forKey: key).position }

  fileprivate func points(_ key: Field, atLeast count: Int) throws -> [Vector2] {
    let points = try decode([MapPoint].self, forKey: key).map(\.position)
    guard points.count >= count else { throw wrong(key, "expected at least \(count) points") }
    return points
  }

  fileprivate var name: MetroMap.Name {
    get throws { MetroMap.Name(text: try text(.name), place: try point(.label)) }
  }

  /// Decodes one of a few words.
  fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: Field) throws -> Choice {
    let word = try text(key)
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw wrong(key, "expected one of \(words), not \"\(word)\"")
    }
    return choice
  }

  fileprivate func color(_ key: Field) throws -> Color {
    let word = try text(key)
    guard word.count == 7, word.hasPrefix("#"), word.dropFirst().allSatisfy(\.isHexDigit),
      let hex = UInt32(word.dropFirst(), radix: 16)
    else {
      throw wrong(key, "expected a color as \"#RRGGBB\", not \"\(word)\"")
    }
    return Color(hex)
  }
}

/// A point in the file's format: a list of two numbers.
private struct MapPoint: Decodable {
  let position: Vector2

  /// The range of coordinates, in points of the map.
  private static let coordinates = -100_000.0...100_000

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let numbers = try value.decode([Double].self)
    guard numbers.count == 2, numbers.allSatisfy(MapPoint.coordinates.contains) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "expected two numbers from -100000 to 100000")
    }
    position = Vector2(numbers[0], numbers[1])
  }
}
