internal import COverscrollX11

/// The refreshes of an X11 window's display, reported by the server's Present extension.
final class RefreshClock {
  private let handle: OpaquePointer
  private let window: UInt32
  private let clock: HostClock
  private let opcode: UInt8
  let diagnosis: String
  private var latestRequest = -Double.infinity
  /// The refresh from which the period is measured: the older it is, the more exact the period.
  private var baseline: Refresh?
  private var latest: Refresh?

  private static let interval = 0.1
  /// The relative difference above which two measurements belong to different periods.
  private static let tolerance = 0.01

  private struct Refresh {
    var number, microseconds: UInt64

    func period(to later: Refresh) -> Double? {
      guard later.number > number, later.microseconds > microseconds else { return nil }
      return Double(later.microseconds - microseconds) * 1e-6 / Double(later.number - number)
    }
  }

  init?(window: UInt32, _ clock: HostClock) {
    guard let handle = xcb_connect(nil, nil) else { return nil }
    guard xcb_connection_has_error(handle) == 0, let extensionData = ovs_present_extension(handle),
      extensionData.pointee.present != 0,
      let version = xcb_present_query_version_reply(handle, xcb_present_query_version(handle, 1, 2), nil)
    else {
      xcb_disconnect(handle)
      return nil
    }
    defer { free(version) }
    (self.handle, self.window, self.clock) = (handle, window, clock)
    opcode = extensionData.pointee.major_opcode
    diagnosis = "by Present \(version.pointee.major_version).\(version.pointee.minor_version)"
    xcb_present_select_input(handle, xcb_generate_id(handle), window, XCB_PRESENT_EVENT_MASK_COMPLETE_NOTIFY.rawValue)
  }

  deinit { xcb_disconnect(handle) }

  func request(at now: Double) {
    guard now - latestRequest >= Self.interval else { return }
    latestRequest = now
    xcb_present_notify_msc(handle, window, 0, 0, 1, 0)
    xcb_flush(handle)
  }

  func drainReports() -> [DisplayReport] {
    var reports: [DisplayReport] = []
    while let event = xcb_poll_for_event(handle) {
      defer { free(event) }
      guard let refresh = refresh(in: event) else { continue }
      if let period = period(to: refresh) {
        let time = clock.time(of: Double(refresh.microseconds) * 1e-6, on: CLOCK_MONOTONIC)
        reports.append(.refreshed(at: time, period: period))
      }
      latest = refresh
    }
    return reports
  }

  /// Returns the period up to `refresh`. Restarts the measurement if the display's rate has changed.
  private func period(to refresh: Refresh) -> Double? {
    guard let latest, let current = latest.period(to: refresh) else { return nil }
    guard let period = baseline?.period(to: refresh), abs(period / current - 1) < Self.tolerance else {
      baseline = latest
      return current
    }
    return period
  }

  private func refresh(in event: UnsafeMutablePointer<xcb_generic_event_t>) -> Refresh? {
    var (start, bytes) = (ServerBytes(event: event), ServerBytes(event: event))
    let header = start.read(xcb_ge_generic_event_t.self)
    guard header.response_type & 0x7F == UInt8(XCB_GE_GENERIC), header.extension == opcode,
      header.event_type == UInt16(XCB_PRESENT_COMPLETE_NOTIFY)
    else { return nil }
    // The structure is packed, so Swift computes other offsets for the fields.
    _ = bytes.take(11)
    let mode = bytes.read(UInt8.self)
    _ = bytes.take(12)
    let microseconds = bytes.read(UInt64.self)
    _ = bytes.take(4)
    guard UInt32(mode) != XCB_PRESENT_COMPLETE_MODE_SKIP.rawValue, microseconds > 0 else { return nil }
    return Refresh(number: bytes.read(UInt64.self), microseconds: microseconds)
  }
}
