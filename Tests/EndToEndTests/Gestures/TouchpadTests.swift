import Foundation
import Testing

extension EndToEnd {
  /// Two fingers on a touchpad of a Wayland compositor. SDL reports neither touchpads nor lifted fingers.
  @Suite struct TouchpadTests {
    static let y = "contentOffset.y"

    /// Starts the app with a touchpad's pointer on it.
    func start(_ demo: String, _ options: String...) throws -> (App, Touchpad) {
      let app = try App(demo, at: Desktop(displays: [60]), ["--bare", "--size", "700x500"] + options)
      let pad = try Touchpad(on: #require(app.desktop.sway), clock: app.desktop.clock)
      try pad.point(at: 350, 250)
      try app.waits("everything came to rest") { $0.isAtRest }
      // Nothing reports when the pointer has entered the window, which takes a while in sway 1.12.
      try app.pass(0.5)
      return (app, pad)
    }

    /// Waits until `reports` of the fingers have arrived and everything rests, and returns the trace.
    func settles(_ app: App, after reports: Int) throws -> RecordedTrace {
      try app.waits("\(reports) reports of the fingers arrived and everything came to rest") { recording in
        recording.isAtRest && recording.events.count { $0.kind == "wheel" } >= reports
      }
    }

    @Test("content follows two fingers point by point, and coasts when they lift in mid-swipe")
    func flick() throws {
      let (app, pad) = try start("scroll", "--no-resampling", "--set", "contentHeight=20000")
      try pad.swipe(y: 6.5, steps: 40)
      try pad.lift()
      let recording = try settles(app, after: 40)
      #expect(
        recording.events.filter { $0.kind == "wheel" && $0.dy != 0 }.allSatisfy { abs(($0.dy ?? 0) + 6.5) < 0.001 })
      #expect(recording.coasting.count > 10)
      follows(recording)
      #expect(recording.longestJump(of: Self.y) < 5)
    }

    /// Expects that between two dragged frames, content moves by the same distance as the fingers in the reports between.
    ///
    /// Skips frames next to a pause of more than 35 ms, after which the fingers may count as lifted and landed again.
    func follows(_ recording: RecordedTrace) {
      var (travelled, isSteady, latest, count) = (0.0, false, 0.0, 0)
      var last: RecordedTrace.Line?
      for line in recording.lines {
        let time = line.time ?? 0
        if line.kind == "wheel" {
          if time - latest > 0.035 { isSteady = false }
          (travelled, latest) = (travelled - (line.dy ?? 0), time)
        } else if line.isFrame {
          if let last, isSteady, line.state == "dragging" {
            #expect(abs(line.value(Self.y) - last.value(Self.y) - travelled) < 0.001, "at \(time) s")
            count += 1
          }
          (travelled, isSteady, last) = (0, line.state == "dragging", line)
        }
      }
      #expect(count > 2)
    }
  }
}
