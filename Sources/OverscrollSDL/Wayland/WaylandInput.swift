internal import COverscrollWayland
import ScrollInteraction

/// The devices of every seat as the compositor reports them beside SDL.
final class WaylandInput: DeviceInput {
  private static let latestSeat: UInt32 = 8

  weak var connection: WaylandConnection?
  private var seats: [UInt32: WaylandSeat] = [:]
  private var reports = DeviceReportQueue()
  private var isPointerReported = false
  private var isTouchReported = false
  private var reportsWheel: Bool { seats.values.contains { $0.hasPointer } }
  private var reportsTouch: Bool { seats.values.contains { $0.hasTouch } }
  func nextReport() -> StampedReport? { reports.next() }

  var diagnosis: [(name: String, value: String)] {
    let gestures = seats.values.first { $0.hasPointer }?.gestureNames ?? []
    return [
      ("mouse and wheel", reportsWheel ? "by wl_pointer" : "by SDL, touchpads are guessed"),
      ("touchpad gestures", gestures.isEmpty ? "none" : gestures.joined(separator: ", ")),
      ("touch screen", reportsTouch ? "by wl_touch" : "not by wl_touch"),
    ] + (connection?.globals ?? []).map { ($0.name, "version \($0.version)") }
  }

  /// Leaves older versions, without frames of events, to SDL, whose guesses are as good then.
  func addSeat(_ name: UInt32, version: UInt32, of registry: OpaquePointer) {
    guard version >= WL_POINTER_FRAME_SINCE_VERSION,
      let handle = ovs_bind_seat(registry, name, min(version, Self.latestSeat))
    else { return }
    seats[name] = WaylandSeat(handle, self)
  }

  /// The seat's deinitializer, which runs last, reports ended gestures and the devices that remain.
  func removeSeat(_ name: UInt32) {
    let seat = seats.removeValue(forKey: name)
    withExtendedLifetime(seat) {}
  }

  func removeAllSeats() { for name in seats.keys { removeSeat(name) } }
  func add(_ report: DeviceReport, stamp: UInt32? = nil) { reports.add(report, stamp: stamp) }

  /// SDL's queued events date from before the change.
  func updateDevices() {
    if reportsWheel != isPointerReported {
      isPointerReported.toggle()
      add(.pointerReported(isPointerReported))
    }
    if reportsTouch != isTouchReported {
      isTouchReported.toggle()
      add(.touchReported(isTouchReported))
    }
  }
}
