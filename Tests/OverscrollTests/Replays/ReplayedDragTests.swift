import Foundation
import Testing

@testable import Overscroll

/// Drags of every demo that were recorded in a window, replayed headless.
@Suite("Recorded drags") struct ReplayedDragTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Replays")

  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  private func frames(_ name: String, fps: Double) throws -> [TraceFrame] {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: output) }
    let input = Self.folder.appendingPathComponent(name).path
    let options = try Options.parse([
      "--headless", "--no-settings", "--replay", input, "--trace", output, "--fps", "\(fps)",
    ])
    try HeadlessRun(try Session(options)).run()
    return try TraceFrame.all(in: InputFile(path: output).read())
  }

  @Test("recorded drags end at rest and are the same at any frame rate", arguments: names)
  func sound(name: String) throws {
    let (slow, fast) = (try frames(name, fps: 60), try frames(name, fps: 240))
    #expect(slow.last?.state == "idle")
    let byTime = Dictionary(uniqueKeysWithValues: fast.map { ($0.time, $0) })
    let shared = slow.filter { byTime[$0.time] != nil }
    #expect(shared.count > 30)
    for frame in shared { #expect(frame.values == byTime[frame.time]?.values) }
  }
}
