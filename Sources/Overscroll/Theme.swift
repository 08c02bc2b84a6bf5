import OverscrollGraphics

/// The colours, type, distances and radii of the whole program.
struct Theme: Equatable, Sendable {
  enum Appearance: String, Sendable, CaseIterable, Codable { case light, dark }

  let appearance: Appearance

  var isDark: Bool { appearance == .dark }

  private func pick(_ light: UInt32, _ dark: UInt32) -> Color { Color(isDark ? dark : light) }
}

// MARK: - Colours

extension Theme {
  /// Behind everything.
  var background: Color { pick(0xECEBE8, 0x121317) }
  /// Panels beside the stage.
  var panel: Color { pick(0xF8F7F5, 0x1B1D22) }
  /// What lies on a panel or on the stage: cards, sheets.
  var surface: Color { pick(0xFFFFFF, 0x25272E) }
  var text: Color { pick(0x1D1C21, 0xF0F0F4) }
  var secondaryText: Color { pick(0x5C5B64, 0xA9ABB7) }
  var accent: Color { pick(0x1F5FD0, 0x82AEFF) }
  /// Text on the accent colour.
  var onAccent: Color { pick(0xFFFFFF, 0x0B1A36) }
  var hairline: Color { pick(0xDDDBD6, 0x33363E) }
  /// Behind what is chosen or pressed.
  var highlight: Color { pick(0xE3E9F7, 0x2A3550) }
  var track: Color { pick(0xDAD8D2, 0x3A3D46) }
  var shadow: Color { Color.black.opacity(isDark ? 0.5 : 0.16) }
  var scrim: Color { Color.black.opacity(isDark ? 0.55 : 0.3) }
  /// Marks of what the physics knows: bounds and anchors, projection, velocity.
  var boundMark: Color { pick(0xB3261E, 0xFF8A80) }
  var projectionMark: Color { pick(0x7A3FC4, 0xC9A5FF) }
  var velocityMark: Color { pick(0x0B7A53, 0x5FE0A6) }
  /// What was kept to compare with.
  var ghost: Color { pick(0xB04A00, 0xFFB36B) }
  /// The second of two curves.
  var secondCurve: Color { pick(0x7A3FC4, 0xC9A5FF) }
  /// Behind words that lie over everything: dark on light and light on dark.
  var inverse: Color { pick(0x2A2A31, 0xE9E9EF) }
  var onInverse: Color { pick(0xF6F6F9, 0x1C1C22) }
  var inverseGood: Color { pick(0x6FE0A4, 0x0B7A53) }
  var inverseBad: Color { pick(0xFF9A8F, 0xB3261E) }
  /// Behind keys in the help and behind buttons.
  var button: Color { pick(0xECEAE6, 0x2E3139) }
  var buttonPressed: Color { pick(0xDEDBD4, 0x3A3E48) }

  /// Every pair of text and what it lies on, by name: each has a contrast of at least 4.5 : 1.
  var textPairs: [(name: String, text: Color, ground: Color)] {
    [
      ("text on panel", text, panel), ("text on surface", text, surface), ("text on background", text, background),
      ("text on highlight", text, highlight), ("text on button", text, button),
      ("text on pressed button", text, buttonPressed),
      ("secondary on panel", secondaryText, panel), ("secondary on surface", secondaryText, surface),
      ("secondary on background", secondaryText, background), ("secondary on highlight", secondaryText, highlight),
      ("secondary on button", secondaryText, button),
      ("accent on panel", accent, panel), ("accent on surface", accent, surface),
      ("accent on highlight", accent, highlight), ("accent on button", accent, button),
      ("on accent", onAccent, accent), ("on inverse", onInverse, inverse),
      ("bounds on panel", boundMark, panel), ("projection on panel", projectionMark, panel),
      ("velocity on panel", velocityMark, panel), ("ghost on panel", ghost, panel),
      ("ghost on highlight", ghost, highlight), ("second curve on panel", secondCurve, panel),
    ]
  }
}

// MARK: - Type, distances, radii

extension Theme {
  enum Text {
    static let caption = TextStyle(size: 11)
    static let small = TextStyle(size: 12)
    static let body = TextStyle(size: 13)
    static let strong = TextStyle(size: 13, weight: .medium)
    static let figures = TextStyle(size: 13, hasTabularFigures: true)
    static let strongFigures = TextStyle(size: 13, weight: .medium, hasTabularFigures: true)
    static let smallFigures = TextStyle(size: 11, hasTabularFigures: true)
    static let title = TextStyle(size: 17, weight: .bold)
    static let display = TextStyle(size: 26, weight: .bold)
  }

  enum Space {
    static let tiny = 4.0
    static let small = 8.0
    static let medium = 12.0
    static let large = 16.0
    static let huge = 24.0
  }

  enum Radius {
    static let small = 6.0
    static let medium = 10.0
    static let large = 16.0
  }
}
