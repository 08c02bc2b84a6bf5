import SeededRandom
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit

@Suite("Shrinking failures") struct StormShrinkerTests {
  /// Returns whether `list` contains the elements of `pattern` in order.
  private static func has(_ pattern: [Int], in list: [Int]) -> Bool {
    var rest = pattern[...]
    for element in list where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  @Test("a list that fails by a few elements is shrunk to these elements", arguments: 1...60 as ClosedRange<UInt64>)
  func pattern(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    let list = (0..<random.count(1...1500)).map { _ in random.count(0...9) }
    let places = Set((0..<random.count(0...6)).map { _ in random.count(0...list.count - 1) })
    let pattern = places.sorted().map { list[$0] }
    var shrinker = Shrinker()
    #expect(await shrinker.shrunk(list) { Self.has(pattern, in: $0) } == pattern, "seed \(seed)")
    var again = Shrinker()
    _ = await again.shrunk(list) { Self.has(pattern, in: $0) }
    #expect(again.trials == shrinker.trials, "the same way every time")
    #expect(shrinker.trials < 400, "seed \(seed)")
  }

  // MARK: - Storms

  /// A law that a resize, a later touch and a later turn of the wheel break together.
  private static let law: StormRun.OwnLaw = { events in
    var seen = 0
    for event in events {
      switch (seen, event.kind) {
      case (0, .resize): seen = 1
      case (1, .input(.pointer(let pointer))) where pointer.phase == .down && pointer.device == .touch: seen = 2
      case (2, .input(.wheel)): seen = 3
      default: break
      }
    }
    return seen < 3
  }

  @Test("a storm that breaks a law is shrunk to the three events that break it", arguments: ["scroll", "metro", "pip"])
  func brokenLaw(demo: String) async throws {
    let broken = try #require(try await BrokenStorm(demo: demo, seed: 3, Self.law))
    let words = broken.description
    #expect(words.contains("shrunk to 3:") && words.contains("DEMO=\(demo) SEED=3, event 3"), "\(words)")
    let path = try #require(words.split(separator: "\n").last { $0.hasPrefix("make soak") }?.split(separator: "=").last)
    let saved = try RecordedStorm(contentsOf: String(path))
    #expect(saved.events.count == 3 && !Self.law(saved.events))
    #expect(saved.finding(in: saved.events, .own, Self.law)?.event == 3)
    // Without that law, the storm breaks nothing, and the program can replay it.
    #expect(saved.finding(in: saved.events, .own) == nil)
    let run = try HeadlessRun(try Session(try Options.parse(["--headless", "--replay", String(path)])))
    try run.run()
  }

  @Test("a storm that kills the process is shrunk to the deadly event")
  func deadly() async throws {
    let broken = try await BrokenStorm(deadlyTo: "scroll", seed: 3, ["STORM_DEADLY": "yes"])
    let words = broken.description
    #expect(words.contains("the process dies") && words.contains("shrunk to 1:"), "\(words)")
    let path = try #require(words.split(separator: "\n").last { $0.hasPrefix("make soak") }?.split(separator: "=").last)
    let events = try RecordedStorm(contentsOf: String(path)).events
    if case .resize? = events.first?.kind {} else { Issue.record("\(events)") }
  }

  @Test("a storm read from its file plays the same events")
  func roundTrip() throws {
    let seed: UInt64 = 6
    for demo in DemoCatalog.standard.names {
      var storm = RecordedStorm(demo: demo, seed: seed)
      var run = StormRun(storm)
      try run.run(StormRun.storm(demo: demo, seed: seed))
      storm.events = run.traced
      let path = try storm.saved(as: "round-trip-\(demo)-\(seed)")
      let read = try RecordedStorm(contentsOf: path)
      #expect(read == storm, "\(demo), seed \(seed)")
      var again = StormRun(read)
      try again.run(read.events)
      #expect(again.traced == storm.events)
    }
  }
}
