#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user's D-Bus, by libdbus where that is installed: it is looked up when it is needed, so that nothing depends on
/// it. Only what asking for a setting takes.
final class SessionBus {
  enum Reply: Hashable {
    case value(SettingsPortal.Value)
    case refused
    /// Nobody is there, or does not answer.
    case silence
  }

  private let library: DBusLibrary
  private let connection: OpaquePointer

  /// `nil` without libdbus, or without a bus; none is started for our sake.
  init?() {
    guard Self.isThere, let library = DBusLibrary(), let connection = library.busGetPrivate(0, nil) else { return nil }
    library.setExitOnDisconnect(connection, 0)
    self.library = library
    self.connection = connection
  }

  /// The connection is nobody else's.
  deinit {
    library.connectionClose(connection)
    library.connectionUnref(connection)
  }

  private static var isThere: Bool {
    if getenv("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    return getenv("XDG_RUNTIME_DIR").map { access(String(cString: $0) + "/bus", R_OK) == 0 } ?? false
  }

  private static let patience: Int32 = 250

  /// Calls a method that takes strings and answers with one value.
  func call(
    destination: String, path: String, interface: String, method: String, arguments: [String]
  ) -> Reply {
    guard let message = library.newCall(destination, path, interface, method) else { return .silence }
    defer { library.messageUnref(message) }
    append(arguments, to: message)
    var error = DBusError()
    defer { library.errorFree(&error) }
    guard let reply = library.sendAndBlock(connection, message, Self.patience, &error) else {
      return error.isSilence ? .silence : .refused
    }
    defer { library.messageUnref(reply) }
    return value(in: reply).map { .value($0) } ?? .refused
  }

  private func append(_ arguments: [String], to message: OpaquePointer) {
    var iterator = DBusIterator()
    library.initAppend(message, &iterator)
    for argument in arguments {
      argument.withCString { text in
        var text: UnsafePointer<CChar>? = text
        _ = library.appendBasic(&iterator, DBusType.string, &text)
      }
    }
  }

  /// The value in however many variants: the portal's `Read` wraps it in two.
  private func value(in reply: OpaquePointer) -> SettingsPortal.Value? {
    var iterator = DBusIterator()
    guard library.initRead(reply, &iterator) != 0 else { return nil }
    while library.type(&iterator) == DBusType.variant {
      var inner = DBusIterator()
      library.recurse(&iterator, &inner)
      iterator = inner
    }
    return basic(&iterator)
  }

  private func basic(_ iterator: inout DBusIterator) -> SettingsPortal.Value? {
    switch library.type(&iterator) {
    case DBusType.unsigned:
      var number: UInt32 = 0
      library.getBasic(&iterator, &number)
      return .number(number)
    case DBusType.boolean:
      var flag: UInt32 = 0
      library.getBasic(&iterator, &flag)
      return .flag(flag != 0)
    case DBusType.string:
      var text: UnsafePointer<CChar>?
      library.getBasic(&iterator, &text)
      return text.map { .text(String(cString: $0)) }
    default:
      return nil
    }
  }
}

// MARK: - Signals

extension SessionBus {
  /// Asks to be told when somebody sends a signal; `false` where that is refused.
  func subscribe(interface: String, member: String, path: String) -> Bool {
    var error = DBusError()
    defer { library.errorFree(&error) }
    let rule = "type='signal',interface='\(interface)',member='\(member)',path='\(path)'"
    library.addMatch(connection, rule, &error)
    return !error.isSet
  }

  /// Sleeps until such a signal has come; `false` once the bus is gone.
  func waitForSignal(interface: String, member: String) -> Bool {
    while true {
      while let message = library.popMessage(connection) {
        defer { library.messageUnref(message) }
        if library.isSignal(message, interface, member) != 0 { return true }
      }
      if library.readWrite(connection, -1) == 0 { return false }
    }
  }
}

/// D-Bus's codes for types: their letters.
private enum DBusType {
  static let string = Int32(UInt8(ascii: "s"))
  static let unsigned = Int32(UInt8(ascii: "u"))
  static let boolean = Int32(UInt8(ascii: "b"))
  static let variant = Int32(UInt8(ascii: "v"))
}
