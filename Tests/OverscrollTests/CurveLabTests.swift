import Foundation
import OverscrollGraphics
import ScrollGeometry
import ScrollPhysics
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Curve lab")
struct CurveLabTests {
  private func parameters(_ values: [Parameter: Double] = [:]) -> ParameterValues {
    var parameters = ParameterValues()
    for (id, value) in values { parameters[id] = value }
    return parameters
  }

  @Test(
    "every figure has words, axes with ends in order, and curves with a value somewhere",
    arguments: CurveFigure.allCases)
  func figures(figure: CurveFigure) {
    let content = figure.content(parameters())
    #expect(!content.title.isEmpty && content.captions.count >= 2)
    for plot in content.plots {
      #expect(plot.x.range.upperBound > plot.x.range.lowerBound && plot.y.range.upperBound > plot.y.range.lowerBound)
      #expect(!plot.x.name.isEmpty && !plot.y.unit.isEmpty)
      for curve in plot.curves {
        #expect(curve.value(at: (plot.x.range.lowerBound + plot.x.range.upperBound) / 2) != nil)
      }
    }
  }

  @Test("every figure holds at the ends of the parameters' ranges", arguments: CurveFigure.allCases)
  func extremes(figure: CurveFigure) {
    for parameter in CurvesDemo.card.parameters {
      for value in [parameter.range.lowerBound, parameter.range.upperBound] {
        var canvas = Canvas(size: Size(700, 500), pixelRatio: 1, measure: EvenMeasure())
        CurvePage(size: canvas.size, figure: figure, parameters: parameters([parameter: value]), hasTabs: true)
          .draw(on: &canvas, pointer: Vector2(300, 300), Theme(appearance: .light))
        #expect(!canvas.commands.isEmpty)
      }
    }
  }

  @Test("a parameter moves the curves that it belongs to")
  func live() {
    let (one, other) = (
      parameters(), parameters([.initialVelocity: 2000, .rubberBandCoefficient: 0.8, .snapStiffness: 50])
    )
    for figure in [CurveFigure.velocity, .position, .rubberBandFit, .springs] {
      let values = [one, other].map { figure.content($0).plots[0].curves[0].value(at: 0.2) }
      #expect(values[0] != values[1])
    }
  }

  @Test("the rubber band meets the readings to a point, and the published numbers of the reach are the article's")
  func published() {
    let fit = CurveFigure.rubberBandFit.content(parameters()).plots[0]
    for reading in RubberBandCurves.measurements {
      #expect(abs(fit.curves[0].value(at: reading.x)! - reading.y) < 1)
    }
    #expect(abs(fit.curves[1].value(at: 1000)! - 334) < 1e-9)
    let reach = CurveFigure.reach.content(parameters())
    #expect(reach.captions[1].contains("499.50 and 499.00 ms"))
    #expect(abs(reach.plots[1].curves[0].value(at: 0.95)! - 0.5) < 0.01)
  }

  @Test("the feel of UIKit stays within two thirds of a point of the recordings, the article's within 15")
  func measured() {
    for (figure, article) in [(CurveFigure.measuredCoast, 1.0), (.measuredBounce, 15)] {
      let residues = figure.content(parameters()).plots[1].curves
      func largest(_ index: Int) -> Double {
        guard case .points(let points) = residues[index].shape else { return .infinity }
        return points.map { abs($0.y) }.max() ?? .infinity
      }
      #expect(largest(0) < 0.67, "\(figure)")
      #expect(largest(1) < article)
    }
  }

  @Test("a spring never leaves its envelope", arguments: [0.05, 0.3, 0.99, 1, 1.01, 3])
  func envelope(ratio: Double) {
    let spring = Spring(stiffness: 200, dampingRatio: ratio)
    for velocity in [-2000.0, 0, 500] {
      let motion = SpringMotion(from: 100, to: 0, velocity: velocity, spring: spring, threshold: 1e-6)
      for step in 0...500 {
        let time = Double(step) / 250
        let bound = SpringEnvelope(spring).bound(time, from: 100, velocity: velocity)
        #expect(abs(motion.value(at: time)) <= bound * (1 + 1e-9) + 1e-6)
      }
    }
  }

