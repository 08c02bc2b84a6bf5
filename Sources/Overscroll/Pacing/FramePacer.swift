import OverscrollSDL

/// Says when to draw and for which moment.
///
/// The display takes frames on an even grid. A frame is drawn as late as it can be and still be in time, so that it
/// shows where the pointer is now and not where it was a frame ago. Motions are sampled at the points of the grid, which
/// are even although the measured times jitter.
///
/// Where no display sets the pace (`PresentMode.timer`) the grid is our own. A frame that only follows the pointer need
/// not wait for the end of its period then: it is drawn as soon as there is something to show, several times in a period
/// where frames are cheap.
struct FramePacer: Sendable {
  typealias Purpose = FrameTiming.Purpose

  /// Just in time, or as a plain loop does it: right after the display has taken a frame.
  enum Pacing: String, CaseIterable, Sendable { case jit, plain }

  private(set) var mode: PresentMode
  private let pacing: Pacing
  private(set) var grid: FrameGrid
  private(set) var budget = FrameBudget()
  private var probe = PhaseProbe()
  /// The point that the latest frame was for, or at which the display took it.
  private var latestPoint = -Double.infinity
  /// The target of the latest frame; the display may have taken it before or after that.
  private var latestTarget = -Double.infinity
  /// When the latest frame that follows the pointer was begun.
  private var latestResponse = -Double.infinity
  private var latestReturn = -Double.infinity
  /// Whether presenting waits until the frame that is presented is taken, and not only the one before it; `nil` as long
  /// as that has not been observed.
  private var waitsForOwnFrame: Bool?
  /// Whether the display has yet to take the latest frame; as long as that lasts, another one would only wait behind it.
  private var isFramePending = false
  /// When the latest frame was begun, if it looked like the one before.
  private var latestUnchanged = -Double.infinity
  /// How many frames in a row looked other than the one before.
  private var changedCount = 0
  /// Whether the window system reports when the display refreshes: then nothing has to be inferred from presenting.
  private var knowsRefreshes = false
  /// The latest period that the compositor has reported.
  private var reportedPeriod: Double?
  private var observedPeriod = ObservedPeriod()
  /// How many frames there may be in a period for a pointer, where we set the pace.
  private var subdivision = FramePacer.subdivisions[0].count

  private static let standardRefreshRate = 60.0
  /// The least time from one response to the next, in periods, where we set the pace and frames are not cheap.
  private static let shortestBreak = 0.75
  /// How many frames there are in a period where we set the pace, by what one costs on average, in periods.
  private static let subdivisions = [(count: 3, cost: 0.27), (count: 2, cost: 0.4)]
  /// The number grows only where frames cost that much less than they may, so that it does not change to and fro.
  private static let hysteresis = 0.02
  /// So long after a present returned, in periods, the display has taken its frame, whatever presenting waits for.
  private static let longestScanOut = 1.25
  /// How early a frame may be, in periods, so as not to miss the display: it would be seen a period later.
  private static let maximumVSyncMargin = 1.0 / 3
  /// The same where we set the pace: a late frame is then seen at once, and not a period later.
  private static let maximumTimerMargin = 0.1
  /// So early at most, in periods, a frame of what moves by itself is begun. With one period, a compositor that is faster
  /// than the grid would have to wait for us.
  private static let longestLead = 1.5
  /// A present that took longer than this, in seconds, waited for the display.
  private static let shortestWait = 0.0005

  init(mode: PresentMode, refreshRate: Double?, pacing: Pacing = .jit) {
    self.mode = mode
    self.pacing = pacing
    grid = FrameGrid(period: 1 / (refreshRate ?? FramePacer.standardRefreshRate))
  }

  var period: Double { grid.period }

  // MARK: - When to draw

  /// The point of the grid that a frame begun at `now` is for.
  ///
  /// It is one that no frame was drawn for yet, unless a response comes before the time of the latest. Where the display
  /// sets the pace it can still be reached; where we do, a frame that comes a little late is better than none. It is never
  /// before the target of the latest frame: where the grid has moved, or the display took that frame early, time would
  /// run backwards.
  func target(at now: Double, for purpose: Purpose = .animation) -> Double {
    max(latestTarget, nextPoint(at: now, for: purpose))
  }

