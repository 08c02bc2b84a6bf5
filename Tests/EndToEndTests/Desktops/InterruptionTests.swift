import Foundation
import Testing

extension EndToEnd {
  /// Interruptions of a drag or a flight: lost focus, other buttons, a stopped program, a hidden window.
  @Suite struct InterruptionTests {
    func app(_ demo: String = "scroll", at desktop: Desktop, _ options: String...) throws -> App {
      try App(demo, at: desktop, ["--bare", "--size", "700x500"] + options)
    }

    @Test(
      "a window that loses the keyboard cancels its drag: stretched content settles, and later moves do not count",
      arguments: Host.allCases)
    func focusLost(host: Host) throws {
      let desktop = try Desktop(host)
      let neighbour = try desktop.opensNeighbour()
      let app = try app(at: desktop)
      try app.perform { $0.drag(from: (350, 150), by: (0, 6), steps: 50) }
      try app.waits("content was pulled past its edge") { ($0.frames.last?.value(EndToEnd.y) ?? 0) < -100 }
      try app.giveFocus(to: neighbour)
      let settled = try app.settles(after: "cancel")
      #expect(settled.frames.last?.value(EndToEnd.y) == 0)
      #expect(settled.longestJump(of: EndToEnd.y) <= 0.51)
      let count = settled.events.count
      try app.perform { input in
        input.move(350, 200)
        input.pause(0.1)
        input.release()
        input.pause(0.3)
      }
      let later = try app.recording()
      #expect(!later.events.dropFirst(count).contains { ["move", "up"].contains($0.kind) })
      #expect(later.frames.last?.value(EndToEnd.y) == 0)
    }

    /// Returns the longest distance between two consecutive frames in flight.
    func longestStep(_ recording: RecordedTrace) -> Double {
      let values = recording.coasting.map { $0.value(EndToEnd.y) }
      return zip(values.dropFirst(), values).map { abs($0 - $1) }.max() ?? 0
    }

    @Test(
      "a program that was stopped in mid-flight continues from the last position shown, without a burst of frames",
      arguments: zip(Host.allCases, [0.6, 3]))
    func stopped(host: Host, duration: Double) throws {
      let app = try app(at: Desktop(host), "--set", "contentHeight=90000")
      let flying = try app.flies(for: 10) { $0.flick(from: (350, 420), by: (0, -16)) }.after("down")
      let velocity = try #require(flying.coasting.first).velocity(EndToEnd.y)
      app.process.send(SIGSTOP)
      try app.pass(duration)
      app.process.send(SIGCONT)
      let recording = try app.comesToRest()
      let times = recording.frames.compactMap(\.time)
      let resumed = try #require(zip(times, times.dropFirst()).first { $1 - $0 > 0.9 * duration }).1
      #expect(longestStep(recording) < velocity * 2 / 60)
      #expect(times.count { $0 >= resumed && $0 < resumed + 1 } <= 75)
      #expect(recording.after("up").frames.contains { ($0.time ?? 0) > resumed && $0.state == "decelerating" })
    }

    @Test("a window minimized in mid-flight draws no frame, wakes no thread, and continues when it is shown again")
    func minimised() throws {
      let app = try app(at: Desktop(.x11), "--set", "contentHeight=90000")
      let window = try #require(app.window)
      let flying = try app.flies(for: 10) { $0.flick(from: (350, 420), by: (0, -16)) }.after("down")
      let velocity = try #require(flying.coasting.first).velocity(EndToEnd.y)
      try app.desktop.xdotool(["windowminimize", window])
      try app.pass(0.5)
      let count = try app.recording().frames.count
      try app.staysAsleep(for: 2.5)
      try app.desktop.xdotool(["windowmap", window])
      let recording = try app.comesToRest()
      #expect(recording.frames.count > count + 10)
      #expect(longestStep(recording) < velocity * 2 / 60)
    }

    @Test("a window covered in mid-flight keeps its content's deceleration, and sleeps", arguments: Host.allCases)
    func covered(host: Host) throws {
      let app = try app(at: Desktop(host), "--set", "contentHeight=90000")
      try app.flies(for: 5) { $0.flick(from: (350, 420), by: (0, -16)) }
      let neighbour = try app.desktop.opensNeighbour(size: "1240x860")
      if try app.desktop.sway?.asksForCoveredFrames() == false {
        // Content that is uncovered soon must be where it would have been without the cover.
        let count = try app.recording().frames.count
        try app.pass(1)
        #expect(try app.recording().frames.count <= count + 2)
        neighbour.stop()
      }
      let recording = try app.comesToRest()
      try recording.after("up").expectCoasting()
      let times = recording.after("up").frames.compactMap(\.time)
      #expect(times.allSatisfy { start in times.count { $0 >= start && $0 < start + 1 } <= 75 })
      try app.fallsAsleep()
      neighbour.stop()
    }

    @Test("on X11, mouse moves that are read late and all at once keep the times at which they happened")
    func readLate() throws {
      let app = try app(at: Desktop(.x11), "--no-resampling", "--set", "contentHeight=90000")
      try app.perform { $0.drag(from: (350, 450), by: (0, -6), steps: 5) }
      let before = try app.waits("the app read the whole drag") { $0.events.last?.y == 420 }
      app.process.send(SIGSTOP)
      try app.perform { input in
        for step in 1...10 {
          input.move(350, 420 - 3 * Double(step))
          input.pause(0.01)
        }
      }
      app.process.send(SIGCONT)
      let recording = try app.waits("the app read all moves") { $0.events.count >= before.events.count + 10 }
      let times = recording.events.suffix(10).compactMap(\.time)
      let steps = zip(times.dropFirst(), times).map { $0 - $1 }
      // Times have whole milliseconds, and each pause takes at least its duration.
      #expect(steps.allSatisfy { $0 > 0.0085 }, "\(steps)")
      try app.perform { $0.release() }
      try app.comesToRest()
    }
  }
}
