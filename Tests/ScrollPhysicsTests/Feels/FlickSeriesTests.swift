import ScrollPhysics
import SeededRandom
import Testing

@Suite struct FlickSeriesTests {
  private let growth = FlickGrowth()

  /// Returns the multipliers of equal flicks, with `pause` seconds between them.
  private func multipliers(_ count: Int, travel: Double, velocity: Double = 800, pause: Double = 0.5) -> [Double] {
    var (series, time) = (FlickSeries(), 0.0)
    return (0..<count).map { _ in
      series = series.released(at: velocity, travel: travel, from: time, to: time + 0.2, by: growth)
      time += 0.2 + pause
      return series.multiplier
    }
  }

  /// Quinn, Malacria and Cockburn, UIST 2013: 1 before the fourth flick, then 0.45 (k − 1) more after k flicks, and 16
  /// from the tenth on.
  @Test func `long flicks have the multipliers of the paper's caps`() {
    let caps = [1, 1, 1, 1.9, 3.25, 5.05, 7.3, 10, 13.15, 16, 16, 16]
    for (index, (multiplier, cap)) in zip(multipliers(12, travel: 400), caps).enumerated() {
      #expect(abs(multiplier - cap) < 1e-12, "flick \(index + 1)")
      #expect(abs(growth.maximumMultiplier(after: index) - cap) < 1e-12, "flick \(index + 1)")
    }
    #expect(growth.maximumMultiplier(after: .max) == 16)
    #expect(growth.maximumMultiplier(after: -1) == 1)
  }

  @Test func `only the length of a flick counts, not its speed or its time`() {
    let slow = multipliers(9, travel: 100, velocity: 251, pause: 0.89)
    #expect(slow == multipliers(9, travel: 100, velocity: 9000, pause: 0))
    let back = multipliers(9, travel: -100, velocity: -400)
    #expect(slow == back)
  }

  @Test func `a series ends when the direction turns, after a pause, and with a release that is no flick`() {
    var series = FlickSeries()
    for index in 0..<8 {
      series = series.released(at: 700, travel: 200, from: Double(index), to: Double(index) + 0.2, by: growth)
    }
    #expect(series.count == 8 && series.multiplier > 7)
    func next(_ velocity: Double, after pause: Double, travel: Double = 200) -> FlickSeries {
      series.released(at: velocity, travel: travel, from: 7.2 + pause, to: 8.4, by: growth)
    }
    #expect(next(700, after: 0.89).count == 9)
    #expect(next(700, after: 0.89).multiplier > series.multiplier)
    #expect(next(700, after: 0.91).count == 1)
    #expect(next(-700, after: 0.3, travel: -200).count == 1)
    for velocity in [0, -0.0, .nan] { #expect(next(velocity, after: 0.3) == FlickSeries()) }
    for over in [next(700, after: 0.91), next(-700, after: 0.3), next(0, after: 0.3)] { #expect(over.multiplier == 1) }
    // A finger that has gone the other way grows nothing, but its flick counts.
    #expect(next(700, after: 0.3, travel: -50).multiplier == series.multiplier)
    #expect(next(700, after: 0.3, travel: -50).count == 9)
  }

  @Test(arguments: [3, 77, 2026])
  func `a multiplier never falls in a series, nor leaves 1 to its maximum`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let growth = FlickGrowth(
        firstCount: random.count(-2...6), rate: random.finite(), maximumTravel: random.finite(),
        maximum: random.finite(), maximumPause: 1)
      var series = FlickSeries()
      for index in 0..<20 {
        let next = series.released(
          at: 500, travel: random.finite(), from: Double(index), to: Double(index) + 0.5, by: growth)
        #expect(next.multiplier >= series.multiplier, "seed \(seed): \(growth)")
        #expect(1...max(1, growth.maximum) ~= next.multiplier, "seed \(seed): \(growth)")
        #expect(next.multiplier <= growth.maximumMultiplier(after: index) * (1 + 1e-12), "seed \(seed): \(growth)")
        series = next
      }
      #expect(series.count == 20)
    }
  }
}

extension FlickGrowth {
  /// Returns the maximum multiplier of the flick that follows `count` others.
  fileprivate func maximumMultiplier(after count: Int) -> Double {
    let (first, last) = (Double(max(2, firstCount)), Double(count))
    guard last >= first else { return 1 }
    let steps = (last * (last - 1) - (first - 1) * (first - 2)) / 2
    let multiplier = 1 + steps * growth(after: count, travel: .infinity) / (last - 1)
    return maximum > 1 ? min(multiplier, maximum) : 1
  }
}
