import Foundation

@testable import Overscroll

/// A drag that was recorded in a window, replayed headless.
struct ReplayedDrag {
  struct Frame: Decodable, Equatable {
    var type: String
    var time: Double?
    var state: String?
    var values: [String: Double]?
    var velocities: [String: Double]?

    subscript(name: String) -> Double { values?[name] ?? .nan }
    func velocity(_ name: String) -> Double { velocities?[name] ?? .nan }
  }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Replays")

  let frames: [Frame]

  init(_ name: String, fps: Double = 120) throws {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: output) }
    let input = Self.folder.appendingPathComponent("\(name).jsonl").path
    let options = try Options.parse([
      "--headless", "--no-settings", "--replay", input, "--trace", output, "--fps", "\(fps)",
    ])
    let run = try HeadlessRun(try Session(try Request(options)))
    try run.run()
    frames = try InputFile(path: output).read().split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Frame.self, from: $0) }.filter { $0.type == "frame" }
  }

  var last: Frame { frames[frames.count - 1] }

  /// The states in order, without repetitions.
  var states: [String] {
    frames.compactMap(\.state).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Each frame with its successor.
  var steps: [(Frame, Frame)] { Array(zip(frames, frames.dropFirst())) }
}
