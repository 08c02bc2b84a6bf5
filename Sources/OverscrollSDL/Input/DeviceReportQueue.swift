/// What devices have reported. For each report there is an SDL event of ours among SDL's own, which wakes the program and
/// keeps the order.
struct DeviceReportQueue {
  private var reports: [DeviceReport] = []
  /// Whether fingers on a touchpad hold or move content.
  private var isScrolling = false
  private var isPinching = false

  /// What has not begun does not end.
  mutating func add(_ report: DeviceReport) {
    switch report {
    case .scroll(_, let isPrecise): isScrolling = isPrecise
    case .hold: isScrolling = true
    case .lift:
      guard isScrolling else { return }
      isScrolling = false
    case .pinch(let phase, _, _):
      guard isPinching || phase == .began else { return }
      isPinching = phase != .ended
    case .touchCancelled, .press, .pressLost, .wheelReported: break
    }
    reports.append(report)
    UserEvent.deviceReport.push()
  }

  mutating func next() -> DeviceReport? { reports.isEmpty ? nil : reports.removeFirst() }
}
