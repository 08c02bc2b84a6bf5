internal import COverscrollSDL
import ScrollGeometry
import Synchronization

/// The events of wheels and touchpads, in SDL only whole notches. A thread waits for them: SDL has its own connection.
final class X11Input: DeviceInput, Sendable {
  private struct State {
    var tracker = XInputTracker()
    var received: [StampedReport] = []
    var queue = DeviceReportQueue()
    var isEnded = false
  }

  private let connection: XInputConnection
  private let state = Mutex(State())

  init?(_ window: SDLWindow) {
    guard let connection = window.x11Window.flatMap(XInputConnection.init(window:)) else { return nil }
    self.connection = connection
    handle(.devices(connection.devices()), stamp: nil)
    BackgroundThread.start { [self] in
      while let (event, stamp) = connection.nextEvent() { handle(event, stamp: stamp) }
      handle(.devices([]), stamp: nil)
    }
  }

  func end() {
    state.withLock { $0.isEnded = true }
    connection.shutDown()
  }

  var reportsWheel: Bool { state.withLock { $0.tracker.reportsWheel } }

  /// The current position of the mouse pointer, in pixels. SDL's own value may be out of date, because SDL does not see
  /// that a program moves the pointer, or that a window moves beneath it.
  var pointer: (onScreen: Vector2, inWindow: Vector2)? { connection.pointer }
  func nextReport() -> StampedReport? { state.withLock { $0.queue.next() } }

  /// Queues the received reports behind SDL's own events, so that the pointer's position comes first.
  func collectReports() {
    SDL_PumpEvents()
    state.withLock { state in
      for (report, stamp) in state.received { state.queue.add(report, stamp: stamp) }
      state.received = []
    }
  }

  func handle(_ event: XInputEvent, stamp: UInt32?) {
    let newNeed: Bool? = state.withLock { state in
      let neededMotions = state.tracker.needsMotions
      let reports = state.tracker.handle(event)
      state.received += reports.map { ($0, stamp) }
      if !state.isEnded {
        if event == .resources { UserEvent.preferences.push() }
        if !reports.isEmpty { UserEvent.xInput.push() }
      }
      return state.tracker.needsMotions == neededMotions ? nil : state.tracker.needsMotions
    }
    if let newNeed { connection.selectRawEvents(motions: newNeed) }
  }

  var diagnosis: [(name: String, value: String)] {
    let devices = state.withLock { $0.tracker.devices.values.sorted { $0.id < $1.id } }
    let (major, minor) = connection.version
    let wheel = reportsWheel ? "by XInput \(major).\(minor)" : "by SDL, touchpads are guessed"
    let pinch = devices.contains(where: \.knowsGestures) ? "pinch" : "none"
    return [("wheel", wheel), ("touchpad gestures", pinch)] + devices.map { ("device", $0.description) }
  }
}