  @Test(
    "ticks are round, in order and within the axis", arguments: [0.0...3.7, -8...8, 0...0.013, 39060...39300, 5...5])
  func ticks(range: ClosedRange<Double>) {
    let axis = Plot.Axis(name: "x", unit: "pt", range: range)
    let ticks = AxisTicks(axis.range, count: 6).values
    #expect(ticks == ticks.sorted() && ticks.count <= 8)
    #expect(ticks.allSatisfy { range.lowerBound - 1e-9 <= $0 && $0 <= range.upperBound + 1e-9 })
  }
}

@Suite("The fault of UIKit Dynamics")
struct AttachmentFaultTests {
  private func fault() throws -> AttachmentFault {
    let limits = PerAxis { _ in 0.0...1000 }
    return try #require(AttachmentFault(start: Vector2(60, 500), velocity: Vector2(-700, 350), limits: limits))
  }

  /// How often a path changes the side of the line through `anchor` along `way`.
  private func swings(_ path: [Vector2], about anchor: Vector2, along way: Vector2) -> Int {
    let sides = path.map { ($0 - anchor).x * way.y - ($0 - anchor).y * way.x }.filter { abs($0) > 1e-3 * way.length }
    return zip(sides, sides.dropFirst()).filter { $0 * $1 < 0 }.count
  }

  @Test("an anchor at the sampled point makes content swing about it; one at the crossing does not")
  func swinging() throws {
    for fault in [try fault(), .published] {
      let sampled = fault.path(to: fault.sampledAnchor, seconds: 1.6)
      let exact = fault.path(to: fault.crossing, seconds: 1.6)
      #expect(swings(sampled, about: fault.sampledAnchor, along: fault.velocity) >= 3)
      #expect(swings(exact, about: fault.crossing, along: fault.velocity) == 0)
      #expect(exact.last!.distance(to: fault.crossing) < 0.5)
    }
  }

  @Test("the crossing lies on the edge and on the path")
  func crossing() throws {
    let fault = try fault()
    #expect(abs(fault.crossing.x) < 1e-9 && fault.sampledAnchor.x == 0)
    #expect(fault.crossing.y < fault.sampledAnchor.y)
    let published = AttachmentFault.published
    #expect(abs(published.crossing.x) < 1e-9)
    #expect(abs(published.crossing.y - 99.655) < 0.01)
  }

  @Test("a flick that ends inside has no fault to show")
  func inside() {
    let limits = PerAxis { _ in 0.0...1000 }
    #expect(AttachmentFault(start: Vector2(500, 500), velocity: Vector2(10, 10), limits: limits) == nil)
  }
}

@Suite("A list of rows")
struct RowListTests {
  @Test("what it draws does not depend on how many rows there are")
  func cost() {
    let theme = Theme(appearance: .light)
    func commands(_ count: Int, at row: Double) -> Int {
      var canvas = Canvas(size: Size(500, 700), pixelRatio: 1, measure: EvenMeasure())
      RowList(count: count, width: 500).draw(
        on: &canvas, visible: Rect(x: 0, y: row * RowList.rowHeight, width: 500, height: 700), theme)
      return canvas.commands.count
    }
    #expect(commands(1_000_000, at: 0) == commands(48, at: 0))
    var canvas = Canvas(size: Size(500, 700), pixelRatio: 1, measure: EvenMeasure())
    var setup = DemoSetup(size: canvas.size, values: [.contentOffsetY: 64 * 499_999.5])
    setup.parameters[.rowCount] = 1_000_000
    ScrollDemo(setup).draw(on: &canvas, at: 100, theme)
    #expect(canvas.commands.count < 400)
    #expect(canvas.commands.contains { if case .text("500\u{202F}001", _, _) = $0.shape { true } else { false } })
  }

  @Test("numbers are written in groups of three")
  func numbers() {
    #expect(RowList.number(7) == "7")
    #expect(RowList.number(1_000_000) == "1\u{202F}000\u{202F}000")
  }
}
