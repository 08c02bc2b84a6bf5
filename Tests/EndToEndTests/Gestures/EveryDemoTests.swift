import Foundation
import Testing

extension EndToEnd {
  /// Each demo, by real input, on the whole screen.
  @Suite struct EveryDemoTests {
    /// What is done to a demo.
    struct Play: CustomTestStringConvertible {
      var demo: String
      /// Where the drag begins, and which way it goes, in points each 8 ms.
      var place: (x: Double, y: Double) = (640, 600)
      var step: (x: Double, y: Double)
      /// The value that must follow.
      var value: String
      /// The share of the pixels that may be otherwise on the screen: those of the mouse pointer, of 32 × 32.
      var share = 0.0015
      /// How many of them may lie together elsewhere; `nil` for any number.
      var patch: Int? = 12

      var testDescription: String { demo }
    }

    static let plays = [
      Play(demo: "scroll", step: (-6, -9), value: "contentOffset.y"),
      Play(demo: "drawer", place: (640, 540), step: (0, -9), value: "origin"),
      // Its film goes on meanwhile.
      Play(demo: "pip", place: (1160, 800), step: (-9, -6), value: "origin.x", share: 0.006, patch: nil),
      Play(demo: "paging", place: (640, 300), step: (-12, 0), value: "contentOffset.x"),
      Play(demo: "metro", step: (-5, -6), value: "contentOffset.x"),
      Play(demo: "springs", place: (52, 240), step: (0, 7), value: "ball1"),
    ]

    private func app(_ demo: String, on host: Host) throws -> App {
      let app = try App(demo, at: Desktop(host), ["--bare", "--no-resampling", "--theme", "light"])
      try app.perform { $0.key("F11") }
      try app.waits("it fills the screen") {
        $0.layout?.viewport?.suffix(2) == [Double(Desktop.size.width), Double(Desktop.size.height)]
      }
      try app.comesToRest()
      return app
    }

    @Test("a flick moves it on, without a jump, and it rests where it may", arguments: plays, Host.allCases)
    func flick(play: Play, host: Host) throws {
      let app = try app(play.demo, on: host)
      let before = try #require(try app.recording().frames.last).value(play.value)
      let recording = try app.recording { $0.flick(from: play.place, by: play.step) }
      let after = try #require(recording.frames.last)
      #expect(after.state == "idle")
      #expect(recording.frames.contains { abs($0.value(play.value) - before) > 20 })
      // The strongest of these springs gains 7 pt of way between two frames at 60 Hz, and more when one is late.
      #expect(recording.after("down").longestJump(of: play.value, within: 0.02) < 20)
      #expect(recording.framesAreLatest)
      if let anchors = recording.layout?.anchors, play.demo != "pip" {
        #expect(anchors.numbers.contains(after.value(play.value)))
      }
    }

    @Test("what the screen shows in mid-drag is what the trace says", arguments: plays, Host.allCases)
    func picture(play: Play, host: Host) throws {
      let app = try app(play.demo, on: host)
      try app.perform { input in
        input.drag(from: play.place, by: play.step, steps: 25)
        input.pause(0.5)
      }
      try app.waits("the drag has come to its end, and a frame shows it") {
        $0.events.last?.x == play.place.x + 25 * play.step.x && $0.lines.last?.isFrame == true
      }
      try app.pass(0.3)
      try app.expectScreen(butFor: play.share, patch: play.patch)
    }

    @Test("what the screen shows at rest is what the trace says, of the lab of curves too", arguments: Host.allCases)
    func curves(host: Host) throws {
      let app = try app("curves", on: host)
      try app.perform { input in
        input.move(500, 400)
        input.pause(0.3)
      }
      try app.waits("the pointer is there") { $0.events.last?.x == 500 && $0.isAtRest }
      try expectScreenAtRest(of: app)
    }

    @Test("a window that was of another size, covered or minimised shows what it showed", arguments: Host.allCases)
    func shownAgain(host: Host) throws {
      let app = try app("scroll", on: host)
      try app.perform { $0.drag(from: (640, 600), by: (-6, -9), steps: 25) }
      try app.perform { $0.release() }
      try app.comesToRest()
      let whole = [Double(Desktop.size.width), Double(Desktop.size.height)]
      for isWhole in [false, true] {
        try app.perform { $0.key("F11") }
        try app.waits("it has the other size") { ($0.layout?.viewport?.suffix(2).elementsEqual(whole)) == isWhole }
      }
      try expectScreenAtRest(of: app)
      guard host == .x11 else { return }
      try app.desktop.opensNeighbour().stop()
      try expectScreenAtRest(of: app)
      try app.desktop.xdotool(["windowminimize", app.window ?? ""])
      try app.pass(0.3)
      try app.desktop.xdotool(["windowmap", app.window ?? ""])
      try expectScreenAtRest(of: app)
    }

    private func expectScreenAtRest(of app: App, sourceLocation: SourceLocation = #_sourceLocation) throws {
      try app.fallsAsleep()
      try app.expectScreen(butFor: 0.0015, sourceLocation: sourceLocation)
    }
  }
}
