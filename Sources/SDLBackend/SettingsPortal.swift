/// The desktop portal's settings, over D-Bus.
final class SettingsPortal {
  enum Value: Hashable, Sendable {
    case number(UInt32)
    case flag(Bool)
    case text(String)
  }

  private let bus: SessionBus
  private var isSilent = false

  init?() {
    guard let bus = SessionBus() else { return nil }
    self.bus = bus
  }

  /// `nil` where the desktop does not know; once it has not answered in time, it is not asked again.
  func value(of name: String, in namespace: String) -> Value? {
    guard !isSilent else { return nil }
    let reply = bus.call(
      destination: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Settings", method: "Read", arguments: [namespace, name])
    switch reply {
    case .value(let value): return value
    case .refused: return nil
    case .silence:
      isSilent = true
      return nil
    }
  }
}
