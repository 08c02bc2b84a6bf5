import Overscroll
import OverscrollInput
import StudioTesting
import Testing

@testable import OverscrollStudio

@Suite("Preferences") struct PreferenceTests {
  private func app(
    after preferences: DesktopPreferences, from setup: AppSetup = AppSetup(catalog: .standard),
    pressing keys: [String] = []
  ) -> ScriptedApp {
    var scripted = ScriptedApp(setup)
    for key in keys { scripted.press(key) }
    scripted.app.handle(WindowEvent(time: 1, kind: .preferences(preferences)))
    return scripted
  }

  private func isReduced(_ scripted: ScriptedApp) -> Bool {
    var opened = scripted
    opened.press(",", modifiers: .control)
    return opened.isOn("Reduce motion")
  }

  private func preferences(_ scheme: DesktopPreferences.ColorScheme?, reducesMotion: Bool = false) -> DesktopPreferences
  {
    var preferences = DesktopPreferences()
    (preferences.colorScheme, preferences.reducesMotion) = (scheme, reducesMotion)
    return preferences
  }

  @Test("the app follows the desktop's color scheme while running, dark by default")
  func colors() {
    #expect(app(after: preferences(.dark)).theme.isDark)
    var dark = AppSetup(catalog: .standard)
    dark.desktop.colorScheme = .dark
    #expect(!app(after: preferences(.light), from: dark).theme.isDark)
    #expect(app(after: preferences(nil)).theme.isDark)
  }

  @Test("a color scheme chosen by the user stays when the desktop's changes")
  func chosenColors() {
    #expect(!app(after: preferences(.dark), pressing: ["T", "T"]).theme.isDark)
    var chosen = AppSetup(catalog: .standard)
    chosen.choices.appearance = .light
    #expect(!app(after: preferences(.dark), from: chosen).theme.isDark)
    var asked = AppSetup(catalog: .standard)
    asked.askedAppearance = .light
    asked.choices.appearance = .dark
    var scripted = app(after: preferences(.dark), from: asked)
    #expect(!scripted.theme.isDark && scripted.app.choices.appearance == .dark, "asked for, for this run only")
    scripted.press(",", modifiers: .control)
    #expect(scripted.isOn("Light") && !scripted.isOn("Dark"))
  }

  @Test("motion is reduced if the desktop or the settings ask for it")
  func motion() {
    #expect(isReduced(app(after: preferences(nil, reducesMotion: true))))
    #expect(!isReduced(app(after: preferences(nil))))
    var settings = AppSetup(catalog: .standard)
    settings.choices.reducedMotion = true
    #expect(isReduced(app(after: preferences(nil), from: settings)))
    var desktop = AppSetup(catalog: .standard)
    desktop.desktop.reducesMotion = true
    #expect(isReduced(ScriptedApp(desktop)) && !isReduced(app(after: preferences(nil), from: desktop)))
  }
}
