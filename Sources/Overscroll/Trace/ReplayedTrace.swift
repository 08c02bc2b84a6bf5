import FoundationEssentials
import OverscrollDemoKit
import OverscrollInput

/// The parts of a trace that a replay needs: the initial state and the events.
struct ReplayedTrace: Equatable {
  var header = TraceHeader()
  var events: [WindowEvent] = []
  private var file = ""
  private var headerLine: Int?

  init(events: [WindowEvent]) { self.events = events }

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
    case let type: throw Malformation("unknown type \"\(type.excerpt)\"")
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

/// The events of a replayed trace, delivered at their times.
struct ReplayFeed {
  private var events: ArraySlice<WindowEvent>

  /// Creates the feed, with times that never decrease: an early event gets its predecessor's time.
  init(_ replayedTrace: ReplayedTrace?) {
    var latest = 0.0
    events = ArraySlice(
      (replayedTrace?.events ?? []).map { event in
        latest = max(latest, event.time)
        return WindowEvent(time: latest, kind: event.kind)
      })
  }

  var nextTime: Double? { events.first?.time }

  mutating func events(until time: Double) -> ArraySlice<WindowEvent> {
    let due = events.prefix { $0.time <= time }
    events.removeFirst(due.count)
    return due
  }
}
