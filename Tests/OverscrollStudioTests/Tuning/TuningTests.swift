import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Tuning") struct TuningTests {
  @Test("a typed number is taken, with a comma or a point")
  func typing() {
    var scripted = ScriptedApp()
    scripted.press("Down", "Return", "0", ",", "7", "Return")
    #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] == 0.7)
    scripted.press("Keypad .", "Keypad 4", "Keypad Enter")
    #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] == 0.4)
  }

  @Test("what a person feels is said in one short line")
  func words() {
    for parameter in DemoCatalog.standard.parameters {
      #expect(parameter.effect.count <= 42, "\(parameter.id): \(parameter.effect)")
    }
  }

  @Test("a number out of range changes nothing and is reported on the stage")
  func outOfRange() {
    var scripted = ScriptedApp()
    scripted.press("Down", "Return", "7", "Return")
    #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] == 0.55)
    #expect(scripted.app.overlays.toast?.notice.isProblem == true)
  }

  @Test("figures belong to the number that is being typed, else to the demos")
  func figures() {
    var scripted = ScriptedApp()
    scripted.press("Return", "2", "Escape")
    #expect(scripted.app.card.name == "scroll")
    scripted.press("2")
    #expect(scripted.app.card.name == "drawer")
  }

  @Test("backspace and a double click take the default")
  func defaults() throws {
    var scripted = ScriptedApp()
    scripted.press("Down", "Right", "Right", "Backspace")
    #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] == 0.55)
    scripted.press("Right")
    let place = try #require(scripted.slider(.parameter(.rubberBandCoefficient)))
    scripted.click(place)
    #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] != 0.55)
    scripted.click(place)
    #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] == 0.55)
  }

  @Test("a slider that is dragged by its knob does not jump, and follows")
  func sliding() throws {
    var scripted = ScriptedApp()
    let control = ParameterControl.parameter(.rubberBandCoefficient)
    scripted.press("Down")
    scripted.wait(1)
    let inspector = try #require(scripted.app.inspector)
    let place = try #require(scripted.slider(control))
    let knobs = stride(from: inspector.frame.minX, to: inspector.frame.maxX, by: 1).compactMap { x -> Double? in
      guard let hit = inspector.hitTest(Vector2(x, place.y)), hit.knobOffset != 0 else { return nil }
      return x + hit.knobOffset
    }
    let knob = Vector2(try #require(knobs.first), place.y)
    scripted.pointer(.down, knob + Vector2(5, 0))
    #expect((scripted.app.tuning.parameters[.rubberBandCoefficient] - 0.55).magnitude < 1e-3)
    scripted.pointer(.move, knob + Vector2(45, 0))
    let there = scripted.app.tuning.parameters[.rubberBandCoefficient]
    #expect(there > 0.6)
    scripted.pointer(.up, knob + Vector2(45, 0))
    #expect(scripted.app.tuning.parameters[.rubberBandCoefficient] == there)
  }

  @Test("a response is another word for the stiffness and leaves the damping ratio alone")
  func parametrization() {
    var scripted = ScriptedApp(DrawerDemo.self)
    scripted.press("Down", "Down", "V")
    #expect(scripted.app.tuning.control == .response(.snap))
    scripted.press("Return", "0", ".", "5", "Return")
    let spring = scripted.app.tuning.parameters.spring(.snap)
    #expect((spring.response - 0.5).magnitude < 1e-9)
    #expect(spring.dampingRatio == 1)
    scripted.press("V")
    #expect(scripted.app.tuning.control == .parameter(.snapStiffness))
  }

  @Test("a value takes effect in flight without a jump in position or velocity")
  func inFlight() {
    var scripted = ScriptedApp()
    scripted.flick(from: Vector2(500, 450), by: Vector2(-60, -260))
    scripted.wait(0.1)
    let before = scripted.app.snapshot
    _ = scripted.app.perform(.set(.parameter(.decelerationRate), to: 0.995))
    let after = scripted.app.snapshot
    for (name, value) in before.values { #expect((after.values[name]! - value).magnitude < 1e-6) }
    for (name, value) in before.velocities { #expect((after.velocities[name]! - value).magnitude < 1e-6) }
  }

  @Test("the readout follows what is chosen")
  func readout() {
    let spring = ControlReadout(.parameter(.snapStiffness), ParameterValues(), all: [])
    #expect(spring.title == "Snap spring: critically damped")
    #expect(spring.figures.first { $0.label == "damping c" }?.value == "28.28")
    let rate = ControlReadout(.parameter(.decelerationRate), ParameterValues(), all: [])
    #expect(rate.figures.first { $0.label == "carries" }?.value == "499.5 pt")
  }

  @Test("what was replaced as a whole can be taken back")
  func takingBack() {
    var scripted = ScriptedApp()
    scripted.press("Right", "Right")
    let tuned = scripted.app.tuning.parameters
    scripted.press("F", "Down", "Return")
    #expect(scripted.app.tuning.parameters.base.name == "uikit")
    scripted.press("Z", modifiers: .control)
    #expect(scripted.app.tuning.parameters == tuned)
  }

  @Test("a press that a demo's key ends clicks nothing when it is lifted")
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
  /// A place on the slider of a control, where it is.
  func slider(_ control: ParameterControl) -> Vector2? {
    guard let inspector = app.inspector else { return nil }
    let x = inspector.frame.midX
    return stride(from: 0.0, to: app.shell.size.height, by: 2).map { Vector2(x, $0) }.first {
      inspector.hitTest($0)?.part == .slider(control)
    }
    .map { $0 + Vector2(0, 9) }
  }
}
