#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of libdbus-1 that are used, found while the program runs.
struct DBusLibrary {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>

  let busGet: @convention(c) (Int32, Pointer?) -> OpaquePointer?
  let setExitOnDisconnect: @convention(c) (OpaquePointer, UInt32) -> Void
  let connectionUnref: @convention(c) (OpaquePointer) -> Void
  let newCall: @convention(c) (Text, Text, Text, Text) -> OpaquePointer?
  let messageUnref: @convention(c) (OpaquePointer) -> Void
  let sendAndBlock: @convention(c) (OpaquePointer, OpaquePointer, Int32, Pointer) -> OpaquePointer?
  let errorFree: @convention(c) (Pointer) -> Void
  let initAppend: @convention(c) (OpaquePointer, Pointer) -> Void
  let appendBasic: @convention(c) (Pointer, Int32, Pointer) -> UInt32
  let initRead: @convention(c) (OpaquePointer, Pointer) -> UInt32
  let type: @convention(c) (Pointer) -> Int32
  let recurse: @convention(c) (Pointer, Pointer) -> Void
  let getBasic: @convention(c) (Pointer, Pointer) -> Void
  let busGetPrivate: @convention(c) (Int32, Pointer?) -> OpaquePointer?
  let connectionClose: @convention(c) (OpaquePointer) -> Void
  let addMatch: @convention(c) (OpaquePointer, Text, Pointer) -> Void
  let readWrite: @convention(c) (OpaquePointer, Int32) -> UInt32
  let popMessage: @convention(c) (OpaquePointer) -> OpaquePointer?
  let isSignal: @convention(c) (OpaquePointer, Text, Text) -> UInt32

  /// `nil` where the library is not installed, or is not the one we know.
  init?() {
    guard let handle = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL) else { return nil }
    let names = [
      "bus_get", "connection_set_exit_on_disconnect", "connection_unref", "message_new_method_call", "message_unref",
      "connection_send_with_reply_and_block", "error_free", "message_iter_init_append", "message_iter_append_basic",
      "message_iter_init", "message_iter_get_arg_type", "message_iter_recurse", "message_iter_get_basic",
      "bus_get_private", "connection_close", "bus_add_match", "connection_read_write", "connection_pop_message",
      "message_is_signal",
    ]
    let found = names.compactMap { dlsym(handle, "dbus_" + $0) }
    guard found.count == names.count else { return nil }
    func function<F>(_ index: Int) -> F { unsafeBitCast(found[index], to: F.self) }
    (busGet, setExitOnDisconnect, connectionUnref) = (function(0), function(1), function(2))
    (newCall, messageUnref, sendAndBlock, errorFree) = (function(3), function(4), function(5), function(6))
    (initAppend, appendBasic, initRead) = (function(7), function(8), function(9))
    (type, recurse, getBasic) = (function(10), function(11), function(12))
    (busGetPrivate, connectionClose, addMatch) = (function(13), function(14), function(15))
    (readWrite, popMessage, isSignal) = (function(16), function(17), function(18))
  }
}

/// Room for libdbus's DBusMessageIter.
struct DBusIterator {
  private var words: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)
  private var more: (Int, Int, Int, Int) = (0, 0, 0, 0)
}

/// libdbus's DBusError: two strings, some flags and some padding; all zero where there was none.
struct DBusError {
  private var name: UnsafePointer<CChar>?
  private var message: UnsafePointer<CChar>?
  private var flags: UInt32 = 0
  private var padding: UnsafeRawPointer?

  var isSet: Bool { name != nil }

  /// Whether it says that nobody answers, rather than that somebody does not know.
  var isSilence: Bool {
    let name = name.map { String(cString: $0) } ?? ""
    let silences = ["NoReply", "Timeout", "TimedOut", "ServiceUnknown", "Disconnected", "NoServer", "NameHasNoOwner"]
    return silences.contains { name == "org.freedesktop.DBus.Error." + $0 }
  }
}
