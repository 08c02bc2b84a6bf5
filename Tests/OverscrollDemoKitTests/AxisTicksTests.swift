import Testing

@testable import OverscrollDemoKit

@Suite("Axis ticks") struct AxisTicksTests {
  @Test("ticks are round and ordered within the axis", arguments: [0.0...3.7, -8...8, 0...0.013, 39060...39300, 5...5])
  func ticks(range: ClosedRange<Double>) {
    let ticks = AxisTicks(range, count: 6).values
    #expect(ticks == ticks.sorted() && ticks.count <= 8)
    #expect(ticks.allSatisfy { range.lowerBound - 1e-9 <= $0 && $0 <= range.upperBound + 1e-9 })
  }

  @Test("steps are at least the smallest step, and an axis without length has no ticks")
  func steps() {
    #expect(AxisTicks(-0.1...0.3, count: 9, minimumStep: 0.1).values == [-0.1, 0, 0.1, 0.2, 0.1 * 3])
    #expect(AxisTicks(0...8, count: 9, minimumStep: 0.1).step == 1)
    #expect(AxisTicks(2...2, count: 9).values.isEmpty)
  }
}
