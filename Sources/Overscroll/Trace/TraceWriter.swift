import Foundation
import OverscrollDemoKit

/// Writes what happens as JSON Lines.
final class TraceWriter {
  private let file: TextFile
  private let encoder = JSONEncoder()
  private var latestLayout: TraceLayout?
  private var frameCount = 0

  /// - Parameter path: a file that is made anew, or "-" for standard output.
  init(path: String) throws(Failure) {
    file = try TextFile(path: path)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func write(_ header: TraceHeader) throws(Failure) {
    try write(Line(type: "header", time: nil, body: header))
  }

  func write(_ event: TraceEvent) throws(Failure) {
    try write(Line(type: "event", time: nil, body: event))
  }

  /// Writes the frame, and the layout before it where that has changed.
  func write(_ snapshot: DemoSnapshot, _ layout: TraceLayout, at time: Double) throws(Failure) {
    if layout != latestLayout {
      latestLayout = layout
      try write(Line(type: "layout", time: time, body: layout))
    }
    frameCount += 1
    try write(Line(type: "frame", time: time, body: TraceFrame(snapshot)))
  }

  /// Puts what was written so far where others can read it.
  func flush() throws(Failure) { try file.flush() }

  func end(at time: Double, parameters: [String: Double]) throws(Failure) {
    try write(Line(type: "end", time: time, body: TraceEnd(frames: frameCount, parameters: parameters)))
    try file.close()
  }

  private func write(_ line: Line<some Encodable>) throws(Failure) {
    guard let data = try? encoder.encode(line) else {
      throw Failure.unwritable(file: file.path, "a value that is not a number")
    }
    try file.write(data + [UInt8(ascii: "\n")])
  }
}

/// One line of a trace: the fields of its body beside its type and its time.
private struct Line<Body: Encodable>: Encodable {
  var type: String
  var time: Double?
  var body: Body

  private enum Field: String, CodingKey { case type, time }

  func encode(to encoder: any Encoder) throws {
    try body.encode(to: encoder)
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(type, forKey: .type)
    try fields.encodeIfPresent(time, forKey: .time)
  }
}
