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
}
