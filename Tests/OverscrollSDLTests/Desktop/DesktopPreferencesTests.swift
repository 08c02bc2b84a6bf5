import OverscrollInput
import Testing

@testable import OverscrollSDL

@Suite struct DesktopPreferencesTests {
  private func preferences(_ settings: [String: DBusValue]) -> DesktopPreferences {
    var preferences = DesktopPreferences()
    preferences.adopt { settings["\($0) \($1)"] }
    return preferences
  }

  @Test("the color scheme is dark for 1, light for 2 and nil otherwise")
  func colorScheme() {
    let key = "org.freedesktop.appearance color-scheme"
    #expect(preferences([key: .uint(1)]).colorScheme == .dark)
    #expect(preferences([key: .uint(2)]).colorScheme == .light)
    for other in [DBusValue.uint(0), .uint(7), .text("dark")] {
      #expect(preferences([key: other]).colorScheme == nil)
    }
  }

  @Test("motion is reduced if either setting asks for it")
  func reducedMotion() {
    #expect(preferences(["org.freedesktop.appearance reduced-motion": .uint(1)]).reducesMotion)
    #expect(preferences(["org.gnome.desktop.interface enable-animations": .flag(false)]).reducesMotion)
    #expect(!preferences(["org.gnome.desktop.interface enable-animations": .flag(true)]).reducesMotion)
    #expect(!preferences([:]).reducesMotion)
  }

  @Test("a font family is the font's name without its size")
  func family() {
    #expect(DesktopPreferences.family(inFont: "Cantarell 11") == "Cantarell")
    #expect(DesktopPreferences.family(inFont: "Noto Sans, 10.5") == "Noto Sans")
    #expect(DesktopPreferences.family(inFont: "11") == nil)
  }
}
