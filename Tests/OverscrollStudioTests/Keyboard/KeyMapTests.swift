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
    let keys = KeyMap(.standard).bindings.flatMap(\.actions).map(\.press)
    let twice = Dictionary(grouping: keys, by: { $0 }).filter { $0.value.count > 1 }
    #expect(twice.isEmpty)
  }

  @Test("the help lists every key with an action")
  func help() {
    var scripted = ScriptedApp()
    scripted.press("F1")
    let texts = Set(scripted.texts)
    for binding in KeyMap(.standard).bindings {
      #expect(texts.contains(binding.words), "\(binding.words)")
    }
    scripted.press("Escape")
    #expect(!scripted.app.overlays.isHelpShown)
  }

  @Test("help that does not fit can be scrolled to its end")
  func scrolledHelp() {
    var scripted = ScriptedApp(ScrollDemo.self, size: Size(480, 360))
    scripted.press("?")
    for _ in 0..<100 { scripted.press("Down") }
    #expect(scripted.texts.contains("Quit"))
  }

  @Test("every demo is shown by its number key")
  func demos() {
    for (index, demo) in DemoCatalog.standard.demos.enumerated() {
      var scripted = ScriptedApp()
      scripted.press("\(index + 1)")
      #expect(scripted.app.card.name == demo.card.name)
    }
  }
}
