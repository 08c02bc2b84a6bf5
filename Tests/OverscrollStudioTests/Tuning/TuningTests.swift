import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Tuning") struct TuningTests {
  @Test("a number out of range is reported beside the field and can be corrected")
  func outOfRange() {
    var scripted = ScriptedApp()
    scripted.press("Down", "Return")
    scripted.type("7")
    scripted.press("Return")
    #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] == 0.55)
    #expect(scripted.texts.contains("Enter a value from 0.05 to 1."))
    scripted.press("Home")
    scripted.type("0.")
    scripted.press("Return")
    #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] == 0.7)
  }

  @Test("no shortcut runs while a field has the focus")
  func shortcuts() {
    var scripted = ScriptedApp()
    scripted.press("Return")
    let before = scripted.app.tuning.parameters
    scripted.press("2", "A", "B", "C", "9", "E", "-", "1", ".", "X", "Space", "T", "G", "I", "F", "R", "?", "F1", "F9")
    #expect(scripted.app.card.name == "scroll" && scripted.app.overlays.menu == nil)
    #expect(!scripted.app.stage.clock.isPaused && scripted.app.comparison.reference == nil)
    #expect(scripted.app.tuning.entry != nil && scripted.app.tuning.parameters == before)
    scripted.press("Escape", "2")
    #expect(scripted.app.card.name == "drawer" && scripted.app.tuning.parameters[.decelerationRate] == 0.998)
  }

  @Test("a handle of a figure sets the tuned parameter but not A's, in one step of undo, and Escape restores it")
  func handle() throws {
    var scripted = ScriptedApp(CurvesDemo.self)
    scripted.press("A")
    let (stage, start) = (scripted.app.shell.layout.stage, scripted.app.tuning.parameters[.initialVelocity])
    let page = CurvePage(
      size: stage.size, figure: .velocity, parameters: scripted.app.tuning.parameters, hasTabs: true)
    let place = try #require(page.handles.first { $0.handle.parameter == .initialVelocity }).position + stage.origin
    func drag() {
      scripted.pointer(.down, place)
      for way in [20.0, 60] { scripted.pointer(.move, place + Vector2(0, way)) }
    }
    drag()
    let dragged = scripted.app.tuning.parameters[.initialVelocity]
    #expect(dragged < 0.95 * start)
    scripted.press("Escape")
    #expect(scripted.app.tuning.parameters[.initialVelocity] == start)
    drag()
    scripted.pointer(.up, place + Vector2(0, 60))
    #expect(scripted.app.tuning.parameters[.initialVelocity] == dragged)
    #expect(scripted.app.comparison.reference?[.initialVelocity] == start)
    scripted.press("Z", modifiers: .control)
    #expect(scripted.app.tuning.parameters[.initialVelocity] == start)
  }

  @Test("Shift Z shows the figure that explains the selected parameter, from its row's menu as well")
  func figure() throws {
    for isKey in [false, true] {
      var scripted = ScriptedApp(ScrollDemo.self)
      scripted.press("Down")
      scripted.app.perform(.select(.parameter(.decelerationRate)))
      if isKey {
        scripted.press("Z", modifiers: .shift)
      } else {
        scripted.press("F10", modifiers: .shift)
        scripted.click(try #require(scripted.find(.command(.showFigure))))
      }
      #expect(scripted.app.card.name == "curves")
      #expect(scripted.app.snapshot.values[.figure] == 2)
    }
    for demo in DemoCatalog.standard.demos {
      for parameter in demo.card.parameters where CurveFigure.explanations[parameter] != nil {
        var scripted = ScriptedApp(demo)
        scripted.app.perform([.select(.parameter(parameter)), .command(.showFigure)])
        #expect(scripted.app.card.name == "curves", "\(parameter.term)")
      }
    }
  }
}

extension ScriptedApp {
  /// Returns a place on the slider of a control, or `nil` if the slider is not visible.
  func slider(_ control: ParameterControl) -> Vector2? { place(.slider(control)) }
}
