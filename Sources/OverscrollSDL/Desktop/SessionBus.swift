internal import COverscrollDBus

/// A connection of our own to the session bus.
final class SessionBus {
  let connection: OpaquePointer
  /// The name of the error of the last call; `nil` if it was answered.
  private(set) var error: String?

  /// Connects to the session bus. Fails if no bus is running, because libdbus would start one.
  init?() {
    let hasBus =
      Environment.variable("DBUS_SESSION_BUS_ADDRESS") != nil
      || Environment.variable("XDG_RUNTIME_DIR").map { Environment.fileExists("\($0)/bus") } ?? false
    guard hasBus, let connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else { return nil }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    self.connection = connection
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// Calls a method, and returns its reply for the caller to release; `nil` for an error or none within `timeout` ms.
  func call(
    _ method: (service: String, path: String, interface: String, name: String), timeout: Int32,
    appending arguments: (inout DBusMessageIter) -> Void
  ) -> OpaquePointer? {
    let message = dbus_message_new_method_call(method.service, method.path, method.interface, method.name)
    guard let message else { return nil }
    defer { dbus_message_unref(message) }
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    arguments(&iterator)
    var problem = DBusError()
    dbus_error_init(&problem)
    defer { dbus_error_free(&problem) }
    let reply = dbus_connection_send_with_reply_and_block(connection, message, timeout, &problem)
    error = problem.name.map { String(cString: $0) }
    return reply
  }

  static func append(_ text: String, to iterator: inout DBusMessageIter) {
    text.withCString { text in
      var text: UnsafePointer<CChar>? = text
      _ = dbus_message_iter_append_basic(&iterator, OVSDBusTypeString, &text)
    }
  }
}
