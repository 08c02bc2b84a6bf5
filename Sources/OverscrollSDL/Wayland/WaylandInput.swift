internal import COverscrollSDL
internal import COverscrollWayland
import ScrollInteraction

/// What the compositor reports of pointers, touchpads and touch screens beside SDL: of every seat, as SDL listens to every
/// one.
final class WaylandInput {
  /// The type of the SDL event that takes the place of one report among SDL's own.
  static let eventType = SDL_USEREVENT.rawValue + 2
  /// With fractions of notches.
  private static let latestSeat: UInt32 = 8

  weak var connection: WaylandConnection?
  /// By the names that the registry has for them.
  private var seats: [UInt32: WaylandSeat] = [:]
  private var reports: [WaylandInputReport] = []
  private var isWheelReported = false
  /// Whether SDL still believes in a pressed button of a pointer that is gone: then it does not report the next press.
  private var missesPress = false

  /// Whether a pointer's wheel is reported here, so that SDL's must not count.
  var reportsWheel: Bool { seats.values.contains { $0.hasPointer } }

  /// The gestures of touchpads that are reported.
  var gestureNames: String? {
    let names = seats.values.first { $0.hasPointer }?.gestureNames ?? []
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// The report in whose place an SDL event has come.
  func nextReport() -> WaylandInputReport? { reports.isEmpty ? nil : reports.removeFirst() }

  // MARK: - Seats

  /// One that groups no events into frames is left to SDL, whose guesses are as good then.
  func addSeat(_ name: UInt32, version: UInt32, of registry: OpaquePointer) {
    guard version >= WL_POINTER_FRAME_SINCE_VERSION,
      let handle = ovs_bind_seat(registry, name, min(version, Self.latestSeat))
    else { return }
    seats[name] = WaylandSeat(handle, self)
  }

  /// A seat that goes reports what ends with it, and looks at the others.
  func removeSeat(_ name: UInt32) {
    let seat = seats.removeValue(forKey: name)
    withExtendedLifetime(seat) {}
  }

  func removeAllSeats() { for name in seats.keys { removeSeat(name) } }

  // MARK: - Reports

  func add(_ report: WaylandInputReport) {
    reports.append(report)
    var event = SDL_Event()
    event.type = Self.eventType
    SDL_PushEvent(&event)
  }

  /// A pointer has come or gone. Wheel events of SDL that are on their way are from before that.
  func updateWheel() {
    guard reportsWheel != isWheelReported else { return }
    isWheelReported.toggle()
    add(.wheelReported(isWheelReported))
  }

  /// A pointer has left, or is gone, with its button down: nobody says when that comes up.
  func losePress() {
    missesPress = true
    add(.pressLost)
  }

  func press() {
    if missesPress { add(.press) }
    missesPress = false
  }

  func release() { missesPress = false }
}
