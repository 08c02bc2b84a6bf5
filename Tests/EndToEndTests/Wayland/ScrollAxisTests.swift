import Foundation
import TestCompositor
import Testing

extension EndToEnd {
  /// Scroll events of wheels and touchpads in all forms that a Wayland compositor may send.
  @Suite struct ScrollAxisTests {
    @Test("each eighth of a notch scrolls by an eighth of a notch, without a fling")
    func eighths() throws {
      let scripted = try ScriptedApp()
      scripted.seat.move(to: 350, 250)
      scripted.seat.scroll(.wheel, y: 10, eighths: 8)
      let whole = try scripted.settles(after: "wheel").frames.last?.value(EndToEnd.y) ?? 0
      #expect(whole > 20)
      try scripted.repeats(8) { _ in scripted.seat.scroll(.wheel, y: 1.25, eighths: 1) }
      let recording = try scripted.settles(after: "wheel", count: 9)
      #expect(abs((recording.frames.last?.value(EndToEnd.y) ?? 0) - 2 * whole) < 0.01)
      #expect(recording.events.filter { $0.kind == "wheel" }.dropFirst().allSatisfy { $0.dy == -0.125 })
      #expect(recording.events.count { $0.kind == "wheel" } == 9)
      #expect(recording.frames.allSatisfy { (-0.001...2 * whole + 0.01).contains($0.value(EndToEnd.y)) })
      #expect(try scripted.close() == 0)
    }

    @Test(
      "a notch counts as one notch, once, on a seat of any version, with and without a source",
      arguments: [4, 5, 7, 8])
    func versions(version: Int) throws {
      let scripted = try ScriptedApp { $0.seatVersion = version }
      scripted.seat.move(to: 350, 250)
      for hasSource in [true, false] { scripted.seat.scroll(.wheel, y: 10, eighths: 8, hasSource: hasSource) }
      let recording = try scripted.settles(after: "wheel", count: 2)
      #expect(recording.events.compactMap(\.dy) == [-1, -1])
    }

    @Test("fingers that lift in mid-swipe fling content, which comes to rest without a jump", arguments: [8, 5])
    func lifted(version: Int) throws {
      let scripted = try ScriptedApp("scroll", "--set", "contentHeight=20000") { $0.seatVersion = version }
      scripted.seat.move(to: 350, 250)
      try scripted.repeats(30) { _ in scripted.seat.scroll(.finger, y: 6.5) }
      scripted.seat.stopScrolling()
      let recording = try scripted.settles(after: "wheel", count: 31)
      #expect(recording.events.filter { $0.kind == "wheel" && $0.end != true }.allSatisfy { $0.dy == -6.5 })
      #expect(recording.coasting.count > 10)
      #expect(recording.longestJump(of: EndToEnd.y) < 5)
    }

    @Test("fingers that rest before they lift fling nothing, even if the lift is reported late")
    func late() throws {
      let scripted = try ScriptedApp("scroll", "--set", "contentHeight=20000")
      scripted.seat.move(to: 350, 250)
      // Reports a lift first: until a system has reported one, the app takes a pause for a lift.
      scripted.seat.scroll(.finger, y: 0.25)
      scripted.seat.stopScrolling()
      try scripted.settles(after: "wheel", count: 2)
      try scripted.repeats(20) { _ in scripted.seat.scroll(.finger, y: 8) }
      try scripted.repeats(20) { scripted.seat.scroll(.finger, y: $0 % 2 == 0 ? 0.25 : -0.25) }
      try scripted.pass(0.5)
      scripted.seat.stopScrolling()
      let recording = try scripted.settles(after: "wheel", count: 43)
      #expect(recording.coasting.isEmpty)
      #expect(abs((recording.frames.last?.value(EndToEnd.y) ?? 0) - 160) < 1)
    }

    @Test("fingers whose lift is never reported leave content at rest without a jump", arguments: [-8.0, 8])
    func never(step: Double) throws {
      let scripted = try ScriptedApp()
      scripted.seat.move(to: 350, 250)
      try scripted.repeats(30) { _ in scripted.seat.scroll(.finger, y: step) }
      let recording = try scripted.settles(after: "wheel", count: 30)
      #expect(recording.longestJump(of: EndToEnd.y) < 5)
      #expect((recording.frames.last?.value(EndToEnd.y) ?? -1) >= 0)
    }
  }
}
