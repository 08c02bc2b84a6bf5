import OverscrollStudio

// What a trace records of the app.

extension App {
  fileprivate var traceHeader: TraceHeader {
    TraceHeader(
      version: TraceHeader.currentVersion, demo: card.name, size: [shell.size.width, shell.size.height],
      bare: shell.isBare, feel: tuning.parameters.base.name, parameters: recordedParameters, values: snapshot.values,
      reducedMotion: shell.isMotionReduced ? true : nil,
      comparison: arrangement == .ghost ? nil : arrangement.rawValue)
  }

  /// The parameters that the demo uses, as they are; a slop that was not set is each pointer's own.
  fileprivate var recordedParameters: [String: Double] {
    let used = card.parameters.filter { $0 != .slop || tuning.parameters.isSet($0) }
    return Dictionary(uniqueKeysWithValues: used.map { ($0.id.rawValue, tuning.parameters[$0]) })
  }
}

extension TraceWriter {
  /// - Parameters:
  ///   - path: as for `init(path:_:startingAt:)`.
  ///   - start: the run's time that is zero in the trace.
  convenience init(path: String, _ app: App, startingAt start: Double = 0) throws(Failure) {
    try self.init(path: path, app.traceHeader, startingAt: start)
  }

  func end(_ app: App, at time: Double) throws(Failure) {
    try end(at: time, parameters: app.recordedParameters)
  }
}
