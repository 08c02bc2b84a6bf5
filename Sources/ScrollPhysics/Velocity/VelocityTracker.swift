/// An estimator of the velocity at release of a value that a pointer drags.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(event.y, at: event.time)             // for the press and for every move
/// let velocity = tracker.velocity(at: event.time)  // for the release, which adds no sample
/// ```
///
/// One estimator serves a mouse, a touch screen and a touchpad: 30 to 8000 reports a second, with or without
/// whole-pixel steps, whether or not the device reports a pointer at rest. For a pointer in the plane use
/// ``PointerVelocityTracker``, which distinguishes an axis at rest from a pointer at rest.
///
/// ## How it works
///
/// **The segment.** Only the motion that ends with the release counts: at most the last 0.15 s, and nothing from before
/// a rest. A rest is either reported by the device, or an interval without reports after which the pointer was three
/// times as fast as during it. Of reports with one stamp (or less than half a millisecond apart) the last counts, since
/// its position is the nearest to the stamp. A late report is sorted in by its time. A report of an unchanged position
/// has no influence, since only some devices send it.
///
/// **Stopped.** After 2.5 report intervals (the median of the last three) without a report, at least 40 ms and at most
/// 150 ms, the pointer counts as stopped, with a velocity of zero. Until then it has the velocity of the last motion: a
/// mouse that reports nothing for 20 ms may be late. A finger at rest jitters by a pixel. Movement back and forth
/// within 1.5 points for the same time counts as stopped too.
///
/// **Lines and parabolas.** No window of fixed length fits all motions: at 20 ms a mouse with whole-pixel steps is off
/// by 50 pt/s, at 100 ms a flick gets half its speed. So a line and a parabola are fitted by least squares to the
/// newest 2, 3, 4, 5, 6, 8, 10 … reports, up to the whole segment. Each fit gives a velocity v and an estimate of its
/// variance s². The variance comes from 0.4 points of noise in each report, and from the curvature that the fit's
/// residuals suggest it cannot follow (of n reports, a line's squared error by curvature is 15 n times what the
/// residual variance would make it). The result is the mean of all v with the weights 1/s⁴. For a slow pointer with
/// coarse steps, long lines dominate; for one that speeds up or slows down, parabolas; at a sharp reversal, short
/// windows. The weights are continuous, so the result does not jump. A steady drag is exact, since all fits agree. The
/// idea to choose the window by the reports is from Janabi-Sharifi, Hayward and Chen, "Discrete-time adaptive windowing
/// for velocity estimation", 2000.
///
/// If every report is a whole number of points from the newest, positions are known to be rounded. Their noise then
/// does not shrink with the path. To make up for the rounding of its ends, a path of at most 8 points is followed back
/// three times as far, to 0.45 s. That reduces the error of a steady drag of 20 to 60 pt/s at 30 Hz from 30 % to 12 %.
///
/// **The release** is assumed halfway between the last report and the up event, at most half an interval after the
/// report: the device knows only that the finger lifted somewhere between.
///
/// **The hand that lets go.** It trembles, and a finger rolls when it lifts, so the newest reports may stop or go back. A
/// hand that stops or turns on purpose brakes first. A change of the motion that is younger than 20 ms or two report
/// intervals (at most 30 ms) has a weight from 0 to 1. It is the maximum of three shares:
///
/// - the braking before the change, from 20 to 25 % of the speed within half that time
/// - the square of the newest step in the old direction, up to half of the expected distance
/// - the part of the whole motion that the change undoes, from half to all of it
///
/// The result is the weighted mean of the velocities before the change and with it, so it has no cliff. Changes are judged
/// along each axis and along the direction of the pointer. An older reversal counts in full: the result then never has
/// the sign of the old direction.
///
/// **The limit.** No result exceeds 4/3 of the fastest step in its direction.
///
/// Thresholds are in points for motions of more than about ten points, and in proportion below. So values in small
/// units, such as a scale, can be tracked as well.
///
/// ## How well it works
///
/// The errors below are in % of the true speed (of 200 pt/s if that is less), root mean square · 95th percentile. Each
/// row is 1000 synthetic motions of known velocity: mice of 60 to 8000 Hz with whole-pixel steps, touch screens of 60
/// to 240 Hz with 0.2 points of noise, ideal devices of 30 to 1000 Hz. The rivals are the last two reports, distance
/// over time in the last 100 ms, and the slope at the newest report of one least-squares parabola through them.
///
/// | motion | last two | mean | quadratic | this |
/// |---|---|---|---|---|
/// | steady drag | 25 · 49 | 1.0 · 3 | 2.4 · 5 | 0.6 · 1 |
/// | slow, whole pixels at 500 and 1000 Hz | 98 · 199 | 1.4 · 3 | 1.3 · 3 | 0.2 · 0 |
/// | accelerating until release | 24 · 38 | 27 · 43 | 4.7 · 10 | 4.7 · 10 |
/// | braking until release | 39 · 79 | 88 · 172 | 14 · 29 | 9.8 · 21 |
/// | flick from rest, 60–160 ms | 22 · 44 | 51 · 65 | 14 · 27 | 10 · 22 |
/// | short flick, 20–45 ms | 15 · 24 | 25 · 33 | 9.6 · 19 | 9.2 · 20 |
/// | reversal 30–80 ms before release | 34 · 70 | 122 · 194 | 76 · 123 | 17 · 28 |
/// | pause of 120–500 ms | 97 · 250 | 0 | 0 | 0 |
/// | hold, then flick | 26 · 54 | 53 · 79 | 22 · 51 | 15 · 31 |
/// | stamps in whole milliseconds | 37 · 100 | 68 · 134 | 14 · 23 | 12 · 23 |
/// | stamps merged by frames of 60 Hz | 90 · 100 | 80 · 144 | 18 · 27 | 16 · 33 |
/// | gaps, losses and disorder | 24 · 54 | 72 · 149 | 13 · 27 | 13 · 28 |
/// | one pixel of jitter at lift-off | 114 · 191 | 9.9 · 19 | 26 · 53 | 2.3 · 3 |
/// | last report goes back by 0–6 pt | 179 · 311 | 14 · 24 | 37 · 70 | 0.5 · 1 |
///
/// The law tests compute these figures (`VelocityTrackerAccuracyTests`, seed 2026) and require this type to be no worse
/// than any rival on any kind of motion. No estimator can know what the reports do not show: a reversal between the
/// last two reports of a 30 Hz device or, in the last report of a 60 Hz device, a sharp one, which looks like a tremble.
///
/// An estimate from 20 reports takes about 0.6 µs, a report 0.03 µs. Only the first report allocates memory.
public struct VelocityTracker: Sendable {
  private var tracker = PointerVelocityTracker()

  /// Creates a tracker without reports.
  public init() {}

  /// Adds a report.
  ///
  /// - Parameters:
  ///   - value: the position in points. If it is not finite, the report is ignored.
  ///   - time: the time stamp in seconds, of any one clock. Reports may be up to 0.15 s late. Of several with one stamp
  ///     the last counts. If the stamp is not finite, the report is ignored.
  public mutating func add(_ value: Double, at time: Double) { tracker.add(Vector2(value, 0), at: time) }

  /// Returns the velocity for a release at `time`, in points per second. Adds no report.
  ///
  /// Always finite. Zero if the pointer has stopped, or with fewer than two reports at different times.
  ///
  /// - Parameters:
  ///   - time: the time of the release, in the reports' clock; NaN and earlier times count as that of the newest
  ///     report.
  ///   - rule: the rule of the estimate: least error, or another system's.
  public func velocity(at time: Double, by rule: VelocityRule = .leastError) -> Double {
    tracker.velocity(along: .x, at: time, by: rule)
  }

  /// Removes all reports, as for a new touch.
  public mutating func reset() { tracker.reset() }
}
