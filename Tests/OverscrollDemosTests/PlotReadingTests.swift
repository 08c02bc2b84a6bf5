import AppTesting
import Testing

@testable import OverscrollDemoKit

@Suite("Plots")
struct PlotReadingTests {
  @Test("a reading is a line at its x from top to bottom, and a ring on the curve there")
  func reading() {
    let plot = Plot(
      x: Plot.Axis(name: "t", unit: "s", range: 1...3), y: Plot.Axis(name: "x", unit: "pt", range: -10...30),
      curves: [Plot.Curve(name: "a", ink: .plain, shape: .function { 10 * $0 })])
    let view = PlotView(plot: plot, frame: Rect(x: 20, y: 30, width: 478, height: 264))
    var canvas = Canvas(size: Size(600, 400), pixelRatio: 1, measure: EvenMeasure())
    view.drawReading(at: 1.5, on: &canvas, Theme(appearance: .dark))
    // Within the axes are 400 × 200 points at (82, 54). 15 is five eighths of the way from −10 to 30.
    for command in canvas.commands {
      switch command.shape {
      case .line(let start, let end, _): #expect(start == Vector2(182, 54) && end == Vector2(182, 254))
      case .roundedRect(let ring, _): #expect(ring.center == Vector2(182, 129))
      default: #expect(Bool(false), "\(command.shape)")
      }
    }
    #expect(canvas.commands.count == 3)
  }
}
