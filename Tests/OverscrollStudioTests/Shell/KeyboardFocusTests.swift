import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Keyboard focus") struct KeyboardFocusTests {
  private static let sizes = [Size(480, 360), Size(700, 500), Size(1120, 760)]

  /// Returns an app with all panels, a step to undo, a gesture and an A.
  private func scripted(_ size: Size) -> ScriptedApp {
    var scripted = ScriptedApp(ScrollDemo.self, size: size)
    scripted.flick(from: scripted.stage.center, by: Vector2(0, -60))
    scripted.wait(4)
    scripted.press("A", "Down", "Right")
    if scripted.app.inspector == nil { scripted.press("I") }
    for _ in 0..<4 { scripted.wait(2) }
    return scripted
  }

  /// Returns the focus rings: all borders in the accent color.
  private func rings(_ scripted: ScriptedApp) -> Set<Rect> { Set(scripted.borders(2)) }

  @Test("Tab shows a focus ring, the mouse shows none, and a press or Escape ends the focus", arguments: sizes)
  func ring(_ size: Size) throws {
    var scripted = scripted(size)
    let none = rings(scripted)
    // Beside an inspector over the stage, a click would only close it.
    if size.width > 1000 { try scripted.click("Scroll view", .listItem) }
    scripted.wait(3)
    #expect(rings(scripted) == none)
    for key in ["Escape", "click"] {
      scripted.press("Tab")
      let control = try #require(scripted.app.focusedControl)
      let ring = try #require(rings(scripted).subtracting(none).first)
      #expect(ring.contains(control.frame.center) && ring.width >= control.frame.width)
      if key == "click" { scripted.click(Vector2(100, size.height - 3)) } else { scripted.press(key) }
      #expect(scripted.app.focusedControl == nil && rings(scripted).isSubset(of: none))
      #expect(key == "click" || scripted.app.inspector != nil)
    }
  }

  @Test("Tab moves through all areas and back, and arrows move through all controls of an area", arguments: sizes)
  func areas(_ size: Size) {
    var scripted = scripted(size)
    /// The part of the window with the focus, or the role of the element for the rows and the stage.
    func area() -> Substring {
      guard let focused = scripted.focused, focused.role != .canvas else { return "stage" }
      return [.slider, .checkBox].contains(focused.role) ? "rows" : focused.id.split(separator: "/")[1]
    }
    var (reached, controls): ([Substring], Set<String>) = ([], [])
    scripted.press("Tab")
    while !reached.contains(area()) {
      reached.append(area())
      scripted.press("Home")
      for _ in 0..<30 where area() != "rows" {
        controls.insert(scripted.focused?.id ?? "")
        scripted.press("Right")
      }
      scripted.press("Tab")
    }
    let all = scripted.elements.filter {
      [.button, .toggle, .listItem].contains($0.role) && $0.states.contains(.focusable) && scripted.isEnabled($0.name)
    }
    for control in all { #expect(controls.contains(control.id)) }
    let parts: [Substring] = ["Demos", "Toolbar", "Comparison", "Graph", "Parameters"]
    let shown = parts.filter { part in all.contains { $0.id.hasPrefix("window/\(part)/") } }
    #expect(reached == shown + ["rows", "stage"])
    for part in reached.reversed() {
      scripted.press("Tab", modifiers: .shift)
      #expect(area() == part)
    }
  }

  @Test("there is one focus ring: an open dialog or field has it, and its button gives it back")
  func oneRing() throws {
    var scripted = scripted(Size(1120, 760))
    func ringed() -> [Rect] { rings(scripted).filter { $0.width > 20 }.sorted { $0.minY < $1.minY } }
    scripted.press("Tab", "Tab")
    #expect(ringed().count == 1)
    scripted.press("S", modifiers: .control)
    let field = try #require(scripted.field).frame
    #expect(ringed() == [field])
    for name in ["Cancel", "Save"] {
      scripted.press("Tab")
      let button = try scripted.control(name).frame.center
      #expect(ringed().count == 1 && ringed()[0].contains(button) && ringed()[0] != field)
    }
    scripted.press("Tab")
    #expect(ringed() == [field])
    scripted.press("Tab")
    scripted.type("mine")
    #expect(ringed() == [field])
    scripted.press("Return")
    #expect(scripted.app.choices.presets.keys.contains("mine") && ringed().count == 1)
    scripted.press("Tab", modifiers: .shift)
    scripted.press("Return")
    #expect(ringed().count <= 1)
  }

  @Test("Enter and Space do what a click does and keep the focus", arguments: ["Return", "Space"])
  func pressing(_ key: String) {
    var scripted = scripted(Size(1120, 760))
    scripted.press("Tab", "Down", key)
    #expect(scripted.app.card.name == "drawer")
    scripted.press("Tab", "Home", key)
    #expect(scripted.isOn("Pause") && scripted.focused?.name == "Pause")
    scripted.press("End", key)
    #expect(scripted.menu?.name == "Main menu")
    scripted.press("Escape")
    #expect(scripted.menu == nil && scripted.focused?.name == "Main menu")
  }
}
