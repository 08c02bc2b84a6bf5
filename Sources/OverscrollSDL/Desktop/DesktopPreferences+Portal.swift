// Read from the desktop portal (interface org.freedesktop.portal.Settings) over D-Bus. Without a portal, the
// preferences keep their defaults.
extension DesktopPreferences {
  /// Reads the desktop's preferences. Waits up to 250 ms for each answer, and stops asking once an answer is missing.
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

  /// Returns the family of a GNOME font name, which ends with the size: "Cantarell" for "Cantarell 11".
  static func family(inFont font: String) -> String? {
    let words = font.split(separator: " ").filter { Double($0) == nil }.joined(separator: " ")
    return words.isEmpty ? nil : words.hasSuffix(",") ? String(words.dropLast()) : words
  }
}
