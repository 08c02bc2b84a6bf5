import FoundationEssentials
import OverscrollDemoKit
import OverscrollInput
import OverscrollStudio

/// The parts of a trace that a replay needs: the initial state and the events.
struct ReplayedTrace: Equatable {
  var header = TraceHeader()
  var events: [WindowEvent] = []
  private var hasHeader = false
  init(events: [WindowEvent]) { self.events = events }

  /// Reads JSON Lines, except for layout, frame and end lines. Throws the number of the first invalid line.
  init(jsonLines data: Data, file: String) throws(Failure) {
    var lines = TextLines(Array(data), file: file)
    while let line = try lines.next() {
      do throws(Malformation) {
        try read(line)
      } catch {
        throw Failure.malformed(file: file, line: line.number, error.reason)
      }
    }
    guard hasHeader || !events.isEmpty else {
      throw Failure.malformed(file: file, line: 1, "expected a header or an event; the trace has neither")
    }
  }

  private mutating func read(_ line: TextLines.Line) throws(Malformation) {
    let fields = try JSONTree(line.bytes).root
    switch try fields.required("type", String.self) {
    case "header":
      do {
        header = try JSONDecoder().decode(TraceHeader.self, from: Data(line.bytes))
      } catch {
        throw Malformation(JSONProblem.description(of: error))
      }
      hasHeader = true
      try checkHeader()
    case "event": events.append(try WindowEvent(fields))
    case "layout", "frame", "end": break
    case let type: throw Malformation("unknown type \"\(type.excerpt)\"")
    }
  }

  private func checkHeader() throws(Malformation) {
    if let version = header.version, version != TraceHeader.currentVersion {
      throw Malformation("unknown version \(version) of the format")
    }
    if let size = header.size, Size(pair: size) == nil { throw Malformation("size takes two numbers from 1 to 16384") }
    if let name = header.demo, DemoCatalog.standard.demo(named: name) == nil {
      throw Malformation("unknown demo \"\(name.excerpt)\"")
    }
    let others = (header.demos ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    for numbers in [Preset(feel: header.feel, parameters: header.parameters ?? [:])] + others {
      if let problem = numbers.problem(.standard) { throw Malformation(problem) }
    }
  }
}

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
