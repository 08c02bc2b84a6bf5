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
      // Threads of a queue block SIGTERM, and the daemon with them.
      kill(bus.processIdentifier, SIGKILL)
      bus.waitUntilExit()
    }
    let address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    setenv("DBUS_SESSION_BUS_ADDRESS", address.trimmingCharacters(in: .whitespacesAndNewlines), 1)
    defer { unsetenv("DBUS_SESSION_BUS_ADDRESS") }
    #expect(!FileManagerWindow.select("file:///a"), "no file manager")

    let service = try #require(MessageBus())
    let name = "org.freedesktop.FileManager1"
    #expect(dbus_bus_request_name(service.connection, name, 0, nil) == 1)
    let result = Mutex<Bool?>(nil)
    let asker = DispatchGroup()
    DispatchQueue.global().async(group: asker) {
      let shown = FileManagerWindow.select("file:///a%20b")
      result.withLock { $0 = shown }
    }
    var asked: [String] = []
    while asked.isEmpty, service.exchange(timeout: 10_000) {
      while let message = service.next() {
        guard message.isCall, message.name == "ShowItems", case .array(_, let files)? = message.values.first else {
          continue
        }
        asked = files.compactMap(\.string)
        service.send(BusMessage(answering: message, []))
        dbus_connection_flush(service.connection)
      }
    }
    asker.wait()
    #expect(asked == ["file:///a%20b"] && result.withLock { $0 } == true)
  }
}
