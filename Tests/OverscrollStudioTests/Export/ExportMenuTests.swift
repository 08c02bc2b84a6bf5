import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("The menu of exports") struct ExportMenuTests {
  private func flicked() -> ScriptedApp {
    let assets = Assets { name throws(Failure) in FileContents(path: name, text: "<@CONFIG@>") }
    var setup = AppSetup(catalog: DemoCatalog([ScrollDemo.self], assets: assets))
    setup.demo = ScrollDemo.self
    var scripted = ScriptedApp(setup)
    scripted.flick(from: scripted.stage.point(0.5, 0.7), by: Vector2(0, -90))
    scripted.wait(9)
    return scripted
  }

  @Test("each item makes its file, says how large or how long it is, and shows it beside the list")
  func items() throws {
    var menu = flicked()
    menu.press("S", modifiers: [.control, .shift])
    let items = menu.menuItems
    #expect(items.map(\.name).suffix(2) == ["Screenshot", "Record a trace"] && items.count == 7)
    for (index, item) in items.enumerated() {
      #expect(item.description.contains(/KB$| s$|rows$|^F12$|^F9$/), "\(item.name): \(item.description)")
      let panel = try #require(menu.app.panel(.overlay) as? MenuPanel)
      let preview = try #require(panel.menu.items[index].preview)
      #expect(menu.texts.contains { preview.words.hasPrefix($0) && $0.count > 9 }, "\(preview.words)")
      #expect((preview.part != nil) == (index < 6))
      var chosen = menu
      chosen.press("Return")
      switch chosen.effects.last {
      case .save(_, named: nil, fileExtension: let suffix): #expect(suffix == (index == 0 ? "html" : "csv"))
      case .exportFilm(let format): #expect(item.name.hasSuffix(format.title))
      case .screenshot, .toggleRecording: #expect(index > 4)
      default: Issue.record("\(item.name) makes nothing")
      }
      menu.press("Down")
    }
    var untouched = ScriptedApp(ScrollDemo.self)
    untouched.press("E", modifiers: .control)
    let dim = untouched.menuItems.filter { $0.description.hasPrefix("No gesture to export.") }
    #expect(dim.count == 4 && dim.allSatisfy { $0.states.contains(.disabled) }, "three animations and the graph")
    var poor = ScriptedApp { $0.hasFilmEncoder = false }
    poor.press("E", modifiers: .control)
    let films = poor.menuItems.filter { $0.description.hasPrefix("Needs ffmpeg.") && $0.states.contains(.disabled) }
    #expect(films.count == 3 && poor.texts.count { $0 == "needs ffmpeg" } == 3)
  }
}
