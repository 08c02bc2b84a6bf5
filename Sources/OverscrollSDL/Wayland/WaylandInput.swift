internal import COverscrollWayland
import ScrollInteraction

/// The events of pointers, touchpads and touch screens as the compositor reports them beside SDL.
/// Covers every seat, as SDL does.
final class WaylandInput: DeviceInput {
  /// The latest version of `wl_seat` in use, which reports fractions of notches.
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

  // MARK: - Seats

  /// Adds a seat that groups events into frames. Leaves older versions to SDL, whose guesses are as good then.
  func addSeat(_ name: UInt32, version: UInt32, of registry: OpaquePointer) {
    guard version >= WL_POINTER_FRAME_SINCE_VERSION,
      let handle = ovs_bind_seat(registry, name, min(version, Self.latestSeat))
    else { return }
    seats[name] = WaylandSeat(handle, self)
  }

  /// Removes a seat. Its deinitializer, which runs last, reports ended gestures and the devices that remain.
  func removeSeat(_ name: UInt32) {
    let seat = seats.removeValue(forKey: name)
    withExtendedLifetime(seat) {}
  }

  func removeAllSeats() { for name in seats.keys { removeSeat(name) } }

  // MARK: - Reports

  func add(_ report: DeviceReport, stamp: UInt32? = nil) { reports.add(report, stamp: stamp) }

  /// Reports whether there are pointers and touch screens, if that has changed. SDL's queued events date from before.
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
