import Synchronization

/// Waits for what the X Input Extension reports, on a thread of its own: SDL waits for its own connection only. The thread
/// ends with the connection.
final class XInputWatch: Sendable {
  private struct Findings {
    var tracker = XInputTracker()
    var reports: [StampedReport] = []
    var devices: [ScrollDevice] = []
    var isEnded = false
  }

  private let connection: XInputConnection
  private let findings = Mutex(Findings())

  init(_ connection: XInputConnection) {
    self.connection = connection
    handle(.devices(connection.devices()), stamp: nil)
    BackgroundThread.start { [self] in
      while let (event, stamp) = connection.nextEvent() { handle(event, stamp: stamp) }
      handle(.devices([]), stamp: nil)
    }
  }

  /// Ends the thread; SDL hears no more of it.
  func end() {
    findings.withLock { $0.isEnded = true }
    connection.shutDown()
  }

  var version: String { "\(connection.version.major).\(connection.version.minor)" }
  var reportsWheel: Bool { findings.withLock { $0.tracker.reportsWheel } }
  var devices: [ScrollDevice] { findings.withLock { $0.devices } }

  /// What has been reported since the last call.
  func drainReports() -> [StampedReport] {
    findings.withLock { findings in
      defer { findings.reports = [] }
      return findings.reports
    }
  }

  /// What the connection reports, or SDL's.
  func handle(_ event: XInputEvent, stamp: UInt32?) {
    let newNeed: Bool? = findings.withLock {
      let neededMotions = $0.tracker.needsMotions
      let reports = $0.tracker.handle(event)
      $0.reports += reports.map { ($0, stamp) }
      if case .devices(let devices) = event { $0.devices = devices }
      if !reports.isEmpty, !$0.isEnded { UserEvent.xInput.push() }
      return $0.tracker.needsMotions == neededMotions ? nil : $0.tracker.needsMotions
    }
    if let newNeed { connection.selectRawEvents(motions: newNeed) }
  }
}
