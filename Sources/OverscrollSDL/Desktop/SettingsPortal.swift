internal import COverscrollDBus
import Synchronization

/// The desktop portal's settings (org.freedesktop.portal.Settings), read over our own D-Bus connection.
final class SettingsPortal {
  enum Value: Hashable, Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case numbers([Double])
  }

  private let bus: SessionBus
  /// Whether the last request got no answer. The portal is then not asked again before it reports a change.
  private var isSilent = false

  private static let destination = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let signal = "SettingChanged"
  /// The time to wait for an answer, in milliseconds.
  private static let timeout: Int32 = 250
  private static let silences = [
    DBUS_ERROR_NO_REPLY, DBUS_ERROR_TIMEOUT, DBUS_ERROR_TIMED_OUT, DBUS_ERROR_SERVICE_UNKNOWN, DBUS_ERROR_DISCONNECTED,
    DBUS_ERROR_NO_SERVER, DBUS_ERROR_NAME_HAS_NO_OWNER,
  ]

  /// Connects to the session bus; fails if there is none.
  init?() {
    guard let bus = SessionBus() else { return nil }
    self.bus = bus
  }

  /// Returns a setting's value; `nil` if the desktop does not know the setting or does not answer.
  func value(of name: String, in namespace: String) -> Value? {
    guard !isSilent else { return nil }
    let method = (Self.destination, Self.path, Self.interface, "Read")
    let reply = bus.call(method, timeout: Self.timeout) { iterator in
      for argument in [namespace, name] { SessionBus.append(argument, to: &iterator) }
    }
    guard let reply else {
      isSilent = bus.error.map(Self.silences.contains) ?? false
      return nil
    }
    defer { dbus_message_unref(reply) }
    return Self.value(in: reply)
  }

  /// Returns the value without the variants around it: the portal's `Read` wraps it in two.
  private static func value(in reply: OpaquePointer) -> Value? {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(reply, &iterator) != 0 else { return nil }
    while dbus_message_iter_get_arg_type(&iterator) == OVSDBusTypeVariant {
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      iterator = inner
    }
    if dbus_message_iter_get_arg_type(&iterator) == OVSDBusTypeStruct {
      var (member, numbers) = (DBusMessageIter(), [Double]())
      dbus_message_iter_recurse(&iterator, &member)
      while case .number(let number)? = plainValue(&member) {
        numbers.append(number)
        dbus_message_iter_next(&member)
      }
      return .numbers(numbers)
    }
    return plainValue(&iterator)
  }

  private static func plainValue(_ iterator: inout DBusMessageIter) -> Value? {
    func basic<Basic: BitwiseCopyable>(_ initial: Basic) -> Basic {
      var value = initial
      dbus_message_iter_get_basic(&iterator, &value)
      return value
    }
    switch dbus_message_iter_get_arg_type(&iterator) {
    case OVSDBusTypeUInt32: return .number(Double(basic(UInt32(0))))
    case OVSDBusTypeInt32: return .number(Double(basic(Int32(0))))
    case OVSDBusTypeDouble: return .number(basic(0.0))
    case OVSDBusTypeBoolean: return .flag(basic(dbus_bool_t(0)) != 0)
    case OVSDBusTypeString: return basic(nil as UnsafePointer<CChar>?).map { .text(String(cString: $0)) }
    default: return nil
    }
  }

  /// Subscribes to signals of changed settings, and returns `false` if the bus refuses.
  func subscribe() -> Bool {
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    let rule = "type='signal',interface='\(Self.interface)',member='\(Self.signal)',path='\(Self.path)'"
    dbus_bus_add_match(bus.connection, rule, &error)
    return dbus_error_is_set(&error) == 0
  }

  /// Sleeps until a setting has changed, and returns `false` if the bus has gone.
  func waitForChange() -> Bool {
    isSilent = false
    while true {
      while let message = dbus_connection_pop_message(bus.connection) {
        defer { dbus_message_unref(message) }
        if dbus_message_is_signal(message, Self.interface, Self.signal) != 0 { return true }
      }
      if dbus_connection_read_write(bus.connection, -1) == 0 { return false }
    }
  }
}

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
    prefersHighContrast =
      value("org.freedesktop.appearance", "contrast") == .number(1)
      || value("org.gnome.desktop.a11y.interface", "high-contrast") == .flag(true)
    if case .numbers(let components) = value("org.freedesktop.appearance", "accent-color"), components.count == 3,
      components.allSatisfy((0...1).contains)
    {
      accent = components.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
    if case .number(let factor) = value("org.gnome.desktop.interface", "text-scaling-factor"), factor.isFinite {
      textScale = factor.clamped(to: 0.5...3)
    }
    if case .number(let time) = value("org.gnome.desktop.peripherals.mouse", "double-click"), time.isFinite {
      doubleClickTime = (time / 1000).clamped(to: 0.1...2)
    }
  }

  /// Returns the family of a GNOME font name, which ends with the size: "Cantarell" for "Cantarell 11".
  static func family(inFont font: String) -> String? {
    let words = font.split(separator: " ").filter { Double($0) == nil }.joined(separator: " ")
    return words.isEmpty ? nil : words.hasSuffix(",") ? String(words.dropLast()) : words
  }
}

/// The user's preferences, kept up to date while the program runs.
///
/// A thread with its own bus connection sleeps until the portal reports a changed setting. It then reads all settings
/// and pushes an event for the window's loop. The thread ends with the bus or with the program.
final class PreferencesWatch: Sendable {
  private let latest: Mutex<DesktopPreferences>

  /// Starts to watch the desktop's preferences. `known` are those that the program has already read.
  init(since known: DesktopPreferences) {
    latest = Mutex(known)
    BackgroundThread.start {
      guard let portal = SettingsPortal(), portal.subscribe() else { return }
      repeat { self.publish(DesktopPreferences(portal)) } while portal.waitForChange()
    }
  }

  var preferences: DesktopPreferences { latest.withLock { $0 } }

  private func publish(_ new: DesktopPreferences) {
    let isNew = latest.withLock { latest in
      defer { latest = new }
      return latest != new
    }
    guard isNew else { return }
    UserEvent.preferences.push()
  }
}
