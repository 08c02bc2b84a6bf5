import Testing

@testable import Overscroll
@testable import OverscrollDemoKit

@Suite("Shrinking failures") struct StormShrinkerTests {
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
    try HeadlessRun(try Session(try Options.parse(["--headless", "--replay", String(path)]))).run()
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
}
