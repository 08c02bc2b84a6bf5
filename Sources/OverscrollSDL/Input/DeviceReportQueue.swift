/// A report with the time at which it happened, in the window system's milliseconds; `nil` if the time is unknown.
typealias StampedReport = (report: DeviceReport, stamp: UInt32?)

/// A queue of device reports. For each report, an event of ours among SDL's own events wakes the program and keeps the
/// order.
struct DeviceReportQueue {
  private var reports: [StampedReport] = []
  /// Whether fingers on a touchpad rest or scroll.
  private var isScrolling = false
  private var isPinching = false

  /// Adds a report, unless it ends or changes a gesture that has not begun.
  ///
  /// - Parameter stamp: the time of the report in the window system's milliseconds; `nil` if unknown.
  mutating func add(_ report: DeviceReport, stamp: UInt32? = nil) {
    switch report {
    case .scroll(_, let isPrecise): isScrolling = isPrecise
    case .hold: isScrolling = true
    case .lift:
      guard isScrolling else { return }
      isScrolling = false
    case .pinch(let phase, _, _):
      guard isPinching || phase == .began else { return }
      isPinching = phase != .ended
    case .moved, .pressed, .released, .touch, .touchCancelled, .pressLost, .pointerReported, .touchReported: break
    }
    reports.append((report, stamp))
    UserEvent.deviceReport.push()
  }

  mutating func next() -> StampedReport? { reports.isEmpty ? nil : reports.removeFirst() }
}
