import ScrollGeometry

/// The times at which a display takes frames, as an even grid, whatever the measured times jitter by.
///
/// Period and phase are corrected from observations of the display, as in a phase-locked loop, so gently that no frame
/// is farther than `maximumStep` from even.
struct FrameGrid: Equatable, Sendable {
  /// The most that the grid is shifted by from one frame to the next, in seconds.
  static let maximumStep = 0.00005
  /// By which share of its nominal rate a display may differ: drivers round it to whole hertz.
  static let tolerance = 0.02
  /// This many outliers in a row mean that the grid is wrong, not that the observations were late.
  private static let outlierLimit = 3
  /// After so many periods the period is measured from a new baseline.
  private static let longestBaseline = 600.0

  private(set) var nominalPeriod: Double
  /// Seconds between two points.
  private(set) var period: Double
  /// One of the points.
  private(set) var anchor: Double
  private var isLocked = false
  private var outlierCount = 0
  /// The observation from which the period is measured, and for how many periods it has been.
  private var baselineStart = 0.0
  private var baselinePeriods = 0.0
  private var latestObservation = 0.0
  /// By how much the points have still to be shifted.
  private var pendingShift = 0.0

  /// - Parameters:
  ///   - period: in seconds; out of the range of displays (24 to 1000 Hz) the nearest that is in it.
  ///   - anchor: one of the points.
  init(period: Double, anchor: Double = 0) {
    nominalPeriod = period.isNaN ? 1.0 / 60 : min(max(period, 0.001), 1.0 / 24)
    self.period = nominalPeriod
    self.anchor = anchor
  }

  /// The first point at or after `time`.
  func point(atOrAfter time: Double) -> Double {
    anchor + ((time - anchor) / period - 1e-9).rounded(.up) * period
  }

  func point(nearest time: Double) -> Double {
    anchor + ((time - anchor) / period).rounded() * period
  }

  /// The next point after one of the points, or after one between two of them.
  func point(following point: Double) -> Double { self.point(nearest: point + 0.75 * period) }

  /// Whether `time` is one of the points, and not between two of them.
  func hasPoint(at time: Double) -> Bool { abs(time - point(nearest: time)) < period / 8 }

  /// The display was observed to take a frame at `time`.
  mutating func observe(_ time: Double) {
    let point = point(nearest: time)
    let error = time - point
    guard isLocked, error.magnitude <= period / 4 else { return observeOutlier(time) }
    outlierCount = 0
    correct(point, by: error, time)
  }

  /// The period is known more exactly than the rate in whole hertz that the grid began with; its phase stays.
  mutating func adopt(period: Double) {
    (nominalPeriod, self.period) = (period, period)
    (baselineStart, baselinePeriods) = (latestObservation, 0)
  }

  /// One of the points is at `time`, wherever the others were.
  mutating func restart(at time: Double) {
    (anchor, baselineStart, latestObservation) = (time, time, time)
    (baselinePeriods, pendingShift, isLocked, outlierCount) = (0, 0, true, 0)
  }

  /// The first observation sets the grid; later ones far from it do so only if several come in a row.
  private mutating func observeOutlier(_ time: Double) {
    outlierCount += 1
    if !isLocked || outlierCount >= FrameGrid.outlierLimit { restart(at: time) }
  }

  /// The longer the baseline, the more the measured period counts.
  private mutating func correct(_ point: Double, by error: Double, _ time: Double) {
    let count = ((time - latestObservation) / period).rounded()
    guard count > 0 else { return }
    (anchor, latestObservation, baselinePeriods) = (point, time, baselinePeriods + count)
    let range = nominalPeriod * (1 - FrameGrid.tolerance)...nominalPeriod * (1 + FrameGrid.tolerance)
    let measured = ((time - baselineStart) / baselinePeriods).clamped(to: range)
    period += (measured - period) * baselinePeriods / (baselinePeriods + 20)
    pendingShift = error * count / (count + 10)
    if baselinePeriods > FrameGrid.longestBaseline { (baselineStart, baselinePeriods) = (time, 0) }
  }

  /// Shifts the points a little to where they belong: once a frame.
  mutating func shift() {
    let step = pendingShift.clamped(to: -FrameGrid.maximumStep...FrameGrid.maximumStep)
    anchor += step
    pendingShift -= step
  }
}
