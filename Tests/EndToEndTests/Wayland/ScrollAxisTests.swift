import Foundation
import TestCompositor
import Testing

extension EndToEnd {
  /// What wheels and touchpads say to a Wayland program, as it may come.
  @Suite struct ScrollAxisTests {
    static let y = ScriptedApp.y

    /// A seat's wheel turned by one eighth of a notch at a time.
    @Test("eighths of a notch move content by an eighth of a notch each, and never fling")
    func eighths() throws {
      let scripted = try ScriptedApp()
      scripted.seat.move(to: 350, 250)
      scripted.seat.scroll(.wheel, y: 10, eighths: 8)
      let whole = try scripted.settles(after: "wheel").frames.last?.value(Self.y) ?? 0
      #expect(whole > 20)
      scripted.repeats(8) { _ in scripted.seat.scroll(.wheel, y: 1.25, eighths: 1) }
      let recording = try scripted.settles(after: "wheel", count: 9)
      #expect(abs((recording.frames.last?.value(Self.y) ?? 0) - 2 * whole) < 0.01)
      #expect(recording.events.filter { $0.kind == "wheel" }.dropFirst().allSatisfy { $0.dy == -0.125 })
      #expect(recording.events.count { $0.kind == "wheel" } == 9)
      #expect(recording.frames.allSatisfy { (-0.001...2 * whole + 0.01).contains($0.value(Self.y)) })
      #expect(try scripted.close() == 0)
    }
  }
}
