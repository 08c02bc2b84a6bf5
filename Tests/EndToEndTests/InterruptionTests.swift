import Foundation
import Testing

extension EndToEnd {
  /// What comes between a hand and the content.
  @Suite struct Interruptions {
    static let y = "contentOffset.y"

    func app(_ demo: String = "scroll", at desktop: Desktop, _ options: String...) throws -> App {
      try App(demo, at: desktop, ["--bare", "--size", "700x500"] + options)
    }

    /// Another program, that has a window beside the app's.
    func neighbour(at desktop: Desktop) throws -> Child {
      let trace = "neighbour.jsonl"
      let child = try Child(
        App.binary(),
        ["curves", "--no-settings", "--bare", "--size", "300x200", "--trace", desktop.folder.path(trace)],
        named: "neighbour", in: desktop.folder, environment: desktop.environment)
      try eventually("the neighbour has a window") { desktop.folder.text(of: trace).contains("\"frame\"") }
      return child
    }

    @Test(
      "a drag that loses the keyboard is cancelled: what was stretched settles, and no move counts any more",
      arguments: Host.allCases)
    func focusLost(host: Host) throws {
      let desktop = try Desktop(host)
      let neighbour = try neighbour(at: desktop)
      let app = try app(at: desktop)
      try app.perform { $0.drag(from: (350, 150), by: (0, 6), steps: 50) }
      try app.waits("it is pulled") { ($0.frames.last?.value(Self.y) ?? 0) < -100 }
      try app.giveFocus(to: neighbour)
      let settled = try app.waits("it was cancelled and rests") { recording in
        recording.isAtRest && recording.events.contains { $0.kind == "cancel" }
      }
      #expect(settled.frames.last?.value(Self.y) == 0)
      #expect(settled.longestJump(of: Self.y) < 25)
      let count = settled.events.count
      try app.perform { hand in
        hand.move(350, 200)
        hand.pause(0.1)
        hand.release()
        hand.pause(0.3)
      }
      let later = try app.recording()
      #expect(!later.events.dropFirst(count).contains { ["move", "up"].contains($0.kind) })
      #expect(later.frames.last?.value(Self.y) == 0)
    }

    @Test("a picture that loses the keyboard in mid-drag goes to its corner", arguments: Host.allCases)
    func pictureLosesFocus(host: Host) throws {
      let desktop = try Desktop(host)
      let neighbour = try neighbour(at: desktop)
      let app = try app("pip", at: desktop)
      let rest = try app.comesToRest()
      let start = try #require(rest.frames.last)
      let place = (x: start.value("origin.x") + 30, y: start.value("origin.y") + 30)
      try app.perform { $0.drag(from: place, by: (-3, -2), steps: 30) }
      try app.waits("it is in the hand") { $0.frames.last?.state == "dragging" }
      try app.giveFocus(to: neighbour)
      let settled = try app.waits("it was cancelled and rests") { recording in
        recording.isAtRest && recording.events.contains { $0.kind == "cancel" }
      }
      let corners = try #require(settled.layout?.anchors).points
      let last = try #require(settled.frames.last)
      #expect(corners.contains([last.value("origin.x"), last.value("origin.y")]))
      try app.perform { $0.release() }
    }

    @Test("let go outside of the window in mid-flick, content flies on", arguments: Host.allCases)
    func releasedOutside(host: Host) throws {
      let recording = try app(at: Desktop(host), "--set", "contentHeight=20000").recording { hand in
        hand.drag(from: (500, 450), by: (10, -8), steps: 40)
        hand.release()
      }
      let up = try #require(recording.events.last { $0.kind == "up" })
      #expect((up.x ?? 0) > 700)
      #expect(recording.coasting.count > 10)
      #expect(try #require(recording.frames.last).value(Self.y) > 320)
    }

    @Test("a second button in mid-drag changes nothing", arguments: Host.allCases)
    func secondButton(host: Host) throws {
      let app = try app(at: Desktop(host), "--no-resampling", "--set", "contentHeight=20000")
      let recording = try app.recording { hand in
        hand.drag(from: (350, 450), by: (0, -5), steps: 20)
        for button in [3, 2] {
          hand.press(button: button)
          hand.pause(0.02)
          hand.move(350, button == 3 ? 300 : 250)
          hand.pause(0.05)
          hand.release(button: button)
          hand.pause(0.02)
        }
        hand.move(350, 200)
        hand.pause(0.3)
        hand.release()
      }
      #expect(recording.events.count { ["down", "up", "cancel"].contains($0.kind) } == 2)
      #expect(abs(try #require(recording.frames.last).value(Self.y) - (250 - 3)) < 0.001)
      for step in recording.steps(of: Self.y, with: \.y) { #expect(abs(step.value + step.pointer) < 0.001) }
    }

    /// The longest way in flight from one frame to the next.
    func longestStep(_ recording: Recording) -> Double {
      let values = recording.coasting.map { $0.value(Self.y) }
      return zip(values.dropFirst(), values).map { abs($0 - $1) }.max() ?? 0
    }

    @Test(
      "a program that was stopped goes on from where it was last seen, without a burst of frames",
      arguments: Host.allCases)
    func stopped(host: Host) throws {
      let app = try app(at: Desktop(host), "--set", "contentHeight=90000")
      let flying = try app.flies(for: 10) { $0.flick(from: (350, 420), by: (0, -16)) }.after("down")
      let velocity = try #require(flying.coasting.first).velocity(Self.y)
      app.process.send(SIGSTOP)
      usleep(3_000_000)
      app.process.send(SIGCONT)
      let recording = try app.comesToRest()
      let times = recording.frames.compactMap(\.time)
      let resumed = try #require(zip(times, times.dropFirst()).first { $1 - $0 > 2 }).1
      #expect(longestStep(recording) < velocity * 0.15)
      #expect(times.count { $0 >= resumed && $0 < resumed + 1 } <= 75)
      #expect(recording.after("up").frames.contains { ($0.time ?? 0) > resumed && $0.state == "decelerating" })
    }

    @Test("minimised in mid-flight it draws nothing and takes no time, and goes on when it is shown again")
    func minimised() throws {
      let app = try app(at: Desktop(.x11), "--set", "contentHeight=90000")
      let window = try #require(app.window)
      let flying = try app.flies(for: 10) { $0.flick(from: (350, 420), by: (0, -16)) }.after("down")
      let velocity = try #require(flying.coasting.first).velocity(Self.y)
      try app.desktop.xdotool(["windowminimize", window])
      usleep(500_000)
      let (count, spent) = (try app.recording().frames.count, try app.process.processorSeconds)
      usleep(2_500_000)
      #expect(try app.recording().frames.count == count)
      #expect(try app.process.processorSeconds - spent < 0.03)
      try app.desktop.xdotool(["windowmap", window])
      let recording = try app.comesToRest()
      #expect(recording.frames.count > count + 10)
      #expect(longestStep(recording) < velocity * 0.15)
    }
  }
}
