internal import CDBus

/// A connection of our own to the user's D-Bus, for what asking for settings takes.
final class SessionBus {
  enum Reply: Hashable {
    case value(SettingsPortal.Value)
    case refused
    /// Nobody is there, or does not answer in time.
    case silence
  }

  private let connection: OpaquePointer

  /// In milliseconds.
  private static let timeout: Int32 = 250

  /// `nil` without a bus; libdbus would start one.
  init?() {
    guard Self.isRunning, let connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else { return nil }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    self.connection = connection
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  private static var isRunning: Bool {
    if Environment.variable("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    return Environment.variable("XDG_RUNTIME_DIR").map { Environment.fileExists("\($0)/bus") } ?? false
  }

  /// Calls a method that takes strings and answers with one value.
  func call(
    destination: String, path: String, interface: String, method: String, arguments: [String]
  ) -> Reply {
    guard let message = dbus_message_new_method_call(destination, path, interface, method) else { return .silence }
    defer { dbus_message_unref(message) }
    append(arguments, to: message)
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    guard let reply = dbus_connection_send_with_reply_and_block(connection, message, Self.timeout, &error) else {
      return Self.silences.contains { dbus_error_has_name(&error, $0) != 0 } ? .silence : .refused
    }
    defer { dbus_message_unref(reply) }
    return value(in: reply).map { .value($0) } ?? .refused
  }

  private static let silences = [
    DBUS_ERROR_NO_REPLY, DBUS_ERROR_TIMEOUT, DBUS_ERROR_TIMED_OUT, DBUS_ERROR_SERVICE_UNKNOWN, DBUS_ERROR_DISCONNECTED,
    DBUS_ERROR_NO_SERVER, DBUS_ERROR_NAME_HAS_NO_OWNER,
  ]

  private func append(_ arguments: [String], to message: OpaquePointer) {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    for argument in arguments {
      argument.withCString { text in
        var text: UnsafePointer<CChar>? = text
        _ = dbus_message_iter_append_basic(&iterator, OVSDBusTypeString, &text)
      }
    }
  }

  /// The value in however many variants: the portal's `Read` wraps it in two.
  private func value(in reply: OpaquePointer) -> SettingsPortal.Value? {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(reply, &iterator) != 0 else { return nil }
    while dbus_message_iter_get_arg_type(&iterator) == OVSDBusTypeVariant {
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      iterator = inner
    }
    return basic(&iterator)
  }

  private func basic(_ iterator: inout DBusMessageIter) -> SettingsPortal.Value? {
    switch dbus_message_iter_get_arg_type(&iterator) {
    case OVSDBusTypeUInt32:
      var number: UInt32 = 0
      dbus_message_iter_get_basic(&iterator, &number)
      return .number(number)
    case OVSDBusTypeBoolean:
      var flag: dbus_bool_t = 0
      dbus_message_iter_get_basic(&iterator, &flag)
      return .flag(flag != 0)
    case OVSDBusTypeString:
      var text: UnsafePointer<CChar>?
      dbus_message_iter_get_basic(&iterator, &text)
      return text.map { .text(String(cString: $0)) }
    default:
      return nil
    }
  }
}

// MARK: - Signals

extension SessionBus {
  /// Asks to receive a signal; `false` where that is refused.
  func subscribe(interface: String, member: String, path: String) -> Bool {
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    dbus_bus_add_match(connection, "type='signal',interface='\(interface)',member='\(member)',path='\(path)'", &error)
    return dbus_error_is_set(&error) == 0
  }

  /// Sleeps until such a signal has come; `false` once the bus is gone.
  func waitForSignal(interface: String, member: String) -> Bool {
    while true {
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        if dbus_message_is_signal(message, interface, member) != 0 { return true }
      }
      if dbus_connection_read_write(connection, -1) == 0 { return false }
    }
  }
}
