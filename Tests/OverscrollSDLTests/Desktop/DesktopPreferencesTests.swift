import Testing

@testable import OverscrollSDL

@Suite struct DesktopPreferencesTests {
  private func preferences(_ settings: [String: DBusValue]) -> DesktopPreferences {
    var preferences = DesktopPreferences()
    preferences.adopt { settings["\($0) \($1)"] }
    return preferences
  }

  @Test("the color scheme is dark for 1, light for 2 and without a preference, and unknown otherwise")
  func colorScheme() {
    let key = "org.freedesktop.appearance color-scheme"
    #expect(preferences([key: .uint(1)]).colorScheme == .dark)
    for light in [0, 2] { #expect(preferences([key: .uint(light)]).colorScheme == .light) }
    for other in [DBusValue.uint(7), .text("dark")] { #expect(preferences([key: other]).colorScheme == nil) }
  }

  @Test("motion is reduced if either setting asks for it")
  func reducedMotion() {
    #expect(preferences(["org.freedesktop.appearance reduced-motion": .uint(1)]).reducesMotion)
    #expect(preferences(["org.gnome.desktop.interface enable-animations": .flag(false)]).reducesMotion)
    #expect(!preferences(["org.gnome.desktop.interface enable-animations": .flag(true)]).reducesMotion)
    #expect(!preferences([:]).reducesMotion)
  }

  @Test("contrast is high if either setting asks for it")
  func contrast() {
    #expect(preferences(["org.freedesktop.appearance contrast": .uint(1)]).prefersHighContrast)
    #expect(preferences(["org.gnome.desktop.a11y.interface high-contrast": .flag(true)]).prefersHighContrast)
    #expect(!preferences(["org.freedesktop.appearance contrast": .uint(0)]).prefersHighContrast)
  }

  @Test("an accent color is three numbers from 0 to 1; others stand for none")
  func accent() {
    let key = "org.freedesktop.appearance accent-color"
    #expect(preferences([key: .structure([1, 0.5, 0].map { .number($0) })]).accent == 0xFF8000)
    for none in [[-1, -1, -1], [0, 0, 1.1], [0.5, 0.5], [.nan, 0, 0]] {
      #expect(preferences([key: .structure(none.map { .number($0) })]).accent == nil)
    }
  }

  @Test("text scale and double-click time are bounded, and are the usual ones without a setting")
  func numbers() {
    let scale = "org.gnome.desktop.interface text-scaling-factor"
    let click = "org.gnome.desktop.peripherals.mouse double-click"
    #expect(preferences([scale: .number(1.25)]).textScale == 1.25)
    #expect(preferences([scale: .number(100)]).textScale == 3)
    #expect(preferences([scale: .number(.nan)]).textScale == 1)
    #expect(preferences([click: .int(800)]).doubleClickTime == 0.8)
    #expect(preferences([click: .int(-1)]).doubleClickTime == 0.1)
    #expect(preferences([:]).doubleClickTime == 0.4)
  }

  @Test("a font family is the font's name without its size")
  func family() {
    #expect(DesktopPreferences.family(inFont: "Cantarell 11") == "Cantarell")
    #expect(DesktopPreferences.family(inFont: "Noto Sans, 10.5") == "Noto Sans")
    #expect(DesktopPreferences.family(inFont: "11") == nil)
  }
}
