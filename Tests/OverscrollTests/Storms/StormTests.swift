import Foundation
import Testing

@testable import OverscrollDemoKit

/// Runs a million events, or `STORM_EVENTS`. `SEED` and `DEMO` select one storm, and `STORM_REPLAY` replays one from a
/// file.
///
/// A storm that breaks a law or kills the program is shrunk and saved. All storms run in a process of their own, which
/// notes each event before handling it.
@Suite("Storms of random events") struct StormTests {
  /// The file of the storm to replay: that of `STORM_REPLAY`, or a recorded drag.
  private static let replay = environment("STORM_REPLAY") ?? ReplayedDragTests.folder.path + "/scroll-corner.jsonl"
  static let demos =
    environment("STORM_REPLAY") == nil ? environment("DEMO").map { [$0] } ?? DemoCatalog.standard.names : []
  static let seeds = environment("SEED").flatMap { UInt64($0) }.map { $0...$0 } ?? 1...seedCount

  private static let seedCount: UInt64 = {
    let events = environment("STORM_EVENTS").flatMap(Int.init) ?? 1_000_000
    return UInt64(max(1, events / (DemoCatalog.standard.names.count * StormRun.length)))
  }()

  /// The law for testing deadly storms, which kills the process at a resize.
  private static let deadlyLaw: StormRun.OwnLaw? = environment("STORM_DEADLY") == nil ? nil : diesOfResize

  @Sendable private static func diesOfResize(_ events: [WindowEvent]) -> Bool {
    if case .resize? = events.last?.kind { fatalError("STORM_DEADLY is set") }
    return true
  }

  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  @Test("a storm never breaks a law and leaves the demo at rest within 10 s", arguments: demos)
  func storm(demo: String) async throws {
    let progress = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: progress) }
    let ended = await #expect(processExitsWith: .success) { [demo = demo as String, progress = progress as String] in
      var memory = MemoryWatch()
      for seed in StormTests.seeds {
        try Data("\(seed)".utf8).write(to: URL(fileURLWithPath: progress))
        if let broken = try await BrokenStorm(demo: demo, seed: seed) { Issue.record("\(broken)") }
        memory.look()
      }
      #expect(memory.growth < 8 << 20, "memory grew by \(memory.growth) bytes")
    }
    guard ended == nil, let seed = try? UInt64(String(contentsOfFile: progress, encoding: .utf8)) else { return }
    Issue.record("\(try await BrokenStorm(deadlyTo: demo, seed: seed))")
  }

  @Test("a storm saved in a file breaks no law anymore")
  func replay() throws {
    let storm = try RecordedStorm(contentsOf: Self.replay)
    #expect(!storm.events.isEmpty)
    var run = StormRun(storm, Self.deadlyLaw)
    try run.run(storm.events)
  }

  @Test("a storm is noted event by event, up to the deadly one")
  func note() throws {
    let (demo, seed) = (Self.environment("DEMO") ?? "scroll", Self.seeds.lowerBound)
    var noted = RecordedStorm(demo: demo, seed: seed)
    let path = try Self.environment("STORM_NOTE") ?? noted.saved(as: "noted-\(demo)-\(seed)")
    try noted.write(to: path)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seekToEnd()
    var run = StormRun(noted, Self.deadlyLaw)
    run.note = { event in try? file.write(contentsOf: RecordedStorm.line(event)) }
    try run.run(StormRun.storm(demo: demo, seed: seed))
    noted.events = run.traced
    #expect(try RecordedStorm(contentsOf: path) == noted, "seed \(seed)")
  }

  @Test("a replay with times that jump backward is played in the order of its lines", arguments: demos)
  func backwards(demo: String) throws {
    for seed in Self.seeds.prefix(2) {
      if let fault = try StormReplay(demo: demo, seed: seed).fault {
        Issue.record("DEMO=\(demo) SEED=\(seed): \(fault)")
      }
    }
  }
}
