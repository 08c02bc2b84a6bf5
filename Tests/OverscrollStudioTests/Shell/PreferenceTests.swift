import Overscroll
import StudioTesting
import Testing

@testable import OverscrollStudio

@Suite("Preferences") struct PreferenceTests {
  /// Returns an app after a change of the desktop's preferences, with a changed setup and pressed keys before.
  private func app(
    after scheme: DesktopPreferences.ColorScheme?, reducesMotion: Bool = false, pressing keys: [String] = [],
    _ change: (inout AppSetup) -> Void = { _ in }
  ) -> ScriptedApp {
    var (scripted, preferences) = (ScriptedApp(change), DesktopPreferences(colorScheme: scheme))
    preferences.reducesMotion = reducesMotion
    for key in keys { scripted.press(key) }
    scripted.app.handle(WindowEvent(time: 1, kind: .preferences(preferences)))
    return scripted
  }

  private func isReduced(_ scripted: ScriptedApp) -> Bool {
    var opened = scripted
    opened.press(",", modifiers: .control)
    return opened.isOn("Reduce motion")
  }

  @Test("the app follows the desktop's color scheme while running, dark by default")
  func colors() {
    #expect(app(after: .dark).theme.isDark)
    #expect(!app(after: .light) { $0.desktop.colorScheme = .dark }.theme.isDark)
    #expect(app(after: nil).theme.isDark)
  }

  @Test("a color scheme chosen by the user stays when the desktop's changes")
  func chosenColors() {
    #expect(!app(after: .dark, pressing: ["T", "T"]).theme.isDark)
    #expect(!app(after: .dark) { $0.choices.appearance = .light }.theme.isDark)
    var scripted = app(after: .dark) { ($0.askedAppearance, $0.choices.appearance) = (.light, .dark) }
    #expect(!scripted.theme.isDark && scripted.app.choices.appearance == .dark, "asked for, for this run only")
    scripted.press(",", modifiers: .control)
    #expect(scripted.isOn("Light") && !scripted.isOn("Dark"))
  }

  @Test("motion is reduced if the desktop or the settings ask for it")
  func motion() {
    #expect(isReduced(app(after: nil, reducesMotion: true)))
    #expect(!isReduced(app(after: nil)))
    #expect(isReduced(app(after: nil) { $0.choices.reducedMotion = true }))
    let reduces: (inout AppSetup) -> Void = { $0.desktop.reducesMotion = true }
    #expect(isReduced(ScriptedApp(reduces)) && !isReduced(app(after: nil, reduces)))
  }
}
