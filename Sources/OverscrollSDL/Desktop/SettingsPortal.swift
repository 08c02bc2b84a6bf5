internal import COverscrollDBus
import Synchronization

enum SettingsPortal {
  private static let (service, path) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespaces = [
    "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface",
    "org.gnome.desktop.peripherals.mouse",
  ]
  static let changes = "interface='\(interface)',member='SettingChanged',path='\(path)'"

  static func settings(on bus: MessageBus) -> [String: DBusValue]? {
    let names = DBusValue.array(of: "s", namespaces.map { .text($0) })
    return bus.call((service, path, interface, "ReadAll"), names, timeout: 250)?.first?.dictionary
  }
}

// Without a portal, the preferences keep their defaults.
extension DesktopPreferences {
  static func current() -> DesktopPreferences {
    MessageBus().flatMap { DesktopPreferences(on: $0) } ?? DesktopPreferences()
  }

  init?(on bus: MessageBus) {
    guard let settings = SettingsPortal.settings(on: bus) else { return nil }
    self.init()
    adopt { settings[$0]?.dictionary[$1] }
  }

  mutating func adopt(_ value: (_ namespace: String, _ name: String) -> DBusValue?) {
    switch value("org.freedesktop.appearance", "color-scheme") {
    case .uint(1): colorScheme = .dark
    // GNOME writes "no preference" for light. GTK, Qt and browsers show light then, too.
    case .uint(0), .uint(2): colorScheme = .light
    default: break
    }
    reducesMotion =
      value("org.freedesktop.appearance", "reduced-motion") == .uint(1)
      || value("org.gnome.desktop.interface", "enable-animations") == .flag(false)
    if case .text(let font) = value("org.gnome.desktop.interface", "font-name") {
      interfaceFamily = Self.family(inFont: font)
    }
    prefersHighContrast =
      value("org.freedesktop.appearance", "contrast") == .uint(1)
      || value("org.gnome.desktop.a11y.interface", "high-contrast") == .flag(true)
    if case .structure(let members) = value("org.freedesktop.appearance", "accent-color"), members.count == 3 {
      let components = members.compactMap { if case .number(let part) = $0, 0...1 ~= part { part } else { nil } }
      if components.count == 3 { accent = components.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) } }
    }
    if case .number(let factor) = value("org.gnome.desktop.interface", "text-scaling-factor"), factor.isFinite {
      textScale = factor.clamped(to: 0.5...3)
    }
    if case .int(let time) = value("org.gnome.desktop.peripherals.mouse", "double-click") {
      doubleClickTime = (Double(time) / 1000).clamped(to: 0.1...2)
    }
  }

  /// Returns the family of a GNOME font name, which ends with the size: "Cantarell" for "Cantarell 11".
  static func family(inFont font: String) -> String? {
    let words = font.split(separator: " ").filter { Double($0) == nil }.joined(separator: " ")
    return words.isEmpty ? nil : words.hasSuffix(",") ? String(words.dropLast()) : words
  }
}

/// The desktop's report on assistive technology (org.a11y.Status).
private enum AccessibilityStatus {
  private static let (service, path, status) = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status")
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let timeout: Int32 = 250

  static let changes = [
    "interface='\(properties)',member='PropertiesChanged',path='\(path)'",
    "interface='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(service)'",
  ]

  /// Returns the address of the bus of assistive technology; `nil` while none listens. Starts no service: without the
  /// service, none listens.
  static func address(on bus: MessageBus) -> String? {
    let isOn = ["IsEnabled", "ScreenReaderEnabled"].contains { name in
      bus.call((service, path, properties, "Get"), .text(status), .text(name), timeout: timeout, startsService: false)?
        .first?.content == .flag(true)
    }
    guard isOn else { return nil }
    return bus.call((service, path, service, "GetAddress"), timeout: timeout)?.first?.string
  }
}

/// The user's preferences, and the bus of assistive technology, kept up to date while the program runs. A thread with
/// its own bus connection sleeps until the desktop reports a change. It then reads everything and pushes an event for
/// the window's loop. The thread ends with the bus or with the program.
final class PreferencesWatch: Sendable {
  private struct Latest: Sendable {
    var preferences: DesktopPreferences
    var accessibilityBus: MessageBus?
  }

  private let latest: Mutex<Latest>

  init(since known: DesktopPreferences) {
    latest = Mutex(Latest(preferences: known))
    BackgroundThread.start {
      guard let bus = MessageBus() else { return }
      ([SettingsPortal.changes] + AccessibilityStatus.changes).forEach(bus.subscribe)
      repeat {
        self.publish(DesktopPreferences(on: bus) ?? self.preferences, AccessibilityStatus.address(on: bus))
      } while Self.waitForChange(on: bus)
    }
  }

  var preferences: DesktopPreferences { latest.withLock { $0.preferences } }
  var accessibilityBus: MessageBus? { latest.withLock { $0.accessibilityBus } }

  private static func waitForChange(on bus: MessageBus) -> Bool {
    while true {
      var isChanged = false
      // The bus itself reports the connection's own name.
      while let message = bus.next() { if message.isSignal, message.name != "NameAcquired" { isChanged = true } }
      if isChanged { return true }
      if !bus.exchange(timeout: -1) { return false }
    }
  }

  private func publish(_ new: DesktopPreferences, _ address: String?) {
    let known = accessibilityBus.flatMap { $0.address == address && $0.isConnected ? $0 : nil }
    let bus = known ?? address.flatMap { MessageBus(address: $0) }
    let isNew = latest.withLock { latest in
      defer { latest = Latest(preferences: new, accessibilityBus: bus) }
      return latest.preferences != new || latest.accessibilityBus !== bus
    }
    if isNew { UserEvent.preferences.push() }
  }
}
