import FoundationEssentials
import OverscrollStudio

final class TraceWriter {
  /// The file's path, or "-" for standard output.
  let path: String
  private let file: OutputFile
  private let encoder = JSONEncoder()
  /// The run's time that is zero in the trace.
  private let start: Double
  private var latestLayout: TraceLayout?
  private var frameCount = 0

  /// Creates a trace at `path`, or "-" for standard output, and writes its header. The run's `start` is zero in it.
  init(path: String, _ header: TraceHeader, startingAt start: Double = 0) throws(Failure) {
    (self.path, self.start) = (path, start)
    file = try OutputFile(path: path == "-" ? nil : path, writesDirectly: true)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write(TraceLine(type: "header", time: nil, body: header))
  }

  func write(_ event: WindowEvent) throws(Failure) {
    guard event.isTraced else { return }
    try write(TraceLine(type: "event", time: traceTime(event.time), body: event))
  }

  /// Writes the app's values as a frame, after the layout if that has changed.
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

  func flush() throws(Failure) { try file.flush() }

  func end(at time: Double, parameters: [String: Double]) throws(Failure) {
    let end = TraceEnd(frames: frameCount, parameters: parameters)
    try write(TraceLine(type: "end", time: traceTime(time), body: end))
    try file.close()
  }

  private func traceTime(_ time: Double) -> Double { max(0, time - start) }

  private func write(_ line: TraceLine<some Encodable>) throws(Failure) {
    guard let data = try? encoder.encode(line) else {
      throw Failure.unwritable(file: path, "a value is not a finite number")
    }
    try file.write(data + [UInt8(ascii: "\n")])
  }
}

// The parts of the app that traces record.

extension App {
  var traceHeader: TraceHeader {
    let (shown, feel) = (card.name, tuning.parameters.base.name)
    let numbers = DemoCatalog.standard.cards.map { ($0.name, Preset(tuning.all[$0])) }
    let others = numbers.filter { $0.0 != shown && $0.1 != Preset(feel: feel) }
    return TraceHeader(
      version: TraceHeader.currentVersion, demo: shown, size: [shell.size.width, shell.size.height],
      bare: shell.isBare, feel: feel, parameters: recordedParameters, values: snapshot.values,
      demos: others.isEmpty ? nil : Dictionary(uniqueKeysWithValues: others),
      reducedMotion: shell.isMotionReduced ? true : nil, comparison: arrangement == .ghost ? nil : arrangement.rawValue,
      device: shell.isBare ? nil : choices.device?.rawValue)
  }

  /// The current parameters of the demo, without a drag threshold that was not set: it depends on the pointer.
  var recordedParameters: [String: Double] {
    let used = card.parameters.filter { $0 != .slop && $0.hasRow || tuning.parameters.isSet($0) }
    return Dictionary(uniqueKeysWithValues: used.map { ($0.id.rawValue, tuning.parameters[$0]) })
  }
}
