import AppTesting
import Overscroll
import OverscrollInput
import Testing

@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Parameters set by a demo")
struct OwnParameterTests {
  @Test("a figure selected by key is the inspector's parameter")
  func figureByKey() {
    var setup = AppSetup(catalog: .standard)
    setup.demo = CurvesDemo.self
    var app = App(setup)
    app.handle(WindowEvent(time: 0, kind: .key(KeyPress("]"))))
    #expect(app.tuning.parameters[.figure] == 2)
    #expect(app.snapshot.values[.figure] == 2)
    app.handle(WindowEvent(time: 1, kind: .key(KeyPress("["))))
    app.handle(WindowEvent(time: 2, kind: .key(KeyPress("["))))
    #expect(app.tuning.parameters[.figure] == Double(CurveFigure.allCases.count))
    #expect(app.snapshot.values[.figure] == app.tuning.parameters[.figure])
  }
}
