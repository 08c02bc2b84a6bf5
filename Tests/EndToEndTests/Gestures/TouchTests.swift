import Foundation
import Testing

extension EndToEnd {
  /// Fingers on a touch screen of an X server, on Wayland through a compositor on that server.
  @Suite(.enabled(if: TestDevice.obstacle == nil, "\(TestDevice.obstacle ?? "")")) struct TouchTests {
    /// Starts the app with a touch screen. Tests touch the part that windows in the middle and at the upper left share.
    func start(_ demo: String, on host: Host, _ changes: [String: String] = [:], _ options: String...) throws
      -> (App, TestDevice)
    {
      let desktop = try Desktop(host, devices: [.touchScreen])
      desktop.changes = changes
      let app = try App(demo, at: desktop, ["--bare", "--size", "700x500"] + options)
      return (app, try TestDevice(.touchScreen, at: desktop))
    }

    @Test(
      "a finger drags and flicks content, and counts once for any value of SDL_TOUCH_MOUSE_EVENTS",
      arguments: zip(Host.allCases, ["1", "0"]))
    func flick(host: Host, doubled: String) throws {
      let environment = ["SDL_TOUCH_MOUSE_EVENTS": doubled]
      let (app, screen) = try start("scroll", on: host, environment, "--set", "contentHeight=20000", "--no-resampling")
      try screen.flick(from: (500, 480), by: (0, -10))
      let recording = try app.settles(after: "up")
      let pointers = recording.events.filter { $0.pointer != nil }
      #expect(pointers.count { $0.kind == "down" } == pointers.count { $0.kind == "up" })
      #expect(pointers.filter { $0.kind != "move" || $0.pointer == "touch" }.allSatisfy { $0.pointer == "touch" })
      #expect(!recording.after("down").events.contains { $0.pointer == "mouse" })
      #expect(recording.coasting.count > 10)
      #expect(recording.longestJump(of: EndToEnd.y) < 5)
      for step in recording.steps(of: EndToEnd.y, with: \.y) { #expect(abs(step.value + step.pointer) < 0.01) }
    }

    @Test("two fingers zoom by the ratio of their distances, and lifting one moves nothing")
    func pinch() throws {
      let (app, screen) = try start("metro", on: .x11, [:], "--no-resampling")
      try screen.finger(1, .down, at: 440, 350)
      try screen.finger(2, .down, at: 520, 350)
      for step in 1...40 {
        try app.pass(0.008)
        try screen.finger(1, .move, at: 440 - Double(step), 350)
        try screen.finger(2, .move, at: 520 + Double(step), 350)
      }
      try app.pass(0.3)
      try screen.finger(1, .up, at: 400, 350)
      try app.pass(0.3)
      try screen.finger(2, .up, at: 560, 350)
      let recording = try app.settles(after: "up")
      #expect(abs(try #require(recording.frames.last).value("zoomScale") - 2) < 0.02)
      let pinches = recording.events.filter { $0.kind == "pinch" }.compactMap(\.time)
      let lifted = try #require(pinches.last)
      // A finger that has rested lifts at its own time, not at that of the last move.
      #expect(try lifted - #require(pinches.dropLast().last) > 0.29)
      let still = recording.frames.filter { ($0.time ?? 0) > lifted - 0.15 }
      for name in ["contentOffset.x", "contentOffset.y"] {
        let values = still.map { $0.value(name) }
        #expect(try #require(values.max()) - #require(values.min()) < 1)
      }
    }
  }
}
