import Foundation

/// What the app wrote to its `--trace`, line by line and in the order of the file.
struct RecordedTrace {
  var lines: [Line]

  /// Takes the lines that are complete: the app may be in the middle of the last one.
  init(_ text: Data) throws {
    let decoder = JSONDecoder()
    lines = try Self.complete(text).split(separator: newline).map { try decoder.decode(Line.self, from: $0) }
  }

  init(lines: [Line]) { self.lines = lines }

  /// The lines that have been written to their end.
  static func complete(_ text: Data) -> Data { text.lastIndex(of: newline).map { text[...$0] } ?? Data() }

  /// One line of any type; a field that the type does not have is nil.
  struct Line: Decodable {
    var type: String
    var time: Double?
    // header
    var demo: String?
    var size: [Double]?
    var parameters: [String: Double]?
    // layout
    var viewport: [Double]?
    var contentSize: [Double]?
    var anchors: Anchors?
    // event
    var kind: String?
    var pointer: String?
    var x: Double?
    var y: Double?
    var dy: Double?
    var precise: Bool?
    var end: Bool?
    var key: String?
    // frame
    var state: String?
    var values: [String: Double]?
    var velocities: [String: Double]?
    // end
    var frames: Int?

    var isFrame: Bool { type == "frame" }
    func value(_ name: String) -> Double { values?[name] ?? .nan }
    func velocity(_ name: String) -> Double { velocities?[name] ?? .nan }
  }

  /// A drawer's anchors are numbers; those of a picture in picture, and of pages, are points.
  enum Anchors: Decodable {
    case numbers([Double])
    case points([[Double]])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = try (try? container.decode([Double].self)).map(Self.numbers) ?? .points(container.decode([[Double]].self))
    }

    var numbers: [Double] { if case .numbers(let numbers) = self { numbers } else { [] } }
    var points: [[Double]] { if case .points(let points) = self { points } else { [] } }
  }

  var header: Line? { lines.first { $0.type == "header" } }
  var layout: Line? { lines.last { $0.type == "layout" } }
  var end: Line? { lines.last { $0.type == "end" } }
  var frames: [Line] { lines.filter(\.isFrame) }
  var events: [Line] { lines.filter { $0.type == "event" } }

  /// Whether all is at rest, and nothing has come in since.
  var isAtRest: Bool {
    let last = lines.last { $0.type == "event" || $0.isFrame }
    return last?.isFrame == true && last?.state == "idle"
  }

  /// The part of the file from the last event of a kind on.
  func after(_ kind: String) -> RecordedTrace {
    guard let index = lines.lastIndex(where: { $0.kind == kind }) else { return RecordedTrace(lines: []) }
    return RecordedTrace(lines: Array(lines[index...]))
  }

  /// The part of the file before the last event of a kind.
  func before(_ kind: String) -> RecordedTrace {
    guard let index = lines.lastIndex(where: { $0.kind == kind }) else { return self }
    return RecordedTrace(lines: Array(lines[..<index]))
  }
}

private let newline = UInt8(ascii: "\n")
