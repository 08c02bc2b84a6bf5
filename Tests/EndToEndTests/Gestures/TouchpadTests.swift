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

    @Test(
      "content stretched by two fingers returns to its edge when they lift or rest", arguments: [true, false])
    func stretched(lifts: Bool) throws {
      let (app, pad) = try start("scroll")
      try pad.swipe(y: -7.3, steps: 60)
      if lifts { try pad.lift() }
      let recording = try settles(app, after: 60)
      let least = try #require(recording.frames.map { $0.value(Self.y) }.min())
      #expect(least < -100 && least > -250)
      #expect(recording.frames.last?.value(Self.y) == 0)
      #expect(recording.longestJump(of: Self.y) < 5)
    }

    @Test("a demo rests at an allowed position after each two-finger swipe", arguments: ["drawer", "paging", "metro"])
    func everyDemo(demo: String) throws {
      let (app, pad) = try start(demo)
      var reports = 0
      for (x, y) in [(0.0, 9.3), (7.7, -3.1), (0, -9.3), (-8.9, 0.4)] {
        try pad.swipe(x: x, y: y, steps: 25)
        try pad.lift()
        reports += 25
        let rest = try #require(settles(app, after: reports).frames.last)
        #expect(try isPlace(rest, of: demo, in: app.recording()), "\(rest.values ?? [:])")
      }
    }

    private func isPlace(_ rest: RecordedTrace.Line, of demo: String, in recording: RecordedTrace) throws -> Bool {
      let layout = try #require(recording.layout)
      let (content, viewport) = (layout.contentSize ?? [], layout.viewport ?? [])
      let offset = ["contentOffset.x", "contentOffset.y"].map(rest.value)
      switch demo {
      case "drawer": return try #require(layout.anchors).numbers.contains(rest.value("origin"))
      case "paging": return try #require(layout.anchors).numbers.contains(offset[0])
      default:
        return (0..<2).allSatisfy { (0...max(0, content[$0] - viewport[$0 + 2])).contains(offset[$0]) }
      }
    }
  }
}
