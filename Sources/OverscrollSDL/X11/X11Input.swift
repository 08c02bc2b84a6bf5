internal import COverscrollSDL
import ScrollGeometry

/// The events of wheels and touchpads, reported by the X Input Extension beside SDL, which knows only whole notches.
final class X11Input: DeviceInput {
  private let watch: XInputWatch
  private var reports = DeviceReportQueue()

  /// Creates the input of a window; `nil` if it is not an X11 window, or if the server has no scroll valuators.
  init?(_ window: SDLWindow) {
    guard let connection = window.x11Window.flatMap(XInputConnection.init(window:)) else { return nil }
    watch = XInputWatch(connection)
  }

  deinit { watch.end() }

  var reportsWheel: Bool { watch.reportsWheel }

  /// The current position of the mouse pointer, in pixels. SDL's own value may be out of date, because SDL does not see
  /// that a program moves the pointer, or that a window moves beneath it.
  var pointer: (onScreen: Vector2, inWindow: Vector2)? { watch.pointer }

  /// `false`, because the X Input Extension has its own connection.
  var queuesWheelChanges: Bool { false }

  func nextReport() -> StampedReport? { reports.next() }

  /// Queues the received reports behind SDL's own events, so that the pointer's position comes first.
  func collectReports() {
    SDL_PumpEvents()
    for (report, stamp) in watch.drainReports() { reports.add(report, stamp: stamp) }
  }

  /// Handles an event that was sent to SDL's connection and not to ours.
  func handle(_ event: XInputEvent, stamp: UInt32?) { watch.handle(event, stamp: stamp) }

  var diagnosis: [(name: String, value: String)] {
    let devices = watch.devices
    let pinch = devices.contains(where: \.knowsGestures) ? "pinch" : "none"
    return [
      ("wheel", reportsWheel ? "by XInput \(watch.version)" : "by SDL, touchpads are guessed"),
      ("touchpad gestures", pinch),
    ] + devices.map { ("device", $0.description) }
  }
}
