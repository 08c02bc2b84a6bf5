import Foundation
import OverscrollDemoKit
import Testing

@testable import OverscrollDemos

@Suite("Metro map")
struct MetroMapTests {
  private let map: MetroMap
  private let labels: MetroLabels

  init() throws {
    let picture = try MetroPicture.made(from: .sourceTree).get()
    (map, labels) = (picture.map, picture.labels)
  }

  @Test("stations are on the sheet and apart from each other, and every line has at least eight")
  func stations() {
    for (index, station) in map.stations.enumerated() {
      #expect(Rect(origin: .zero, size: map.size).contains(station.position))
      for other in map.stations[..<index] {
        #expect(station.position.distance(to: other.position) > 18, "\(station.name), \(other.name)")
      }
    }
    for index in map.lines.indices { #expect(map.stations.count { $0.lines.contains(index) } >= 8) }
  }

  @Test("names shown together never overlap at any scale", arguments: [0.5, 0.8, 1, 1.5, 2.5, 4])
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

  // MARK: Broken maps

  /// Returns the error for a map, without the name of its file.
  private func problem(_ map: String) -> String? {
    do {
      let file = FileContents(path: "map", data: Data(map.utf8))
      _ = try file.decodeJSON(MetroMap.self)
      return nil
    } catch { return String(error.description.dropFirst("map".count)) }
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

  @Test("an error in a map is reported with its place")
  func wrongPlaces() {
    #expect(problem(map(line: Self.line, station: Self.station)) == nil)
    let color = ##"{"name": "1", "title": "T", "color": "red", "path": [[0, 0], [1, 1]]}"##
    let short = ##"{"name": "1", "title": "T", "color": "#112233", "path": [[0, 0]]}"##
    let untitled = ##"{"name": "1", "color": "#112233", "path": [[0, 0], [1, 1]]}"##
    let flat = ##"{"name": "1", "title": "T", "color": "#112233", "path": [[0, 0], 1]}"##
    let ring = ##"{"name": "1", "title": "T", "color": "#112233", "path": [[0, 0], [1, 1]], "isRing": null}"##
    for (line, words) in [
      (color, ": lines[0].color: expected a color as \"#RRGGBB\", not \"red\""),
      (short, ": lines[0].path: expected at least 2 points"), (untitled, ": \"lines[0].title\" is missing"),
      (flat, ": lines[0].path[1]: expected a list"),
      (ring, ": lines[0].isRing: expected true or false"),
    ] {
      #expect(problem(map(line: line, station: Self.station)) == words)
    }
    for (station, words) in [
      (#"{"name": "S", "at": [10, 30], "lines": ["1"], "label": "e"}"#, ": stations[0]: \"S\" is not on line 1"),
      (#"{"name": "S", "at": [10, 10], "lines": ["2"], "label": "e"}"#, ": stations[0].lines: unknown line \"2\""),
      (#"{"name": "S", "at": [10, 10], "lines": [], "label": "e"}"#, ": stations[0].lines: \"S\" has no line"),
      (#"{"name": "S", "at": [10], "lines": ["1"], "label": "e"}"#, ": stations[0].at: expected two numbers from"),
      (#"{"name": "S", "at": [10, "1"], "lines": ["1"], "label": "e"}"#, ": stations[0].at[1]: expected a number"),
      (
        #"{"name": "S", "at": [10, 10], "lines": ["1"], "label": "up"}"#, ": stations[0].label: expected one of n, ne"
      ),
      (#"{"name": "", "at": [10, 10], "lines": ["1"], "label": "e"}"#, ": stations[0].name: expected a string"),
      (Self.station + ",\n" + Self.station, ": stations[1]: two stations have the name \"S\""),
      (#"{"name": "S" "at": [10, 10]}"#, ", line 6: not valid JSON"),
    ] {
      let problem = problem(map(line: Self.line, station: station))
      #expect(problem?.hasPrefix(words) == true, "\(station): \(problem as Any)")
    }
    #expect(problem("{}") == ": \"city\" is missing")
    #expect(problem("[]") == ", line 1: expected an object")
  }
}
