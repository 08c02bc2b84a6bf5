import Overscroll
import ScrollGeometry
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

  @Test("a message waits until the report before it could be seen")
  func queue() {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.wait(1)
    scripted.app.report(.failed("cannot read x"))
    scripted.app.report(.saved("~/graph.svg"))
    scripted.app.report(.saved("~/graph.csv"))
    scripted.wait(1)
    #expect(scripted.app.overlays.toast?.notice == .problem("cannot read x"))
    var seen: [String] = []
    for _ in 0..<120 {
      scripted.wait(0.1)
      if let text = scripted.app.overlays.toast?.notice.text, seen.last != text { seen.append(text) }
    }
    #expect(seen == ["cannot read x", "Saved ~/graph.svg", "Saved ~/graph.csv"])
    #expect(scripted.app.overlays.toast == nil)
  }

  @Test("Escape and a click dismiss a message, and the click does nothing else", arguments: [true, false])
  func dismissing(byKey: Bool) throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.wait(1)
    scripted.app.report(.failed("cannot read ~/recordings/flick.csv: there is no such file"))
    scripted.wait(1)
    let text = try #require(scripted.texts.first { $0.hasPrefix("cannot read") })
    if byKey {
      scripted.press("Escape")
    } else {
      scripted.click(try #require(scripted.frame(ofText: text)).center)
    }
    pass(0, &scripted)
    #expect(scripted.app.overlays.toast == nil && scripted.app.comparison.gesture == nil)
  }

  @Test("a failure to save is told once, and presets are marked until they are saved")
  func saving() throws {
    var setup = AppSetup(catalog: .standard)
    setup.presets = ["old": Preset(feel: "uikit", parameters: [:])]
    var scripted = ScriptedApp(setup)
    let problem = "cannot write /etc/overscroll/settings.json: Read-only file system"
    func detail(_ name: String) -> String? {
      Menu.feels(scripted.app.tuning).items.first { $0.action == .choosePreset(name) }?.detail
    }
    scripted.wait(1)
    scripted.app.report(.settingsFailed(problem, asked: nil))
    #expect(scripted.app.overlays.toast?.notice.text.hasPrefix("Settings cannot be saved: \(problem)") == true)
    pass(20, &scripted)
    #expect(scripted.app.overlays.toast == nil)
    scripted.app.report(.settingsFailed(problem, asked: nil))
    #expect(scripted.app.overlays.toast == nil)
    _ = scripted.app.perform(.savePreset("new"))
    scripted.app.report(.settingsFailed(problem, asked: ""))
    #expect(detail("new") == "not saved" && detail("old") == "")
    #expect(scripted.texts.contains("Save settings in another file"))
    scripted.press("Return")
    #expect(scripted.effects.last == .saveSettings(.file("~/overscroll-settings.json")))
    #expect(scripted.app.mainMenu.items.last?.action == .typeSettingsPath)
    scripted.app.report(.settingsSaved)
    #expect(detail("new") == "" && detail("old") == "")
    #expect(scripted.app.mainMenu.items.last?.action != .typeSettingsPath)
  }
}
