import AppTesting
import Foundation
import OverscrollSDL

@testable import Overscroll
@testable import OverscrollDemos

/// A headless replay of a storm in which time repeatedly jumps backward.
struct StormReplay {
  struct Line: Decodable {
    var type: String
    var time: Double?
    var values, velocities: [String: Double]?
  }

  /// The lines that the run wrote, without the header.
  let lines: [Line]

  /// The period, in seconds, after which the time of events starts again at zero.
  private static let period = 30.0

  init(demo: String, seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
    try Self.file(demo, seed).write(to: input)
    let options = try Options.parse(["--headless", "--replay", input.path, "--trace", output.path, "--fps", "20"])
    try HeadlessRun(try Session(options)).run()
    lines = try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")).dropFirst()
      .map { try JSONDecoder().decode(Line.self, from: $0) }
  }

  private static func file(_ demo: String, _ seed: UInt64) throws -> Data {
    var storm = Storm(seed: seed, count: StormRun.length, keys: .all, zooms: true)
    var lines = [Data((#"{"type":"header","version":1,"demo":"\#(demo)","size":[600,700]}"# + "\n").utf8)]
    while let event = storm.next() {
      guard event.isTraced else { continue }
      let time = event.time.truncatingRemainder(dividingBy: period)
      lines.append(try RecordedStorm.line(WindowEvent(time: time, kind: event.kind)))
    }
    return Data(lines.joined())
  }

  /// A description of the trace's fault, or `nil` if there is none.
  var fault: String? {
    let times = lines.compactMap(\.time)
    if let back = zip(times, times.dropFirst()).first(where: { $0 > $1 }) { return "time goes back: \(back)" }
    for line in lines {
      let numbers = Array((line.values ?? [:]).values) + Array((line.velocities ?? [:]).values)
      if let number = numbers.first(where: { !$0.isFinite }) { return "a value is \(number) at \(line.time ?? 0) s" }
    }
    return lines.last?.type == "end" ? nil : "it has no end"
  }
}
