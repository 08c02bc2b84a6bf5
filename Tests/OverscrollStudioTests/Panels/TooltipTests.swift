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

  @Test("the tooltip of the demo's name is below the name, beside the sidebar, and appears only there")
  func title() throws {
    for demo in DemoCatalog.standard.demos {
      var setup = AppSetup(catalog: .standard)
      (setup.demo, setup.choices.usedDemos) = (demo, Set(DemoCatalog.standard.names))
      var scripted = ScriptedApp(setup)
      let header = try #require(scripted.app.header).frame
      let color = scripted.app.shell.theme.inverse
      func boxes() -> [Rect] {
        scripted.commands.compactMap { command in
          guard case .roundedRect(let rect, _) = command.shape, command.paint == .solid(color) else { return nil }
          return rect
        }
      }
      let name = Vector2(header.minX + 30, header.minY + 44)
      scripted.hover(name)
      let box = try #require(boxes().first)
      #expect(box.minX >= header.minX && box.minX <= name.x && box.width <= 340 && box.minY > name.y, "\(box)")
      scripted.hover(Vector2(header.midX, name.y))
      #expect(boxes().isEmpty)
    }
  }

  @Test(
    "the name of a row has a tooltip only if a difference or a field may cut it off",
    arguments: DemoCatalog.standard.names, [true, false])
  func rows(_ demo: String, isCompared: Bool) throws {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)), size: Size(1120, 2600))
    if isCompared { scripted.press("A") }
    scripted.wait(1)
    func count(_ term: String) -> Int { scripted.texts.count { $0 == term } }
    for control in scripted.app.tuning.controls {
      let (row, term) = (try #require(scripted.app.inspector?.row(of: control)), control.descriptor.shortTerm)
      scripted.hover(Vector2(500, 300))
      let before = count(term)
      scripted.hover(row.frame.origin + Vector2(60, 12))
      let style = row.isSelected ? Theme.Text.strong : Theme.Text.body
      let room = row.frame.width - InspectorRow.gutter - InspectorRow.margin - row.numberFrame.width - 10
      let isLong = EvenMeasure().size(of: term, style: style).width > room
      #expect((count(term) > before) == (isLong && isCompared), "\(control)")
    }
  }
}
