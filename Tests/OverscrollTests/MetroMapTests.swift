import Foundation
import OverscrollGraphics
import ScrollGeometry
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Metro map")
struct MetroMapTests {
  private static let file = AssetFile.path("metro.json")
  private let map: MetroMap
  private let labels: MetroLabels

  init() throws {
    let picture = try MetroPicture.installed.get()
    (map, labels) = (picture.map, picture.labels)
  }

  @Test("has nine lines, 120 stations, interchanges, a ring and a river at least")
  func extent() {
    #expect(map.lines.count >= 9)
    #expect(map.stations.count >= 120)
    #expect(map.stations.count { $0.isInterchange } >= 20)
    #expect(map.lines.contains { $0.isRing })
    #expect(!map.rivers.isEmpty)
  }

  @Test("runs level, upright or diagonal everywhere")
  func octilinear() {
    for line in map.lines {
      for (from, to) in line.stretches {
        let way = to - from
        #expect(way.x == 0 || way.y == 0 || abs(abs(way.x) - abs(way.y)) < 1e-9, "line \(line.name)")
      }
    }
  }

  @Test("has every station on the sheet, on its lines, apart from the others, and no line without stations")
  func stations() {
    for (index, station) in map.stations.enumerated() {
      #expect(Rect(origin: .zero, size: map.size).contains(station.position))
      for other in map.stations[..<index] {
        #expect(station.position.distance(to: other.position) > 18, "\(station.name), \(other.name)")
      }
    }
    for index in map.lines.indices { #expect(map.stations.count { $0.lines.contains(index) } >= 8) }
  }

  @Test("tells lines apart by their colours, and its badges can be read")
  func colors() {
    #expect(Set(map.lines.map(\.color)).count == map.lines.count)
    for line in map.lines { #expect(line.color.contrast(with: line.color.legible) >= 3) }
  }

  @Test("names that are shown together never overlap, at any scale", arguments: [0.5, 0.8, 1, 1.5, 2.5, 4])
  func names(scale: Double) {
    let em = MetroMeasure(scale: scale).name
    let frames = map.stations.indices.filter { labels.thresholds[$0] < scale }.map { index in
      let station = map.stations[index]
      return MetroLabels.frame(station, size: Size(0.54 * Double(station.name.count), 1.17) * em, scale: scale)
    }
    for (index, frame) in frames.enumerated() {
      for other in frames[..<index] { #expect(!frame.intersects(other)) }
    }
  }

  @Test("every station gets its name before the largest scale")
  func everyName() {
    let nameless = zip(map.stations, labels.thresholds).filter { $0.1 > 3 }.map(\.0.name)
    #expect(nameless.isEmpty)
    #expect(labels.thresholds.count { $0 < 1 } >= 80)
  }

  // MARK: Broken maps

  private func problem(_ text: String) -> LocatedJSON.Problem? {
    do {
      _ = try MetroMap(LocatedJSONReader.read(Array(text.utf8)))
      return nil
    } catch { return error }
  }

  private func map(line: String, station: String) -> String {
    """
    {"city": "A", "size": [100, 100],
     "lines": [
       \(line)
     ],
     "stations": [
       \(station)
     ]}
    """
  }

  private static let line = ##"{"name": "1", "title": "T", "color": "#112233", "path": [[0, 0], [50, 50]]}"##
  private static let station = #"{"name": "S", "at": [10, 10], "lines": ["1"], "label": "e"}"#

  @Test("what is wrong is told with its line")
  func wrongLines() {
    #expect(problem(map(line: Self.line, station: Self.station)) == nil)
    let cases: [(String, String, Int, String)] = [
      ("lines", ##"{"name": "1", "title": "T", "color": "red", "path": [[0, 0], [1, 1]]}"##, 3, "#RRGGBB"),
      ("lines", ##"{"name": "1", "title": "T", "color": "#112233", "path": [[0, 0]]}"##, 3, "2 points"),
      ("lines", ##"{"name": "1", "color": "#112233", "path": [[0, 0], [1, 1]]}"##, 3, "\"title\" is missing"),
      ("stations", #"{"name": "S", "at": [10, 30], "lines": ["1"], "label": "e"}"#, 6, "does not lie on line 1"),
      ("stations", #"{"name": "S", "at": [10, 10], "lines": ["2"], "label": "e"}"#, 6, "no line \"2\""),
      ("stations", #"{"name": "S", "at": [10, 10], "lines": [], "label": "e"}"#, 6, "lies on no line"),
      ("stations", #"{"name": "S", "at": [10], "lines": ["1"], "label": "e"}"#, 6, "two numbers"),
      ("stations", #"{"name": "S", "at": [10, 10], "lines": ["1"], "label": "up"}"#, 6, "none of n, ne"),
      ("stations", Self.station + ",\n" + Self.station, 7, "two stations \"S\""),
      ("stations", #"{"name": "S" "at": [10, 10]}"#, 6, "does not belong here"),
    ]
    for (kind, text, line, words) in cases {
      let problem = problem(
        kind == "lines" ? map(line: text, station: Self.station) : map(line: Self.line, station: text))
      #expect(problem?.line == line && problem?.words.contains(words) == true, "\(text): \(problem as Any)")
    }
  }

  @Test("a file that is cut off anywhere is refused, and never breaks the program")
  func truncated() throws {
    let bytes = try Array(InputFile(path: Self.file).read())
    for count in stride(from: 0, to: bytes.count - 2, by: 701) {
      #expect(throws: LocatedJSON.Problem.self) { try MetroMap(LocatedJSONReader.read(bytes.prefix(count))) }
    }
  }

  @Test("a missing file is told by its name")
  func missing() {
    #expect(throws: Failure.self) { try MetroMap(file: "/nowhere/metro.json") }
  }
}

@Suite("JSON with lines")
struct LocatedJSONTests {
  private func read(_ text: String) throws(LocatedJSON.Problem) -> LocatedJSON {
    try LocatedJSONReader.read(Array(text.utf8))
  }

  @Test("reads what JSON has")
  func values() throws {
    let json = try read(
      #"{"a": [1, -2.5e3, 0.25], "b": "x\n\"\u00e9\ud83d\ude00\"", "c": true, "d": null, "e": {}, "f": []}"#)
    #expect(try json.value("a").map { json throws(LocatedJSON.Problem) in try json.number } == [1, -2500, 0.25])
    #expect(try json.value("b").text == "x\n\"é😀\"")
    #expect(try json.value("c").flag)
    #expect(try json.value("f").elements.isEmpty)
    #expect(try json.optional("z") == nil)
  }

  @Test("knows the line of each value")
  func lines() throws {
    let json = try read("{\n\"a\": 1,\n\n\"b\": [\n2,\n3]}")
    #expect(try json.value("a").line == 2)
    #expect(try json.value("b").elements.map(\.line) == [5, 6])
  }

  @Test(
    "what is no JSON is refused at its line",
    arguments: [
      ("", 1), ("{\n", 2), ("[1,\n2,]", 2), ("{\"a\" 1}", 1), ("[1]\n\nx", 3), ("\"abc\n\"", 1), ("[tru]", 1), ("-", 1),
      ("{\"a\":1,\n\"a\":2}", 2), ("\"\\q\"", 1), ("\"\\u12\"", 1), ("nan", 1), ("[1 2]", 1),
    ])
  func refused(text: String, line: Int) {
    let error = #expect(throws: LocatedJSON.Problem.self) { try read(text) }
    #expect(error?.line == line)
  }

  @Test("nesting without end is refused")
  func deep() {
    #expect(throws: LocatedJSON.Problem.self) { try read(String(repeating: "[", count: 100_000)) }
  }
}

extension LocatedJSON: Equatable {
  public static func == (a: LocatedJSON, b: LocatedJSON) -> Bool { a.line == b.line }
}
