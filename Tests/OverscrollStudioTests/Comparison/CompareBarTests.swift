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

  @Test(
    "the comparison bar is shown during a comparison, with its controls within the header",
    arguments: [Size(480, 360), Size(1120, 760), Size(1920, 1080)])
  func bar(_ size: Size) throws {
    var scripted = compared(size)
    let header = try #require(scripted.app.header)
    let frames = try #require(header.comparison).buttons.map(\.frame)
    for frame in frames { #expect(frame.minX >= header.frame.minX && frame.maxX <= header.frame.maxX) }
    #expect(size.width < 500 || scripted.texts.contains("Tuning B, 2 differences"))
    scripted.press("A")
    #expect(scripted.app.header?.comparison == nil)
  }

  @Test("no tooltip of the header covers the comparison bar", arguments: [Size(480, 360), Size(1120, 760)])
  func tooltips(_ size: Size) throws {
    var scripted = compared(size)
    let header = try #require(scripted.app.header)
    let bar = try #require(header.comparison).frame
    for control in header.toolbarControls
      + (header.comparison?.buttons ?? [])
    {
      scripted.hover(control.frame.center)
      let color = scripted.app.shell.theme.inverse
      let boxes = scripted.commands.compactMap { command -> Rect? in
        guard case .roundedRect(let rect, _) = command.shape, command.paint == .solid(color) else { return nil }
        return rect
      }
      #expect(!boxes.isEmpty && boxes.allSatisfy { !$0.intersects(bar) }, "\(control.action)")
    }
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

  @Test("the bar names the demo in which A was set, in any other demo")
  func origin() {
    var scripted = compared()
    #expect(!scripted.texts.contains { $0.hasPrefix("A from") })
    scripted.press("5")
    #expect(scripted.texts.contains { $0.hasPrefix("A from Scroll view. Tuning B") })
    scripted.press("A", "A")
    #expect(!scripted.texts.contains { $0.hasPrefix("A from") })
  }

  @Test("setting A says what to do next: first a gesture, then a change, then the replay")
  func nextStep() {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.press("A")
    #expect(scripted.app.overlays.toast?.notice.text.hasPrefix("A set. Drag, then") == true)
    scripted.press("A")
    scripted.flick(from: Vector2(500, 420), by: Vector2(-30, -120))
    scripted.press("A")
    #expect(scripted.app.overlays.toast?.notice.text.hasPrefix("A set. Adjust a parameter, then replay") == true)
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

  @Test("the button that sets A says which set it clears once A is set, as its tooltip does")
  func words() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    let button = try #require(scripted.app.header?.frame(of: .command(.toggleReference)))
    func isSaid(_ title: String) -> Bool {
      let texts = scripted.texts.filter { ["Set A", "Clear A", "Clear B"].contains($0) }
      return texts == [title, title]
    }
    scripted.hover(button.center)
    scripted.wait(2)
    #expect(isSaid("Set A"), "\(scripted.texts)")
    scripted.press("A")
    #expect(isSaid("Clear A"))
    try click(.tune(.a), &scripted)
    scripted.hover(button.center)
    #expect(isSaid("Clear B"))
    scripted.press("A")
    #expect(isSaid("Set A"))
  }

  @Test("a new comparison tunes B")
  func again() throws {
    var scripted = compared()
    try click(.tune(.a), &scripted)
    scripted.press("A", "A")
    #expect(scripted.app.comparison.tuned == .b)
  }
}
