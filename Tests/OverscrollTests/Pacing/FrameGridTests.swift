import Foundation
import OverscrollSDL
import SeededRandom
import Testing

@testable import Overscroll

@Suite("Frame grid") struct FrameGridTests {
  @Test("no observation moves a locked grid by more than a twentieth of a millisecond")
  func gentle() {
    var grid = FrameGrid(period: 1.0 / 60)
    grid.observe(1)
    var random = SeededRandom(seed: 7)
    for index in 1...1000 {
      let expected = grid.point(nearest: 1 + Double(index) / 60)
      grid.observe(expected + .random(in: -0.004...0.004, using: &random))
      grid.shift()
      #expect(abs(grid.point(nearest: expected) - expected) <= FrameGrid.maximumStep + 1e-9)
    }
  }

  @Test("one outlier is ignored, and three that agree move the grid")
  func outliers() {
    var grid = FrameGrid(period: 0.01)
    grid.observe(1)
    grid.observe(1.015)
    #expect(abs(grid.point(nearest: 1.02) - 1.02) < 1e-9)
    grid.observe(1.025)
    grid.observe(1.035)
    #expect(abs(grid.point(nearest: 1.045) - 1.045) < 1e-9)
  }

  @Test("the first grid point at or after a grid point is that point", arguments: [0.0, 1, 17.3, 1e5])
  func points(time: Double) {
    let grid = FrameGrid(period: 1.0 / 144, anchor: 0.002)
    let point = grid.point(atOrAfter: time)
    #expect(point >= time - 1e-9 && point < time + 1.0 / 144)
    #expect(abs(grid.point(atOrAfter: point) - point) < 1e-9)
  }

  @Test("an impossible refresh rate is replaced by a possible one", arguments: [0, -1, Double.infinity, Double.nan])
  func absurd(rate: Double) {
    let pacer = PresentMode.timer.pacer(refreshRate: rate)
    #expect((0.001...0.05).contains(pacer.period))
  }
}
