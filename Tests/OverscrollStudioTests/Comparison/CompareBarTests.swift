import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Comparing A and B") struct CompareBarTests {
  /// Returns an app that compares the defaults as A with another rate and coefficient as B.
  private func compared(_ size: Size = Size(1120, 760)) -> ScriptedApp {
    var scripted = ScriptedApp(ScrollDemo.self, size: size)
    scripted.press("A", "Right", "Down", "Right")
    scripted.wait(3)
    return scripted
  }

  private func click(_ action: AppAction, _ scripted: inout ScriptedApp) throws {
    let frame = try #require(scripted.app.header?.frame(of: action))
    scripted.click(frame.center)
  }

  private func rate(_ scripted: ScriptedApp) -> Double { scripted.app.tuning.parameters[.decelerationRate] }
  private func other(_ scripted: ScriptedApp) -> Double? {
    scripted.app.comparison.reference.map { $0[.decelerationRate] }
  }

  @Test("selecting a slot tunes it and keeps both sets of parameters")
  func slots() throws {
    var scripted = compared()
    let (b, a) = (rate(scripted), try #require(other(scripted)))
    #expect(a != b)
    try click(.tune(.a), &scripted)
    #expect(rate(scripted) == a && other(scripted) == b && scripted.app.comparison.tuned == .a)
    try click(.tune(.a), &scripted)
    #expect(rate(scripted) == a && other(scripted) == b)
    scripted.press("Up", "Right")
    let tuned = rate(scripted)
    try click(.tune(.b), &scripted)
    #expect(rate(scripted) == b && other(scripted) == tuned && scripted.app.comparison.tuned == .b)
  }

  @Test("a row that differs between A and B shows the difference with its sign")
  func differences() throws {
    var scripted = compared()
    #expect(scripted.texts.contains("+0.01"))
    try click(.command(.exchange), &scripted)
    #expect(scripted.texts.contains("−0.01"))
    #expect(Parameter.rubberBandCoefficient.difference(0.5, from: 0.5) == nil)
    #expect(Parameter.slop.difference(3.2, from: 3.4) == nil, "what looks alike has no difference")
  }

  @Test("closing the comparison keeps the tuned set, says which one is cleared, and undo brings back both")
  func clearing() throws {
    for (slot, words) in [(Comparison.Slot.a, "B cleared, A kept."), (.b, "A cleared, B kept.")] {
      var scripted = compared()
      try click(.tune(slot), &scripted)
      let tuned = rate(scripted)
      let close = try #require(scripted.app.header?.comparison?.buttons.last)
      #expect(close.action == .command(.toggleReference))
      let before = scripted.app.tuningState
      scripted.click(close.frame.center)
      #expect(scripted.app.comparison.reference == nil && rate(scripted) == tuned)
      #expect(scripted.app.overlays.toast?.notice == .done("\(words) Ctrl+Z to undo."))
      scripted.press("Z", modifiers: .control)
      #expect(scripted.app.tuningState == before)
    }
  }
}
