import Testing

@testable import OverscrollDemoKit

@Suite("Theme") struct ThemeTests {
  @Test(
    "every text has a contrast of at least 4.5 : 1, and of 7 : 1 with high contrast, a switch 3 : 1, under any accent color",
    arguments: Theme.Appearance.allCases, [false, true])
  func contrast(_ appearance: Theme.Appearance, hasHighContrast: Bool) {
    for hex: UInt32? in [nil, 0, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x3584E4, 0xE66100, 0x808080] {
      let theme = Theme(appearance: appearance, hasHighContrast: hasHighContrast, accent: hex)
      for pair in textPairs(theme) {
        let contrast = pair.text.contrast(with: pair.ground)
        #expect(contrast >= (hasHighContrast ? 7 : 4.5), "\(pair.name), \(hex ?? 0), in \(appearance): \(contrast)")
      }
      for ground in [theme.panel, theme.highlight] { #expect(theme.offSwitch.contrast(with: ground) >= 3) }
    }
  }

  /// Returns the colors of texts with the colors behind them.
  private func textPairs(_ theme: Theme) -> [(name: String, text: Color, ground: Color)] {
    [
      ("text on panel", theme.text, theme.panel), ("text on surface", theme.text, theme.surface),
      ("text on background", theme.text, theme.background),
      ("text on highlight", theme.text, theme.highlight), ("text on button", theme.text, theme.button),
      ("text on pressed button", theme.text, theme.buttonPressed),
      ("secondary on panel", theme.secondaryText, theme.panel),
      ("secondary on surface", theme.secondaryText, theme.surface),
      ("secondary on background", theme.secondaryText, theme.background),
      ("secondary on highlight", theme.secondaryText, theme.highlight),
      ("secondary on button", theme.secondaryText, theme.button),
      ("accent on panel", theme.accent, theme.panel), ("accent on surface", theme.accent, theme.surface),
      ("accent on highlight", theme.accent, theme.highlight), ("accent on button", theme.accent, theme.button),
      ("on accent", theme.onAccent, theme.accent), ("on inverse", theme.onInverse, theme.inverse),
      ("bounds on panel", theme.boundMark, theme.panel), ("projection on panel", theme.projectionMark, theme.panel),
      ("velocity on panel", theme.velocityMark, theme.panel), ("ghost on panel", theme.ghost, theme.panel),
      ("ghost on highlight", theme.ghost, theme.highlight), ("second curve on panel", theme.curve(1), theme.panel),
      ("third curve on panel", theme.curve(2), theme.panel), ("on A's color", theme.onAccent, theme.ghost),
      ("problem on surface", theme.problem, theme.surface),
    ]
  }
}
