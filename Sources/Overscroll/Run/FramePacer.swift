import OverscrollSDL
import ScrollGeometry

/// Says when to draw and for which moment.
///
/// The display takes frames on an even grid. A frame is drawn as late as it can be and still be in time, so that it
/// shows where the pointer is now and not where it was a frame ago. Motions are sampled at the points of the grid, which
/// are even although the measured times jitter.
///
/// Where no display sets the pace the grid is our own. A frame that merely follows a hand need not wait for its end
/// then: it is drawn as soon as there is something to show, several times in a period where frames are cheap.
struct FramePacer: Sendable {
  /// What a frame is drawn for.
  enum Purpose: Hashable, Sendable {
    /// Something moves by itself: frames must be even.
    case motion
    /// Something follows a hand that reports more often than frames are shown: they must be even as well, and early.
    case follow
    /// Something follows the hand, or answered it, and stands still otherwise.
    case answer
    /// A hand holds what could move, and has done nothing new: the frame may be the last of its period, so that it is
    /// not in the way of an answer.
    case watch
  }

  /// How one frame went, in seconds of the window's clock.
  struct Frame: Equatable, Sendable {
    /// The point of the grid that it was for.
    var target: Double
    /// When work on it began.
    var began: Double
    /// When it was handed to the display.
    var submitted: Double
    /// When the display had taken it, as far as can be seen.
    var returned: Double
    var purpose = Purpose.motion
  }

  private(set) var mode: PresentMode
  private(set) var pacing: Request.Pacing
  private(set) var grid: FrameGrid
  private(set) var budget = FrameBudget()
  private var probe = PhaseProbe()
  /// The point that the latest frame was for.
  private var latest = -Double.infinity
  /// The target of the latest frame, which the display may have taken before or after it.
  private var latestTarget = -Double.infinity
  /// When the latest answer was begun.
  private var latestAnswer = -Double.infinity
  private var latestReturn = -Double.infinity
  /// Whether presenting waits until the frame that is presented is taken, and not until the one before it was; `nil`
  /// before that was seen.
  private var waitsForItself: Bool?
  /// How many frames a hand may get in a period, where we set the pace.
  private var fraction = FramePacer.fractions[0].count

  static let standardRefreshRate = 60.0
  /// From one answer to the next, in periods, where we set the pace and frames are not cheap.
  private static let shortestBreak = 0.75
  /// How many frames a hand may get in a period where we set the pace, by what one usually costs, in periods. The next
  /// more wait until it costs a little less.
  private static let fractions = [(count: 3, cost: 0.27), (count: 2, cost: 0.4)]
  private static let caution = 0.02
  /// So long after a present returned, in periods, the display has taken its frame, whatever it waited for.
  private static let longestTaking = 1.25
  /// The most that a frame may be early by, in periods, so as not to miss the display: it would be seen a period later.
  private static let mostMargin = 1.0 / 3
  /// … and where we set the pace: it is seen as late as it comes, and no later.
  private static let mostOwnMargin = 0.1
  /// A present that took longer than this waited for the display.
  private static let shortestWait = 0.0005

  init(mode: PresentMode, refreshRate: Double?, pacing: Request.Pacing = .jit) {
    self.mode = mode
    self.pacing = pacing
    grid = FrameGrid(period: 1 / (refreshRate ?? FramePacer.standardRefreshRate))
  }

  var period: Double { grid.period }
}

// MARK: - When

extension FramePacer {
  /// The point of the grid that a frame begun at `now` is for.
  ///
  /// It is one that no frame was drawn for yet, unless the hand moves again before its time has come. Where the display
  /// sets the pace it can still be reached; where we do, a frame that comes a little late is better than none. It is never
  /// before the target of the latest frame: where the grid has moved, or the display took that frame early, time would run
  /// backwards.
  func target(at now: Double, for purpose: Purpose = .motion) -> Double {
    let grid = grid.divided(by: fraction(for: purpose))
    guard latest.isFinite else { return grid.point(atOrAfter: now) }
    if purpose == .answer, pacing == .jit, mode == .timer, latest > now { return latest }
    let next = mode == .timer ? after(latest, on: grid) : grid.point(nearest: latest + period)
    if mode == .timer, now > next, now - next < grid.period / 4 { return next }
    return max(latestTarget, next, grid.point(atOrAfter: mode == .vsync ? now + budget.cost : now))
  }

  /// The next point after one of the grid, or after one between two.
  private func after(_ point: Double, on grid: FrameGrid) -> Double { grid.point(nearest: point + 0.75 * grid.period) }

  /// How many frames there are in a period: more than one only where no display takes them.
  private func fraction(for purpose: Purpose) -> Int {
    purpose == .follow && mode == .timer && pacing == .jit ? fraction : 1
  }

