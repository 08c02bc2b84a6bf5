import OverscrollSDL

/// A pacer without a display that sets the pace, with its own grid. A frame that only follows the pointer does not wait
/// for the end of its period: it is drawn once there is something to show, up to three times a period if cheap.
struct TimerPacer: FramePacer {
  var mode: PresentMode { .timer }
  private(set) var grid: FrameGrid
  private(set) var budget = FrameBudget()
  /// Whether frames begin a period before their points, as in a loop that draws and then sleeps.
  private let isPlain: Bool
  private var latestTarget: Double
  /// The time at which the latest frame that follows the pointer was begun.
  private var latestResponse = -Double.infinity

  /// The largest margin, in periods: a late frame is seen at once, and not a period later.
  private static let maximumMargin = 0.1
  /// The largest share of the time that may be spent on drawing responses.
  private static let maximumShare = 0.8
  /// The delay of a frame that counts as late, in seconds.
  private static let minimumDelay = 0.001

  init(_ grid: FrameGrid, isPlain: Bool, after target: Double) {
    (self.grid, self.isPlain, latestTarget) = (grid, isPlain, target)
  }

  /// The time of showing is unknown: the path would only come later, and no more evenly.
  var resamplesPointer: Bool { false }

  func drawTime(after now: Double, for purpose: Purpose, unchanged: Int) -> Double? {
    guard !isPlain else { return target(at: now, for: purpose) - period }
    return switch purpose {
    case .animation, .tracking: target(at: now, for: purpose) - budget.total
    // If the pointer reports slightly more often, responses would come ever later if each waited for a point.
    case .response: latestResponse + max(period / 3, budget.cost / Self.maximumShare)
    // A loop that wakes a little after each point would never reach the next one as seen from `now`.
    case .standby: latestTarget.isFinite ? grid.point(following: latestTarget + Double(unchanged) * period) : now
    }
  }

  func target(at now: Double, for purpose: Purpose) -> Double {
    guard latestTarget.isFinite else { return grid.point(atOrAfter: now) }
    if purpose == .response, !isPlain, latestTarget > now { return latestTarget }
    return max(grid.point(nearest: latestTarget + period), grid.point(atOrAfter: now + budget.cost))
  }

  mutating func learn(_ report: PacingReport) {
    switch report {
    case .presented(let frame, _):
      let isLate = frame.purpose.isEven && frame.returned > frame.target + Self.minimumDelay
      budget.add(frame, wasLate: isLate, period: period, maximumMargin: Self.maximumMargin)
      if frame.purpose == .response { latestResponse = frame.began }
      latestTarget = frame.target
    case .period(let period): grid.adopt(period: period, from: latestTarget)
    case .taken, .refreshed: break
    }
  }
}
