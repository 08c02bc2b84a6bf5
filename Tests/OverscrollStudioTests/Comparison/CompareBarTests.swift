import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Comparing A and B") struct CompareBarTests {
  /// Returns an app that compares the defaults as A with another rate and mass as B.
  private func compared(_ size: Size = Size(1120, 760)) -> ScriptedApp {
    var scripted = ScriptedApp(ScrollDemo.self, size: size)
    scripted.press("A", "Down", "Right", "Down", "Right")
    scripted.wait(3)
    return scripted
  }

  private func rate(_ scripted: ScriptedApp) throws -> Double { try scripted.value(of: "Deceleration rate") }
  private func other(_ scripted: ScriptedApp) throws -> Double {
    var swapped = scripted
    swapped.press("X")
    return try rate(swapped)
  }

  @Test("selecting a slot tunes it and keeps both sets of parameters")
  func slots() throws {
    var scripted = compared()
    let (b, a) = (try rate(scripted), try other(scripted))
    #expect(a != b)
    try scripted.click("Tune A")
    #expect(try rate(scripted) == a && other(scripted) == b && scripted.isOn("Tune A"))
    try scripted.click("Tune A")
    #expect(try rate(scripted) == a && other(scripted) == b)
    scripted.press("Up", "Right")
    let tuned = try rate(scripted)
    try scripted.click("Tune B")
    #expect(try rate(scripted) == b && other(scripted) == tuned && scripted.isOn("Tune B"))
  }

  @Test("a row that differs between A and B shows the difference with its sign")
  func differences() throws {
    var scripted = compared()
    #expect(scripted.texts.contains("+0.10"))
    try scripted.click("Swap A and B")
    #expect(scripted.texts.contains("−0.10"))
    #expect(Parameter.rubberBandCoefficient.difference(0.5, from: 0.5) == nil)
    #expect(Parameter.slop.difference(3.2, from: 3.4) == nil, "what looks alike has no difference")
    #expect(Parameter.rubberBandCoefficient.difference(0.804, from: 0.096) == "+0.70", "0.80 from 0.10")
  }

  @Test("the ghost has its letter on the stage, and the difference at rest is told without a graph as well")
  func withoutGraph() throws {
    for size in [Size(1120, 760), Size(800, 500)] {
      var scripted = compared(size)
      #expect(!scripted.texts.contains { $0.contains("rests ") })
      scripted.flick(from: scripted.stage.center, by: Vector2(0, -160))
      scripted.wait(0.2)
      #expect(try scripted.stage.contains(#require(scripted.frame(ofText: "A")).center))
      scripted.wait(9)
      #expect(scripted.texts.contains { $0.contains(#/^(B )?rests [\d.]+ s (sooner|later)/#) }, "\(size)")
    }
  }

  @Test("beside an earlier run, A has its numbers, and an earlier gesture is played with both sets")
  func earlierRun() throws {
    var scripted = ScriptedApp(ScrollDemo.self, after: 1)
    scripted.flick(from: scripted.stage.center, by: Vector2(0, -160))
    scripted.wait(9)
    let before = try #require(scripted.app.comparison.attempts.last)
    scripted.press("Down", "Right")
    scripted.wait(0.01)
    let tuned = try rate(scripted)
    #expect(scripted.texts.contains { $0.hasPrefix(StatusLine.replaying[0]) })
    scripted.press("A")
    #expect(try rate(scripted) == tuned && other(scripted) == before.parameters[.decelerationRate])
    try scripted.click("Gesture 1")
    #expect(try rate(scripted) == tuned && other(scripted) == before.parameters[.decelerationRate])
  }

  @Test("closing the comparison keeps the tuned set, says which one is kept, and undo brings back both")
  func clearing() throws {
    for (slot, words) in [(Comparison.Slot.a, "A is kept."), (.b, "B is kept.")] {
      var scripted = compared()
      try scripted.click("Tune \(slot.rawValue)")
      let tuned = try rate(scripted)
      let close = try #require(try scripted.control("Comparison").children.last)
      #expect(close.name == "Compare")
      let before = scripted.app.tuningState
      scripted.click(close.frame.center)
      #expect(try !scripted.has("Comparison") && rate(scripted) == tuned)
      #expect(scripted.message == "Comparison ended. \(words) Ctrl+Z to undo." && !scripted.isProblem)
      scripted.press("Z", modifiers: .control)
      #expect(scripted.app.tuningState == before)
    }
  }
}
