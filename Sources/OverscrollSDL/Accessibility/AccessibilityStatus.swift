/// The desktop's report on assistive technology (org.a11y.Status).
enum AccessibilityStatus {
  private static let (service, path, status) = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status")
  private static let properties = "org.freedesktop.DBus.Properties"
  /// The time to wait for an answer, in milliseconds.
  private static let timeout: Int32 = 250

  /// The match rules for signals that assistive technology, or the service that reports it, has started or ended.
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
