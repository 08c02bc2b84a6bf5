import OverscrollSDL

/// A scheduler of frames. It answers when to begin a frame and for which time to draw it, and learns from each report.
///
/// The display takes frames on an even grid. Each frame is drawn as late as possible, so that it shows the pointer's
/// position now and not a frame ago. Motions are sampled at the points of the grid, which are even although the
/// measured times jitter. All times are in seconds of the window's clock.
protocol FramePacer: Sendable {
  typealias Purpose = FrameTiming.Purpose

  var mode: PresentMode { get }
  /// The times at which the display takes frames.
  var grid: FrameGrid { get }
  var budget: FrameBudget { get }

  /// Whether content follows the pointer's path at the points of the grid, and not its newest report.
  var resamplesPointer: Bool { get }

  /// Returns the time at which to begin the next frame, as seen from `now`; `nil` until the display has taken the
  /// latest.
  ///
  /// - Parameter unchanged: The number of consecutive standby frames without a change. Each delays the next one longer,
  ///   because a response to the pointer would have to wait.
  func drawTime(after now: Double, for purpose: Purpose, unchanged: Int) -> Double?

  /// Returns the point of the grid for which to draw a frame begun at `now`. It is never before the latest target:
  /// time would run backward.
  func target(at now: Double, for purpose: Purpose) -> Double

  /// Corrects the pacing by what `report` says.
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
  /// The compositor took the latest frame.
  case taken(at: Double)
  /// The display refreshed.
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
  /// Returns the pacer of this mode.
  ///
  /// - Parameters:
  ///   - refreshRate: The display's rate in hertz; `nil` for 60.
  ///   - target: The target of the latest frame of another pacer; `-infinity` if there was none.
  func pacer(refreshRate: Double?, pacing: Pacing = .jit, after target: Double = -.infinity) -> any FramePacer {
    let grid = FrameGrid(period: 1 / (refreshRate ?? 60), anchor: target.isFinite ? target : 0)
    return switch self {
    case .compositor: CompositorPacer(grid, after: target)
    case .vsync: SwapPacer(grid, isPlain: pacing == .plain, after: target)
    case .timer: TimerPacer(grid, isPlain: pacing == .plain, after: target)
    }
  }
}
