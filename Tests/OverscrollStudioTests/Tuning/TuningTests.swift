import SeededRandom
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Tuning") struct TuningTests {
  @Test("a number out of range is reported beside the field and can be corrected")
  func outOfRange() throws {
    var scripted = ScriptedApp()
    scripted.app.perform(.select(.parameter(.rubberBandCoefficient)))
    scripted.press("Return")
    scripted.enter("7")
    #expect(try scripted.value(of: "Rubber-band coefficient") == 0.55)
    #expect(scripted.texts.contains("Enter a value from 0.05 to 1."))
    scripted.press("Home")
    scripted.enter("0.")
    #expect(try scripted.value(of: "Rubber-band coefficient") == 0.7)
  }

  @Test("an arrow goes to the next multiple of a step, with Shift of five, and reaches 0.35 and 0.40 from anywhere")
  func steps() throws {
    var random = SeededRandom(seed: 5)
    let controls = DemoCatalog.standard.demos.flatMap { demo in
      SpringParametrization.allCases.flatMap { ParameterControl.all(demo.card.parameters, $0) }
    }
    for row in Set(controls.map(\.descriptor)) where !row.isSwitch {
      for _ in 0..<50 {
        let value = row.value(at: random.number(0...1))
        for stride in [Parameter.Stride.normal, .coarse] {
          let (down, up) = (row.stepped(value, .down, stride), row.stepped(value, .up, stride))
          #expect(down < value || down == row.range.lowerBound, "\(row.term) \(value)")
          #expect(up > value || up == row.range.upperBound, "\(row.term) \(value)")
          #expect(row.stepped(down, .up, stride) >= value && row.stepped(up, .down, stride) <= value)
        }
      }
    }
    for control in [ParameterControl.duration(.snap), .response(.bounce), .bounce(.snap)] {
      for (goal, stride) in [(0.35, Parameter.Stride.normal), (0.4, .normal), (0.35, .coarse), (0.4, .coarse)] {
        var value = control.descriptor.value(at: random.number(0...1))
        let direction = value < goal ? Parameter.Direction.up : .down
        for _ in 0..<1000 where value != goal { value = control.descriptor.stepped(value, direction, stride) }
        #expect(value == goal, "\(control)")
      }
    }
  }

  @Test("no shortcut runs while a field has the focus")
  func shortcuts() throws {
    var scripted = ScriptedApp()
    scripted.press("Return")
    let before = scripted.savedNumbers
    scripted.press("2", "A", "B", "C", "9", "E", "-", "1", ".", "X", "Space", "T", "G", "I", "F", "R", "?", "F1", "F9")
    #expect(scripted.app.card.name == "scroll" && scripted.menu == nil)
    #expect(!scripted.isOn("Pause") && !scripted.has("Comparison"))
    #expect(scripted.field != nil && scripted.savedNumbers == before)
    scripted.press("Escape", "2")
    #expect(try scripted.app.card.name == "drawer" && scripted.value(of: "Deceleration rate") == 0.998)
  }

  @Test("a handle of a figure sets the tuned parameter but not A's, in one step of undo, and Escape restores it")
  func handle() throws {
    var scripted = ScriptedApp(CurvesDemo.self)
    scripted.press("A")
    func velocity(_ app: ScriptedApp) throws -> Double { try app.value(of: Parameter.initialVelocity.term) }
    let (stage, start) = (scripted.stage, try velocity(scripted))
    let values = ParameterValues(defaults: CurvesDemo.card.defaults)
    let page = CurvePage(size: stage.size, figure: .velocity, parameters: values, hasTabs: true)
    let place = try #require(page.handles.first { $0.handle.parameter == .initialVelocity }).position + stage.origin
    func drag() {
      scripted.pointer(.down, place)
      for way in [20.0, 60] { scripted.pointer(.move, place + Vector2(0, way)) }
    }
    drag()
    let dragged = try velocity(scripted)
    #expect(dragged < 0.95 * start)
    scripted.press("Escape")
    #expect(try velocity(scripted) == start)
    drag()
    scripted.pointer(.up, place + Vector2(0, 60))
    #expect(try velocity(scripted) == dragged)
    var swapped = scripted
    swapped.press("X")
    #expect(try velocity(swapped) == start)
    scripted.press("Z", modifiers: .control)
    #expect(try velocity(scripted) == start)
  }

  @Test("Shift Z shows the figure that explains the selected parameter, and Escape returns to the demo")
  func figure() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.app.perform(.select(.parameter(.decelerationRate)))
    scripted.press("Z", modifiers: .shift)
    #expect(scripted.app.card.name == "curves")
    #expect(scripted.app.snapshot.values[.figure] == 3)
    #expect(scripted.texts.contains { $0.hasPrefix("Esc returns to Scroll view.") })
    scripted.press("Escape")
    #expect(scripted.app.card.name == "scroll")
    #expect(Set(CurveFigure.explanations.values) == Set(CurveFigure.allCases))
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
  /// The numbers of each demo that the program saves for the next start.
  var savedNumbers: [String: Preset] { app.settings(over: Settings()).numbers }
}
