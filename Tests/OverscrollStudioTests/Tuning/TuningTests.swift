import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Tuning") struct TuningTests {
  @Test("each parameter's description is one short line")
  func words() {
    for parameter in DemoCatalog.standard.parameters {
      #expect(parameter.effect.count <= 42, "\(parameter.id): \(parameter.effect)")
    }
  }

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
    #expect(scripted.app.card.name == "scroll" && scripted.app.overlays.modal == nil)
    #expect(!scripted.app.stage.clock.isPaused && scripted.app.comparison.reference == nil)
    #expect(scripted.app.tuning.entry != nil && scripted.app.tuning.parameters == before)
    scripted.press("Escape", "2")
    #expect(scripted.app.card.name == "drawer" && scripted.app.tuning.parameters[.decelerationRate] == 0.998)
  }

  @Test("a click elsewhere enters a valid typed value and discards an invalid one")
  func blur() {
    for (text, value) in [("0.7", 0.7), ("x", 0.55)] {
      var scripted = ScriptedApp()
      scripted.press("Down", "Return")
      scripted.type(text)
      scripted.click(Vector2(500, 400))
      #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] == value)
      #expect(scripted.app.tuning.entry == nil)
    }
  }

  @Test("a change of a parameter in flight keeps position and velocity")
  func inFlight() {
    var scripted = ScriptedApp()
    scripted.flick(from: Vector2(500, 450), by: Vector2(-60, -260))
    scripted.wait(0.1)
    let before = scripted.app.snapshot
    scripted.app.perform(.set(.parameter(.decelerationRate), to: 0.995))
    let after = scripted.app.snapshot
    for (name, value) in before.values { #expect((after.values[name]! - value).magnitude < 1e-6) }
    for (name, value) in before.velocities { #expect((after.velocities[name]! - value).magnitude < 1e-6) }
  }

  @Test("a press interrupted by a change of demo does not click on release")
  func switchedInPress() {
    var scripted = ScriptedApp()
    scripted.pointer(.down, Vector2(500, 400))
    scripted.press("2")
    scripted.pointer(.move, Vector2(60, 80))
    scripted.pointer(.up, Vector2(60, 80))
    #expect(scripted.app.card.name == "drawer")
  }
}

extension ScriptedApp {
  /// Returns a place on the slider of a control, or `nil` if the slider is not visible.
  func slider(_ control: ParameterControl) -> Vector2? { place(.slider(control)) }
}
