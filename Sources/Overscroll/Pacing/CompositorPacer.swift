import OverscrollSDL

/// A pacer for a compositor that reports when it takes a frame. Until then, another frame would only wait behind it.
struct CompositorPacer: FramePacer {
  var mode: PresentMode { .compositor }
  private(set) var grid: FrameGrid
  private(set) var budget = FrameBudget()
  private var pending: FrameTiming?
  /// The point of the latest frame: its target, or the point at which the compositor took it.
  private var latestPoint: Double
  /// The target of the latest frame, which the compositor may have taken before or after.
  private var latestTarget: Double
  private var latestTaken = -Double.infinity
  /// The time at which the latest frame was begun, if it looked like the one before.
  private var latestUnchanged = -Double.infinity
  /// The number of frames that the compositor has taken after the first one since the last pause of the program.
  private var takenCount = 0

  /// The longest lead of an animation's frame, in periods. At 1, a compositor faster than the grid would have to wait.
  private static let maximumLead = 1.5
  /// The time between two frames, in periods, from which on the program or the compositor has paused.
  private static let pause = 1.5

  init(_ grid: FrameGrid, after target: Double) { (self.grid, latestPoint, latestTarget) = (grid, target, target) }

  var resamplesPointer: Bool { true }

  func drawTime(after now: Double, for purpose: Purpose, unchanged: Int) -> Double? {
    guard pending == nil else { return nil }
    switch purpose {
    // After an unchanged frame, a response need not come sooner than a third of a period later.
    case .response: return max(now, latestUnchanged + period / 3)
    case .tracking: return target(at: now, for: purpose) - budget.total
    case .animation:
      // After an unchanged frame the compositor may be idle and repaint at once, which is off the grid unless the lead
      // is a whole period. A frame that takes longer than its lead is begun earlier.
      let lead = latestUnchanged.isFinite ? 1 : Self.maximumLead
      return target(at: now, for: purpose) - max(lead * period, budget.total)
    case .standby: return latestPoint.isFinite ? grid.point(following: latestPoint + Double(unchanged) * period) : now
    }
  }

  func target(at now: Double, for purpose: Purpose) -> Double {
    guard latestPoint.isFinite else { return grid.point(atOrAfter: now) }
    if purpose == .response, latestPoint > now { return max(latestTarget, latestPoint) }
    // An idle compositor repaints at once: the frame after that would be for the same time.
    let earliest = purpose == .response ? now : max(now, latestTarget + period / 2 - budget.cost)
    return max(latestTarget, grid.point(following: latestPoint), grid.point(atOrAfter: earliest + budget.cost))
  }

  mutating func learn(_ report: PacingReport) {
    switch report {
    case .presented(let frame, let isChanged):
      pending = isChanged ? frame : nil
      latestUnchanged = isChanged ? -.infinity : frame.began
      (latestPoint, latestTarget) = (frame.target, frame.target)
    case .taken(let time):
      if let frame = pending { add(frame, takenAt: time) }
      pending = nil
    case .period(let period): if grid.adopt(period: period, from: latestPoint) { takenCount = 0 }
    case .refreshed: break
    }
  }

  private mutating func add(_ frame: FrameTiming, takenAt time: Double) {
    budget.add(frame, wasLate: isLate(frame, takenAt: time), period: period)
    grid.shift()
    takenCount = frame.began > latestTaken + Self.pause * period ? 0 : takenCount + 1
    // A compositor that has waited takes the first frame at once, and the next ones at times of its own.
    if takenCount <= 2 || time > latestTaken + Self.pause * period {
      grid.restart(at: time)
    } else {
      grid.observe(time)
    }
    (latestTaken, latestPoint) = (time, grid.point(nearest: time))
  }

  /// Returns whether the frame missed its repaint. Only frames that follow a pointer are drawn just in time, and the
  /// first one after a pause is taken at a time of its own.
  private func isLate(_ frame: FrameTiming, takenAt time: Double) -> Bool {
    guard frame.purpose == .tracking, takenCount > 0, frame.began < latestTaken + period else { return false }
    return time > frame.target + period / 2 || frame.submitted > latestTaken + period
  }
}
