import Foundation
import TestClock

/// The time of a desk: the test's own, which the test moves, or that of the machine.
final class DeskClock: Sendable {
  /// `nil` for the machine's time.
  let own: TestClock?
  private let folder: Folder?

  /// A clock that stands still until the test moves it.
  init() throws {
    let folder = try Folder(permissions: 0o755)
    let library = folder.path("clock.so")
    try Child.starting.withLock { try FileManager.default.copyItem(atPath: Self.library, toPath: library) }
    (self.folder, own) = (folder, try TestClock(path: folder.path("clock"), library: library))
  }

  /// The machine's own time.
  static let machine = DeskClock(own: nil)

  private init(own: TestClock?) { (self.own, folder) = (own, nil) }

  /// The variables of a program that lives in this time.
  var environment: [String: String] { own?.environment ?? [:] }

  /// Lets so many seconds pass, and returns when all programs have done what is due by then.
  func pass(_ seconds: Double) throws {
    if let own { try own.pass(seconds) } else { usleep(UInt32(seconds * 1e6)) }
  }

  /// Lets time pass until `condition` holds.
  ///
  /// - Parameter limit: The time after which the test gives up, in seconds of this clock.
  func eventually(
    _ what: String, within limit: Double = 60, details: @autoclosure () -> String = "", _ condition: () throws -> Bool
  ) throws {
    guard let own else { return try EndToEndTests.eventually(what, details: details(), condition) }
    let end = own.now + limit
    try own.settle()
    while try !condition() {
      guard own.now < end else { throw NeverHappened(what: what, limit: limit, details: details()) }
      try own.pass(0.01)
    }
  }

  /// Built beside these tests.
  private static let library: String = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return program.deletingLastPathComponent().appendingPathComponent("libTestClockPreload.so").path
  }()
}
