internal import COverscrollDBus

final class MessageBus: @unchecked Sendable {
  let connection: OpaquePointer
  /// The address by which another program has named the bus; `nil` for the session bus.
  let address: String?

  /// Connects to the session bus. Fails if no bus is running, because libdbus would start one.
  convenience init?() {
    let hasBus =
      Environment.variable("DBUS_SESSION_BUS_ADDRESS") != nil
      || Environment.variable("XDG_RUNTIME_DIR").map { Environment.fileExists("\($0)/bus") } ?? false
    guard hasBus, let connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else { return nil }
    self.init(connection)
  }

  /// Connects to an address that another program has named, if a Unix socket: for `unixexec:`, libdbus runs a program.
  convenience init?(address: String) {
    guard Self.isSocket(address), let connection = dbus_connection_open_private(address, nil) else { return nil }
    self.init(connection, address)
    guard dbus_bus_register(connection, nil) != 0 else { return nil }
  }

  static func isSocket(_ address: String) -> Bool {
    address.split(separator: ";", omittingEmptySubsequences: false).allSatisfy { $0.hasPrefix("unix:") }
  }

  private init(_ connection: OpaquePointer, _ address: String? = nil) {
    dbus_connection_set_exit_on_disconnect(connection, 0)
    (self.connection, self.address) = (connection, address)
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  var isConnected: Bool { dbus_connection_get_is_connected(connection) != 0 }
  var name: String { dbus_bus_get_unique_name(connection).map { String(cString: $0) } ?? "" }

  typealias Method = (service: String, path: String, interface: String, name: String)

  /// Calls a method, and returns the values of its reply; `nil` for an error or none within `timeout` ms.
  func call(_ method: Method, _ arguments: DBusValue..., timeout: Int32, startsService: Bool = true) -> [DBusValue]? {
    guard let message = BusMessage(calling: method, arguments) else { return nil }
    dbus_message_set_auto_start(message.handle, startsService ? 1 : 0)
    let reply = dbus_connection_send_with_reply_and_block(connection, message.handle, timeout, nil)
    return reply.map { BusMessage($0).values }
  }

  @discardableResult
  func send(_ message: BusMessage?) -> UInt32 {
    var serial: UInt32 = 0
    if let message { dbus_connection_send(connection, message.handle, &serial) }
    return serial
  }

  /// Subscribes to signals, with the next message that is sent.
  func subscribe(_ rule: String) { dbus_bus_add_match(connection, "type='signal'," + rule, nil) }
  func next() -> BusMessage? { dbus_connection_pop_message(connection).map { BusMessage($0) } }

  /// Reads and writes for at most `timeout` ms, without a limit for −1, and returns `false` if the bus has gone.
  func exchange(timeout: Int32) -> Bool { dbus_connection_read_write(connection, timeout) != 0 }
}

final class BusMessage {
  let handle: OpaquePointer
  init(_ handle: OpaquePointer) { self.handle = handle }

  convenience init?(calling method: MessageBus.Method, _ values: [DBusValue]) {
    self.init(dbus_message_new_method_call(method.service, method.path, method.interface, method.name), values)
  }

  convenience init?(signal name: String, of interface: String, from path: String, _ values: [DBusValue]) {
    self.init(dbus_message_new_signal(path, interface, name), values)
  }

  convenience init?(answering call: BusMessage, _ values: [DBusValue]?) {
    self.init(
      values == nil
        ? dbus_message_new_error(call.handle, DBUS_ERROR_UNKNOWN_METHOD, "\(call.interface).\(call.name)")
        : dbus_message_new_method_return(call.handle), values ?? [])
  }

  private convenience init?(_ handle: OpaquePointer?, _ values: [DBusValue]) {
    guard let handle else { return nil }
    self.init(handle)
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(handle, &iterator)
    for value in values { value.append(to: &iterator) }
  }

  deinit { dbus_message_unref(handle) }

  private static func text(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
  var path: String { Self.text(dbus_message_get_path(handle)) }
  var interface: String { Self.text(dbus_message_get_interface(handle)) }
  var name: String { Self.text(dbus_message_get_member(handle)) }
  var isCall: Bool { dbus_message_get_type(handle) == DBUS_MESSAGE_TYPE_METHOD_CALL }
  var isSignal: Bool { dbus_message_get_type(handle) == DBUS_MESSAGE_TYPE_SIGNAL }
  var answered: UInt32 { dbus_message_get_reply_serial(handle) }

  var values: [DBusValue] {
    var iterator = DBusMessageIter()
    return dbus_message_iter_init(handle, &iterator) == 0 ? [] : DBusValue.values(&iterator)
  }
}
