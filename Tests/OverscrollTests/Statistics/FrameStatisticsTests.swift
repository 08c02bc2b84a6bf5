import Foundation
import SeededRandom
import Testing

@testable import Overscroll

@Suite("Frame statistics")
struct FrameStatisticsTests {
  @Test("frames between the points of the grid do not count as intervals, nor as missed")
  func between() throws {
    var display = SimulatedDisplay(.isOurs, rate: 60)
    var statistics = FrameStatistics()
    display.run(for: 1, purpose: .tracking)
    display.run(for: 1)
    for shown in display.shown { statistics.add(shown.frame, lastIncluded: 0, by: display.pacer, isMoving: true) }
    let line = try JSONDecoder().decode([String: Double].self, from: Data(statistics.line.utf8))
    #expect(abs(try #require(line["intervalP50"]) - 1000.0 / 60) < 0.1)
    #expect(abs(try #require(line["intervalP99"]) - 1000.0 / 60) < 0.1)
    #expect(line["missed"] == 0)
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
