import COverscrollDBus
import Foundation
import Synchronization
import Testing

@testable import OverscrollSDL

@Suite("File manager") struct FileManagerWindowTests {
  private static let daemon = "/usr/bin/dbus-daemon"

  @Test(
    "a file manager on the session bus is asked to show the file",
    .enabled(if: FileManager.default.isExecutableFile(atPath: daemon), "no dbus-daemon"))
  func select() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("overscroll-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bus = Process()
    let output = Pipe()
    bus.executableURL = URL(fileURLWithPath: Self.daemon)
    // In a folder of its own, the socket goes with the test.
    bus.arguments = [
      "--session", "--nofork", "--nopidfile", "--print-address", "--address=unix:path=\(folder.path)/bus",
    ]
    bus.standardOutput = output
    try bus.run()
    defer {
      bus.terminate()
      bus.waitUntilExit()
    }
    let address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    setenv("DBUS_SESSION_BUS_ADDRESS", address.trimmingCharacters(in: .whitespacesAndNewlines), 1)
    defer { unsetenv("DBUS_SESSION_BUS_ADDRESS") }
    #expect(!FileManagerWindow.select("file:///a"), "no file manager")

    let service = try #require(SessionBus())
    let name = "org.freedesktop.FileManager1"
    #expect(dbus_bus_request_name(service.connection, name, 0, nil) == 1)
    let result = Mutex<Bool?>(nil)
    let asker = DispatchGroup()
    DispatchQueue.global().async(group: asker) {
      let shown = FileManagerWindow.select("file:///a%20b")
      result.withLock { $0 = shown }
    }
    var asked: [String] = []
    while asked.isEmpty, dbus_connection_read_write(service.connection, 10_000) != 0 {
      while let message = dbus_connection_pop_message(service.connection) {
        defer { dbus_message_unref(message) }
        guard dbus_message_is_method_call(message, name, "ShowItems") != 0 else { continue }
        asked = Self.texts(in: message)
        let reply = dbus_message_new_method_return(message)
        dbus_connection_send(service.connection, reply, nil)
        dbus_connection_flush(service.connection)
        dbus_message_unref(reply)
      }
    }
    asker.wait()
    #expect(asked == ["file:///a%20b"] && result.withLock { $0 } == true)
  }

  /// Returns the texts of the array that is a message's first argument.
  private static func texts(in message: OpaquePointer) -> [String] {
    var (arguments, texts) = (DBusMessageIter(), DBusMessageIter())
    dbus_message_iter_init(message, &arguments)
    dbus_message_iter_recurse(&arguments, &texts)
    var found: [String] = []
    while dbus_message_iter_get_arg_type(&texts) == OVSDBusTypeString {
      var text: UnsafePointer<CChar>?
      dbus_message_iter_get_basic(&texts, &text)
      found.append(text.map { String(cString: $0) } ?? "")
      dbus_message_iter_next(&texts)
    }
    return found
  }
}
