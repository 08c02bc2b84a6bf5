import Foundation
import Testing

@testable import OverscrollDemoKit

/// A million events, or as many as `STORM_EVENTS` says; `SEED` and `DEMO` bring one storm back.
@Suite("A storm of random events")
struct StormTests {
  static let demos = environment("DEMO").map { [$0] } ?? DemoCatalog.standard.names
  static let seeds = environment("SEED").flatMap { UInt64($0) }.map { $0...$0 } ?? 1...seedCount

  private static let seedCount: UInt64 = {
    let events = environment("STORM_EVENTS").flatMap(Int.init) ?? 1_000_000
    return UInt64(max(1, events / (DemoCatalog.standard.names.count * StormRun.length)))
  }()

  /// Only then does the process's memory say anything about the storm.
  private static let isAlone = environment("STORM_ALONE") != nil

  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  @Test(
    "neither traps nor breaks a value nor goes beyond a rubber band, then rests within 10 s on a bound or an anchor",
    arguments: demos)
  func storm(demo: String) {
    var memory = MemoryWatch()
    for seed in Self.seeds {
      var run = StormRun(demo: demo, seed: seed)
      do throws(StormRun.Finding) {
        try run.run()
      } catch {
        Issue.record("\(error)")
      }
      memory.look()
    }
    if Self.isAlone { #expect(memory.growth < 8 << 20, "memory grew by \(memory.growth) bytes") }
  }

  @Test("a replay in which time runs backwards is played in the order of its lines", arguments: demos)
  func backwards(demo: String) throws {
    for seed in Self.seeds.prefix(5) {
      if let fault = try StormReplay(demo: demo, seed: seed).fault {
        Issue.record("DEMO=\(demo) SEED=\(seed): \(fault)")
      }
    }
  }
}
