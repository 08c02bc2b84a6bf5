import Foundation
import TestCompositor
import Testing

extension EndToEnd {
  /// Reports of a mouse that the compositor sends and SDL does not pass on: fractions and times.
  @Suite struct PointerReportTests {
    @Test("content follows a mouse by fractions of a point")
    func fractions() throws {
      let scripted = try ScriptedApp("scroll", "--no-resampling")
      try scripted.drag(from: (350.5, 400.25), by: (0, -40), steps: 1)
      try scripted.repeats(10) { scripted.seat.move(to: 350.5, 360.25 - 0.25 * Double($0 + 1)) }
      let recording = try scripted.app.waits("it moved 39.4 pt") { ($0.frames.last?.value(EndToEnd.y) ?? 0) > 39.4 }
      let way: [Double?] = (1...10).map { 360.25 - 0.25 * Double($0) }
      #expect(recording.events.suffix(10).map(\.y) == way)
      #expect(recording.events.allSatisfy { $0.x == nil || $0.x == 350.5 })
      // The mouse moved by 42.5 points, of which 3 are the slop.
      #expect(recording.frames.last?.value(EndToEnd.y) == 39.5)
    }

    @Test("mouse moves that arrive all at once keep their times, and their flick is as fast as the hand")
    func late() throws {
      let scripted = try ScriptedApp("scroll", "--set", "contentHeight=90000")
      scripted.seat.move(to: 350, 450)
      try scripted.pass(0.03)
      scripted.seat.press()
      // The press must be older than the oldest of the moves, which happened 112 ms before they arrive.
      _ = try scripted.app.waits("the press arrived") { $0.events.contains { $0.kind == "down" } }
      try scripted.pass(0.13)
      scripted.compositor.together {
        for index in 1...15 { scripted.seat.move(to: 350, 450 - 12 * Double(index), age: UInt32(8 * (15 - index))) }
        scripted.seat.release()
      }
      let recording = try scripted.app.waits("content coasted") { $0.coasting.count > 5 }
      let times = recording.events.filter { $0.kind == "move" }.compactMap(\.time)
      #expect(times.count == 15)
      let steps: [Double] = zip(times.dropFirst(), times).map { later, earlier in later - earlier }
      #expect(steps.allSatisfy { abs($0 - 0.008) < 0.0005 }, "\(steps)")
      let first = try #require(recording.coasting.first)
      // Undoes the deceleration since the release, by d = 0.998 per millisecond.
      let since = try #require(first.time) - times[14]
      let released = first.velocity(EndToEnd.y) / pow(0.998, 1000 * since)
      #expect(abs(released - 1500) < 45, "\(released)")
    }
  }
}
