import OverscrollSDL

/// A scheduler that decides when to draw a frame, and for which time.
///
/// The display takes frames on an even grid. Each frame is drawn as late as possible, so that it shows the pointer's
/// position now and not a frame ago. Motions are sampled at the points of the grid, which are even although the
/// measured times jitter.
///
/// If no display sets the pace (`PresentMode.timer`), the pacer has its own grid. A frame that only follows the pointer
/// then does not wait for the end of its period: it is drawn as soon as there is something to show, several times in a
/// period if frames are cheap.
struct FramePacer: Sendable {
  typealias Purpose = FrameTiming.Purpose

  /// The pacing of frames: just in time, or right after the display has taken a frame, as in a plain loop.
  enum Pacing: String, CaseIterable, Sendable {
    case jit = "jit"
    case plain = "plain"
  }

  private(set) var mode: PresentMode
  private let pacing: Pacing
  private(set) var grid: FrameGrid
  private(set) var budget = FrameBudget()
  private var probe = PhaseProbe()
  /// The point of the latest frame: its target, or the point at which the display took it.
  private var latestPoint = -Double.infinity
  /// The target of the latest frame, which the display may have taken before or after.
  private var latestTarget = -Double.infinity
  /// The time at which the latest frame that follows the pointer was begun.
  private var latestResponse = -Double.infinity
  private var latestReturn = -Double.infinity
  /// Whether presenting waits until the display takes the presented frame, and not only the one before; `nil` until
  /// this has been observed.
  private var waitsForOwnFrame: Bool?
  /// Whether the display has yet to take the latest frame. Until then, another frame would only wait behind it.
  private var isFramePending = false
  /// The time at which the latest frame was begun, if it looked like the one before.
  private var latestUnchanged = -Double.infinity
  /// The number of consecutive frames that looked different from the one before.
  private var changedCount = 0
  /// The number of frames that the compositor has taken after the first one since the last pause of the program.
  private var takenCount = 0
  /// The number of frames that the compositor took in a row without a pause, each before it was shown.
  private var steadyCount = 0
  /// The latest delays from the report that a frame was taken until it was shown, in seconds.
  private var showDelays: [Double] = []
  /// The number of held frames that were taken late, of which earlier ones count less.
  private var lateHolds = 0.0
  /// Whether the window system reports refreshes, so that nothing has to be inferred from presenting.
  private var knowsRefreshes = false
  /// The latest period reported by the compositor.
  private var reportedPeriod: Double?
  private var observedPeriod = ObservedPeriod()
  private var regularity = Regularity()
  /// The number of frames in a period for a pointer, if the pacer sets the pace.
  private var subdivision = FramePacer.subdivisions[0].count

  private static let standardRefreshRate = 60.0
  /// The shortest time between responses, in periods, if the pacer sets the pace and frames are not cheap.
  private static let shortestBreak = 0.75
  /// The numbers of frames in a period if the pacer sets the pace, with the average cost of each, in periods.
  private static let subdivisions = [(count: 3, cost: 0.27), (count: 2, cost: 0.4)]
  /// The extra saving that a larger number requires, so that the number does not alternate.
  private static let hysteresis = 0.02
  /// The time after a present, in periods, by which the display has taken its frame, whatever presenting waits for.
  private static let longestScanOut = 1.25
  /// The largest margin, in periods, against missing the display, which would show the frame a period later.
  private static let maximumVSyncMargin = 1.0 / 3
  /// The largest margin if the pacer sets the pace: a late frame is then seen at once, not a period later.
  private static let maximumTimerMargin = 0.1
  /// The longest lead of an animation's frame, in periods. With one period, a compositor that is faster than the grid
  /// would have to wait for the program.
  private static let longestLead = 1.5
  /// The least difference between the observed and the reported period of a compositor without a display's clock, as a
  /// share. Our own number.
  private static let leastContradiction = 0.05
  /// The number of delays from which the least is taken.
  private static let showDelayCount = 8
  /// The decay of `lateHolds` per held frame, and its limit: three late frames in a row, or an eighth of all.
  private static let (lateHoldMemory, mostLateHolds) = (0.95, 2.5)
  /// The shortest present that waited for the display, in seconds.
  private static let shortestWait = 0.0005

