import Foundation
import OverscrollSDL

@testable import Overscroll

/// A storm that breaks a law or the program, shrunk and saved as a file that reproduces the failure.
struct BrokenStorm: CustomStringConvertible {
  let description: String

  /// Runs a storm, and returns `nil` if the storm breaks nothing.
  init?(demo: String, seed: UInt64, _ ownLaw: StormRun.OwnLaw? = nil) async throws {
    let beginning = RecordedStorm(demo: demo, seed: seed)
    var run = StormRun(beginning, ownLaw)
    do throws(StormRun.Finding) {
      try run.run(StormRun.storm(demo: demo, seed: seed))
      return nil
    } catch {
      var whole = beginning
      whole.events = run.traced
      guard whole.finding(in: whole.events, error.law, ownLaw)?.law == error.law else {
        description = "DEMO=\(demo) SEED=\(seed), \(error) (only with events that a file cannot have)"
        return
      }
      let short = await whole.shrunk(breaking: error.law, ownLaw)
      let path = try short.saved(as: "\(demo)-\(seed)")
      let found = short.finding(in: short.events, error.law, ownLaw) ?? error
      description = Self.words(demo, seed, "\(found)", run.events.count, short, path)
    }
  }

  /// Runs a deadly storm again in other processes, each of which may die.
  ///
  /// - Parameter variables: Additional environment variables of the processes.
  init(deadlyTo demo: String, seed: UInt64, _ variables: [String: String] = [:]) async throws {
    var storm = RecordedStorm(demo: demo, seed: seed)
    let path = try storm.saved(as: "deadly-\(demo)-\(seed)")
    let all = ["STORM_NOTE": path, "DEMO": demo, "SEED": "\(seed)"].merging(variables) { $1 }
    _ = try Self.dies(all, running: "StormTests/note")
    storm = try RecordedStorm(contentsOf: path)
    let count = storm.events.count
    // Each trial runs in a process.
    var shrinker = Shrinker(limit: 300)
    storm.events = try await shrinker.shrunk(storm.events) { events in
      var candidate = storm
      candidate.events = events
      try candidate.write(to: path)
      return try Self.dies(["STORM_REPLAY": path].merging(variables) { $1 }, running: "StormTests/replay")
    }
    try storm.write(to: path)
    description = Self.words(demo, seed, "the process dies", count, storm, path)
  }

  private static func words(
    _ demo: String, _ seed: UInt64, _ finding: String, _ count: Int, _ short: RecordedStorm, _ path: String
  ) -> String {
    """
    DEMO=\(demo) SEED=\(seed), \(finding). \(count) events shrunk to \(short.events.count): \(path), which brings it back by
    make soak REPLAY=\(path)
    and is to be seen by
    overscroll --replay \(path)
    """
  }

  /// Returns whether a process that runs `test` with these variables dies of a signal.
  private static func dies(_ variables: [String: String], running test: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", test]
    // Nobody reads the backtrace, which takes seconds.
    let variables = variables.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }
}
