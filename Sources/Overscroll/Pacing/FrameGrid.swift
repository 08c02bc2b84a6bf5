import ScrollGeometry

/// The times at which a display takes frames, as an even grid without the jitter of the measured times. Period and
/// phase are corrected from observations of the display, as in a phase-locked loop, so gently that no frame is farther
/// than `maximumStep` from even.
struct FrameGrid: Equatable, Sendable {
  /// The largest shift of the grid from one frame to the next, in seconds.
  static let maximumStep = 0.00005
  /// The largest deviation of a display from its nominal rate, as a share: drivers round it to whole hertz.
  static let tolerance = 0.02
  /// The number of consecutive outliers that mean a wrong grid, not late observations.
  private static let outlierLimit = 3
  /// The number of periods after which the period is measured from a new baseline.
  private static let maximumBaseline = 600.0

  private(set) var nominalPeriod: Double
  /// The distance between two points, in seconds.
  private(set) var period: Double
  /// The time of one of the points.
  private(set) var anchor: Double
  private var isLocked = false
  private var outlierCount = 0
  /// The observation from which the period is measured, and the number of periods since.
  private var baselineStart = 0.0
  private var baselinePeriods = 0.0
  private var latestObservation = 0.0
  private var pendingShift = 0.0

  /// Creates a grid from a period in seconds, clamped to the range of displays (24 to 1000 Hz), and one of its points.
  init(period: Double, anchor: Double = 0) {
    nominalPeriod = Self.possible(period)
    (self.period, self.anchor) = (nominalPeriod, anchor)
  }

  private static func possible(_ period: Double) -> Double {
    period.isNaN ? 1.0 / 60 : min(max(period, 0.001), 1.0 / 24)
  }

  /// Returns the first point at or after `time`.
  func point(atOrAfter time: Double) -> Double { anchor + ((time - anchor) / period - 1e-9).rounded(.up) * period }

  func point(nearest time: Double) -> Double { anchor + ((time - anchor) / period).rounded() * period }

  /// Returns the next point after `point`, which may be a point or between two of them.
  func point(following point: Double) -> Double { self.point(nearest: point + 0.75 * period) }

  /// Corrects the grid by an observation that the display took a frame at `time`.
  mutating func observe(_ time: Double) {
    let point = point(nearest: time)
    let error = time - point
    guard isLocked, error.magnitude <= period / 4 else {
      outlierCount += 1
      if !isLocked || outlierCount >= FrameGrid.outlierLimit { restart(at: time) }
      return
    }
    outlierCount = 0
    correct(point, by: error, time)
  }

  /// Returns whether `period` may be a more exact period of the same display.
  func tolerates(_ period: Double) -> Bool { abs(period / nominalPeriod - 1) < FrameGrid.tolerance }

  /// Adopts a reported period, and returns whether it is another display's: the grid then begins anew at `point`.
  @discardableResult
  mutating func adopt(period reported: Double, from point: Double) -> Bool {
    let new = Self.possible(reported)
    guard new != nominalPeriod else { return false }
    guard tolerates(new) else {
      self = FrameGrid(period: new, anchor: point.isFinite ? point : 0)
      return true
    }
    (nominalPeriod, period) = (new, new)
    (baselineStart, baselinePeriods) = (latestObservation, 0)
    return false
  }

  /// Moves the grid so that one of its points is at `time`.
  mutating func restart(at time: Double) {
    (anchor, baselineStart, latestObservation) = (time, time, time)
    (baselinePeriods, pendingShift, isLocked, outlierCount) = (0, 0, true, 0)
  }

  /// Corrects period and phase. The measured period has more weight the longer the baseline is.
  private mutating func correct(_ point: Double, by error: Double, _ time: Double) {
    let count = ((time - latestObservation) / period).rounded()
    guard count > 0 else { return }
    (anchor, latestObservation, baselinePeriods) = (point, time, baselinePeriods + count)
    let range = nominalPeriod * (1 - FrameGrid.tolerance)...nominalPeriod * (1 + FrameGrid.tolerance)
    let measured = ((time - baselineStart) / baselinePeriods).clamped(to: range)
    period += (measured - period) * baselinePeriods / (baselinePeriods + 20)
    pendingShift = error * count / (count + 10)
    if baselinePeriods > FrameGrid.maximumBaseline { (baselineStart, baselinePeriods) = (time, 0) }
  }

  /// Shifts the points by a small part of the pending shift. Called once a frame.
  mutating func shift() {
    let step = pendingShift.clamped(to: -FrameGrid.maximumStep...FrameGrid.maximumStep)
    anchor += step
    pendingShift -= step
  }
}
