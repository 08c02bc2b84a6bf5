import Foundation
import Testing

@testable import Overscroll

@Suite("Frame costs") struct FrameBudgetTests {
  private let period = 1.0 / 60

  private func budget(_ costs: [Double], late isLate: Bool = false, maximumMargin: Double = 0.1) -> FrameBudget {
    costs.reduce(into: FrameBudget()) {
      let frame = FrameTiming(target: period, began: 0, submitted: $1, returned: $1)
      $0.add(frame, wasLate: isLate, period: period, maximumMargin: maximumMargin)
    }
  }

  @Test("the first frame, which fills the caches, does not count")
  func first() {
    let (slow, quick) = (budget([0.08, 0.001, 0.001]), budget([0.001, 0.001, 0.001]))
    #expect(slow.cost == quick.cost)
  }

  @Test("one slow frame makes the next start earlier")
  func busy() {
    let costs = [Double](repeating: 0.001, count: 200)
    #expect(budget(costs + [0.02]).cost > budget(costs).cost + 0.003)
  }

  @Test("the margin stays within its share of a period for any number of late frames", arguments: [0.1, 1.0 / 3])
  func late(share: Double) {
    let late = budget([Double](repeating: 0.001, count: 100), late: true, maximumMargin: share)
    #expect(abs(late.margin - share * period) < 1e-12)
  }

  @Test("the margin is at most a tenth of a period in timer mode, and a third with vsync")
  func ownMargin() {
    for (driver, share) in [(SimulatedDisplay.Driver.isOurs, 0.1), (.waitsForItself, 1.0 / 3)] {
      var display = SimulatedDisplay(driver, rate: 60)
      (display.cost, display.jitter) = (0.3 / 60, 1.2 / 60)
      display.run(for: 5)
      let margin = display.pacer.budget.margin
      #expect(margin <= share * display.pacer.period + 1e-9 && margin > 0.8 * share * display.pacer.period, "\(driver)")
    }
  }
}
