import Foundation
import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

extension MetroMap {
  /// Farther than this from its line, in points of the map, a station does not lie on it.
  private static let nearness = 1.0
  /// Nothing of a map lies farther away than this, in its points.
  fileprivate static let coordinates = -100_000.0...100_000

  /// The map that comes with the program, or what is wrong with it; read when it is first asked for.
  static let installed = Result { () throws(Failure) in try MetroMap(file: AssetFile.path("metro.json")) }

  init(file: String) throws(Failure) {
    try self.init(InputFile(path: file, limit: 1 << 24).read(), file: file)
  }

  init(_ contents: Data, file: String) throws(Failure) {
    do {
      self = try MetroMap(LocatedJSONReader.read(contents))
    } catch {
      throw Failure.malformed(file: file, line: error.line, error.words)
    }
  }

  init(_ json: LocatedJSON) throws(LocatedJSON.Problem) {
    city = try json.value("city").text
    size = try MetroMap.size(json.value("size"))
    rivers = try json.optional("rivers")?.map(River.init) ?? []
    areas = try json.optional("areas")?.map(Area.init) ?? []
    lines = try json.value("lines").map(Line.init)
    stations = []
    for entry in try json.value("stations").elements { try add(entry) }
  }

  private static func size(_ json: LocatedJSON) throws(LocatedJSON.Problem) -> Size {
    let extent = try json.point
    guard extent.x >= 1, extent.y >= 1 else {
      throw json.wrong("a map is between 1 and 100000 points wide and high")
    }
    return Size(extent.x, extent.y)
  }

  private mutating func add(_ json: LocatedJSON) throws(LocatedJSON.Problem) {
    let station = try Station(json, lines: lines.map(\.name))
    if stations.contains(where: { $0.name == station.name }) {
      throw json.wrong("there are two stations \"\(station.name)\"")
    }
    for line in station.lines where lines[line].distance(to: station.position) > MetroMap.nearness {
      throw json.wrong("\"\(station.name)\" does not lie on line \(lines[line].name)")
    }
    stations.append(station)
  }
}

extension LocatedJSON {
  fileprivate var point: Vector2 {
    get throws(Problem) {
      let numbers = try map { json throws(Problem) in try json.number }
      guard numbers.count == 2 else { throw wrong("a point is two numbers") }
      guard numbers.allSatisfy(MetroMap.coordinates.contains) else {
        throw wrong("a point is two numbers from -100000 to 100000")
      }
      return Vector2(numbers[0], numbers[1])
    }
  }

  fileprivate var width: Double {
    get throws(Problem) {
      let width = try number
      guard width > 0, width <= 10_000 else { throw wrong("a width is between 0 and 10000 points") }
      return width
    }
  }

  fileprivate func points(atLeast count: Int) throws(Problem) -> [Vector2] {
    let points = try map { json throws(Problem) in try json.point }
    guard points.count >= count else { throw wrong("here belong at least \(count) points") }
    return points
  }

  /// One of a few words.
  fileprivate func choice<Choice>() throws(Problem) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
    let word = try text
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw wrong("\"\(word)\" is none of \(words)")
    }
    return choice
  }

  fileprivate var color: Color {
    get throws(Problem) {
      let word = try text
      guard word.count == 7, word.hasPrefix("#"), word.dropFirst().allSatisfy(\.isHexDigit),
        let hex = UInt32(word.dropFirst(), radix: 16)
      else {
        throw wrong("a colour is written \"#RRGGBB\", not \"\(word)\"")
      }
      return Color(hex)
    }
  }
}

extension MetroMap.Name {
  fileprivate init(_ json: LocatedJSON) throws(LocatedJSON.Problem) {
    text = try json.value("name").text
    place = try json.value("label").point
  }
}

extension MetroMap.River {
  fileprivate init(_ json: LocatedJSON) throws(LocatedJSON.Problem) {
    name = try MetroMap.Name(json)
    width = try json.value("width").width
    path = try json.value("path").points(atLeast: 2)
  }
}

extension MetroMap.Area {
  fileprivate init(_ json: LocatedJSON) throws(LocatedJSON.Problem) {
    kind = try json.value("kind").choice()
    name = try json.optional("name").map { _ throws(LocatedJSON.Problem) in try MetroMap.Name(json) }
    outline = try json.value("outline").points(atLeast: 3)
  }
}

extension MetroMap.Line {
  fileprivate init(_ json: LocatedJSON) throws(LocatedJSON.Problem) {
    name = try json.value("name").text
    title = try json.value("title").text
    color = try json.value("color").color
    isRing = try json.optional("isRing")?.flag ?? false
    path = try json.value("path").points(atLeast: isRing ? 3 : 2)
  }
}

extension MetroMap.Station {
  fileprivate init(_ json: LocatedJSON, lines names: [String]) throws(LocatedJSON.Problem) {
    name = try json.value("name").text
    position = try json.value("at").point
    side = try json.value("label").choice()
    lines = try json.value("lines").map { json throws(LocatedJSON.Problem) in
      let name = try json.text
      guard let index = names.firstIndex(of: name) else { throw json.wrong("there is no line \"\(name)\"") }
      return index
    }
    guard !lines.isEmpty else { throw json.wrong("\"\(name)\" lies on no line") }
  }
}
