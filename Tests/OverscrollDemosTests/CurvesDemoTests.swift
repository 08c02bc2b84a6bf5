import AppTesting
import OverscrollDemoKit
import Testing

@testable import OverscrollDemos

@Suite("Curve lab")
struct CurvesDemoTests {
  private func parameters(_ values: [Parameter: Double] = [:]) -> ParameterValues {
    var parameters = ParameterValues()
    for (id, value) in values { parameters[id] = value }
    return parameters
  }

  @Test("every figure has a title, captions, valid axes and curves with values", arguments: CurveFigure.allCases)
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

  @Test("every figure draws at the ends of the parameters' ranges", arguments: CurveFigure.allCases)
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

  @Test("a parameter changes its curves")
  func live() {
    let (one, other) = (
      parameters(), parameters([.initialVelocity: 2000, .rubberBandCoefficient: 0.8, .snapStiffness: 50])
    )
    for figure in [CurveFigure.velocity, .position, .rubberBandFit, .springs] {
      let values = [one, other].map { figure.content($0).plots[0].curves[0].value(at: 0.2) }
      #expect(values[0] != values[1])
    }
  }

  @Test("the rubber band is within a point of the measurements, and the reach has the article's numbers")
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

  @Test("UIKit's feel is within two thirds of a point of the recordings, and the article's within 15 points")
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
}
