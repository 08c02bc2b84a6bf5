import AppTesting
import Foundation
import OverscrollDemos
import OverscrollStudio

@testable import Overscroll

/// The events and the start of a storm, as a file that the program can replay.
struct RecordedStorm: Equatable {
  let demo, feel: String
  let isBare: Bool
  var events: [WindowEvent] = []

  static let size = Size(600, 700)

  /// Creates a storm without events. The seed selects the feel and whether the window is bare.
  init(demo: String, seed: UInt64) {
    self.demo = demo
    feel = ScrollFeel.all[Int(seed % 3)].name
    isBare = seed % 5 != 1
  }

  init(contentsOf path: String) throws {
    let recording = try ReplayedTrace(jsonLines: Data(contentsOf: URL(fileURLWithPath: path)), file: path)
    demo = recording.header.demo ?? "scroll"
    feel = recording.header.feel ?? "article"
    isBare = recording.header.bare ?? false
    events = recording.events
  }

  /// Writes the storm to a file. All events must be traced ones; see ``StormRun/traced``.
  func write(to path: String) throws {
    let lines = try [header] + events.map { try Self.line($0) }
    try Data(lines.joined()).write(to: URL(fileURLWithPath: path))
  }

  var header: Data {
    get throws {
      let size = [Self.size.width, Self.size.height]
      let header = TraceHeader(version: TraceHeader.currentVersion, demo: demo, size: size, bare: isBare, feel: feel)
      return try JSONEncoder().encode(TraceLine(type: "header", body: header)) + [UInt8(ascii: "\n")]
    }
  }

  static func line(_ event: WindowEvent) throws -> Data {
    try JSONEncoder().encode(TraceLine(type: "event", time: event.time, body: event)) + [UInt8(ascii: "\n")]
  }
}

// MARK: - Shrinking

extension RecordedStorm {
  /// Returns the storm with a minimal list of events that break the same law.
  func shrunk(breaking law: StormRun.Law, _ ownLaw: StormRun.OwnLaw? = nil) async -> RecordedStorm {
    var (shrinker, storm) = (Shrinker(), self)
    storm.events = await shrinker.shrunk(events) { finding(in: $0, law, ownLaw)?.law == law }
    return storm
  }

  /// Returns the finding of a run with `events` instead of the storm's own.
  ///
  /// - Parameter law: The law expected to be broken. If it is `drawing`, the drawing is checked after each event.
  func finding(in events: [WindowEvent], _ law: StormRun.Law, _ ownLaw: StormRun.OwnLaw? = nil) -> StormRun.Finding? {
    var run = StormRun(self, ownLaw)
    do throws(StormRun.Finding) {
      try run.run(events, drawingEach: law == .drawing ? 1 : StormRun.drawingInterval)
      return nil
    } catch {
      return error
    }
  }

  /// Saves the storm in the temporary folder and returns the path of the file.
  func saved(as name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("overscroll-storms")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(name + ".jsonl").path
    try write(to: path)
    return path
  }
}