  private func nextPoint(at now: Double, for purpose: Purpose) -> Double {
    guard latestPoint.isFinite else { return grid.point(atOrAfter: now) }
    if purpose == .response, mode != .vsync, pacing == .jit, latestPoint > now { return latestPoint }
    if mode == .compositor {
      // A compositor that was idle repaints at once: the frame after that would be for the same time.
      let earliest = purpose == .response ? now : max(now, latestTarget + 0.5 * period - budget.cost)
      return max(grid.point(following: latestPoint), grid.point(atOrAfter: earliest + budget.cost))
    }
    guard mode == .timer else {
      return max(grid.point(nearest: latestPoint + period), grid.point(atOrAfter: now + budget.cost))
    }
    let next = grid.point(following: latestPoint)
    if now > next, now - next < grid.period / 4 { return next }
    return max(next, grid.point(atOrAfter: now))
  }

  /// When to begin with the next frame, as seen from `now`; `nil` until the display has taken the latest.
  ///
  /// - Parameter unchanged: how many frames on standby in a row have changed nothing. The more, the longer until the next
  ///   one looks: a pointer that moves would have to wait for it.
  func drawTime(after now: Double, for purpose: Purpose, unchanged: Int = 0) -> Double? {
    guard !isFramePending else { return nil }
    return switch (pacing, mode, purpose) {
    case (.plain, .compositor, _): now
    // One after a frame that changed nothing need not come sooner than where we set the pace.
    case (.jit, .compositor, .response): max(now, latestUnchanged + period / 3)
    // What moves by itself is known beforehand: there is no better time than as soon as a frame is taken. A frame that takes
    // longer than a period is begun earlier.
    case (.jit, .compositor, .animation):
      target(at: now, for: purpose) - max(longestLead * period, budget.total)
    case (.jit, .compositor, .tracking): target(at: now, for: purpose) - budget.total
    case (.plain, .vsync, _): now
    case (.plain, .timer, _): target(at: now) - period
    case (.jit, .vsync, .standby) where unchanged > 0:
      grid.point(following: latestPoint + Double(unchanged) * period) - budget.total
    case (.jit, .vsync, _): !knowsRefreshes && probe.isDue(at: now) ? now : target(at: now) - budget.total
    case (.jit, .timer, .animation), (.jit, .timer, .tracking): target(at: now) - budget.total
    // A pointer that reports a little more often than there are points would be answered ever later if each response
    // waited for a point of its own.
    case (.jit, .timer, .response): latestResponse + min(FramePacer.shortestBreak, 1 / Double(subdivision)) * period
    // The next point as seen from now would never be reached by a loop that wakes a little after each.
    case (.jit, .timer, .standby), (.jit, .compositor, .standby):
      latestPoint.isFinite ? grid.point(following: latestPoint + Double(unchanged) * period) : now
    }
  }

  /// After an unchanged frame the compositor may be idle, and repaint at once: off the grid if the lead is not a whole period.
  private var longestLead: Double { latestUnchanged.isFinite ? 1 : FramePacer.longestLead }

  /// Whether content follows the pointer's path at the points of the grid, and not its newest report. Where no display sets
  /// the pace nobody knows when a frame is seen: the path would only come later, and no more evenly.
  var resamplesPointer: Bool { mode != .timer && pacing == .jit }

  /// Up to when a frame for `target` shows the pointer's path; infinite for all that is known of it.
  func pointerTime(for target: Double, purpose: Purpose) -> Double {
    guard resamplesPointer, mode == .vsync || purpose.isEven else { return .infinity }
    return target - budget.smoothedTotal
  }

  // MARK: - Learning

  /// A frame for `target` is with the display, which will say when it has taken it; or it looked like the one before, and
  /// the display did not get it.
  mutating func submit(target: Double, began: Double, isChanged: Bool) {
    (isFramePending, latestPoint, latestTarget) = (isChanged, target, target)
    latestUnchanged = isChanged ? -.infinity : began
    changedCount = isChanged ? changedCount + 1 : 0
  }

  /// The display has taken a frame of which nothing else is known.
  mutating func endPending(at time: Double) {
    isFramePending = false
    latestReturn = time
  }

  /// The display has taken `frame`, as far as can be seen.
  mutating func add(_ frame: FrameTiming) {
    budget.add(
      cost: frame.submitted - frame.began, wasLate: isLate(frame), period: period,
      maximumMargin: mode == .timer ? FramePacer.maximumTimerMargin : FramePacer.maximumVSyncMargin)
    subdivision = affordableSubdivision
    grid.shift()
    if mode == .compositor { return observe(frame) }
    let isAlone = frame.submitted - latestReturn > FramePacer.longestScanOut * period
    latestReturn = frame.returned
    if frame.purpose == .response || frame.purpose == .tracking { latestResponse = frame.began }
    latestPoint = mode == .vsync ? vblank(of: frame, isAlone: isAlone) : frame.target
    latestTarget = frame.target
  }

