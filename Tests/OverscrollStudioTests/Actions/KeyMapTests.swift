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

  /// Keys, their caps in the help, and whether an app shows their effect.
  private static let effects:
    [(key: String, modifiers: KeyPress.Modifiers, caps: [String], isShown: @Sendable (App) -> Bool)] = [
      ("Space", [], ["Space"], { $0.stage.clock.isPaused }), (".", [], ["."], { $0.stage.clock.isPaused }),
      ("S", [], ["S"], { $0.stage.speed == .tenth }), ("D", [], ["D"], { $0.stage.showsPhysics }),
      ("G", [], ["G"], { !$0.shell.hasGraph }), ("I", [], ["I"], { !$0.shell.hasInspector }),
      ("T", [], ["T"], { $0.shell.theme.isDark }), ("A", [], ["A"], { $0.comparison.reference != nil }),
      ("A", .shift, ["Shift", "A"], { $0.comparison.isSideBySide }),
      ("B", [], ["B"], { $0.stage.isReplaying }), ("L", [], ["L"], { $0.comparison.isLooping }),
      ("Z", .shift, ["Shift", "Z"], { $0.card.name == "curves" }),
      ("V", [], ["V"], { $0.tuning.parametrization == .durationAndBounce }),
      ("F", [], ["F"], { $0.overlays.menu?.items.contains { $0.action == .chooseFeel("uikit") } == true }),
      ("F10", [], ["F10"], { $0.overlays.menu?.title == "Main menu" }),
      ("K", .control, ["Ctrl", "K"], { $0.overlays.menu?.field != nil }),
      (
        "M", .control, ["Ctrl", "M"], { app in app.graphPicture.map { app.graph.span(from: $0.start) != nil } ?? false }
      ),
      ("Return", [], ["Enter"], { $0.tuning.entry != nil }), ("Down", [], ["↓"], { $0.tuning.selection == 1 }),
      ("Right", [], ["→"], { $0.tuning.parameters[.decelerationRate] > 0.998 }),
      ("Left", [], ["←"], { $0.tuning.parameters[.decelerationRate] < 0.998 }),
      ("Left", .shift, [], { $0.tuning.parameters[.decelerationRate] < 0.997 }),
      ("Right", .shift, [], { $0.tuning.parameters[.decelerationRate] > 0.998 }),
      ("3", [], [], { $0.card.name == DemoCatalog.standard.names[2] }),
    ]

  @Test("each key has its effect, and the help lists it by its caps")
  func effects() {
    var used = ScriptedApp(ScrollDemo.self)
    used.flick(from: Vector2(450, 450), by: Vector2(0, -90))
    used.wait(9)
    var help = used
    help.press("F1")
    let lines = help.app.overlays.menu?.items ?? []
    for command in Command.allCases where command.definition.group != nil && !command.definition.keys.isEmpty {
      let isListed = lines.contains { $0.action == .command(command) }
      #expect(isListed || command.definition.help?.isEmpty == true, "\(command)")
    }
    help.press("Escape")
    #expect(help.app.overlays.menu == nil)
    for effect in Self.effects {
      #expect(!effect.isShown(used.app), "\(effect.key)")
      var pressed = used
      pressed.press(effect.key, modifiers: effect.modifiers)
      #expect(effect.isShown(pressed.app), "\(effect.key)")
      let caps = lines.flatMap { $0.detail.split { $0 == "+" || $0 == " " }.map(String.init) }
      for cap in effect.caps { #expect(caps.contains(cap), "\(cap)") }
    }
  }
}
