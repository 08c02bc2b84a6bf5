import OverscrollStudio

// The parts of the app that traces record.

extension App {
  fileprivate var traceHeader: TraceHeader {
    TraceHeader(
      version: TraceHeader.currentVersion, demo: card.name, size: [shell.size.width, shell.size.height],
      bare: shell.isBare, feel: tuning.parameters.base.name, parameters: recordedParameters, values: snapshot.values,
      reducedMotion: shell.isMotionReduced ? true : nil,
      comparison: arrangement == .ghost ? nil : arrangement.rawValue)
  }

  /// The current parameters of the demo, without a drag threshold that was not set: it depends on the pointer.
  fileprivate var recordedParameters: [String: Double] {
    let used = card.parameters.filter { $0 != .slop || tuning.parameters.isSet($0) }
    return Dictionary(uniqueKeysWithValues: used.map { ($0.id.rawValue, tuning.parameters[$0]) })
  }
}

extension TraceWriter {
  /// Creates a writer for a trace of `app`, and writes the header.
  ///
  /// - Parameters:
  ///   - path: see `init(path:_:startingAt:)`.
  ///   - start: the run's time that is zero in the trace.
  convenience init(path: String, _ app: App, startingAt start: Double = 0) throws(Failure) {
    try self.init(path: path, app.traceHeader, startingAt: start)
  }

  func end(_ app: App, at time: Double) throws(Failure) {
    try end(at: time, parameters: app.recordedParameters)
  }
}
