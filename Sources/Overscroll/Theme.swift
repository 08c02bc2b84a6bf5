import Graphics

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
}

// MARK: - Type, distances, radii

extension Theme {
  enum Text {
    static let caption = TextStyle(size: 11)
    static let body = TextStyle(size: 13)
    static let strong = TextStyle(size: 13, weight: .medium)
    static let figures = TextStyle(size: 13, hasTabularFigures: true)
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
