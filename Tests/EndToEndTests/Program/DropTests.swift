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

    @Test("a recording whose path comes as a line opens, after lines that name nothing")
    func lines() throws {
      let samples = (0..<60).map { "\(Double($0) / 60),\(500.0 - 500 / Double($0 + 1))" }
      try folder.write(samples.joined(separator: "\n"), to: "flick é.csv")
      mkfifo(folder.path("paths"), 0o600)
      // Open for reading, too: then neither end waits for the other.
      let paths = open(folder.path("paths"), O_RDWR | O_CLOEXEC)
      defer { close(paths) }
      let app = try App("scroll", at: desktop, ["--files-from", folder.path("paths")])
      let lines = Array("\n\(folder.path("missing"))\n\(folder.path("flick é.csv"))\n".utf8)
      #expect(write(paths, lines, lines.count) == lines.count)
      try app.waits("the recording is shown") { $0.lines.last { $0.isFrame }?.values?["fittedLaw"] != nil }
    }

    @Test("a file of paths that cannot be read ends the program with 66")
    func missingLines() throws {
      let app = try Child(
        App.binary(), ["--no-settings", "--files-from", folder.path("missing")], named: "overscroll", in: folder,
        environment: desktop.environment, clock: desktop.clock)
      #expect(try app.exitStatus() == 66 && app.standardError.contains("missing"))
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
