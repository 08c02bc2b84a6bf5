/// The desktop portal's settings (org.freedesktop.portal.Settings), over D-Bus.
final class SettingsPortal {
  enum Value: Hashable, Sendable {
    case number(UInt32)
    case flag(Bool)
    case text(String)
  }

  private let bus: SessionBus
  private var isSilent = false

  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  init?() {
    guard let bus = SessionBus() else { return nil }
    self.bus = bus
  }

  /// `nil` where the desktop does not know; once it has not answered in time, it is not asked again.
  func value(of name: String, in namespace: String) -> Value? {
    guard !isSilent else { return nil }
    let reply = bus.call(
      destination: "org.freedesktop.portal.Desktop", path: Self.path, interface: Self.interface,
      method: "Read", arguments: [namespace, name])
    switch reply {
    case .value(let value): return value
    case .refused: return nil
    case .silence:
      isSilent = true
      return nil
    }
  }

  /// Asks for signals of changes; `false` where that is refused.
  func subscribe() -> Bool {
    bus.subscribe(interface: Self.interface, member: "SettingChanged", path: Self.path)
  }

  /// Sleeps until a setting has changed; `false` once the bus is gone.
  func waitForChange() -> Bool {
    isSilent = false
    return bus.waitForSignal(interface: Self.interface, member: "SettingChanged")
  }
}
