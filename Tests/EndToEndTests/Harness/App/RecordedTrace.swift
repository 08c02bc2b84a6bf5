import Foundation

/// The lines that the app wrote to its `--trace`, in the order of the file.
struct RecordedTrace {
  var lines: [Line]

  /// Reads the complete lines of a trace. The app may still be writing the last one.
  init(_ text: Data) throws {
    let decoder = JSONDecoder()
    lines = try Self.complete(text).split(separator: newline).map { try decoder.decode(Line.self, from: $0) }
  }

  init(lines: [Line]) { self.lines = lines }

  /// Returns the text up to its last line break.
  static func complete(_ text: Data) -> Data { text.lastIndex(of: newline).map { text[...$0] } ?? Data() }

  /// A line of any type. A field that the type does not have is `nil`.
  struct Line: Decodable {
    var type: String
    var time: Double?
    // header
    var demo: String?
    var size: [Double]?
    var parameters: [String: Double]?
    // layout
    var viewport, contentSize: [Double]?
    var anchors: Anchors?
    // event
    var kind, pointer: String?
    var x, y, dy: Double?
    var precise, end: Bool?
    var key: String?
    // frame
    var state: String?
    var values, velocities: [String: Double]?
    // end
    var frames: Int?

    var isFrame: Bool { type == "frame" }
    func value(_ name: String) -> Double { values?[name] ?? .nan }
    func velocity(_ name: String) -> Double { velocities?[name] ?? .nan }
  }

  /// The anchors of a demo; none if they are points, as those of picture-in-picture.
  struct Anchors: Decodable {
    let numbers: [Double]

    init(from decoder: any Decoder) throws {
      numbers = (try? decoder.singleValueContainer().decode([Double].self)) ?? []
    }
  }

  var header: Line? { lines.first { $0.type == "header" } }
  var layout: Line? { lines.last { $0.type == "layout" } }
  var end: Line? { lines.last { $0.type == "end" } }
  var frames: [Line] { lines.filter(\.isFrame) }
  var events: [Line] { lines.filter { $0.type == "event" } }

  /// Whether everything is at rest in the last frame and no event follows it.
  var isAtRest: Bool {
    let last = lines.last { $0.type == "event" || $0.isFrame }
    return last?.isFrame == true && last?.state == "idle"
  }

  /// Returns the lines from the last event of a kind on; none if there is no such event.
  func after(_ kind: String) -> RecordedTrace {
    guard let index = lines.lastIndex(where: { $0.kind == kind }) else { return RecordedTrace(lines: []) }
    return RecordedTrace(lines: Array(lines[index...]))
  }
}

private let newline = UInt8(ascii: "\n")
