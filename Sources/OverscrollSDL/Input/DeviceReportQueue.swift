/// A report, and when it happened, in the window system's milliseconds; `nil` where that is not told.
typealias StampedReport = (report: DeviceReport, stamp: UInt32?)

/// What devices have reported. For each report there is an SDL event of ours among SDL's own, which wakes the program and
/// keeps the order.
struct DeviceReportQueue {
  private var reports: [StampedReport] = []
  /// Whether fingers on a touchpad hold or move content.
  private var isScrolling = false
  private var isPinching = false

  /// What has not begun does not end.
  ///
  /// - Parameter stamp: when it happened, in the window system's milliseconds; `nil` where that is not told.
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
