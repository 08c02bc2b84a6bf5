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

  /// Keys, their caps in the help, and whether the window shows their effect.
  private static let effects:
    [(key: String, modifiers: KeyPress.Modifiers, caps: [String], isShown: @Sendable (ScriptedApp) throws -> Bool)] = [
      ("Space", [], ["Space"], { $0.isOn("Pause") }), (".", [], ["."], { $0.isOn("Pause") }),
      ("S", [], ["S"], { try $0.control("Speed").description == PlaybackSpeed.tenth.title }),
      ("D", [], ["D"], { $0.isOn("Physics overlay") }), ("G", [], ["G"], { !$0.has("Graph", .image) }),
      ("I", [], ["I"], { !$0.has("Parameters") }), ("T", [], ["T"], { $0.theme.isDark }),
      ("A", [], ["A"], { $0.has("Comparison") }), ("A", .shift, ["Shift", "A"], { $0.has("Scroll view B") }),
      ("B", [], ["B"], { !$0.isAtRest && !$0.isOn("Loop gesture") }), ("L", [], ["L"], { $0.isOn("Loop gesture") }),
      ("Z", .shift, ["Shift", "Z"], { $0.app.card.name == "curves" }),
      ("V", [], ["V"], { $0.has(SpringRole.bounce.duration.term) }),
      ("F", [], ["F"], { $0.has("iOS (UIKit)", .menuItem) }),
      ("F10", [], ["F10"], { $0.menu?.name == "Main menu" }),
      ("K", .control, ["Ctrl", "K"], { $0.menu != nil && $0.field != nil }),
      ("M", .control, ["Ctrl", "M"], { $0.has("Start of the measurement") }),
      ("Return", [], ["Enter"], { $0.field != nil }), ("Down", [], ["↓"], { $0.focused?.name == $0.rows[1].name }),
      ("Right", [], ["→"], { try $0.value(of: "Deceleration rate") > 0.998 }),
      ("Left", [], ["←"], { try $0.value(of: "Deceleration rate") < 0.998 }),
      ("Left", .shift, [], { try $0.value(of: "Deceleration rate") < 0.997 }),
      ("Right", .shift, [], { try $0.value(of: "Deceleration rate") > 0.998 }),
      ("3", [], [], { $0.app.card.name == DemoCatalog.standard.names[2] }),
    ]

  @Test("each key has its effect, and the help lists it by its caps")
  func effects() throws {
    var used = ScriptedApp(ScrollDemo.self)
    used.flick(from: used.stage.point(0.4, 0.76), by: Vector2(0, -90))
    used.wait(9)
    var help = used
    help.press("F1")
    let lines = help.menuItems
    for command in Command.allCases where command.definition.group != nil && !command.definition.keys.isEmpty {
      let words = command.definition.keyLines?.first?.words ?? used.app.title(of: .command(command))
      let isListed = lines.contains { $0.name == words }
      #expect(isListed || command.definition.keyLines?.isEmpty == true, "\(command)")
    }
    help.press("Escape")
    #expect(help.menu == nil)
    for effect in Self.effects {
      #expect(try !effect.isShown(used), "\(effect.key)")
      var pressed = used
      pressed.press(effect.key, modifiers: effect.modifiers)
      #expect(try effect.isShown(pressed), "\(effect.key)")
      let caps = lines.flatMap { $0.description.split { $0 == "+" || $0 == " " }.map(String.init) }
      for cap in effect.caps { #expect(caps.contains(cap), "\(cap)") }
    }
  }
}
