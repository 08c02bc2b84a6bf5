import Foundation
import Testing

extension EndToEnd {
  /// Each demo, filling the screen and driven by real input.
  @Suite struct EveryDemoTests {
    /// A drag of a demo, and its effect.
    struct Play: CustomStringConvertible {
      var demo: String
      /// The start of the drag, and its step in points every 8 ms.
      var place: (x: Double, y: Double) = (640, 600)
      var step: (x: Double, y: Double)
      /// The name of the value that the drag moves.
      var value: String
      /// The share of the pixels that may differ on the screen, for a mouse pointer of 32 × 32 pixels.
      var share = 0.0015
      /// The number of different pixels that may lie together elsewhere; `nil` for any number.
      var patch: Int? = 12

      var description: String { demo }
    }

    static let plays = [
      Play(demo: "scroll", step: (-6, -9), value: "contentOffset.y"),
      Play(demo: "drawer", place: (640, 540), step: (0, -9), value: "origin"),
      // The film in the tile keeps playing.
      Play(demo: "pip", place: (1160, 800), step: (-9, -6), value: "origin.x", share: 0.006, patch: nil),
      Play(demo: "paging", place: (640, 300), step: (-12, 0), value: "contentOffset.x"),
      Play(demo: "metro", step: (-5, -6), value: "contentOffset.x"),
      Play(demo: "springs", place: (52, 240), step: (0, 7), value: "ball1"),
      Play(demo: "platforms", place: (200, 700), step: (0, -9), value: "uikit.contentOffset.y"),
    ]

    private func app(_ demo: String, at desktop: Desktop) throws -> App {
      let app = try App(demo, at: desktop, ["--bare", "--no-resampling", "--theme", "light"])
      try app.perform { $0.key("F11") }
      try app.waits("the window filled the screen") {
        $0.events.last { $0.kind == "resize" }?.size == [Double(Desktop.size.width), Double(Desktop.size.height)]
      }
      try app.comesToRest()
      return app
    }

    @Test(
      "the screen shows the traced state of each demo in mid-drag; flicked, it moves without a jump to an allowed position",
      arguments: Host.allCases)
    func everyDemo(host: Host) throws {
      let desktop = try Desktop(host)
      for play in Self.plays {
        let app = try app(play.demo, at: desktop)
        try expectPicture(of: play, in: app)
        try expectFlight(of: play, in: app)
      }
      for (plot, x) in [("curves", 500.0), ("recording", 520)] {
        let app = try app(plot, at: desktop)
        try app.perform { input in
          input.move(x, 400)
          input.pause(0.3)
        }
        try app.waits("the pointer arrived and everything came to rest") { $0.events.last?.x == x && $0.isAtRest }
        try expectScreenAtRest(of: app)
      }
    }

    /// Drags for 25 steps, and expects the traced state on the screen.
    private func expectPicture(of play: Play, in app: App) throws {
      try app.perform { input in
        input.drag(from: play.place, by: play.step, steps: 25)
        input.pause(0.5)
      }
      try app.waits("a frame showed the end of the drag of \(play)") {
        $0.events.last?.x == play.place.x + 25 * play.step.x && $0.lines.last?.isFrame == true
      }
      try app.pass(0.3)
      try app.expectScreen(butFor: play.share, patch: play.patch)
    }

    /// Continues the drag for 10 steps, lets go in full motion, and expects a flight without a jump.
    private func expectFlight(of play: Play, in app: App) throws {
      let recording = try app.recording { input in
        for step in 26...35 {
          input.move(play.place.x + Double(step) * play.step.x, play.place.y + Double(step) * play.step.y)
          input.pause(0.008)
        }
        input.release()
      }
      let (before, after) = (try #require(recording.frames.first), try #require(recording.frames.last))
      #expect(after.state == "idle", "\(play)")
      #expect(recording.frames.contains { abs($0.value(play.value) - before.value(play.value)) > 20 }, "\(play)")
      // Between two frames at 60 Hz, the strongest of these springs adds 7 points of travel, and more if a frame is late.
      #expect(recording.after("down").longestJump(of: play.value, within: 0.02) < 20, "\(play)")
      #expect(recording.framesAreLatest, "\(play)")
      let anchors = recording.layout?.anchors
      #expect(anchors != nil || !["drawer", "paging"].contains(play.demo), "\(play)")
      if let anchors, play.demo != "pip" { #expect(anchors.numbers.contains(after.value(play.value)), "\(play)") }
    }

    @Test("a window shows the traced state after it was resized, covered or minimized")
    func shownAgain() throws {
      let app = try app("scroll", at: Desktop(.x11))
      try app.perform { $0.drag(from: (640, 600), by: (-6, -9), steps: 25) }
      try app.perform { $0.release() }
      try app.comesToRest()
      let whole = [Double(Desktop.size.width), Double(Desktop.size.height)]
      for isWhole in [false, true] {
        try app.perform { $0.key("F11") }
        try app.waits("the window changed size") { ($0.layout?.viewport?.suffix(2).elementsEqual(whole)) == isWhole }
      }
      try expectScreenAtRest(of: app)
      try app.desktop.opensNeighbour().stop()
      try expectScreenAtRest(of: app)
      try app.desktop.xdotool(["windowminimize", app.window ?? ""])
      try app.pass(0.3)
      try app.desktop.xdotool(["windowmap", app.window ?? ""])
      try expectScreenAtRest(of: app)
    }

    private func expectScreenAtRest(of app: App, sourceLocation: SourceLocation = #_sourceLocation) throws {
      try app.comesToRest()
      // Indicators fade out.
      try app.pass(3)
      try app.expectScreen(butFor: 0.0015, sourceLocation: sourceLocation)
    }
  }
}
