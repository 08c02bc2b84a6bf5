/// Asked of the desktop portal (interface org.freedesktop.portal.Settings) over D-Bus; where there is none, nothing is
/// known and nothing is lost.
extension DesktopPreferences {
  /// Asks the desktop; waits a quarter of a second at most for each answer, and for no other once one is missing.
  static func current() -> DesktopPreferences {
    SettingsPortal().map { DesktopPreferences($0) } ?? DesktopPreferences()
  }

  init(_ portal: SettingsPortal) {
    self.init()
    adopt { portal.value(of: $1, in: $0) }
  }

  mutating func adopt(_ value: (_ namespace: String, _ name: String) -> SettingsPortal.Value?) {
    switch value("org.freedesktop.appearance", "color-scheme") {
    case .number(1): colorScheme = .dark
    case .number(2): colorScheme = .light
    default: break
    }
    reducesMotion =
      value("org.freedesktop.appearance", "reduced-motion") == .number(1)
      || value("org.gnome.desktop.interface", "enable-animations") == .flag(false)
    if case .text(let font) = value("org.gnome.desktop.interface", "font-name") {
      interfaceFamily = Self.family(inFont: font)
    }
  }

  /// "Cantarell" of "Cantarell 11": GNOME names a font with its size.
  static func family(inFont font: String) -> String? {
    let words = font.split(separator: " ").filter { Double($0) == nil }.joined(separator: " ")
    return words.isEmpty ? nil : words.hasSuffix(",") ? String(words.dropLast()) : words
  }
}
