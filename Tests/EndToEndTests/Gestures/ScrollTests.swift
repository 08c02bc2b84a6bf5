import Foundation
import Testing

extension EndToEnd {
  /// Content so much longer than the window that a flick reaches an edge only if a test means it to.
  @Suite struct ScrollTests {
    static let options = ["--bare", "--size", "700x500", "--set", "contentHeight=20000"]

    func app(on host: Host, _ options: String...) throws -> App {
      try App("scroll", at: Desktop(host), Self.options + options)
    }

    @Test(
      "content follows the pointer point by point, stays after a pause, and decelerates exponentially after a flick",
      arguments: Host.allCases)
    func follows(host: Host) throws {
      let app = try app(on: host, "--no-resampling")
      let dragged = try app.recording { $0.dragToStop(from: (350, 400), by: (0, -6)) }
      dragged.expectFollowing()
      let start = try #require(dragged.frames.first).value(EndToEnd.y)
      #expect(abs(try #require(dragged.frames.last).value(EndToEnd.y) - start - (300 - 3)) < 0.001)
      #expect(dragged.coasting.isEmpty)

      let flicked = try app.recording { $0.flick(from: (350, 420), by: (0, -12)) }.after("down")
      #expect(flicked.coasting.count > 20)
      #expect(try #require(flicked.coasting.first).velocity(EndToEnd.y) > 300)
      try flicked.expectCoasting()
    }

    @Test(
      "a drag continues outside the window and back inside, and content coasts if it is released there",
      arguments: Host.allCases)
    func outside(host: Host) throws {
      let app = try app(on: host, "--no-resampling")
      let recording = try app.recording { input in
        input.drag(from: (350, 400), by: (9, -6), steps: 50)
        for x in stride(from: 800.0, to: 300, by: -20) {
          input.move(x, 100)
          input.pause(0.008)
        }
        input.pause(0.3)
        input.release()
      }
      #expect(recording.events.contains { ($0.x ?? 0) > 700 })
      recording.expectFollowing()
      #expect(try #require(recording.frames.last).value(EndToEnd.y) > 250)
      try app.flies(for: 10) { input in
        input.drag(from: (500, 450), by: (10, -8), steps: 40)
        input.release()
      }
      #expect(try #require(try app.comesToRest().events.last { $0.kind == "up" }?.x) > 700)
    }

    @Test("content in flight comes to rest within its new limits after a resize", arguments: Host.allCases)
    func resized(host: Host) throws {
      let app = try App("scroll", at: Desktop(host), ["--bare", "--size", "700x500"])
      try app.flies(for: 2) { $0.flick(from: (350, 420), by: (0, -30)) }
      try app.resize(to: 820, 640)
      try app.waits("the window had its new size") { $0.layout?.viewport?.suffix(2) == [820, 640] }
      let recording = try app.comesToRest()
      let content = try #require(recording.layout?.contentSize)
      let rest = try #require(recording.frames.last).value(EndToEnd.y)
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
      #expect(try #require(scrolled.frames.last).value(EndToEnd.y) > 50)
      #expect(scrolled.longestJump(of: EndToEnd.y) < 12)
    }
  }
}
