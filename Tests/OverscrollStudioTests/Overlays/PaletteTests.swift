import Overscroll
import ScrollGeometry
import SeededRandom
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Command palette") struct PaletteTests {
  private func items(_ scripted: ScriptedApp) -> [Menu.Item] {
    scripted.app.overlays.menu?.items ?? []
  }

  private func opened(_ demo: any Demo.Type = ScrollDemo.self, typing text: String = "") -> ScriptedApp {
    var scripted = ScriptedApp(demo)
    scripted.press("K", modifiers: .control)
    if !text.isEmpty { scripted.type(text) }
    return scripted
  }

  @Test(
    "the palette lists every action with its key, and every parameter of the demo",
    arguments: DemoCatalog.standard.names)
  func complete(_ demo: String) throws {
    let scripted = opened(try #require(DemoCatalog.standard.demo(named: demo)))
    let items = items(scripted)
    for action in scripted.app.keys.actions {
      guard action != .command(.dismiss), action != .command(.showPalette) else { continue }
      #expect(items.contains { $0.action == action && $0.detail == action.definition.keyLabel }, "\(action)")
    }
    for control in scripted.app.tuning.controls { #expect(items.contains { $0.action == .edit(control) }) }
  }

  @Test(
    "matches at the starts of words rank first",
    arguments: [
      ("gr", "Graph"), ("bdr", "Bounce damping ratio"), ("csw", "Copy as Swift"), ("undo", "Undo"),
      ("dr", "Drag threshold"),
    ])
  func ranking(_ query: String, _ title: String) {
    let found = items(opened(typing: query))
    #expect(found.first?.title == title, "\(found.map(\.title).prefix(3))")
  }

  @Test("Enter or a click performs the selected command, and arrows select")
  func performing() throws {
    var scripted = opened(typing: "physics")
    scripted.press("Return")
    #expect(scripted.app.stage.showsPhysics && scripted.app.overlays.menu == nil)
    scripted.press("K", modifiers: .control)
    scripted.type("show ")
    #expect(items(scripted).count >= DemoCatalog.standard.demos.count)
    let second = try #require(items(scripted).dropFirst().first?.title)
    scripted.press("Down", "Return")
    #expect("Show \(scripted.app.card.title)" == second)
    scripted.press("K", modifiers: .control)
    scripted.type("graph")
    scripted.click(try #require(scripted.find(.command(.toggleGraph))) + Vector2(0, 3))
    #expect(!scripted.app.shell.hasGraph && scripted.app.overlays.menu == nil)
  }

  @Test(
    "a number sets each parameter by its full name, in any of its parametrizations",
    arguments: DemoCatalog.standard.names)
  func everyNumber(_ demo: String) throws {
    let type = try #require(DemoCatalog.standard.demo(named: demo))
    for control in ScriptedApp(type).app.tuning.allControls(of: type.card) {
      let value =
        control.descriptor.isSwitch ? 1 : control.descriptor.stepped(control.descriptor.range.lowerBound, by: 2)
      let found = items(opened(type, typing: "\(control.descriptor.term) \(control.descriptor.digits(value))")).first
      guard case .enter(control, let number)? = found?.action else {
        Issue.record("\(control.descriptor.term): \(found?.title ?? "nothing")")
        continue
      }
      #expect((number - value).magnitude < 1e-9)
    }
  }
}
