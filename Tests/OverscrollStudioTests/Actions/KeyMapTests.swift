import AppTesting
import Overscroll
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

  /// A key, its line in the help, and its effect.
  private struct Row {
    typealias Change = @Sendable (_ before: ScriptedApp, _ after: ScriptedApp) throws -> Bool

    /// The key with its modifiers, such as `Ctrl+Shift+Z`; the words and caps of its line in the help, if it has one; and the
    /// keys that are pressed before.
    let press: String, words: String?, caps: String, before: [String]
    let isEffect: Change

    init(
      _ press: String, _ words: String?, caps: String? = nil, after before: [String] = [],
      _ isEffect: @escaping Change
    ) {
      (self.press, self.words, self.caps, self.before, self.isEffect) = (press, words, caps ?? press, before, isEffect)
    }

    var key: KeyPress {
      let all: [(String, KeyPress.Modifiers)] = [("Ctrl+", .control), ("Alt+", .alt), ("Shift+", .shift)]
      let held = all.filter { press.contains($0.0) }
      let name = held.reduce(press) { $0.replacing($1.0, with: "") }
      return KeyPress(named: name, modifiers: KeyPress.Modifiers(held.map(\.1)))
    }
  }

  private static let rate = "Deceleration rate"
  private static let types: Row.Change = { $0.field == nil && $1.field != nil }
  private static let resetsRate: Row.Change = { try $0.value(of: rate) != 0.998 && $1.value(of: rate) == 0.998 }

  private static func asks(_ isEffect: @escaping @Sendable (Effect) -> Bool) -> Row.Change {
    { $1.effects.dropFirst($0.effects.count).contains(where: isEffect) }
  }

  private static func asks(_ effect: Effect) -> Row.Change { asks { $0 == effect } }
  private static func opens(_ item: String) -> Row.Change { { !$0.has(item, .menuItem) && $1.has(item, .menuItem) } }
  private static func shows(_ name: String) -> Row.Change { { !$0.has(name) && $1.has(name) } }
  private static func turnsOn(_ name: String) -> Row.Change { { !$0.isOn(name) && $1.isOn(name) } }
  private static func focuses(_ area: String) -> Row.Change {
    { $0.focused?.id.hasPrefix("window/\(area)/") != true && $1.focused?.id.hasPrefix("window/\(area)/") == true }
  }
  private static func goes(to demo: String) -> Row.Change { { $0.app.card.name != demo && $1.app.card.name == demo } }
  private static func selects(_ row: Int) -> Row.Change {
    { $0.focused?.name != $0.rows[row].name && $1.focused?.name == $1.rows[row].name }
  }

  /// Multiplies 1 − the rate, by which it is adjusted, by a factor in this range.
  private static func adjusts(_ factors: ClosedRange<Double>) -> Row.Change {
    { factors.contains((1 - (try $1.value(of: rate))) / (1 - (try $0.value(of: rate)))) }
  }

  /// All keys, pressed in the scroll demo after a flick, a step of the rate to the right, and an undone step below it.
  private static let rows: [Row] = [
    Row("R", "Reset content") { $0.app.snapshot.values != $1.app.snapshot.values && $1.isAtRest },
    Row("Shift+R", "Reset numbers in this demo", resetsRate), Row("Ctrl+O", "Open file…", types),
    Row("Ctrl+Z", "Undo", resetsRate), Row("Ctrl+Shift+Z", "Redo") { $0.isEnabled("Redo") && !$1.isEnabled("Redo") },
    Row("3", nil, goes(to: "pip")), Row("Up", "Select parameter", caps: "↑ ↓", after: ["Down"], selects(0)),
    Row("Down", nil, selects(1)), Row("Left", "Adjust; Shift coarse, Alt fine", caps: "← →", adjusts(1.01...1.2)),
    Row("Right", nil, adjusts(0.8...0.99)), Row("Shift+Left", nil, adjusts(1.01...3)),
    Row("Shift+Right", nil, adjusts(0.3...0.8)),
    Row("Alt+Left", nil, adjusts(1.0001...1.01)), Row("Alt+Right", nil, adjusts(0.99...0.9999)),
    Row("Return", "Edit value", caps: "Enter", types), Row("Backspace", "Reset to default", resetsRate),
    Row("Shift+F10", "Menu of parameter or gesture", opens("Reset to default")),
    Row("V", "Spring parameters", shows(SpringRole.bounce.duration.term)),
    Row("Shift+Z", "Explain with a figure", goes(to: "curves")),
    Row("O", "Fold or unfold group") { $1.rows.count < $0.rows.count }, Row("F", "Presets", opens("iOS (UIKit)")),
    Row("A", "Compare, or end the comparison", shows("Comparison")),
    Row("Shift+A", "Compare side by side", shows("Scroll view B")),
    Row("X", "Swap A and B", after: ["A", "Right"]) { try $1.value(of: rate) < $0.value(of: rate) },
    Row("B", "Replay gesture") { $0.isAtRest && !$1.isAtRest && !$1.isOn("Loop gesture") },
    Row("L", "Loop gesture", turnsOn("Loop gesture")), Row("Space", "Pause", turnsOn("Pause")),
    Row("S", "Slow motion") { _, after in try after.control("Speed").description == PlaybackSpeed.tenth.title },
    Row(".", "Pause and step one frame", turnsOn("Pause")), Row("D", "Physics overlay", turnsOn("Physics overlay")),
    Row("G", "Graph") { $0.has("Graph", .image) && !$1.has("Graph", .image) },
    Row("Ctrl+M", "Measure from release to rest", shows("Start of the measurement")),
    Row("I", "Inspector") { $0.has("Parameters") && !$1.has("Parameters") },
    Row("T", "Toggle light and dark") { !$0.theme.isDark && $1.theme.isDark }, Row("Ctrl+S", "Save preset…", types),
    Row("Ctrl+Shift+S", "Export…", opens("Graph as CSV")),
    Row(
      "Ctrl+C", "Copy as Swift", asks { if case .copy(let text) = $0 { text.contains("ScrollFeel") } else { false } }),
    Row("Ctrl+Shift+C", "Copy as…", opens("SwiftUI")), Row("Ctrl+V", "Paste code or recording", asks(.paste)),
    Row("F12", "Screenshot", asks(.screenshot)),
    Row("F9", "Record a trace, or stop", asks(.toggleRecording)), Row("Ctrl+K", "Command palette", opens("Quit")),
    Row("Tab", "Next area; Shift back", focuses("Demos")),
    Row("Shift+Tab", nil, after: ["Tab", "Tab"], focuses("Demos")),
    Row("F10", "Main menu", opens("Quit")),
    Row("Ctrl+,", "Preferences", opens("Reduce motion")), Row("?", "Keyboard shortcuts", opens("Select parameter")),
    Row("Escape", nil, after: ["F10"]) { $0.menu != nil && $1.menu == nil },
    Row("Ctrl++", "Zoom in", asks(.scale(.larger))), Row("Ctrl+-", "Zoom out", caps: "Ctrl+−", asks(.scale(.smaller))),
    Row("Ctrl+0", "Actual size", asks(.scale(.standard))), Row("F11", "Full screen", asks(.toggleFullScreen)),
    Row("Ctrl+N", "New window", asks(.newWindow)), Row("Ctrl+Q", "Quit", asks(.quit)),
  ]

  @Test("each key has its effect, and the help lists it by its caps")
  func effects() throws {
    var used = ScriptedApp(ScrollDemo.self)
    used.flick(from: used.stage.point(0.4, 0.76), by: Vector2(0, -90))
    used.wait(9)
    used.press("Down", "Right", "Down", "Right")
    used.press("Z", modifiers: .control)
    used.press("Up")
    used.wait(9)
    var help = used
    help.press("F1")
    for row in Self.rows {
      var before = used
      for key in row.before { before.press(key) }
      var after = before
      after.press(row.key.key.name, modifiers: row.key.modifiers)
      #expect(try row.isEffect(before, after), "\(row.press)")
      if let words = row.words {
        #expect(help.menuItems.contains { $0.name == words && $0.description == row.caps }, "\(row.caps): \(words)")
      }
    }
    let keys = Set(Self.rows.map(\.key))
    for command in Command.allCases { #expect(command.definition.keys.first.map(keys.contains) != false, "\(command)") }
  }

  @Test("the first arrow selects, a held one changes the value in one step to undo, and a held Space pauses once")
  func held() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    func hold(_ key: String, repeats: Int) {
      scripted.press(key)
      for _ in 0..<repeats {
        scripted.wait(0.03)
        scripted.app.handle(WindowEvent(time: scripted.time, kind: .key(KeyPress(named: key, isRepeat: true))))
      }
    }
    hold("Right", repeats: 5)
    // After the selection, five steps of a unit in the second digit of the distance to 1, which was 0.002.
    #expect(try scripted.value(of: Self.rate) == 0.9985)
    scripted.press("Z", modifiers: .control)
    #expect(abs(try scripted.value(of: Self.rate) - 0.998) < 1e-12)
    hold("Space", repeats: 3)
    #expect(scripted.isOn("Pause"))
  }
}
