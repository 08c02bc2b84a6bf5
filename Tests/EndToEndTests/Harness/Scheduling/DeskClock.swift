import Foundation
import TestClock

/// The clock of a desk: a clock that the test moves, or the machine's.
final class DeskClock: Sendable {
  /// The clock that the test moves; `nil` for the machine's clock.
  let own: TestClock?
  private let folder: Folder?

  /// Creates a clock that stands still until the test moves it.
  init() throws {
    let folder = try Folder(permissions: 0o755)
    let library = folder.path("clock.so")
    try Child.starting.withLock { try FileManager.default.copyItem(atPath: Self.library, toPath: library) }
    (self.folder, own) = (folder, try TestClock(path: folder.path("clock"), library: library))
  }

  /// The machine's clock.
  static let machine = DeskClock(own: nil)

  private init(own: TestClock?) { (self.own, folder) = (own, nil) }

  /// The environment variables that show a program this clock.
  var environment: [String: String] { own?.environment ?? [:] }

  /// Lets `seconds` pass, and returns once all programs wait again. With the machine's clock: sleeps.
  func pass(_ seconds: Double) throws { if let own { try own.pass(seconds) } else { usleep(UInt32(seconds * 1e6)) } }

  /// Lets time pass, in steps of a hundredth of a second, until `condition` holds.
  ///
  /// - Parameters:
  ///   - what: The end of the sentence "it never happened that …", in the past tense.
  ///   - limit: The time after which the test fails, in seconds of this clock. Ignored with the machine's clock.
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

  /// The path of the library that shows programs the clock, built beside these tests.
  static let library: String = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return program.deletingLastPathComponent().appendingPathComponent("libTestClockPreload.so").path
  }()
}