  /// Compositors take frames where they repaint. After a pause many repaint at once, and go on from there.
  private mutating func observe(_ frame: FrameTiming) {
    isFramePending = false
    let interval = frame.returned - latestReturn
    // A compositor without a clock of its own waits for frames that come late, or after some that change nothing: such an
    // interval is of our making.
    let isPause = interval > 1.5 * period
    let isOwn =
      frame.purpose.isEven && !isPause && changedCount > 1 && frame.submitted < latestReturn + period
    if !isOwn { observedPeriod.interrupt() }
    if isPause {
      grid.restart(at: frame.returned)
    } else if isOwn, let period = observedPeriod.add(interval, expected: grid.nominalPeriod) {
      grid = FrameGrid(period: period)
      grid.restart(at: frame.returned)
    } else {
      grid.observe(frame.returned)
    }
    latestReturn = frame.returned
    latestPoint = grid.point(nearest: frame.returned)
  }

  private var affordableSubdivision: Int {
    let share = budget.averageCost / period
    let fitting = FramePacer.subdivisions.first {
      share < $0.cost - ($0.count > subdivision ? FramePacer.hysteresis : 0)
    }
    return fitting?.count ?? 1
  }

  /// Whether it came too late for its point of the grid, or was begun too late for the one that it should have been for.
  private func isLate(_ frame: FrameTiming) -> Bool {
    if mode == .compositor {
      guard frame.purpose == .tracking else { return false }
      return frame.returned > frame.target + period / 2 || frame.submitted > latestReturn + period
    }
    if mode == .timer { return frame.purpose.isEven && frame.returned > frame.target + 0.001 }
    let hasSkipped = frame.target > latestPoint + 1.5 * period && frame.began < latestPoint + period
    return hasSkipped || frame.submitted > frame.target || frame.returned > frame.target + period / 2
  }

  /// The point at which the display takes `frame`, by what its present waited for.
  ///
  /// Some drivers wait until the frame itself is taken, some until the one before it was. A frame without another right
  /// before it shows which one it is.
  private mutating func vblank(of frame: FrameTiming, isAlone: Bool) -> Double {
    guard !knowsRefreshes else { return max(frame.target, grid.point(atOrAfter: frame.submitted)) }
    let hasWaited = frame.returned - frame.submitted > FramePacer.shortestWait
    if isAlone { waitsForOwnFrame = hasWaited }
    probe.add(hasWaited: hasWaited, at: frame.returned)
    guard hasWaited else { return max(frame.target, grid.point(atOrAfter: frame.submitted)) }
    grid.observe(frame.returned)
    return grid.point(nearest: frame.returned + (waitsForOwnFrame == true ? 0 : period))
  }

  /// The display has refreshed at `time`, as the window system reports. Servers without a display simulate one by a timer, to
  /// some milliseconds: that, and what is reported of another rate than the display's, is of no use.
  mutating func observeRefresh(at time: Double, period: Double) {
    guard mode == .vsync, abs(period / grid.nominalPeriod - 1) < FrameGrid.tolerance else { return }
    if period != grid.nominalPeriod { grid.adopt(period: period) }
    grid.observe(time)
    knowsRefreshes = true
  }

  /// The compositor says how long the display's period is, to the nanosecond; observed frames may show that it is another.
  mutating func adopt(period: Double) {
    guard period != reportedPeriod else { return }
    defer { reportedPeriod = period }
    if abs(period / grid.nominalPeriod - 1) > 0.01 {
      adopt(mode: .compositor, refreshRate: 1 / period)
    } else if period != grid.nominalPeriod {
      grid.adopt(period: period)
    }
  }

  /// The window is on another display, or another one sets the pace.
  mutating func adopt(mode: PresentMode, refreshRate: Double?) {
    let anchor = latestPoint.isFinite ? latestPoint : 0
    let new = FrameGrid(period: 1 / (refreshRate ?? FramePacer.standardRefreshRate), anchor: anchor)
    // Some sources round the rate to whole hertz, others do not: the grid follows what it observes either way.
    guard mode != self.mode || abs(new.nominalPeriod / grid.nominalPeriod - 1) > 0.01 else { return }
    if mode != self.mode { isFramePending = false }
    (self.mode, grid) = (mode, new)
    (reportedPeriod, observedPeriod) = (nil, ObservedPeriod())
    probe = PhaseProbe()
    waitsForOwnFrame = nil
    knowsRefreshes = false
  }
}
