import Foundation

/// A process that a test started: its output goes to files, and it is gone when the test is over.
final class Child {
  private let process = Process()
  private let folder: Folder
  private let name: String
  /// Closing this ends a child that was started on a leash.
  private let leash = Pipe()
  private let isOnLeash: Bool

  var pid: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }
  var standardOutput: String { folder.text(of: "\(name).out") }
  var standardError: String { folder.text(of: "\(name).err") }

  /// - Parameter onLeash: whether it also ends when the tests themselves are killed.
  init(
    _ path: String, _ arguments: [String], named name: String, in folder: Folder, environment: [String: String],
    onLeash: Bool = false, input: FileHandle = .nullDevice
  ) throws {
    self.folder = folder
    self.name = name
    isOnLeash = onLeash
    process.executableURL = URL(fileURLWithPath: onLeash ? "/bin/sh" : path)
    process.arguments = onLeash ? ["-c", Self.leashed, "leash", path] + arguments : arguments
    process.environment = environment
    process.currentDirectoryURL = folder.url
    process.standardInput = onLeash ? leash : input
    process.standardOutput = try folder.handle(writing: "\(name).out")
    process.standardError = try folder.handle(writing: "\(name).err")
    unblockSignals()
    try process.run()
  }

  /// Runs the words given, and ends them when its own standard input closes.
  private static let leashed = #""$@" & child=$!; read -r _; kill "$child"; wait "$child""#

  deinit { stop() }

  func send(_ signal: Int32) { if isRunning { kill(pid, signal) } }

  /// Its exit status once it has ended, within `limit` seconds; nil for a death by signal.
  func exitStatus(within limit: Double = 20) throws -> Int32? {
    try eventually("\(name) has ended", within: limit) { !self.isRunning }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  func stop() {
    if isOnLeash { try? leash.fileHandleForWriting.close() } else { send(SIGTERM) }
    if (try? exitStatus(within: 5)) == nil { send(SIGKILL) }
  }
}

/// A child inherits the signal mask of the thread that starts it, and the threads that run tests block every signal:
/// such a child would be deaf to SIGTERM.
private func unblockSignals() {
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
}