  init(mode: PresentMode, refreshRate: Double?, pacing: Pacing = .jit) {
    self.mode = mode
    self.pacing = pacing
    grid = FrameGrid(period: 1 / (refreshRate ?? FramePacer.standardRefreshRate))
  }

  var period: Double { grid.period }

  /// Whether a compositor repaints some time after its last repaint, and not by an even clock: see ``Regularity``. One
  /// that repaints at the rate that it reports has a display's clock.
  private var isDrifting: Bool { mode == .compositor && !regularity.isEven && contradictsReport == true }

  /// Whether the compositor repaints at another rate than it reports; `nil` if it reports none.
  private var contradictsReport: Bool? {
    reportedPeriod.map { abs(grid.nominalPeriod / $0 - 1) > FramePacer.leastContradiction }
  }

  // MARK: - When to draw

  /// Returns the point of the grid for a frame begun at `now`.
  ///
  /// No frame was drawn for this point yet, unless a response comes before the time of the latest frame. If the display
  /// sets the pace, the point can still be reached; if the pacer does, a slightly late frame is better than none. The
  /// point is never before the latest target: after a shift of the grid, or an early frame, time would run backward.
  func target(at now: Double, for purpose: Purpose = .animation) -> Double {
    max(latestTarget, nextPoint(at: now, for: purpose))
  }

