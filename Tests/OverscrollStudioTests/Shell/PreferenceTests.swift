import Overscroll
import OverscrollInput
import StudioTesting
import Testing

@testable import OverscrollStudio

@Suite("Preferences") struct PreferenceTests {
  private func app(
    after preferences: DesktopPreferences, from setup: AppSetup = AppSetup(catalog: .standard),
    pressing keys: [String] = []
  ) -> App {
    var scripted = ScriptedApp(setup)
    for key in keys { scripted.press(key) }
    scripted.app.handle(WindowEvent(time: 1, kind: .preferences(preferences)))
    return scripted.app
  }

  private func preferences(_ scheme: DesktopPreferences.ColorScheme?, reducesMotion: Bool = false) -> DesktopPreferences
  {
    var preferences = DesktopPreferences()
    (preferences.colorScheme, preferences.reducesMotion) = (scheme, reducesMotion)
    return preferences
  }

  @Test("the app follows the desktop's color scheme while running, dark by default")
  func colors() {
    #expect(app(after: preferences(.dark)).shell.theme.isDark)
    var dark = AppSetup(catalog: .standard)
    dark.appearance = .dark
    #expect(!app(after: preferences(.light), from: dark).shell.theme.isDark)
    #expect(app(after: preferences(nil)).shell.theme.isDark)
  }

  @Test("a color scheme chosen by the user stays when the desktop's changes")
  func chosenColors() {
    #expect(!app(after: preferences(.dark), pressing: ["T", "T"]).shell.theme.isDark)
    var chosen = AppSetup(catalog: .standard)
    chosen.choices.appearance = .light
    #expect(!app(after: preferences(.dark), from: chosen).shell.theme.isDark)
    var asked = AppSetup(catalog: .standard)
    asked.followsAppearance = false
    #expect(!app(after: preferences(.dark), from: asked).shell.theme.isDark)
  }

  @Test("motion is reduced if the desktop or the settings ask for it")
  func motion() {
    #expect(app(after: preferences(nil, reducesMotion: true)).shell.isMotionReduced)
    #expect(!app(after: preferences(nil)).shell.isMotionReduced)
    var settings = AppSetup(catalog: .standard)
    settings.choices.reducedMotion = true
    #expect(app(after: preferences(nil), from: settings).shell.isMotionReduced)
    var desktop = AppSetup(catalog: .standard)
    desktop.desktop.reducesMotion = true
    #expect(App(desktop).shell.isMotionReduced && !app(after: preferences(nil), from: desktop).shell.isMotionReduced)
  }
}
