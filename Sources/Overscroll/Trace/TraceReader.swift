import Foundation
import OverscrollDemoKit
import ScrollGeometry

/// What a replay needs of a trace: how it began, and what came in.
struct Recording: Equatable {
  var header = TraceHeader()
  var events: [TraceEvent] = []
  private var file = ""
  private var headerLine: Int?

  /// Reads JSON Lines; layout, frame and end lines are passed over.
  ///
  /// - Throws: `Failure.malformed` with the number of the first line that makes no sense.
  init(jsonLines data: Data, file: String) throws(Failure) {
    self.file = file
    var (start, number) = (data.startIndex, 0)
    while start < data.endIndex {
      let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) ?? data.endIndex
      number += 1
      try read(data[start..<end], at: number)
      start = end < data.endIndex ? end + 1 : end
    }
  }

  private mutating func read(_ line: Data, at number: Int) throws(Failure) {
    guard !line.allSatisfy(Recording.isSpace) else { return }
    do {
      try read(line, number: number)
    } catch {
      throw Failure.malformed(file: file, line: number, Recording.sentence(for: error))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private struct Kind: Decodable { var type: String }

  private mutating func read(_ line: Data, number: Int) throws {
    let decoder = JSONDecoder()
    let type = try decoder.decode(Kind.self, from: line).type
    switch type {
    case "header":
      header = try Recording.checked(try decoder.decode(TraceHeader.self, from: line))
      headerLine = number
    case "event": events.append(try decoder.decode(TraceEvent.self, from: line))
    case "layout", "frame", "end": break
    default: throw Malformation("unknown type \"\(type)\"")
    }
  }

  private static func checked(_ header: TraceHeader) throws -> TraceHeader {
    if let version = header.version, version != TraceHeader.currentVersion {
      throw Malformation("version \(version) of the format is not known here")
    }
    if let size = header.size, Size(pair: size) == nil { throw Malformation("a size is two numbers from 1 to 16384") }
    return header
  }
}

extension Recording {
  /// Something in the header that is well formed and yet cannot be.
  func malformedHeader(_ problem: String) -> Failure { .malformed(file: file, line: headerLine, problem) }
}

/// Why a line cannot be meant as it stands.
struct Malformation: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}

extension Recording {
  /// An error of the JSON decoder in one line of plain words.
  static func sentence(for error: any Error) -> String {
    switch error {
    case let error as Malformation: error.reason
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\"\(context.path)\" is of the wrong type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(context.path): \(context.debugDescription)"
    default: "not valid JSON"
    }
  }
}

extension DecodingError.Context {
  fileprivate var path: String { codingPath.map(\.stringValue).joined(separator: ".") }
}
