import FoundationEssentials
import OverscrollStudio

/// Writes what happens as JSON Lines.
final class TraceWriter {
  let path: String
  private let file: TextFile
  private let encoder = JSONEncoder()
  /// The run's time that is zero in the trace.
  private let start: Double
  private var latestLayout: TraceLayout?
  private var frameCount = 0

  /// - Parameters:
  ///   - path: a file that is made anew, or "-" for standard output.
  ///   - start: the run's time that is zero in the trace; what is earlier happens at zero.
  init(path: String, _ header: TraceHeader, startingAt start: Double = 0) throws(Failure) {
    (self.path, self.start) = (path, start)
    file = try TextFile(path: path)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write(TraceLine(type: "header", time: nil, body: header))
  }

  /// Writes the event, if traces have such events.
  func write(_ event: WindowEvent) throws(Failure) {
    guard event.isTraced else { return }
    try write(TraceLine(type: "event", time: traceTime(event.time), body: event))
  }

  /// Writes what the app shows as a frame, and the layout before it where that has changed.
  func write(_ app: App, at time: Double) throws(Failure) {
    let layout = TraceLayout(app.demo.layout, origin: app.demoOrigin)
    let time = traceTime(time)
    if layout != latestLayout {
      latestLayout = layout
      try write(TraceLine(type: "layout", time: time, body: layout))
    }
    frameCount += 1
    try write(TraceLine(type: "frame", time: time, body: TraceFrame(app.snapshot)))
  }

  /// Puts what was written so far where others can read it.
  func flush() throws(Failure) { try file.flush() }

  func end(at time: Double, parameters: [String: Double]) throws(Failure) {
    let end = TraceEnd(frames: frameCount, parameters: parameters)
    try write(TraceLine(type: "end", time: traceTime(time), body: end))
    try file.close()
  }

  private func traceTime(_ time: Double) -> Double { max(0, time - start) }

  private func write(_ line: TraceLine<some Encodable>) throws(Failure) {
    guard let data = try? encoder.encode(line) else {
      throw Failure.unwritable(file: path, "a value that is not a number")
    }
    try file.write(data + [UInt8(ascii: "\n")])
  }
}
