import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Menus of rows") struct RowMenuTests {
  private func menu(_ scripted: ScriptedApp) -> Menu? {
    scripted.app.overlays.menu
  }

  private func scripted(_ demo: any Demo.Type = ScrollDemo.self, _ size: Size = Size(1120, 2600)) -> ScriptedApp {
    var scripted = ScriptedApp(demo, size: size)
    scripted.wait(1)
    return scripted
  }

  @Test("a right click on any part of a row opens the menu of its parameter", arguments: DemoCatalog.standard.names)
  func rows(_ demo: String) throws {
    var scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)))
    let before = scripted.app.tuning.parameters
    for control in scripted.app.tuning.controls {
      let row = try #require(scripted.app.inspector?.row(of: control)).frame
      for x in [row.minX + 10, row.minX + 60, row.maxX - 30] {
        scripted.secondaryClick(Vector2(x, row.minY + 12))
        #expect(menu(scripted)?.title == control.descriptor.term && scripted.app.tuning.control == control)
        #expect(menu(scripted)?.selection == -1, "Enter chooses nothing at first")
        scripted.press("Escape")
        scripted.wait(1)
      }
    }
    #expect(scripted.app.tuning.parameters == before)
  }

  @Test("the menu resets, edits and copies, and each item does what its key does")
  func items() throws {
    let control = ParameterControl.parameter(.bounceStiffness)
    func opened() throws -> ScriptedApp {
      var scripted = scripted()
      scripted.app.perform(.set(control, to: 240))
      let row = try #require(scripted.app.inspector?.row(of: control)).frame
      scripted.secondaryClick(row.center)
      return scripted
    }
    let titles = try #require(menu(try opened())).items.map(\.title)
    let shown = ["Edit value", "Reset to default", "Copy value", "Copy as…", "Show figure"]
    #expect(titles == shown + ["Save preset…"])
    for (index, title) in titles.enumerated() {
      var scripted = try opened()
      for _ in 0...index { scripted.press("Down") }
      scripted.press("Return")
      switch title {
      case "Edit value": #expect(scripted.app.tuning.entry != nil && scripted.app.tuning.control == control)
      case "Reset to default": #expect(!scripted.app.tuning.isChanged(control))
      case "Copy value": #expect(scripted.effects.last == .copy("240"))
      case "Copy as…": #expect(menu(scripted)?.title == "Copy the parameters as")
      case "Show figure": #expect(scripted.app.card.name == "curves")
      default: #expect(menu(scripted)?.field != nil)
      }
    }
  }
}
