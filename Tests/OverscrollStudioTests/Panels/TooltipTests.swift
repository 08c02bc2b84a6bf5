import AppTesting
import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Names that are cut off") struct TooltipTests {
  private static let long = String(repeating: "a very long name, ", count: 10)

  private func scripted(_ name: String) throws -> ScriptedApp {
    var setup = AppSetup(catalog: .standard)
    setup.choices.presets = [name: Preset(feel: "uikit", parameters: [:])]
    var scripted = ScriptedApp(setup)
    scripted.app.perform(.choosePreset(name))
    scripted.wait(1)
    return scripted
  }

  /// Returns the drawn words, with those that are wrapped into several lines as one text.
  private func words(_ scripted: ScriptedApp) -> String {
    scripted.texts.filter { !$0.hasSuffix("…") }.joined(separator: " ")
  }

  @Test("the button of presets and the menu end a long name with an ellipsis, and a tooltip has all of it")
  func presets() throws {
    var scripted = try scripted(Self.long)
    let name = Self.long.split(separator: " ").joined(separator: " ")
    #expect(scripted.texts.contains { $0.hasPrefix("a very") && $0.hasSuffix("…") })
    let button = try #require(scripted.app.inspector?.presetControls.first).frame
    #expect(!words(scripted).contains(name))
    scripted.hover(button.center)
    #expect(words(scripted).contains(name))
    scripted.hover(Vector2(20, 600))
    scripted.press("F")
    // The menu opens with the chosen preset selected.
    #expect(words(scripted).contains(name))
    scripted.press("Up")
    #expect(!words(scripted).contains(name))
    scripted.hover(try #require(scripted.find(.choosePreset(Self.long))) + Vector2(4, 4))
    #expect(words(scripted).contains(name))
  }
}
