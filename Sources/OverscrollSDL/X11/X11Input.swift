internal import COverscrollSDL
import ScrollGeometry

/// Wheels and touchpads as the X Input Extension reports them, beside SDL, which knows only buttons of whole notches.
final class X11Input: DeviceInput {
  private let watch: XInputWatch
  private var reports = DeviceReportQueue()

  /// - Returns: `nil` where the window is no X11 window, and where the server knows no scroll valuators.
  init?(_ window: SDLWindow) {
    guard let connection = window.x11Window.flatMap(XInputConnection.init(window:)) else { return nil }
    watch = XInputWatch(connection)
  }

  deinit { watch.end() }

  var reportsWheel: Bool { watch.reportsWheel }

  /// Where the mouse pointer is now, in pixels. SDL's own word of it is what it last saw: it does not see pointers that programs
  /// move, and windows that move beneath them.
  var pointer: (onScreen: Vector2, inWindow: Vector2)? { watch.pointer }

  /// The X Input Extension has a connection of its own.
  var queuesWheelChanges: Bool { false }

  func nextReport() -> StampedReport? { reports.next() }

  /// Queues what has been reported behind what SDL has received meanwhile: where the pointer is comes first.
  func collectReports() {
    SDL_PumpEvents()
    for (report, stamp) in watch.drainReports() { reports.add(report, stamp: stamp) }
  }

  /// What SDL's connection has been told, and ours has not.
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
