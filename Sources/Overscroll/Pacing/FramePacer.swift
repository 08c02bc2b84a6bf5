import OverscrollSDL

/// A scheduler of frames. It answers when to begin a frame and for which time to draw it, and learns from each report.
/// The display takes frames on an even grid. Each frame is drawn as late as possible, so that it shows the pointer's
/// position now and not a frame ago. Motions are sampled at the points of the grid, which are even although the
/// measured times jitter. All times are in seconds of the window's clock.
protocol FramePacer: Sendable {
  typealias Purpose = FrameTiming.Purpose

  var mode: PresentMode { get }
  var grid: FrameGrid { get }
  var budget: FrameBudget { get }

  /// Whether content follows the pointer's path at the points of the grid, and not its newest report.
  var resamplesPointer: Bool { get }

  /// Returns the time at which to begin the next frame; `nil` until the display has taken the latest. Each of the
  /// `unchanged` standby frames before delays the next one longer: a response to the pointer would have to wait.
  func drawTime(after now: Double, for purpose: Purpose, unchanged: Int) -> Double?

  /// Returns the grid point for which to draw a frame begun at `now`, never before the latest target.
  func target(at now: Double, for purpose: Purpose) -> Double
  mutating func learn(_ report: PacingReport)
}

extension FramePacer {
  var period: Double { grid.period }
  func drawTime(after now: Double, for purpose: Purpose) -> Double? { drawTime(after: now, for: purpose, unchanged: 0) }

  /// Returns the time up to which a frame for `target` shows the pointer's path; infinite for the whole known path.
  func pointerTime(for target: Double, purpose: Purpose) -> Double {
    resamplesPointer && purpose.isEven ? target - budget.smoothedTotal : .infinity
  }
}

/// A report that a ``FramePacer`` learns from. Periods are in seconds.
enum PacingReport: Sendable {
  /// The program has presented a frame. An unchanged one is not sent to a compositor.
  case presented(FrameTiming, isChanged: Bool)
  case taken(at: Double)
  case refreshed(at: Double, period: Double)
  /// The display's period, of which the window system may know only whole hertz.
  case period(Double)
}

/// The pacing of frames: just in time, or right after the display has taken a frame, as in a plain loop.
enum Pacing: String, CaseIterable, Sendable {
  case jit = "jit"
  case plain = "plain"
}

extension PresentMode {
  /// Returns this mode's pacer for a rate in hertz, or 60. `target` is another pacer's latest; `-infinity` if none was.
  func pacer(refreshRate: Double?, pacing: Pacing = .jit, after target: Double = -.infinity) -> any FramePacer {
    let grid = FrameGrid(period: 1 / (refreshRate ?? 60), anchor: target.isFinite ? target : 0)
    return switch self {
    case .compositor: CompositorPacer(grid, after: target)
    case .vsync: SwapPacer(grid, isPlain: pacing == .plain, after: target)
    case .timer: TimerPacer(grid, isPlain: pacing == .plain, after: target)
    }
  }
}
