import FoundationEssentials
import OverscrollDemoKit

/// The parts of a trace that a replay needs: the initial state and the events.
struct ReplayedTrace: Equatable {
  var header = TraceHeader()
  var events: [WindowEvent] = []
  private var file = ""
  private var headerLine: Int?

  /// Reads JSON Lines, except for layout, frame and end lines.
  ///
  /// - Throws: `Failure.malformed` with the number of the first invalid line.
  init(jsonLines data: Data, file: String) throws(Failure) {
    self.file = file
    var (start, number) = (data.startIndex, 0)
    while start < data.endIndex {
      let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) ?? data.endIndex
      number += 1
      do {
        try read(data[start..<end], number: number)
      } catch {
        throw Failure.malformed(file: file, line: number, JSONProblem.description(of: error))
      }
      start = end < data.endIndex ? end + 1 : end
    }
    guard headerLine != nil || !events.isEmpty else {
      throw Failure.malformed(file: file, line: 1, "expected a header or an event; the trace has neither")
    }
  }

  private struct LineType: Decodable { var type: String }

  private mutating func read(_ line: Data, number: Int) throws {
    guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    let decoder = JSONDecoder()
    switch try decoder.decode(LineType.self, from: line).type {
    case "header":
      header = try decoder.decode(TraceHeader.self, from: line)
      headerLine = number
      try checkHeader()
    case "event": events.append(try decoder.decode(WindowEvent.self, from: line))
    case "layout", "frame", "end": break
    case let type: throw Malformation("unknown type \"\(type)\"")
    }
  }

  private func checkHeader() throws {
    if let version = header.version, version != TraceHeader.currentVersion {
      throw Malformation("unknown version \(version) of the format")
    }
    if let size = header.size, Size(pair: size) == nil { throw Malformation("size takes two numbers from 1 to 16384") }
  }

  /// Returns the failure for a well-formed header with an impossible value.
  func malformedHeader(_ problem: String) -> Failure { .malformed(file: file, line: headerLine, problem) }
}
