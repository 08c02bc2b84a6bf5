package struct Theme: Equatable, Sendable {
  /// Settings and the command line contain the raw values.
  package enum Appearance: String, Sendable, CaseIterable, Codable {
    case light = "light"
    case dark = "dark"
  }

  package let appearance: Appearance
  private let hasHighContrast: Bool
  /// The desktop's accent color as 0xRRGGBB; `nil` for the program's own.
  private let desktopAccent: UInt32?
  /// The desktop's accent color, as far from the grounds as text has to be.
  private var legibleAccent: Color?
  /// Whether A is tuned. A is orange and B has the accent color, whichever of them is tuned.
  package var isATuned = false

  package init(appearance: Appearance, hasHighContrast: Bool = false, accent: UInt32? = nil) {
    (self.appearance, self.hasHighContrast, desktopAccent) = (appearance, hasHighContrast, accent)
    guard let accent else { return }
    let minimum = hasHighContrast ? 7.0 : 4.5
    let grounds = [background, panel, surface, highlight, button]
    let shades = (0...16).map { Color(accent).mixed(with: extreme, Double($0) / 16) }
    legibleAccent = shades.first { shade in grounds.allSatisfy { shade.contrast(with: $0) >= minimum } } ?? extreme
  }

  package var isDark: Bool { appearance == .dark }
  private func pick(_ light: UInt32, _ dark: UInt32) -> Color { Color(isDark ? dark : light) }

  private func ink(_ light: UInt32, _ dark: UInt32) -> Color {
    pick(light, dark).mixed(with: extreme, hasHighContrast ? 0.5 : 0)
  }

  private func ground(_ light: UInt32, _ dark: UInt32) -> Color {
    pick(light, dark).mixed(with: isDark ? .black : .white, hasHighContrast ? 0.6 : 0)
  }

  private var extreme: Color { isDark ? .white : .black }

  // MARK: - Colors

  package var background: Color { ground(0xECEBE8, 0x121317) }
  package var panel: Color { ground(0xF8F7F5, 0x1B1D22) }
  package var surface: Color { ground(0xFFFFFF, 0x25272E) }
  package var text: Color { ink(0x1D1C21, 0xF0F0F4) }
  package var secondaryText: Color { ink(0x5C5B64, 0xA9ABB7) }
  package var accent: Color { legibleAccent ?? ink(0x1F5FD0, 0x82AEFF) }
  package var onAccent: Color { desktopAccent == nil ? ground(0xFFFFFF, 0x0B1A36) : isDark ? .black : .white }
  package var hairline: Color { ink(0xDDDBD6, 0x33363E) }
  package var highlight: Color {
    desktopAccent.map { panel.mixed(with: Color($0), 0.05) } ?? ground(0xE3E9F7, 0x2A3550)
  }
  package var track: Color { ink(0xDAD8D2, 0x3A3D46) }
  package var offSwitch: Color { ink(0x85838E, 0x7D808C) }
  package var shadow: Color { Color.black.opacity(isDark ? 0.5 : 0.16) }
  package var scrim: Color { Color.black.opacity(isDark ? 0.55 : 0.3) }
  package var boundMark: Color { ink(0xB3261E, 0xFF8A80) }
  package var projectionMark: Color { ink(0x7A3FC4, 0xC9A5FF) }
  package var velocityMark: Color { ink(0x0B7A53, 0x5FE0A6) }
  package var problem: Color { ink(0xB3261E, 0xFF8A80) }
  private var orange: Color { ink(0xB04A00, 0xFFB36B) }
  package var ghost: Color { isATuned ? accent : orange }
  /// Returns the color of a demo's curve by its number; 0 is the tuned set's. Each demo has at most three curves.
  package func curve(_ number: Int) -> Color {
    if number == 0 { return isATuned ? orange : accent }
    return number == 1 ? projectionMark : velocityMark
  }
  /// The background of text over everything: dark in the light appearance, light in the dark.
  package var inverse: Color { pick(0x2A2A31, 0xE9E9EF) }
  package var onInverse: Color { pick(0xF6F6F9, 0x1C1C22) }
  package var inverseGood: Color { pick(0x6FE0A4, 0x0B7A53) }
  package var inverseBad: Color { pick(0xFF9A8F, 0xB3261E) }
  package var button: Color { ground(0xECEAE6, 0x2E3139) }
  package var buttonPressed: Color { ground(0xDEDBD4, 0x3A3E48) }

  // MARK: - Type, distances, radii

  package enum Text {
    package static let caption = TextStyle(size: 11)
    package static let small = TextStyle(size: 12)
    package static let body = TextStyle(size: 13)
    package static let strong = TextStyle(size: 13, weight: .medium)
    package static let figures = TextStyle(size: 13, hasTabularFigures: true)
    package static let strongFigures = TextStyle(size: 13, weight: .medium, hasTabularFigures: true)
    package static let smallFigures = TextStyle(size: 11, hasTabularFigures: true)
    package static let code = TextStyle(size: 11, isMonospaced: true)
    package static let title = TextStyle(size: 17, weight: .bold)
    package static let display = TextStyle(size: 26, weight: .bold)
  }

  package enum Space {
    package static let small = 8.0
    package static let medium = 12.0
    package static let large = 16.0
    package static let huge = 24.0
  }

  package enum Radius {
    package static let small = 6.0
    package static let medium = 10.0
    package static let large = 16.0
  }
}
