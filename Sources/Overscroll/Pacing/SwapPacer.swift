import OverscrollSDL

/// A pacer for presenting that waits for the display. Once the window system reports refreshes, each frame is drawn
/// just in time. Presenting then hardly waits: without these reports nothing would tell when the display refreshes, so
/// a frame is drawn right after the display has taken the one before, and the end of the wait dates the grid.
struct SwapPacer: FramePacer {
  var mode: PresentMode { .vsync }
  private(set) var grid: FrameGrid
  private(set) var budget = FrameBudget()
  private let isPlain: Bool
  private var knowsRefreshes = false
  /// The point at which the display took the latest frame.
  private var latestPoint: Double
  private var latestTarget: Double

  /// The shortest present that waited for the display, in seconds.
  private static let minimumWait = 0.0005

  init(_ grid: FrameGrid, isPlain: Bool, after target: Double) {
    (self.grid, self.isPlain, latestPoint, latestTarget) = (grid, isPlain, target, target)
  }

  var resamplesPointer: Bool { !isPlain }

  func drawTime(after now: Double, for purpose: Purpose, unchanged: Int) -> Double? {
    if isPlain { return now }
    if purpose == .standby, unchanged > 0 {
      return grid.point(following: latestPoint + Double(unchanged) * period) - budget.total
    }
    return knowsRefreshes ? target(at: now, for: purpose) - budget.total : now
  }

  func target(at now: Double, for purpose: Purpose) -> Double {
    guard latestPoint.isFinite else { return grid.point(atOrAfter: now) }
    let next = grid.point(following: latestPoint)
    // A frame begun a little too late for its point often still reaches it.
    let isReachable = now - next < period / 4
    return max(latestTarget, isReachable ? next : grid.point(atOrAfter: now))
  }

  mutating func learn(_ report: PacingReport) {
    switch report {
    case .presented(let frame, _): add(frame)
    // Servers without a display simulate refreshes by an imprecise timer, at another rate.
    case .refreshed(let time, let period) where grid.tolerates(period):
      grid.adopt(period: period, from: latestPoint)
      grid.observe(time)
      // The display may still hold a frame. Without a break of one point, each frame would wait behind the one before.
      if !knowsRefreshes { latestPoint += period }
      knowsRefreshes = true
    case .period(let period): if grid.adopt(period: period, from: latestPoint) { knowsRefreshes = false }
    case .refreshed, .taken: break
    }
  }

  private mutating func add(_ frame: FrameTiming) {
    budget.add(frame, wasLate: isLate(frame), period: period)
    grid.shift()
    if !knowsRefreshes, frame.returned - frame.submitted > Self.minimumWait {
      grid.observe(frame.returned)
      latestPoint = grid.point(nearest: frame.returned)
    } else {
      latestPoint = max(frame.target, grid.point(atOrAfter: frame.submitted))
    }
    latestTarget = frame.target
  }

  /// Returns whether the frame was too late for its point, or begun too late for the point it should have had.
  private func isLate(_ frame: FrameTiming) -> Bool {
    let hasSkipped = frame.target > latestPoint + 1.5 * period && frame.began < latestPoint + period
    return hasSkipped || frame.submitted > frame.target || frame.returned > frame.target + period / 2
  }
}