  /// When to begin with the next frame, seen from `now`.
  func drawTime(after now: Double, for purpose: Purpose) -> Double {
    switch (pacing, mode) {
    case (.plain, .vsync): now
    case (.plain, .timer): target(at: now) - period
    case (.jit, .vsync): probe.isDue(at: now) ? now : target(at: now) - budget.total
    case (.jit, .timer): ownDrawTime(after: now, for: purpose)
    }
  }

  /// … where we set the pace. A hand that reports a little more often than there are points would be answered ever later
  /// if each answer waited for a point of its own.
  private func ownDrawTime(after now: Double, for purpose: Purpose) -> Double {
    switch purpose {
    case .motion, .follow: target(at: now, for: purpose) - budget.total
    case .answer: latestAnswer + min(FramePacer.shortestBreak, 1 / Double(fraction)) * period
    // The next point as seen from now would never be reached by one who wakes a little after each.
    case .watch: latest.isFinite ? after(latest, on: grid) : now
    }
  }

  /// The time on the pointer's way that a frame for `target` shows; infinite for all that is known of it.
  func pointerTime(for target: Double, purpose: Purpose) -> Double {
    mode == .timer && !isEven(purpose) || pacing == .plain ? .infinity : target - budget.lead
  }

  private var affordableFraction: Int {
    let share = budget.usualCost / period
    let fits = FramePacer.fractions.first { share < $0.cost - ($0.count > fraction ? FramePacer.caution : 0) }
    return fits?.count ?? 1
  }

  private func isEven(_ purpose: Purpose) -> Bool { purpose == .motion || purpose == .follow }
}

// MARK: - Learning

extension FramePacer {
  mutating func note(_ frame: Frame) {
    budget.note(
      cost: frame.submitted - frame.began, wasLate: isLate(frame), period: period,
      mostMarginShare: mode == .vsync ? FramePacer.mostMargin : FramePacer.mostOwnMargin)
    fraction = affordableFraction
    grid.settle()
    let isAlone = frame.submitted - latestReturn > FramePacer.longestTaking * period
    latestReturn = frame.returned
    if frame.purpose == .answer || frame.purpose == .follow { latestAnswer = frame.began }
    latest = mode == .vsync ? slot(of: frame, isAlone: isAlone) : frame.target
    latestTarget = frame.target
  }

  /// Whether it came too late for its point of the grid, or was begun too late for the one that it should have been for.
  private func isLate(_ frame: Frame) -> Bool {
    if mode == .timer { return isEven(frame.purpose) && frame.returned > frame.target + 0.001 }
    let hasSkipped = frame.target > latest + 1.5 * period && frame.began < latest + period
    return hasSkipped || frame.submitted > frame.target || frame.returned > frame.target + period / 2
  }

  /// The point at which the display takes `frame`, by what its present waited for.
  ///
  /// Some drivers wait until the frame itself is taken, some until the one before it was. Which one it is shows when a
  /// frame has none right before it: so once one is left out.
  private mutating func slot(of frame: Frame, isAlone: Bool) -> Double {
    let hasWaited = frame.returned - frame.submitted > FramePacer.shortestWait
    if isAlone { waitsForItself = hasWaited }
    probe.note(hasWaited: hasWaited, at: frame.returned)
    guard hasWaited else { return max(frame.target, grid.point(atOrAfter: frame.submitted)) }
    grid.confirm(frame.returned)
    return grid.point(nearest: frame.returned + (waitsForItself == true ? 0 : period))
  }

  /// The window is on another display, or the display keeps another pace.
  mutating func adopt(mode: PresentMode, refreshRate: Double?) {
    let period = 1 / (refreshRate ?? FramePacer.standardRefreshRate)
    guard mode != self.mode || FrameGrid(period: period).nominalPeriod != grid.nominalPeriod else { return }
    self.mode = mode
    grid = FrameGrid(period: period, anchor: latest.isFinite ? latest : 0)
    probe = PhaseProbe()
    waitsForItself = nil
  }
}

/// When to look where the display's grid lies.
///
/// A frame that is drawn just in time is often taken without waiting, which says nothing of when it is shown. One that
/// is drawn right after another has to wait until that one was shown, and tells. So now and then a frame is drawn
/// early: often at first, then once a second, and ever more seldom on displays that do not even wait then.
struct PhaseProbe: Equatable, Sendable {
  private static let usual = 1.0
  private static let longest = 60.0
  /// Displays may take a few frames in advance.
  private static let tries = 5

  private var interval = 0.05
  private var next = -Double.infinity
  private var triesLeft = PhaseProbe.tries

  func isDue(at now: Double) -> Bool { now >= next }

  mutating func note(hasWaited: Bool, at now: Double) {
    if hasWaited {
      triesLeft = PhaseProbe.tries
      next = now + interval
      interval = min(interval * 2, PhaseProbe.usual)
    } else if isDue(at: now) {
      triesLeft -= 1
      if triesLeft == 0 { giveUp(at: now) }
    }
  }

  private mutating func giveUp(at now: Double) {
    triesLeft = PhaseProbe.tries
    next = now + interval
    interval = min(interval * 2, PhaseProbe.longest)
  }
}
