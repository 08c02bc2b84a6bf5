import Foundation
import TestCompositor
import Testing

extension EndToEnd {
  /// Gestures that the compositor recognizes, and touches that it takes over.
  @Suite struct GestureEventTests {
    @Test("fingers resting on a touchpad stop coasting content without a jump, and a swipe moves it from there")
    func hold() throws {
      let scripted = try ScriptedApp("scroll", "--no-resampling", "--set", "contentHeight=90000")
      try scripted.flick()
      scripted.seat.beginHold()
      let held = try scripted.app.waits("the content was caught") { $0.frames.last?.state == "dragging" }
      let value = try #require(held.frames.last).value(EndToEnd.y)
      try scripted.pass(0.2)
      let still = try scripted.app.recording()
      #expect(abs(try #require(still.frames.last).value(EndToEnd.y) - value) < 0.001)
      #expect(still.longestJump(of: EndToEnd.y) < 5)
      let flying = try #require(held.coasting.last)
      #expect(value - flying.value(EndToEnd.y) < flying.velocity(EndToEnd.y) / 30)
      scripted.seat.endHold(isCancelled: true)
      try scripted.repeats(20) { scripted.seat.scroll(.finger, y: $0 < 10 ? 4 : 0.01) }
      try scripted.pass(0.1)
      scripted.seat.stopScrolling()
      let moved = try scripted.app.comesToRest()
      #expect(abs(try #require(moved.frames.last).value(EndToEnd.y) - value - 40) < 2)
    }

    @Test("two fingers on the touchpad zoom about the pointer")
    func pinch() throws {
      let scripted = try ScriptedApp("metro", "--no-resampling")
      let (x, y) = (300.0, 200.0)
      scripted.seat.move(to: x, y)
      let before = try #require(try scripted.app.recording().frames.last)
      scripted.seat.beginPinch()
      try scripted.repeats(20) { scripted.seat.pinch(scale: 1 + 0.02 * Double($0 + 1)) }
      try scripted.pass(0.2)
      let recording = try scripted.app.waits("the map was zoomed") { ($0.frames.last?.value("zoomScale") ?? 0) > 1.35 }
      let after = try #require(recording.frames.last)
      scripted.seat.endPinch()
      let factor = after.value("zoomScale") / before.value("zoomScale")
      #expect(abs(factor - 1.4) < 0.01)
      for (axis, place) in [("contentOffset.x", x), ("contentOffset.y", y)] {
        #expect(abs((before.value(axis) + place) * factor - (after.value(axis) + place)) < 0.5, "\(axis)")
      }
      try scripted.app.comesToRest()
    }

    @Test("touches that the compositor takes over cancel the drag, and the next touch drags again")
    func cancelled() throws {
      let scripted = try ScriptedApp("scroll", "--no-resampling")
      scripted.seat.touch(1, at: 350, 150)
      try scripted.repeats(30) { scripted.seat.touch(1, at: 350, 150 + 6 * Double($0 + 1)) }
      try scripted.app.waits("content was pulled past its edge") { ($0.frames.last?.value(EndToEnd.y) ?? 0) < -60 }
      scripted.seat.cancelTouches()
      let settled = try scripted.settles(after: "cancel")
      #expect(settled.frames.last?.value(EndToEnd.y) == 0)
      scripted.seat.touch(1, at: 350, 400)
      try scripted.repeats(30) { scripted.seat.touch(1, at: 350, 400 - 6 * Double($0 + 1)) }
      try scripted.pass(0.2)
      scripted.seat.liftTouch(1)
      let recording = try scripted.settles(after: "up")
      #expect(recording.events.count { $0.kind == "down" } == 2)
      #expect((recording.frames.last?.value(EndToEnd.y) ?? 0) > 150)
    }

    @Test("a finger's moves that arrive all at once keep the times at which they happened, and their fractions")
    func late() throws {
      let scripted = try ScriptedApp("scroll", "--set", "contentHeight=90000", "--no-resampling")
      scripted.seat.touch(1, at: 350, 450)
      _ = try scripted.app.waits("the finger landed") { $0.events.contains { $0.kind == "down" } }
      try scripted.pass(0.13)
      scripted.compositor.together {
        for index in 1...15 {
          scripted.seat.touch(1, at: 350, 450 - 12.25 * Double(index), age: UInt32(8 * (15 - index)))
        }
        scripted.seat.liftTouch(1)
      }
      let recording = try scripted.app.waits("content coasted") { $0.coasting.count > 5 }
      let moves = recording.events.filter { $0.kind == "move" }
      let expected = (1...15).map { index -> Double? in 450 - 12.25 * Double(index) }
      #expect(moves.map(\.y) == expected)
      let times = moves.compactMap(\.time)
      let steps: [Double] = zip(times.dropFirst(), times).map { later, earlier in later - earlier }
      #expect(steps.count == 14 && steps.allSatisfy { abs($0 - 0.008) < 0.0005 }, "\(steps)")
    }

    @Test("two fingers on two touch screens pinch, although both have the same number")
    func twoScreens() throws {
      let scripted = try ScriptedApp("metro", "--no-resampling")
      let second = scripted.compositor.connectSeat([.touch])
      try scripted.app.eventually("a finger landed on the second touch screen") {
        second.liftTouch(1)
        second.touch(1, at: 390, 250)
        return scripted.compositor.log.contains { $0.fullName == "wl_touch.down" }
      }
      scripted.seat.touch(1, at: 310, 250)
      try scripted.repeats(40) { step in
        scripted.seat.touch(1, at: 310 - Double(step + 1), 250)
        second.touch(1, at: 390 + Double(step + 1), 250)
      }
      try scripted.pass(0.3)
      scripted.seat.liftTouch(1)
      second.liftTouch(1)
      let recording = try scripted.settles(after: "cancel")
      #expect(abs((recording.frames.last?.value("zoomScale") ?? 0) - 2) < 0.02)
    }
  }
}