  private func nextPoint(at now: Double, for purpose: Purpose) -> Double {
    guard latestPoint.isFinite else { return grid.point(atOrAfter: now) }
    if purpose == .response, mode != .vsync, pacing == .jit, latestPoint > now { return latestPoint }
    if isDrifting {
      // Past its time, the compositor is idle and repaints at once. It does not see unchanged frames.
      let interval = regularity.interval
      let next =
        latestUnchanged.isFinite
        ? latestTarget + interval : max(latestReturn + interval, latestTarget + interval / 2)
      return now < next ? next : now + budget.cost
    }
    if mode == .compositor {
      // An idle compositor repaints at once: the frame after that would be for the same time.
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

  /// Returns the time at which to begin the next frame, as seen from `now`; `nil` until the display has taken the
  /// latest.
  ///
  /// - Parameter unchanged: the number of consecutive standby frames without a change. Each delays the next one longer,
  ///   because a response to the pointer would have to wait.
  func drawTime(after now: Double, for purpose: Purpose, unchanged: Int = 0) -> Double? {
    guard !isFramePending else { return nil }
    return switch (pacing, mode, purpose) {
    case (.plain, .compositor, _): now
    // After an unchanged frame, a response need not come sooner than if the pacer set the pace.
    case (.jit, .compositor, .response): max(now, latestUnchanged + period / 3)
    // An animation is known beforehand: its best time is as soon as a frame is taken. A frame that takes longer than a
    // period is begun earlier.
    case (.jit, .compositor, .animation):
      target(at: now, for: purpose) - max(longestLead * period, budget.total)
    // A repaint that cannot be foreseen to the millisecond would be missed now and then.
    case (.jit, .compositor, .tracking):
      target(at: now, for: purpose) - (isDrifting ? regularity.interval : budget.total)
    case (.plain, .vsync, _): now
    case (.plain, .timer, _): target(at: now) - period
    case (.jit, .vsync, .standby) where unchanged > 0:
      grid.point(following: latestPoint + Double(unchanged) * period) - budget.total
    case (.jit, .vsync, _): !knowsRefreshes && probe.isDue(at: now) ? now : target(at: now) - budget.total
    case (.jit, .timer, .animation), (.jit, .timer, .tracking): target(at: now) - budget.total
    // If the pointer reports slightly more often than there are points, responses would come ever later if each waited
    // for a point of its own.
    case (.jit, .timer, .response): latestResponse + min(FramePacer.shortestBreak, 1 / Double(subdivision)) * period
    // A loop that wakes a little after each point would never reach the next one as seen from `now`.
    case (.jit, .timer, .standby), (.jit, .compositor, .standby):
      latestPoint.isFinite ? grid.point(following: latestPoint + Double(unchanged) * period) : now
    }
  }

  /// The lead of an animation's frame, in periods. After an unchanged frame the compositor may be idle and repaint at
  /// once, which is off the grid unless the lead is a whole period.
  private var longestLead: Double { latestUnchanged.isFinite ? 1 : FramePacer.longestLead }

  /// Whether content follows the pointer's path at the points of the grid, and not its newest report. If no display
  /// sets the pace, the time of showing is unknown: the path would only come later, and no more evenly.
  var resamplesPointer: Bool { mode != .timer && pacing == .jit }

  /// Returns the time up to which a frame for `target` shows the pointer's path; infinite for the whole known path.
  func pointerTime(for target: Double, purpose: Purpose) -> Double {
    guard resamplesPointer, mode == .vsync || purpose.isEven else { return .infinity }
    return target - (isDrifting ? regularity.interval : budget.smoothedTotal)
  }

  /// Returns the time before which the compositor must not show a frame begun at `now`; `nil` for no limit.
  ///
  /// An animation's frame is begun up to 1.5 periods before its target, so a compositor that repaints sooner than the
  /// grid predicts would show it a refresh early. The limit is half a period before the refresh at which the next repaint
  /// is shown: in the middle between that refresh and the one before. The refresh follows the repaint by the least delay of
  /// recent frames, but at most by a period, so that a wrong delay holds no frame for long. The target does not help here,
  /// because it may be a repaint later.
  ///
  /// A limit only a little too late costs a whole period. So there is none where the refresh is not certain: at another
  /// rate than the reported one, without even repaints, and for the first frames after a pause. A frame for a pointer
  /// must not wait for anything. Some compositors compare the limit with the time of their repaint instead. Their held
  /// frames come late, and none is held after a few of these.
  func earliestShowing(at now: Double, for purpose: Purpose) -> Double? {
    guard mode == .compositor, pacing == .jit, purpose == .animation, contradictsReport == false, regularity.isEven,
      steadyCount > 2, changedCount > 2, now < latestReturn + 1.5 * period, lateHolds < FramePacer.mostLateHolds,
      showDelays.count == FramePacer.showDelayCount, let delay = showDelays.min()
    else { return nil }
    return grid.point(following: latestPoint) + min(delay, period) - period / 2
  }

  // MARK: - Learning

  /// Records the time from taking a frame to showing it. If it is `nil`, the earlier times are forgotten.
  mutating func addShowDelay(_ delay: Double?) {
    guard let delay else { return showDelays.removeAll(keepingCapacity: true) }
    if showDelays.count == FramePacer.showDelayCount { showDelays.removeFirst() }
    showDelays.append(delay)
  }

  /// Records a frame for `target` that is with the display, which reports when it has taken the frame. An unchanged
  /// frame was not sent to the display.
  mutating func submit(target: Double, began: Double, isChanged: Bool) {
    (isFramePending, latestPoint, latestTarget) = (isChanged, target, target)
    latestUnchanged = isChanged ? -.infinity : began
    changedCount = isChanged ? changedCount + 1 : 0
  }

  /// Records that the display has taken a frame of which nothing else is known.
  mutating func endPending(at time: Double) {
    (isFramePending, steadyCount) = (false, 0)
    latestReturn = time
  }

  /// Records that the display has taken `frame`, by what could be observed.
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

  /// Observes a compositor, which takes frames when it repaints. After a pause many repaint at once and continue so.
  private mutating func observe(_ frame: FrameTiming) {
    isFramePending = false
    let interval = frame.returned - latestReturn
    // A compositor without a clock of its own waits for frames that are late, or that follow unchanged ones: such an
    // interval is caused by the program. After a wait, some take the next frame at once, too.
    let isPause = interval > 1.5 * period
    takenCount = frame.began > latestReturn + 1.5 * period ? 0 : takenCount + 1
    steadyCount = isPause ? 0 : steadyCount + 1
    if frame.isHeld {
      let isLate = frame.submitted < frame.target && frame.returned > frame.target + period / 4
      lateHolds = lateHolds * FramePacer.lateHoldMemory + (isLate ? 1 : 0)
    }
    let isOwn =
      frame.purpose.isEven && !isPause && takenCount > 2 && changedCount > 2
      && frame.submitted < latestReturn + period
    if isOwn {
      regularity.add(interval, deviation: frame.returned - grid.point(nearest: frame.returned))
    } else {
      observedPeriod.interrupt()
    }
    if isPause {
      grid.restart(at: frame.returned)
    } else if isOwn, let period = observedPeriod.add(interval, expected: grid.nominalPeriod) {
      grid = FrameGrid(period: period)
      grid.restart(at: frame.returned)
    } else if takenCount <= 2 {
      // A compositor that has waited takes the first frame at once, and the next ones at times of its own.
      grid.restart(at: frame.returned)
    } else {
      grid.observe(frame.returned)
    }
    latestReturn = frame.returned
    latestPoint = isDrifting ? frame.returned : grid.point(nearest: frame.returned)
  }

  private var affordableSubdivision: Int {
    let share = budget.averageCost / period
    let fitting = FramePacer.subdivisions.first {
      share < $0.cost - ($0.count > subdivision ? FramePacer.hysteresis : 0)
    }
    return fitting?.count ?? 1
  }

  /// Returns whether the frame was too late for its grid point, or begun too late for the point it should have had.
  private func isLate(_ frame: FrameTiming) -> Bool {
    if mode == .compositor {
      // The first frames after a pause are taken at the compositor's own times.
      guard frame.purpose == .tracking, takenCount > 0, frame.began < latestReturn + period else { return false }
      return frame.returned > frame.target + period / 2 || frame.submitted > latestReturn + period
    }
    if mode == .timer { return frame.purpose.isEven && frame.returned > frame.target + 0.001 }
    let hasSkipped = frame.target > latestPoint + 1.5 * period && frame.began < latestPoint + period
    return hasSkipped || frame.submitted > frame.target || frame.returned > frame.target + period / 2
  }

  /// Returns the point at which the display takes `frame`, by the wait of its present.
  ///
  /// Some drivers wait until the frame itself is taken, some until the frame before it is. A frame without another
  /// right before it shows which.
  private mutating func vblank(of frame: FrameTiming, isAlone: Bool) -> Double {
    guard !knowsRefreshes else { return max(frame.target, grid.point(atOrAfter: frame.submitted)) }
    let hasWaited = frame.returned - frame.submitted > FramePacer.shortestWait
    if isAlone { waitsForOwnFrame = hasWaited }
    probe.add(hasWaited: hasWaited, at: frame.returned)
    guard hasWaited else { return max(frame.target, grid.point(atOrAfter: frame.submitted)) }
    grid.observe(frame.returned)
    return grid.point(nearest: frame.returned + (waitsForOwnFrame == true ? 0 : period))
  }

  /// Records that the display refreshed at `time`, as the window system reports. Ignores a report whose period
  /// differs from the display's: servers without a display simulate refreshes by an imprecise timer.
  mutating func observeRefresh(at time: Double, period: Double) {
    guard mode == .vsync, abs(period / grid.nominalPeriod - 1) < FrameGrid.tolerance else { return }
    if period != grid.nominalPeriod { grid.adopt(period: period) }
    grid.observe(time)
    knowsRefreshes = true
  }

  /// Adopts the display's period that the compositor reports, to the nanosecond. Observed frames may show another.
  mutating func adopt(period: Double) {
    guard period != reportedPeriod else { return }
    defer { reportedPeriod = period }
    if abs(period / grid.nominalPeriod - 1) > 0.01 {
      adopt(mode: .compositor, refreshRate: 1 / period)
    } else if period != grid.nominalPeriod {
      grid.adopt(period: period)
    }
  }

  /// Adopts another display of the window, or another source of the pace.
  mutating func adopt(mode: PresentMode, refreshRate: Double?) {
    let anchor = latestPoint.isFinite ? latestPoint : 0
    let new = FrameGrid(period: 1 / (refreshRate ?? FramePacer.standardRefreshRate), anchor: anchor)
    // Some sources round the rate to whole hertz, others do not: the grid corrects itself either way.
    guard mode != self.mode || abs(new.nominalPeriod / grid.nominalPeriod - 1) > 0.01 else { return }
    if mode != self.mode { isFramePending = false }
    (self.mode, grid) = (mode, new)
    (reportedPeriod, observedPeriod, regularity, takenCount) = (nil, ObservedPeriod(), Regularity(), 0)
    (steadyCount, showDelays, lateHolds) = (0, [], 0)
    probe = PhaseProbe()
    waitsForOwnFrame = nil
    knowsRefreshes = false
  }
}
