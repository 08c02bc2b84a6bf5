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

    /// Returns the settings saved by a run of the app onto which a file was dropped.
    private func settings(afterDropOf path: String) throws -> Settings {
      let app = try App("scroll", at: desktop, settings: true)
      let window = try #require(app.window.flatMap { UInt32($0) })
      try DragSource(at: desktop).drop(path, on: window)
      try app.closeByWindowManager()
      #expect(try app.process.exitStatus() == 0 && app.process.standardError == "")
      return try JSONDecoder().decode(Settings.self, from: folder.data(of: "settings.json"))
    }

    @Test("a dropped preset is chosen and saved in the settings")
    func preset() throws {
      try folder.write(#"{"presets":{"mine é":{"slop":7}},"version":1}"#, to: "mine é.json")
      let settings = try settings(afterDropOf: folder.path("mine é.json"))
      #expect(settings.preset == "mine é")
      #expect(settings.presets == ["mine é": ["slop": 7]])
    }

    @Test("a dropped recording opens the demo of recordings")
    func recording() throws {
      let samples = (0..<60).map { "\(Double($0) / 60),\(500.0 - 500 / Double($0 + 1))" }
      try folder.write(samples.joined(separator: "\n"), to: "flick.csv")
      let settings = try settings(afterDropOf: folder.path("flick.csv"))
      #expect(settings.demo == "recording" && settings.preset == nil)
    }

    @Test("dropping anything else adds and chooses no preset", arguments: ["nonsense", "missing", "pipe", ""])
    func nonsense(_ kind: String) throws {
      try folder.write("no JSON", to: "nonsense")
      mkfifo(folder.path("pipe"), 0o600)
      let settings = try settings(afterDropOf: folder.path(kind))
      #expect(settings.preset == nil && settings.presets == nil)
    }
  }
}
