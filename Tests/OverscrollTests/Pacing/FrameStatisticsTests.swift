import Foundation
import OverscrollSDL
import SeededRandom
import Testing

@testable import Overscroll

@Suite("Frame statistics") struct FrameStatisticsTests {
  @Test("a second frame in a period counts neither as an interval nor as missed")
  func second() throws {
    var display = SimulatedDisplay(.isOurs, rate: 60)
    var statistics = FrameStatistics()
    display.run(for: 1, purpose: .response)
    display.run(for: 1)
    for shown in display.shown {
      statistics.add(SubmittedFrame(timing: shown.frame, lastIncluded: 0, isMoving: true), by: display.pacer)
    }
    let line = try JSONDecoder().decode([String: Double].self, from: Data(statistics.line.utf8))
    #expect(abs(try #require(line["intervalP50"]) - 1000.0 / 60) < 0.1)
    #expect(abs(try #require(line["intervalP99"]) - 1000.0 / 60) < 0.1)
    #expect(line["missed"] == 0)
  }

  @Test("a display may report any presentation time", arguments: [1.8e19, -1.8e19, 1e300, -.infinity, .infinity, .nan])
  func absurdTime(shown: Double) throws {
    var statistics = FrameStatistics()
    let pacer = PresentMode.compositor.pacer(refreshRate: 60)
    for time in [0, shown, 1, 1.1] {
      let timing = FrameTiming(target: 0, began: 0, submitted: 0, returned: 0, purpose: .tracking)
      statistics.add(SubmittedFrame(timing: timing, lastIncluded: 0, isMoving: true), by: pacer, shown: time)
    }
    let line = try JSONDecoder().decode([String: Double].self, from: Data(statistics.line.utf8))
    #expect(line["frames"] == 4)
  }

  @Test("presentation latency is reported only if the display reports presentation times")
  func presented() throws {
    for shown in [nil, 0.04] {
      var statistics = FrameStatistics()
      let wheel = WheelEvent(delta: .zero, isPrecise: true, position: .zero, time: 0.01)
      statistics.add(WindowEvent(time: 0.01, kind: .input(.wheel(wheel))))
      let timing = FrameTiming(target: 0.03, began: 0.015, submitted: 0.018, returned: 0.02, purpose: .response)
      statistics.add(
        SubmittedFrame(timing: timing, lastIncluded: 0.012, isMoving: false),
        by: PresentMode.compositor.pacer(refreshRate: 60), shown: shown)
      let line = try JSONDecoder().decode([String: Double].self, from: Data(statistics.line.utf8))
      #expect(line["latencyP50"] == 10)
      #expect(line["presentedP50"] == (shown == nil ? nil : 30))
    }
  }

  @Test("percentiles are those of the sorted durations", arguments: [1, 2, 3] as [UInt64])
  func percentiles(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var histogram = Histogram()
    let durations = (0..<999).map { _ in Double(Int.random(in: 0...50_000, using: &random)) / 1e6 }
    for duration in durations { histogram.add(duration) }
    let sorted = durations.sorted()
    #expect(abs(histogram.percentile(0.5) - sorted[499] * 1000) < 1e-6, "seed \(seed)")
    #expect(abs(histogram.percentile(0.99) - sorted[988] * 1000) < 1e-6, "seed \(seed)")
    #expect(Histogram().percentile(0.5) == 0)
  }
}
