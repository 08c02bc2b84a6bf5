import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct AxisSplitTests {
  @Test("the parts are adjacent and span the whole length")
  func parts() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var numbers = SeededRandom(seed: seed)
      let low = Double.random(in: -50...50, using: &numbers)
      let high = low + .random(in: 0.1...80, using: &numbers)
      let split = AxisSplit(from: low, to: high, varying: .random(in: 0...30, using: &numbers))
      #expect(split.before.lowerBound == Int(low.rounded(.down)) && split.after.upperBound == Int(high.rounded(.up)))
      #expect(split.before.upperBound == split.middle.lowerBound && split.middle.upperBound == split.after.lowerBound)
    }
  }
}
