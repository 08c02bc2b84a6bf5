internal import COverscrollSDL

/// What devices have reported. For each report there is an SDL event of ours among SDL's own, which wakes the program and
/// keeps the order.
struct DeviceReportQueue {
  /// The type of these SDL events.
  static let eventType = SDL_USEREVENT.rawValue + 2

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
    var event = SDL_Event()
    event.type = Self.eventType
    SDL_PushEvent(&event)
  }

  mutating func next() -> DeviceReport? { reports.isEmpty ? nil : reports.removeFirst() }
}
