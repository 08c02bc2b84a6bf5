import Foundation
import ScrollGeometry
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollStudio

@Suite("Settings") struct SettingsTests {
  @Test("a preset keeps its feel and its numbers, in the app and in the settings")
  func presets() throws {
    var scripted = ScriptedApp()
    scripted.press("Down", "Right")
    let tuned = scripted.app.tuning.parameters
    scripted.press("S", modifiers: .control)
    scripted.press("M", "I", "N", "E", "Return")
    #expect(scripted.effects == [.saveSettings(.usual)])
    let settings = scripted.app.settings(over: Settings())
    let read = try JSONDecoder().decode(Settings.self, from: try JSONEncoder().encode(settings))
    #expect(read == settings)
    #expect(read.presets?["mine"]?.parameters == ["rubberBandCoefficient": 0.56])
    scripted.press("R")
    scripted.press("F", "Down", "Down", "Down", "Return")
    #expect(scripted.app.tuning.parameters == tuned)
  }

  @Test("settings keep what they do not know the sense of: the theme only where it was chosen")
  func theme() {
    var scripted = ScriptedApp()
    #expect(scripted.app.settings(over: Settings()).theme == nil)
    scripted.press("T")
    #expect(scripted.app.shell.theme.isDark)
    #expect(scripted.app.settings(over: Settings()).theme == "dark")
  }

  @Test("what was tried on the first start is not shown again")
  func hints() {
    var setup = AppSetup(catalog: .standard)
    setup.isFirstStart = true
    var scripted = ScriptedApp(setup)
    scripted.pointer(.down, Vector2(500, 400))
    #expect(scripted.app.settings(over: Settings()).hasSeenHints == true)
  }
}
