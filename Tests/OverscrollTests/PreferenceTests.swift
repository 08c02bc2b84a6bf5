import OverscrollInput
import OverscrollSDL
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Preferences") struct PreferenceTests {
  private func told(
    _ preferences: DesktopPreferences, to setup: AppSetup = AppSetup(catalog: .standard), pressing keys: [String] = []
  )
    -> App
  {
    var scripted = ScriptedApp(setup)
    for key in keys { scripted.press(key) }
    scripted.app.handle(WindowEvent(time: 1, kind: .preferences(preferences)))
    return scripted.app
  }

  private func preferences(_ scheme: DesktopPreferences.ColorScheme?, reducesMotion: Bool = false)
    -> DesktopPreferences
  {
    var preferences = DesktopPreferences()
    (preferences.colorScheme, preferences.reducesMotion) = (scheme, reducesMotion)
    return preferences
  }

  @Test("the desktop's colours are taken while the program runs, and light ones where it has no preference")
  func colors() {
    #expect(told(preferences(.dark)).shell.theme.isDark)
    var dark = AppSetup(catalog: .standard)
    dark.appearance = .dark
    #expect(!told(preferences(.light), to: dark).shell.theme.isDark)
    #expect(!told(preferences(nil), to: dark).shell.theme.isDark)
  }

  @Test("colours that a person has chosen stay, by a key, in the settings or on the command line")
  func chosenColors() {
    #expect(!told(preferences(.dark), pressing: ["T", "T"]).shell.theme.isDark)
    var chosen = AppSetup(catalog: .standard)
    chosen.chosenAppearance = .light
    #expect(!told(preferences(.dark), to: chosen).shell.theme.isDark)
    var asked = AppSetup(catalog: .standard)
    asked.followsAppearance = false
    #expect(!told(preferences(.dark), to: asked).shell.theme.isDark)
  }

  @Test("less motion is the desktop's wish or the settings'")
  func motion() {
    #expect(told(preferences(nil, reducesMotion: true)).shell.isMotionReduced)
    #expect(!told(preferences(nil)).shell.isMotionReduced)
    var settings = AppSetup(catalog: .standard)
    settings.isMotionReduced = true
    #expect(told(preferences(nil), to: settings).shell.isMotionReduced)
    var desktop = AppSetup(catalog: .standard)
    desktop.desktopReducesMotion = true
    #expect(App(desktop).shell.isMotionReduced && !told(preferences(nil), to: desktop).shell.isMotionReduced)
  }
}
