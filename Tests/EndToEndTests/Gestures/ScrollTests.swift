import Foundation
import Testing

extension EndToEnd {
  /// Content so much longer than the window that a flick reaches an edge only if a test means it to.
  @Suite struct ScrollTests {
    static let options = ["--bare", "--size", "700x500", "--set", "contentHeight=20000"]
    static let y = "contentOffset.y"

    func app(on host: Host, _ options: String...) throws -> App {
      try App("scroll", at: Desktop(host), Self.options + options)
    }

    @Test("content follows the pointer point by point", arguments: Host.allCases)
    func follows(host: Host) throws {
      let recording = try app(on: host, "--no-resampling").recording { input in
        input.drag(from: (350, 400), by: (0, -6), steps: 50)
        input.pause(0.3)
        input.release()
      }
      let steps = recording.steps(of: Self.y, with: \.y)
      #expect(steps.count > 3)
      for step in steps { #expect(abs(step.value + step.pointer) < 0.001, "at \(step.time) s") }
    }

    @Test("resampled content follows the pointer, never ahead of it and never backward", arguments: Host.allCases)
    func resampled(host: Host) throws {
      let recording = try app(on: host).recording { input in
        input.drag(from: (350, 400), by: (0, -6), steps: 50)
        input.pause(0.3)
        input.release()
      }
      let steps = recording.steps(of: Self.y, with: \.y)
      #expect(steps.count > 3)
      for step in steps { #expect(step.value >= 0, "at \(step.time) s") }
      let start = try #require(recording.frames.first).value(Self.y)
      for (frame, pointer) in recording.draggedFrames where frame.value(Self.y) != start {
        #expect(frame.value(Self.y) - start <= 400 - pointer - 3 + 0.001, "at \(frame.time ?? 0) s")
      }
    }

    @Test("a drag scrolls by the pointer's travel less the slop", arguments: Host.allCases)
    func slop(host: Host) throws {
      let recording = try app(on: host).recording { input in
        input.drag(from: (350, 400), by: (0, -6), steps: 30)
        input.pause(0.3)
        input.release()
      }
      let start = try #require(recording.frames.first).value(Self.y)
      let last = try #require(recording.frames.last { $0.state == "dragging" }).value(Self.y)
      #expect(abs(last - start - (180 - 3)) < 0.001)
    }

    @Test("content stays in place when the pointer pauses before its release", arguments: Host.allCases)
    func stopped(host: Host) throws {
      let recording = try app(on: host).recording { input in
        input.drag(from: (350, 400), by: (0, -6), steps: 30)
        input.pause(0.5)
        input.release()
      }
      let held = try #require(recording.frames.last { $0.state == "dragging" })
      #expect(recording.frames.last?.value(Self.y) == held.value(Self.y))
      #expect(recording.coasting.isEmpty)
    }

    @Test("a flick decelerates exponentially, at any frame times", arguments: Host.allCases)
    func coasts(host: Host) throws {
      let recording = try app(on: host).recording { $0.flick(from: (350, 420), by: (0, -12)) }.after("down")
      let frames = recording.coasting
      let first = try #require(frames.first)
      #expect(frames.count > 20)
      #expect(first.velocity(Self.y) > 300)
      for frame in frames {
        let expected = coasted(
          from: first.value(Self.y), velocity: first.velocity(Self.y), for: (frame.time ?? 0) - (first.time ?? 0))
        #expect(abs(frame.value(Self.y) - expected) < 0.01, "at \(frame.time ?? 0) s")
      }
    }

    @Test("a flick into the top edge bounces and comes to rest exactly at the edge", arguments: Host.allCases)
    func bounces(host: Host) throws {
      let recording = try app(on: host).recording { $0.flick(from: (350, 100), by: (0, 20)) }
      let values = recording.frames.map { $0.value(Self.y) }
      #expect(recording.frames.contains { $0.state == "bouncing" })
      #expect(try #require(values.min()) < -1)
      #expect(values.last == 0)
      #expect(recording.frames.last?.velocity(Self.y) == 0)
    }

    @Test("a press catches content in flight without moving it", arguments: Host.allCases)
    func caught(host: Host) throws {
      let app = try app(on: host)
      try app.flies(for: 5) { $0.flick(from: (350, 420), by: (0, -16)) }
      let recording = try app.recording { input in
        input.move(300, 200)
        input.press()
        input.pause(0.3)
        input.release()
      }
      let flying = try #require(recording.before("down").frames.last)
      let held = recording.after("down").before("up").frames.map { $0.value(Self.y) }
      let first = try #require(held.first)
      #expect(Set(held).count == 1)
      #expect(flying.state == "decelerating")
      let reach = flying.velocity(Self.y) * 0.1
      #expect(first >= flying.value(Self.y) && first < flying.value(Self.y) + reach)
      #expect(recording.frames.last?.value(Self.y) == first)
    }

    @Test("a press catches overscrolled content without a jump, and a release settles it", arguments: Host.allCases)
    func caughtBeyond(host: Host) throws {
      let app = try app(on: host)
      try app.perform { $0.drag(from: (350, 100), by: (0, 6), steps: 50) }
      let pulled = try app.waits("content was pulled past its edge") { ($0.frames.last?.value(Self.y) ?? 0) < -100 }
      #expect(pulled.frames.last?.state == "dragging")
      let recording = try app.recording { input in
        input.pause(0.2)
        input.release()
        input.pause(0.04)
        input.press()
        input.pause(0.2)
        input.move(350, 380)
        input.pause(0.2)
        input.release()
      }
      let caught = recording.after("down").before("up").frames.map { $0.value(Self.y) }
      #expect(try #require(caught.first) < 0)
      #expect(recording.longestJump(of: Self.y) < 25)
      #expect(recording.frames.last?.value(Self.y) == 0)
    }

    @Test("a drag continues outside the window and back inside", arguments: Host.allCases)
    func outside(host: Host) throws {
      let recording = try app(on: host, "--no-resampling").recording { input in
        input.drag(from: (350, 400), by: (9, -6), steps: 50)
        for x in stride(from: 800.0, to: 300, by: -20) {
          input.move(x, 100)
          input.pause(0.008)
        }
        input.pause(0.3)
        input.release()
      }
      #expect(recording.events.contains { ($0.x ?? 0) > 700 })
      for step in recording.steps(of: Self.y, with: \.y) { #expect(abs(step.value + step.pointer) < 0.001) }
      #expect(try #require(recording.frames.last).value(Self.y) > 250)
    }

    @Test("content in flight comes to rest within its new limits after a resize", arguments: Host.allCases)
    func resized(host: Host) throws {
      let app = try App("scroll", at: Desktop(host), ["--bare", "--size", "700x500"])
      try app.flies(for: 2) { $0.flick(from: (350, 420), by: (0, -30)) }
      try app.resize(to: 820, 640)
      try app.waits("the window had its new size") { $0.layout?.viewport?.suffix(2) == [820, 640] }
      let recording = try app.comesToRest()
      let content = try #require(recording.layout?.contentSize)
      let rest = try #require(recording.frames.last).value(Self.y)
      #expect((0...max(0, content[1] - 640)).contains(rest))
    }

    @Test("the text of the window follows the resolution of an X11 desktop")
    func resolution() throws {
      let desktop = try Desktop(.x11)
      try XResources.set("Xft.dpi:\t96\n", at: desktop)
      let app = try App("scroll", at: desktop, ["--bare", "--size", "900x675"])
      try XResources.set("Xft.dpi:\t144\n", at: desktop)
      try app.waits("everything was half as large again") { $0.layout?.viewport?.suffix(2) == [600, 450] }
      try XResources.set("Xft.dpi:\t96\n", at: desktop)
      try app.waits("everything was small again") { $0.layout?.viewport?.suffix(2) == [900, 675] }
    }

    @Test("wheel notches arrive one by one and scroll without a jump", arguments: Host.allCases)
    func wheel(host: Host) throws {
      let app = try app(on: host)
      try app.perform { input in
        input.move(350, 250)
        input.pause(0.05)
        input.wheel(down: 3)
      }
      let recording = try app.waits("all notches arrived") { $0.events.count { $0.kind == "wheel" } >= 3 }
      #expect(recording.events.filter { $0.kind == "wheel" }.map(\.dy) == [-1, -1, -1])
      let scrolled = try app.comesToRest()
      #expect(try #require(scrolled.frames.last).value(Self.y) > 50)
      #expect(scrolled.longestJump(of: Self.y) < 12)
    }

    @Test("a key changes a parameter in mid-flight without a jump", arguments: Host.allCases)
    func key(host: Host) throws {
      let app = try app(on: host)
      try app.perform { input in
        input.flick(from: (350, 420), by: (0, -16))
        input.pause(0.1)
        input.key("Right")
        input.pause(0.1)
        input.key("shift+Right")
      }
      try app.waits("both keys arrived") { $0.events.count { $0.kind == "key" } >= 2 }
      let flight = try app.comesToRest()
      #expect(flight.longestJump(of: Self.y) < 5)
      app.process.send(SIGTERM)
      #expect(try app.process.exitStatus() == 0, "\(app.process.standing): \(app.process.standardError)")
      let recording = try app.recording()
      let before = try #require(recording.header?.parameters)
      let after = try #require(recording.end?.parameters)
      #expect(after.contains { before[$0.key] != nil && before[$0.key] != $0.value })
    }
  }
}
