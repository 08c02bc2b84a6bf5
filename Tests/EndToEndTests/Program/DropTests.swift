import Foundation
import Testing

extension EndToEnd {
  /// Files that are dragged from another program and dropped onto the window.
  @Suite struct DropTests {
    let desktop: Desktop
    var folder: Folder { desktop.folder }

    init() throws { desktop = try Desktop(.x11) }

    private struct Settings: Decodable {
      var demo: String?
      var preset: String?
      var presets: [String: [String: Double]]?
    }

    /// Returns the settings saved by a run of the app onto which files were dropped, one after the other.
    private func settings(afterDropOf paths: [String]) throws -> Settings {
      unlink(folder.path("settings.json"))
      let app = try App("scroll", at: desktop, settings: true)
      let window = try #require(app.window.flatMap { UInt32($0) })
      for path in paths { try DragSource(at: desktop).drop(path, on: window) }
      try app.closeByWindowManager()
      #expect(try app.process.exitStatus() == 0 && app.process.standardError == "")
      return try JSONDecoder().decode(Settings.self, from: folder.data(of: "settings.json"))
    }

    @Test("a dropped preset is chosen and saved, a dropped recording opens its demo, and anything else adds nothing")
    func drop() throws {
      try folder.write(#"{"presets":{"mine é":{"slop":7}},"version":1}"#, to: "mine é.json")
      let preset = try settings(afterDropOf: [folder.path("mine é.json")])
      #expect(preset.preset == "mine é")
      #expect(preset.presets == ["mine é": ["slop": 7]])
      let samples = (0..<60).map { "\(Double($0) / 60),\(500.0 - 500 / Double($0 + 1))" }
      try folder.write(samples.joined(separator: "\n"), to: "flick.csv")
      let recording = try settings(afterDropOf: [folder.path("flick.csv")])
      #expect(recording.demo == "recording" && recording.preset == nil)
      try folder.write("no JSON", to: "nonsense")
      mkfifo(folder.path("pipe"), 0o600)
      for name in ["nonsense", "missing", "pipe", ""] {
        let nothing = try settings(afterDropOf: [folder.path(name)])
        #expect(nothing.preset == nil && nothing.presets == nil, "\(name)")
      }
    }

    @Test("the app takes what is right in hostile files, and goes on")
    func hostile() throws {
      let (marks, long) = (String(repeating: "\u{301}", count: 100_000), String(repeating: ",0", count: 1 << 20))
      try folder.write("time,offset\na\(marks),1\n", to: "marks.csv")
      try folder.write("0,1\n0\(long)", to: "cells.csv")
      try folder.write("{\"type\":\"frame\",\"values\":[0\(long)]}\n", to: "line.jsonl")
      try folder.write(String(repeating: "[", count: 1 << 19), to: "deep.json")
      try folder.write("{\"presets\":{\"\(String(repeating: "👨‍👩‍👧‍👦", count: 200))\":{\"slop\":1}}}", to: "family.json")
      try folder.write("\u{89}PNG\r\n\u{1A}\n\(marks)", to: "head.png")
      try folder.write("{\"slop\":7}", to: "=1+1 %s\n<b>'\u{202E}.json")
      let wrong = ["marks.csv", "cells.csv", "line.jsonl", "deep.json", "family.json", "head.png"]
      let saved = try settings(afterDropOf: (wrong + ["=1+1 %s\n<b>'\u{202E}.json"]).map(folder.path))
      #expect(saved.presets == ["=1+1 %s\n<b>'\u{202E}": ["slop": 7]])
    }
  }
}
