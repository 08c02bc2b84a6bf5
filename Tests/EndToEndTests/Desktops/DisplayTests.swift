import Foundation
import Testing

extension EndToEnd {
  /// A window that is moved between displays of different refresh rates while content coasts in it.
  @Suite struct DisplayTests {
    static let y = "contentOffset.y"

    /// A replayed flick, because no mouse reaches these displays.
    static let flick = """
      {"type":"header","version":1,"demo":"scroll","size":[500,400],"bare":true,"parameters":{"contentHeight":90000}}
      {"type":"event","time":0.3,"kind":"down","pointer":"mouse","x":200,"y":350}

      """
      + (1...16).map { step in
        #"{"type":"event","time":\#(0.3 + Double(step) * 0.008),"kind":"move","pointer":"mouse","x":200,"#
          + #""y":\#(350 - step * 18)}"# + "\n"
      }.joined()
      + #"{"type":"event","time":0.43,"kind":"up","pointer":"mouse","x":200,"y":62}"# + "\n"

    func app(at desktop: Desktop) throws -> App {
      try App("scroll", at: desktop, ["--replay", desktop.folder.write(Self.flick, to: "flick.jsonl")])
    }

    /// Waits until content has coasted for `seconds` more, and returns the time of the latest frame.
    private func coasts(_ app: App, for seconds: Double) throws -> Double {
      let start = try app.recording().coasting.last?.time
      let recording = try app.waits("content coasted for \(seconds) s more") { recording in
        guard let now = recording.coasting.last?.time else { return false }
        return now - (start ?? recording.coasting.first?.time ?? now) >= seconds || start != nil && recording.isAtRest
      }
      return try #require(recording.coasting.last?.time)
    }

    /// The window opens on the display with the first rate.
    @Test(
      "a window moved in mid-flight to a display of another rate, and back, draws at the rate of its current display",
      arguments: [[62.5, 31.25], [62.5, 125]] as [[Double]])
    func moved(rates: [Double]) throws { try move(rates, at: Desktop(displays: rates)) }

    @Test("an OpenGL window moved in mid-flight draws at the rate of its current display")
    func movedByOpenGL() throws {
      let rates = [31.25, 25]
      let desktop = try Desktop(displays: rates)
      desktop.changes = GPUTests.surroundings("opengl")
      try move(rates, at: desktop)
    }

    private func move(_ rates: [Double], at desktop: Desktop) throws {
      let app = try app(at: desktop)
      let leaves = try coasts(app, for: 0.5)
      try app.desktop.sway?.moveWindow(toDisplay: 1)
      let returns = try coasts(app, for: 1.2)
      try app.desktop.sway?.moveWindow(toDisplay: 0)
      let flight = try app.comesToRest().coasting

      let first = try #require(flight.first)
      for frame in flight {
        let expected = coasted(
          from: first.value(Self.y), velocity: first.velocity(Self.y), for: (frame.time ?? 0) - (first.time ?? 0))
        #expect(abs(frame.value(Self.y) - expected) < 0.01, "at \(frame.time ?? 0) s")
      }
      // The compositor reports a move after a moment, and the app needs some frames to measure the new rate.
      try draws(flight.filter { ($0.time ?? 0) < leaves }, at: rates[0])
      try draws(flight.filter { (leaves + 0.4..<returns).contains($0.time ?? 0) }, at: rates[1])
      try draws(flight.filter { ($0.time ?? 0) > returns + 0.4 }, at: rates[0])
      try app.fallsAsleep()
    }

    /// Expects frames at `rate`, whose period has whole milliseconds, because sway's displays cut off fractions.
    private func draws(_ frames: [RecordedTrace.Line], at rate: Double) throws {
      let times = frames.compactMap(\.time)
      let steps = zip(times.dropFirst(), times).map { $0 - $1 }
      let intervals = steps.sorted()
      let period = 1 / rate
      try #require(intervals.count > 10)
      #expect(intervals[0] >= 0)
      #expect(abs(intervals[intervals.count / 2] - period) < 0.02 * period, "\(rate) Hz: \(steps)")
      let burst = times.map { start in times.count { $0 > start && $0 <= start + 1 } }.max() ?? 0
      #expect(Double(burst) < 1.1 / period, "\(rate) Hz: \(steps)")
    }
  }
}
