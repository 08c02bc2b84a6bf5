import AppTesting
import Foundation
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollFitting
@testable import OverscrollStudio

/// Renaming a case or a property must not change a file.
@Suite("Words of the formats") struct FormatWordsTests {
  @Test("the words of older files are unchanged, and new words are listed with them", arguments: FormatWords.all)
  func words(_ words: FormatWords) {
    #expect(words.written == words.known)
    #expect(Set(words.written).count == words.written.count)
  }

  @Test("settings with every field are read and written again unchanged")
  func settings() throws {
    let text = """
      {
        "comparison" : "side-by-side",
        "copyAs" : "uikit",
        "demo" : "drawer",
        "demos" : {
          "pip" : {
            "feel" : "gtk",
            "spring" : "SwiftUI bouncy"
          }
        },
        "device" : "tablet",
        "feel" : "uikit",
        "folded" : [
          "Snap"
        ],
        "graphHeight" : 200,
        "hasSeenHints" : true,
        "panels" : {
          "graph" : true,
          "inspector" : false
        },
        "parameters" : {
          "slop" : 4
        },
        "preset" : "mine",
        "presets" : {
          "mine" : {
            "feel" : "article",
            "slop" : 7
          }
        },
        "reducedMotion" : false,
        "scale" : 1.25,
        "size" : [
          900,
          700
        ],
        "theme" : "dark",
        "used" : [
          "drawer",
          "scroll"
        ],
        "version" : 1,
        "vocabulary" : "perceptual"
      }

      """
    let file = SettingsFile(path: FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json").path)
    defer { try? FileManager.default.removeItem(atPath: file.path) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
    let settings = try #require(try file.read())
    try file.write(settings)
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
  }

  @Test("presets are written with their feel among the numbers")
  func presets() throws {
    let text = """
      {
        "presets" : {
          "mine" : {
            "feel" : "gtk",
            "snap.mass" : 1.5
          }
        },
        "version" : 1
      }

      """
    #expect(PresetFile(["mine": Preset(feel: "gtk", parameters: ["snap.mass": 1.5])]).text == text)
  }

  @Test("a trace with every kind of event is read and written again unchanged")
  func trace() throws {
    let text = """
      {"bare":true,"comparison":"side-by-side","demo":"metro","demos":{"pip":{"feel":"gtk","slop":3}},"device":"phone","feel":"uikit","parameters":{"slop":4},"reducedMotion":true,"size":[393,852],"type":"header","values":{"zoomScale":2},"version":1}
      {"kind":"down","pointer":"touch","time":0.25,"type":"event","x":196.5,"y":792}
      {"dx":0,"dy":-3,"kind":"wheel","precise":false,"time":0.5,"type":"event","x":10,"y":20}
      {"dx":0,"dy":0,"end":true,"kind":"wheel","precise":true,"time":0.5,"type":"event","x":10,"y":20}
      {"dx":0,"dy":1,"kind":"wheel","modifiers":["control"],"precise":false,"time":0.5,"type":"event","x":10,"y":20}
      {"kind":"pinch","phase":"changed","scale":1.5,"time":0.75,"type":"event","x":200,"y":300}
      {"key":"Right","kind":"key","modifiers":["alt","shift"],"repeat":true,"time":1,"type":"event"}
      {"kind":"text","text":"é","time":1,"type":"event"}
      {"kind":"modifiers","modifiers":["command"],"time":1,"type":"event"}
      {"kind":"resize","size":[500,700],"time":2,"type":"event"}
      {"frames":0,"parameters":{"slop":4},"time":2.5,"type":"end"}

      """
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let trace = try ReplayedTrace(jsonLines: Data(text.utf8), file: "a.jsonl")
    let writer = try TraceWriter(path: path, trace.header)
    for event in trace.events { try writer.write(event) }
    try writer.end(at: 2.5, parameters: ["slop": 4])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("layouts, frames, fits and statistics have the fields that readers look for")
  func fields() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let app = ScriptedApp(try #require(DemoCatalog.standard.demo(named: "paging"))).app
    let writer = try TraceWriter(path: path, app.traceHeader)
    try writer.write(app, at: 0)
    try writer.end(at: 0, parameters: app.recordedParameters)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(try fields(lines[1]) == "anchors contentSize limits time type viewport")
    #expect(try fields(lines[2]) == "state time type values velocities")
    #expect(lines[3].contains("\"frames\":1,"))

    let motion = ScrollMotion(from: 0, velocity: 1000, limits: -1e6...1e6, feel: .article)
    let times = (0..<100).map { Double($0) / 60 }
    let recording = try RecordedMotion(times.map { RecordedMotion.Sample(time: $0, offset: motion.value(at: $0)) })
    let fit = try FeelFit(recording, feel: .article, flights: [FlightSpan(0...2)])
    let report = FitReport(
      file: "flick.csv", recording: recording,
      ranking: LawRanking([(.article, .success(fit)), (.gtk, .failure(.isOff(rootMeanSquare: 34.25)))]))
    #expect(try fields(report.json) == "file fits refused samples")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(try report.json.utf8)) as? [String: Any])
    let first = try #require((object["fits"] as? [[String: Any]])?.first)
    #expect(
      first.keys.sorted() == [
        "coasting", "feel", "largestError", "largestErrorTime", "numbers", "ownRootMeanSquare", "parameters", "phases",
        "rootMeanSquare", "undetermined",
      ])
    #expect((first["phases"] as? [[String: Any]])?.first?.keys.sorted() == ["end", "kind", "start"])
    #expect((first["numbers"] as? [String: [String: Any]])?.values.first?.keys.sorted() == ["margin", "value"])
    #expect((object["refused"] as? [[String: Any]])?.first?.keys.sorted() == ["feel", "reason"])
    #expect(
      try fields(FrameStatistics().line)
        == "cpuSeconds frames intervalP50 intervalP99 latencyP50 latencyP99 missed peakMemoryMB")
  }

  /// Returns the names of a JSON object's fields.
  private func fields(_ json: some StringProtocol) throws -> String {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    return object.keys.sorted().joined(separator: " ")
  }
}
