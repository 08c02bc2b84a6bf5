import Foundation
import Testing

@testable import OverscrollDemos

@Suite("Metro map") struct MetroMapTests {
  private let map: MetroMap
  init() throws { map = try MetroPicture.made(from: .sourceTree).get().map }

  @Test("stations are on the sheet, on their lines and apart from each other, and every line has at least eight")
  func stations() {
    for (index, station) in map.stations.enumerated() {
      #expect(Rect(origin: .zero, size: map.size).contains(station.position))
      #expect(station.lines.allSatisfy { map.lines[$0].distance(to: station.position) < 1 }, "\(station.name)")
      for other in map.stations[..<index] {
        #expect(station.position.distance(to: other.position) > 18, "\(station.name), \(other.name)")
      }
    }
    for index in map.lines.indices { #expect(map.stations.count { $0.lines.contains(index) } >= 8) }
  }

  @Test("names never overlap, and lines cross none but an interchange's", arguments: [0.5, 0.8, 1, 1.5, 2.5, 4])
  func names(scale: Double) {
    let em = MetroMeasure(scale: scale).name
    let shown = map.stations.filter { $0.nameScale < scale }
    let frames = shown.map { station in
      station.nameFrame(Size(0.54 * Double(station.name.count), 1.17) * em, scale: scale)
    }
    #expect(shown.count > Int(20 * scale) && (scale < 2 || shown.count == map.stations.count))
    for (index, frame) in frames.enumerated() { for other in frames[..<index] { #expect(!frame.intersects(other)) } }
    for (station, frame) in zip(shown, frames) where !station.isInterchange {
      for share in [0.0, 0.2, 0.4, 0.6, 0.8, 1] {
        let place = Vector2(frame.minX + share * frame.width, frame.midY) / scale
        #expect(map.lines.allSatisfy { $0.distance(to: place) > 1 / scale }, "\(station.name)")
      }
    }
  }

  // MARK: Broken maps

  /// Returns the error for a map with a line and a station, without the name of its file.
  private func problem(line: String = Self.line, station: String = Self.station) -> String? {
    let map = """
      {"city": "A", "size": [100, 100],
       "lines": [\(line)],
       "stations": [\(station)]}
      """
    do {
      _ = try FileContents(path: "map", data: Data(map.utf8)).decodeJSON(MetroMap.self)
      return nil
    } catch { return String(error.description.dropFirst("map".count)) }
  }

  private static let line = ##"{"name": "1", "color": "#112233", "path": [[0, 0], [50, 50]]}"##
  private static let station = #"{"name": "S", "at": [10, 10], "lines": ["1"], "label": "e"}"#

  @Test("an error in a map is reported in one line with its place")
  func wrongPlaces() {
    #expect(problem() == nil)
    for (line, words) in [
      (
        #"{"name": "1", "color": "red", "path": [[0, 0], [1, 1]]}"#, ": lines[0].color: expected a color as \"#RRGGBB\""
      ),
      (##"{"name": "1", "color": "#112233", "path": [[0, 0]]}"##, ": lines[0].path: expected at least 2 points"),
      (##"{"color": "#112233", "path": [[0, 0], [1, 1]]}"##, ": \"lines[0].name\" is missing"),
      (##"{"name": "1", "color": "#112233", "path": [[0, 0], 1]}"##, ": \"lines[0].path[1]\" is of the wrong type"),
    ] { #expect(problem(line: line) == words) }
    for (station, words) in [
      (#"{"name": "S", "at": [10, 10], "lines": ["2"], "label": "e"}"#, ": stations: \"S\" has no line"),
      (#"{"name": "S", "at": [1e9, 10], "lines": ["1"], "label": "e"}"#, ": stations[0].at: expected two numbers from"),
      (
        #"{"name": "S", "at": [10, "1"], "lines": ["1"], "label": "e"}"#, ": \"stations[0].at[1]\" is of the wrong type"
      ),
      (#"{"name": "S", "at": [10, 10], "lines": ["1"], "label": "up"}"#, ": stations[0].label: "),
      (#"{"name": "S" "at": [10, 10]}"#, ", line 3: not valid JSON"),
    ] {
      let problem = problem(station: station)
      #expect(problem?.hasPrefix(words) == true && problem?.contains("\n") == false, "\(problem as Any)")
    }
  }
}

extension MetroMap.Line {
  /// Returns the distance of a point from the line.
  fileprivate func distance(to point: Vector2) -> Double {
    stretches.map { from, to in
      let (way, here) = (to - from, point - from)
      let fraction = ((way.x * here.x + way.y * here.y) / (way.x * way.x + way.y * way.y)).clamped(to: 0...1)
      return point.distance(to: from + way * fraction)
    }.min() ?? .infinity
  }
}
