import Foundation
import Testing

extension EndToEnd {
  /// The start, the rest and the end of the app.
  @Suite struct LifeTests {
    func app(on host: Host) throws -> App { try App("scroll", at: Desktop(host), ["--bare", "--size", "700x500"]) }

    func endsWell(_ app: App) throws {
      #expect(try app.process.exitStatus() == 0, "\(app.process.standing): \(app.process.standardError)")
      #expect(app.process.standardError == "")
      #expect(try app.recording().end != nil)
    }

    @Test("a signal ends the app with 0", arguments: [SIGTERM, SIGINT, SIGHUP, SIGPIPE, SIGXFSZ])
    func signalled(signal: Int32) throws {
      let app = try app(on: .x11)
      app.process.send(signal)
      try endsWell(app)
    }

    @Test("the window manager's close request ends the app with 0 in mid-flight", arguments: Host.allCases)
    func closed(host: Host) throws {
      let app = try app(on: host)
      try app.perform { $0.flick(from: (350, 420), by: (0, -12)) }
      try app.closeByWindowManager()
      try endsWell(app)
    }

    @Test(
      "the app saves its tuned parameters when a signal or the death of the X server ends it",
      arguments: [(Host.x11, SIGTERM), (.wayland, SIGTERM), (.x11, SIGHUP), (.x11, nil)] as [(Host, Int32?)])
    func settings(host: Host, signal: Int32?) throws {
      let desktop = try Desktop(host)
      let app = try App("scroll", at: desktop, ["--bare", "--size", "700x500"], settings: true)
      try app.perform { input in
        input.move(350, 250)
        input.key("Right")
      }
      try app.waits("the key arrived") { $0.events.contains { $0.kind == "key" } }
      try app.comesToRest()
      if let signal {
        app.process.send(signal)
        try endsWell(app)
      } else {
        desktop.crashServer()
        #expect(try app.process.exitStatus() == 69, "\(app.process.standing)")
        #expect(app.process.standardError.split(separator: "\n").count == 1, "\(app.process.standardError)")
      }
      let end = try #require(try app.recording().end?.parameters)
      let saved = try JSONDecoder().decode(SavedSettings.self, from: desktop.folder.data(of: "settings.json"))
      let kept = saved.parameters.filter { end[$0.key] != nil }
      #expect(saved.version == 1 && !kept.isEmpty && kept.allSatisfy { end[$0.key] == $0.value }, "\(saved) \(end)")
    }

    struct SavedSettings: Decodable {
      var version: Int
      var parameters: [String: Double]
    }

    @Test("F11 makes the window fill the screen and restores it, and Ctrl+Q ends the app", arguments: Host.allCases)
    func fullScreen(host: Host) throws {
      let app = try app(on: host)
      let screen = [Double(Desktop.size.width), Double(Desktop.size.height)]
      try app.perform { input in
        input.move(350, 250)
        input.key("F11")
      }
      try app.waits("the window filled the screen") { $0.layout?.viewport?.suffix(2) == screen[...] }
      try app.perform { $0.key("F11") }
      try app.waits("the window had its old size") { $0.layout?.viewport?.suffix(2) == [700, 500] }
      try app.perform { $0.key("ctrl+q") }
      try endsWell(app)
    }

    @Test("--stats prints one line of JSON with the number of frames on standard error")
    func stats() throws {
      let app = try App("scroll", at: Desktop(.x11), ["--bare", "--size", "700x500", "--stats"])
      _ = try app.recording { $0.flick(from: (350, 420), by: (0, -12)) }
      app.process.send(SIGTERM)
      #expect(try app.process.exitStatus() == 0, "\(app.process.standing): \(app.process.standardError)")
      let lines = app.process.standardError.split(separator: "\n")
      #expect(lines.count == 1)
      let stats = try JSONDecoder().decode([String: Double].self, from: Data((lines.first ?? "").utf8))
      #expect(try #require(stats["frames"]) > 20)
      for name in ["missed", "intervalP50", "intervalP99", "latencyP50", "latencyP99", "cpuSeconds", "peakMemoryMB"] {
        #expect(stats[name] != nil, "\(name)")
      }
    }
  }
}
