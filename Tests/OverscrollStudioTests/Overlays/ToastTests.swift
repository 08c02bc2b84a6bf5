import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Messages") struct ToastTests {
  /// Lets a toast that is due disappear, and the next one come.
  private func pass(_ seconds: Double, _ scripted: inout ScriptedApp) {
    scripted.wait(seconds)
    for _ in 0..<20 { scripted.wait(0.1) }
  }

  @Test("a message replaces the one before it, follows a problem of the same moment, and goes with its cause or demo")
  func replacing() {
    var scripted = ScriptedApp(ScrollDemo.self, after: 1)
    for scale in [1.1, 1.25, 1.5] {
      scripted.app.report(.scaled(scale))
      #expect(scripted.message == "\(Int((scale * 100).rounded())) %")
    }
    for _ in 0..<2 { scripted.app.report(.failed("cannot read x")) }
    scripted.app.report(.saved("~/graph.svg"))
    #expect(scripted.message == "Cannot read x. Saved ~/graph.svg.")
    scripted.wait(0.6)
    scripted.app.report(.saved("~/graph.csv"))
    #expect(scripted.message == "Saved ~/graph.csv." && !scripted.isProblem)
    scripted.app.paste("{\"rubberBandCoefficient\": 0.7}")
    scripted.press("Z", modifiers: .control)
    scripted.wait(0.1)
    #expect(scripted.message == nil)
    scripted.press("A")
    #expect(scripted.message != nil)
    scripted.press("2")
    scripted.wait(0.1)
    #expect(scripted.message == nil)
  }

  @Test("a failure to save is told once, and presets are marked until they are saved")
  func saving() throws {
    var scripted = ScriptedApp { $0.choices.presets = ["old": Preset(feel: "uikit", parameters: [:])] }
    let problem = "Cannot write /etc/overscroll/settings.json: Read-only file system"
    func items(_ key: String) -> [AccessibleElement] {
      var opened = scripted
      opened.press("Escape", key)
      return opened.menuItems
    }
    func detail(_ name: String) -> String? { items("F").first { $0.name == name }?.description }
    scripted.wait(1)
    scripted.app.report(.settingsFailed(problem, asked: nil))
    #expect(scripted.message?.hasPrefix("Settings cannot be saved: \(problem)") == true)
    pass(20, &scripted)
    #expect(scripted.message == nil)
    scripted.app.report(.settingsFailed(problem, asked: nil))
    #expect(scripted.message == nil)
    scripted.app.perform(.savePreset("new"))
    scripted.app.report(.settingsFailed(problem, asked: ""))
    #expect(detail("new") == "not saved" && detail("old") == "")
    #expect(scripted.texts.contains("Save settings in another file"))
    scripted.press("Return")
    #expect(scripted.effects.last == .saveSettings(.file("~/overscroll-settings.json")))
    #expect(items("F10").last?.name == "Save settings elsewhere…")
    scripted.app.report(.settingsSaved)
    #expect(detail("new") == "" && detail("old") == "")
    #expect(items("F10").last?.name == "Quit")
  }

  @Test("a message about a saved file shows the file, by mouse and by keys", arguments: [true, false])
  func showing(byKey: Bool) throws {
    for size in [Size(480, 360), Size(1120, 760)] {
      var scripted = ScriptedApp(ScrollDemo.self, size: size, after: 1)
      scripted.app.report(.saved("~/Pictures/Overscroll 1.svg"))
      scripted.wait(0.5)
      if byKey {
        scripted.press("Tab", "Return")
      } else {
        let button = try scripted.control("Show").frame
        let word = try #require(scripted.frame(ofText: "Show"))
        #expect(button.contains(word.center))
        scripted.click(button.center)
      }
      #expect(scripted.effects == [.showFile("~/Pictures/Overscroll 1.svg")])
      pass(0, &scripted)
      #expect(scripted.message == nil && !scripted.isEnabled("Replay gesture"))
    }
  }

  @Test(
    "no message covers an open list, its field or the field of any row",
    arguments: [Size(480, 360), Size(700, 500), Size(1120, 760), Size(1920, 1080)])
  func covered(_ size: Size) throws {
    let openers: [(Command, row: Int)] =
      [.showFeels, .showMainMenu, .showPalette, .showExports, .namePreset, .showPreferences].map { ($0, 0) }
      + (0..<14).map { (.typeNumber, $0) }
    for (opener, row) in openers {
      for words in ["No", String(repeating: "This is what went wrong. ", count: 8)] {
        var scripted = ScriptedApp(ScrollDemo.self, size: size, after: 1)
        for _ in 0..<row { scripted.press("Down") }
        scripted.wait(1)
        scripted.app.perform(opener)
        scripted.wait(1)
        var frames = [scripted.field?.frame].compactMap { $0 }
        if let menu = scripted.menu {
          frames += scripted.menuItems.map(\.frame).filter(menu.frame.intersects).map(menu.frame.intersection)
        }
        #expect(!frames.isEmpty || scripted.focused?.role == .checkBox, "\(opener), row \(row)")
        scripted.app.report(.failed(words))
        for _ in 0..<10 { scripted.wait(0.1) }
        let color = scripted.theme.inverse
        let cards = scripted.commands.compactMap { command -> Rect? in
          guard case .roundedRect(let rect, _) = command.shape, command.paint == .solid(color) else { return nil }
          return rect
        }
        let toast = try #require(cards.last, "\(opener), \(words)")
        for frame in frames { #expect(!toast.intersects(frame), "\(opener), row \(row), \(size), \(toast)") }
        #expect(Rect(origin: .zero, size: size).intersection(toast) == toast, "\(opener), \(toast)")
      }
    }
  }
}
