import ScrollGeometry
import Synchronization

/// A thread that waits for the X Input Extension's events, because SDL waits for its own connection only. The thread
/// ends with the connection.
final class XInputWatch: Sendable {
  private struct Findings {
    var reports: [StampedReport] = []
    var reportsWheel = false
    var devices: [ScrollDevice] = []
    var isEnded = false
  }

  private let connection: XInputConnection
  private let tracker = Mutex(XInputTracker())
  private let findings = Mutex(Findings())

  init(_ connection: XInputConnection) {
    self.connection = connection
    handle(.devices(connection.devices()), stamp: nil)
    BackgroundThread.start { [self] in
      while let (event, stamp) = connection.nextEvent() { handle(event, stamp: stamp) }
      handle(.devices([]), stamp: nil)
    }
  }

  /// Ends the thread. No more events are pushed to SDL.
  func end() {
    findings.withLock { $0.isEnded = true }
    connection.shutDown()
  }

  var version: String { "\(connection.version.major).\(connection.version.minor)" }
  var reportsWheel: Bool { findings.withLock { $0.reportsWheel } }
  var pointer: (onScreen: Vector2, inWindow: Vector2)? { connection.pointer }
  var devices: [ScrollDevice] { findings.withLock { $0.devices } }

  /// Returns and removes the reports received since the last call.
  func drainReports() -> [StampedReport] {
    findings.withLock { findings in
      defer { findings.reports = [] }
      return findings.reports
    }
  }

  /// Handles an event that arrived on our connection or on SDL's.
  func handle(_ event: XInputEvent, stamp: UInt32?) {
    let (reports, reportsWheel, newNeed) = tracker.withLock { tracker in
      let neededMotions = tracker.needsMotions
      let reports = tracker.handle(event)
      let newNeed = tracker.needsMotions == neededMotions ? nil : tracker.needsMotions
      return (reports, tracker.reportsWheel, newNeed)
    }
    if let newNeed { connection.selectRawEvents(motions: newNeed) }
    findings.withLock {
      $0.reports += reports.map { ($0, stamp) }
      $0.reportsWheel = reportsWheel
      if case .devices(let devices) = event { $0.devices = devices }
      guard !$0.isEnded else { return }
      if event == .resources { UserEvent.preferences.push() }
      if !reports.isEmpty { UserEvent.xInput.push() }
    }
  }
}
