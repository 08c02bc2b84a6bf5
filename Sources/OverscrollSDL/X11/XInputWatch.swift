import ScrollGeometry
import Synchronization

/// A thread that waits for the X Input Extension's events, because SDL waits for its own connection only. The thread
/// ends with the connection.
final class XInputWatch: Sendable {
  private struct State {
    var tracker = XInputTracker()
    var reports: [StampedReport] = []
    var isEnded = false
  }

  private let connection: XInputConnection
  private let state = Mutex(State())

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
    state.withLock { $0.isEnded = true }
    connection.shutDown()
  }

  var version: String { "\(connection.version.major).\(connection.version.minor)" }
  var reportsWheel: Bool { state.withLock { $0.tracker.reportsWheel } }
  var pointer: (onScreen: Vector2, inWindow: Vector2)? { connection.pointer }
  var devices: [ScrollDevice] { state.withLock { $0.tracker.devices.values.sorted { $0.id < $1.id } } }

  /// Returns and removes the reports received since the last call.
  func drainReports() -> [StampedReport] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Handles an event that arrived on our connection or on SDL's.
  func handle(_ event: XInputEvent, stamp: UInt32?) {
    let newNeed: Bool? = state.withLock { state in
      let neededMotions = state.tracker.needsMotions
      let reports = state.tracker.handle(event)
      state.reports += reports.map { ($0, stamp) }
      if !state.isEnded {
        if event == .resources { UserEvent.preferences.push() }
        if !reports.isEmpty { UserEvent.xInput.push() }
      }
      return state.tracker.needsMotions == neededMotions ? nil : state.tracker.needsMotions
    }
    if let newNeed { connection.selectRawEvents(motions: newNeed) }
  }
}
