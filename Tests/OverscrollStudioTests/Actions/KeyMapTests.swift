import AppTesting
import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Keys") struct KeyMapTests {
  @Test("no key has two actions")
  func unique() {
    let keys = KeyMap(.standard).actions.flatMap(\.definition.keys)
    let twice = Dictionary(grouping: keys, by: { $0 }).filter { $0.value.count > 1 }
    #expect(twice.isEmpty)
  }

  @Test("every key of every command performs that command")
  func bound() {
    let keys = KeyMap(.standard)
    for command in Command.allCases {
      for key in command.definition.keys { #expect(keys.action(for: key) == .command(command), "\(key)") }
    }
  }

  @Test("the help lists every key with an action")
  func help() {
    var scripted = ScriptedApp()
    scripted.press("F1")
    let texts = Set(scripted.texts)
    for line in Command.allCases.flatMap(\.definition.help) { #expect(texts.contains(line.words), "\(line.words)") }
    #expect(texts.contains("Show a demo"))
    scripted.press("Escape")
    #expect(!scripted.app.overlays.isHelpShown)
  }

  /// A catalog of `count` demos, of which those after the program's are the first ones again.
  private func catalog(_ count: Int) -> DemoCatalog {
    let demos = DemoCatalog.standard.demos
    return DemoCatalog((0..<count).map { demos[$0 % demos.count] }, assets: DemoCatalog.standard.assets)
  }

  @Test("of twelve demos the first nine have a key, in the sidebar, the help and the palette; all are in the palette")
  func twelveDemos() throws {
    let (catalog, digits) = (catalog(12), (1...9).map(String.init))
    var scripted = ScriptedApp(AppSetup(catalog: catalog))
    let sidebar = try #require(scripted.app.sidebar)
    let numbers = scripted.commands.compactMap { command -> String? in
      guard case .text(let text, _, let origin) = command.shape, origin.x < sidebar.frame.maxX else { return nil }
      return Int(text) == nil ? nil : text
    }
    #expect(numbers == digits && sidebar.controls.count == 13)
    scripted.press("?")
    let help = scripted.texts
    let line = try #require(help.firstIndex(of: "Show a demo"))
    #expect(help[line - 3..<line] == ["1", "…", "9"])
    scripted.press("Escape")
    scripted.press("K", modifiers: .control)
    guard let menu = scripted.app.overlays.menu else {
      Issue.record("no palette")
      return
    }
    for index in catalog.demos.indices {
      let item = try #require(menu.items.first { $0.action == .showDemo(index) })
      #expect(item.detail == (index < 9 ? digits[index] : ""))
    }
    let keys = scripted.app.keys
    for (index, digit) in digits.enumerated() { #expect(keys.action(for: KeyPress(named: digit)) == .showDemo(index)) }
    for name in ["10", "11", "12", "0"] { #expect(keys.action(for: KeyPress(named: name)) == nil) }
  }
}
