import Overscroll
import SeededRandom
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Command palette") struct PaletteTests {
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
    let items = scripted.menuItems
    let actions = scripted.app.keys.actions.filter { scripted.app.isMeant($0) }
    for action in actions where action != .command(.dismiss) && action != .command(.showPalette) {
      let title = scripted.app.title(of: action)
      let words = action.definition.obstacle(scripted.app) ?? action.definition.keyLabel
      #expect(items.contains { $0.name == title && $0.description == words }, "\(action)")
    }
    for row in scripted.rows { #expect(items.contains { $0.name == row.name }, "\(row.name)") }
  }

  @Test(
    "whole words come before beginnings of words, then words of three letters or more; synonyms count",
    arguments: [
      ("Copy as CSS linear()", "css"), ("Copy as JSON", "json"), ("Copy as SwiftUI", "swiftui"),
      ("Copy as Swift", "copyswift"), ("Toggle light and dark", "theme,dark,light"),
      ("Preferences", "settings,options"),
      ("Keyboard shortcuts", "help,keys,shortcuts"), ("About Overscroll", "about,version,license"),
      ("Graph", "graph,gr"), ("Undo", "undo"), ("Redo", "redo"), ("Quit", "quit"), ("Pause", "pause"),
      ("Slow motion", "slow"), ("Loop gesture", "loop"), ("Zoom in", "zoom"), ("Full screen", "fullscreen"),
      ("Compare", "compare"), ("Compare side by side", "side"), ("Reset content", "reset"), ("Open file…", "open"),
      ("Reset numbers everywhere", "everywhere"), ("Preset: iOS (UIKit)", "ios"), ("Preset: Android", "android"),
      ("Drag threshold", "dr"), ("Rubber-band coefficient", "rubberb"), ("Edge damping ratio", "damp edge"),
      (nil, "csw,bdr,cosisi"),
    ])
  func ranking(_ title: String?, _ queries: String) {
    for query in queries.split(separator: ",") {
      let found = opened(typing: String(query)).menuItems.map(\.name)
      #expect(found.first == title, "\(query): \(found.prefix(3))")
    }
  }

  @Test("Enter or a click performs the selected command, and arrows select")
  func performing() throws {
    var scripted = opened(typing: "physics")
    scripted.press("Return")
    #expect(scripted.isOn("Physics overlay") && scripted.menu == nil)
    scripted.press("K", modifiers: .control)
    scripted.type("show ")
    #expect(scripted.menuItems.count >= DemoCatalog.standard.demos.count)
    let second = try #require(scripted.menuItems.dropFirst().first?.name)
    scripted.press("Down", "Return")
    #expect("Show \(scripted.app.card.title)" == second)
    scripted.press("K", modifiers: .control)
    scripted.type("graph")
    try scripted.click("Graph", .menuItem)
    #expect(!scripted.has("Graph", .image) && scripted.menu == nil)
  }

  @Test(
    "a number sets each parameter by its full name, in any of its parametrizations",
    arguments: DemoCatalog.standard.demos)
  func everyNumber(_ demo: any Demo.Type) throws {
    let parameters = demo.card.parameters.filter { $0.hasRow && $0.group != .release }
    for row in Set(SpringParametrization.allCases.flatMap { ParameterControl.all(parameters, $0) }).map(\.descriptor) {
      let value = row.isSwitch ? 1 : row.stepped(row.range.lowerBound, .up)
      var scripted = opened(demo, typing: "\(row.term) \(row.digits(value))")
      scripted.press("Return")
      #expect((try scripted.value(of: row.term) - value).magnitude < 1e-9, "\(row.term)")
    }
  }
}
