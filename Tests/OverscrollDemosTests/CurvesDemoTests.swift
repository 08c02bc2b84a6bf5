import AppTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos

@Suite("Curve lab") struct CurvesDemoTests {
  @Test("every figure has a title, captions, valid axes and curves with values", arguments: CurveFigure.allCases)
  func figures(figure: CurveFigure) {
    let content = figure.content(ParameterValues())
    #expect(!content.title.isEmpty && content.captions.count >= 2)
    for plot in content.plots {
      #expect(plot.x.range.upperBound > plot.x.range.lowerBound && plot.y.range.upperBound > plot.y.range.lowerBound)
      #expect(!plot.x.name.isEmpty && !plot.y.unit.isEmpty)
      for curve in plot.curves {
        #expect(curve.value(at: (plot.x.range.lowerBound + plot.x.range.upperBound) / 2) != nil)
      }
    }
  }

  @Test(
    "at the ends of the parameters' ranges, every figure draws, with handles on its curves, in their colors",
    arguments: CurveFigure.allCases)
  func extremes(figure: CurveFigure) {
    for parameter in CurvesDemo.card.parameters {
      for value in [parameter.range.lowerBound, parameter.range.upperBound] {
        var canvas = Canvas(size: Size(700, 500), pixelRatio: 1, measure: EvenMeasure())
        let page = CurvePage(
          size: canvas.size, figure: figure, parameters: ParameterValues(setting: [parameter: value]), hasTabs: true)
        page.draw(on: &canvas, pointer: Vector2(300, 300), Theme(appearance: .light))
        #expect(!canvas.commands.isEmpty)
        let (view, lines) = (page.plots[0], page.content.plots[0])
        for (handle, position) in page.handles {
          let x = view.point(at: position).x
          let levels = lines.marks.compactMap { if case .horizontal(let y, _, _) = $0 { y } else { nil } }
          let curves = lines.curves.filter { $0.ink == page.ink(of: handle) }
          let isOn = (curves.compactMap { $0.value(at: x) } + levels).contains {
            abs(view.position(of: Vector2(x, $0)).y - position.y) < 1.5
          }
          #expect(isOn && view.area.inset(by: -1).contains(position), "\(handle.parameter.id) \(parameter.id) \(value)")
        }
      }
    }
  }

  @Test(
    "every figure has a handle, which no legend covers, and which follows the pointer and changes its parameter",
    arguments: CurveFigure.allCases)
  func handles(figure: CurveFigure) throws {
    for size in [Size(640, 600), Size(424, 300)] {
      var demo = CurvesDemo(DemoSetup(size: size, parameters: .init(setting: [.figure: Double(figure.rawValue)])))
      func page(_ values: [Parameter: Double] = [:]) -> CurvePage {
        CurvePage(size: size, figure: figure, parameters: ParameterValues(setting: values), hasTabs: true)
      }
      let handles = page().handles
      #expect(!handles.isEmpty)
      var compared = page([.snapDampingRatio: 0.4, .decelerationRate: 0.99])
      compared.add(ParameterValues(), named: "A")
      let (places, plot) = (compared.handles.map(\.position), compared.plots[0])
      let legend = plot.legend(reading: nil, beside: places, EvenMeasure())?.frame
      #expect(!places.contains { legend?.contains($0) ?? false })
      for (handle, _) in handles {
        let view = page().plots[0]
        let place = try #require(page().handles.first { $0.handle.parameter == handle.parameter }).position
        // The place of a handle beyond its axes.
        let start = Vector2(min(place.x, view.area.maxX), max(place.y, view.area.minY))
        #expect(page().handle(at: start)?.parameter == handle.parameter, "\(handle.parameter.term)")
        let way = handle.axis == .x ? Vector2(-16, 0) : Vector2(0, 24)
        for (index, phase) in [PointerEvent.Phase.down, .move, .move].enumerated() {
          let event = PointerEvent(phase, position: start + way * (Double(index) / 2), time: Double(index))
          demo.handle(event, at: event.time)
        }
        let value = try #require(demo.ownParameters[handle.parameter], "\(handle.parameter.term)")
        #expect(value != ParameterValues()[handle.parameter])
        // With the new value, the handle is below the pointer in the axes of the press.
        let moved = view.position(of: handle.position(ParameterValues(setting: [handle.parameter: value])))[handle.axis]
        let isAtEnd = [handle.parameter.range.lowerBound, handle.parameter.range.upperBound].contains(value)
        #expect(isAtEnd || abs(moved - (place + way)[handle.axis]) < 1.5, "\(handle.parameter.term)")
        demo.handle(PointerEvent(.cancel, position: start, time: 4), at: 4)
        #expect(demo.ownParameters[handle.parameter] == ParameterValues()[handle.parameter])
      }
    }
  }

  @Test("the rubber band is within a point of the measurements, and the reach has the article's numbers")
  func published() {
    let fit = CurveFigure.rubberBandFit.content(ParameterValues()).plots[0]
    for reading in RubberBandCurves.measurements { #expect(abs(fit.curves[0].value(at: reading.x)! - reading.y) < 1) }
    #expect(abs(fit.curves[1].value(at: 1000)! - 334) < 1e-9)
    let reach = CurveFigure.reach.content(ParameterValues())
    #expect(reach.captions[1].contains("499.50 and 499.00 ms"))
    #expect(abs(reach.plots[1].curves[0].value(at: 0.95)! - 0.5) < 0.01)
  }
}
