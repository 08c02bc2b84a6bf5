import AppTesting
import Overscroll
import OverscrollInput
import StudioTesting
import Testing

@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Parameters set by a demo")
struct OwnParameterTests {
  @Test("a handle of a figure sets the tuned parameter but not A's, in one step of undo, and Escape restores it")
  func handle() throws {
    var scripted = ScriptedApp(CurvesDemo.self)
    scripted.press("A")
    let (stage, start) = (scripted.app.shell.layout.stage, scripted.app.tuning.parameters[.initialVelocity])
    let page = CurvePage(
      size: stage.size, figure: .velocity, parameters: scripted.app.tuning.parameters, hasTabs: true)
    let place = try #require(page.handles.first { $0.handle.parameter == .initialVelocity }).place + stage.origin
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

  @Test("springs are added and removed in a menu that stays open, by mouse and by keys")
  func springs() throws {
    var scripted = ScriptedApp(SpringsDemo.self)
    let added = try #require(LabSpring.all.last?.parameter)
    scripted.press("E")
    for isOn in [true, false, true] {
      let place = try #require(scripted.find(.toggleSwitch(added, of: LabSpring.switches, titled: "Springs")))
      scripted.click(place + Vector2(0, 3))
      #expect(scripted.app.tuning.parameters.isOn(added) == isOn && scripted.app.overlays.modal != nil)
    }
    scripted.press("Home", "Return", "Escape")
    #expect(!scripted.app.tuning.parameters.isOn(try #require(LabSpring.switches.first)))
    #expect(scripted.app.overlays.modal == nil && scripted.app.snapshot.values.count == 5)
  }
}
