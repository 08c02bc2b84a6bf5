internal import COverscrollSDL
import OverscrollInput
import ScrollGeometry
import ScrollInteraction

/// A report of a mouse, wheel, touchpad or touch screen that SDL 2 does not pass on, or not exactly.
enum DeviceReport: Hashable, Sendable {
  /// A scroll in notches, or in points if `isPrecise`; signs as in `WheelEvent`.
  case scroll(Vector2, isPrecise: Bool)
  /// Fingers rest on the touchpad and have not scrolled yet.
  case hold
  case lift
  /// A touchpad's pinch: its center's movement since the last report, and the fingers' distance relative to the first.
  case pinch(PinchEvent.Phase, movement: Vector2, scale: Double)
  /// A touch of a finger on a touch screen, at a position in the window's units.
  case touch(PointerEvent.Phase, finger: Int64, at: Vector2)
  /// The window system has taken over the gesture on a touch screen.
  case touchCancelled
  /// The pointer's position in the window's units, including fractions.
  case moved(to: Vector2)
  case pressed, released
  /// The window has lost the press of the left mouse button: its release will not be reported.
  case pressLost
  /// Whether SDL's events of mice and wheels are ignored from now on, because their reports come here.
  case pointerReported(Bool)
  /// Whether SDL's events of touch screens are ignored from now on, because their reports come here.
  case touchReported(Bool)
}

protocol DeviceInput: AnyObject {
  func nextReport() -> StampedReport?
  var diagnosis: [(name: String, value: String)] { get }
}

/// A report with the time at which it happened, in the window system's milliseconds; `nil` if the time is unknown.
typealias StampedReport = (report: DeviceReport, stamp: UInt32?)

/// For each report, an event of ours among SDL's wakes the program and keeps the order.
struct DeviceReportQueue {
  private var reports: [StampedReport] = []
  private var isScrolling = false
  private var isPinching = false

  mutating func add(_ report: DeviceReport, stamp: UInt32? = nil) {
    switch report {
    case .scroll(_, let isPrecise): isScrolling = isPrecise
    case .hold: isScrolling = true
    case .lift:
      guard isScrolling else { return }
      isScrolling = false
    case .pinch(let phase, movement: _, scale: _):
      guard isPinching || phase == .began else { return }
      isPinching = phase != .ended
    case .moved, .pressed, .released, .touch, .touchCancelled, .pressLost, .pointerReported, .touchReported: break
    }
    reports.append((report, stamp))
    UserEvent.deviceReport.push()
  }

  mutating func next() -> StampedReport? { reports.isEmpty ? nil : reports.removeFirst() }
}

/// An event of ours among SDL's events, which wakes a loop that waits for input.
enum UserEvent: UInt32 {
  case preferences, frame, deviceReport, xInput, accessibility

  var type: UInt32 { SDL_USEREVENT.rawValue + rawValue }

  func push() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}
