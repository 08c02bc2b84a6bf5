import Overscroll
import OverscrollGraphics
import ScrollGeometry
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
    scripted.flick(from: Vector2(300, 250), by: Vector2(0, -60))
    scripted.wait(4)
    scripted.press("A", "Right")
    if scripted.app.inspector == nil { scripted.press("I") }
    for _ in 0..<4 { scripted.wait(2) }
    return scripted
  }

  /// Returns the focus rings: all borders in the accent color.
  private func rings(_ scripted: ScriptedApp) -> Set<Rect> {
    let color = scripted.app.shell.theme.accent
    return Set(
      scripted.commands.compactMap { command in
        guard case .border(let rect, _, 2) = command.shape, command.paint == .solid(color) else { return nil }
        return rect
      })
  }

  @Test("Tab shows a focus ring, the mouse shows none, and a press or Escape ends the focus", arguments: sizes)
  func ring(_ size: Size) throws {
    var scripted = scripted(size)
    let none = rings(scripted)
    let demo = scripted.find(.showDemo(0))
    if let demo, !scripted.app.shell.isInspectorOverStage { scripted.click(demo + Vector2(4, 4)) }
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
    var reached: [KeyboardFocus.Area] = []
    var actions: Set<AppAction> = []
    scripted.press("Tab")
    while let focus = scripted.app.shell.focus, !reached.contains(focus.area) {
      reached.append(focus.area)
      scripted.press("Home")
      for _ in 0..<30 where focus.area != .rows {
        if let control = scripted.app.focusedControl { actions.insert(control.action) }
        scripted.press("Right")
      }
      scripted.press("Tab")
    }
    let app = scripted.app
    let missing: [KeyboardFocus.Area] =
      [.toast] + (app.sidebar == nil ? [.sidebar] : []) + (app.attemptStrip == nil ? [.attempts] : [])
    #expect(reached == KeyboardFocus.Area.allCases.filter { !missing.contains($0) })
    for control in app.header?.toolbarControls ?? [] { #expect(actions.contains(control.action)) }
    for control in app.sidebar?.controls ?? [] { #expect(actions.contains(control.action)) }
    for control in app.inspector?.controls ?? [] { #expect(actions.contains(control.action)) }
    for button in app.header?.comparison?.buttons ?? [] { #expect(actions.contains(button.action)) }
    for area in reached.reversed() {
      scripted.press("Tab", modifiers: .shift)
      #expect(scripted.app.shell.focus?.area == area)
    }
  }

  @Test("there is one focus ring: an open dialog or field has it, and its button gives it back")
  func oneRing() throws {
    var scripted = scripted(Size(1120, 760))
    func ringed() -> [Rect] { rings(scripted).filter { $0.width > 20 }.sorted { $0.minY < $1.minY } }
    scripted.press("Tab", "Tab")
    #expect(ringed().count == 1)
    scripted.press("S", modifiers: .control)
    let field = try #require(scripted.app.field?.layout.frame)
    #expect(ringed() == [field])
    let ends: [AppAction] = [.closeMenu, .savePreset(scripted.app.tuning.proposedName)]
    for action in ends {
      scripted.press("Tab")
      let button = try #require(scripted.find(action))
      #expect(ringed().count == 1 && ringed()[0].contains(button) && ringed()[0] != field)
    }
    scripted.press("Tab")
    #expect(ringed() == [field])
    scripted.press("Tab")
    scripted.type("mine")
    #expect(ringed() == [field])
    scripted.press("Return")
    #expect(scripted.app.tuning.presets.keys.contains("mine") && ringed().count == 1)
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
    #expect(scripted.app.stage.clock.isPaused && scripted.app.focusedControl?.action == .command(.togglePause))
    scripted.press("End", key)
    #expect(scripted.app.overlays.menu?.title == "Main menu")
    scripted.press("Escape")
    #expect(scripted.app.overlays.menu == nil && scripted.app.focusedControl?.action == .command(.showMainMenu))
  }
}
