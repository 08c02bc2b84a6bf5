internal import ScrollGeometry

/// The velocity at release of a value that a pointer drags, in points per second.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(event.y, at: event.time)             // for the press and for every move
/// let velocity = tracker.velocity(at: event.time)  // for the release, which adds no sample
/// ```
///
/// One estimator for a mouse, a touch screen and a touchpad: 30 to 8000 reports a second, with or without whole-pixel
/// steps, whether or not the device reports a pointer at rest. For a pointer in the plane use
/// ``PointerVelocityTracker``, which tells an axis at rest from a pointer at rest.
///
/// ## How it works
///
/// **The segment.** Only the motion in which the pointer is released counts: at most the last 0.15 s, and nothing from
/// before a rest. A rest is one that the device reported, or an interval without reports after which the pointer was
/// three times as fast as during it. Of reports with one stamp (or less than half a millisecond apart) the last counts,
/// since its position is the nearest to the stamp. A report that comes late is sorted in by its time. A report of an
/// unchanged position has no influence: some devices send it, some do not, and the velocity is the same.
///
/// **Stopped.** After 2.5 report intervals (the median of the last three) without a report, at least 40 ms and at most
/// 150 ms, the pointer counts as stopped, and the velocity is zero. Until then the velocity is that of the last motion: a
/// mouse that reports nothing for 20 ms may be late. A finger at rest jitters by a pixel; back and forth within 1.5
/// points for as long counts as stopped too.
///
/// **Lines and parabolas.** No window of fixed length fits all: at 20 ms a mouse with whole-pixel steps is off by
/// 50 pt/s, at 100 ms a flick gets half its speed. So a line and a parabola are fitted by least squares to the newest
/// 2, 3, 4, 5, 6, 8, 10 … reports up to the whole segment. Each fit gives a velocity v and an estimate of its variance
/// s²: by 0.4 points of noise in each report, and by the curvature that its own residuals suggest it cannot follow (of n
/// reports, a line's squared error by curvature is 15 n times what the residual variance would make it). The answer is
/// the mean of all v with the weights 1/s⁴. Where the pointer is slow and steps are coarse, long lines dominate; where it
/// speeds up or slows down, parabolas; where it reverses sharply, short windows. The weights are continuous, so the
/// answer does not jump. A steady drag is exact, since all fits agree. The idea to choose the window by the reports is
/// that of Janabi-Sharifi, Hayward and Chen, "Discrete-time adaptive windowing for velocity estimation", 2000.
///
/// Where every report is a whole number of points from the newest, positions are known to be rounded. Their noise then
/// does not shrink with the path, and a path of at most 8 points is followed back three times as far, to 0.45 s, to make
/// up for the rounding of its ends. That reduces the error of a steady drag of 20 to 60 pt/s at 30 Hz from 30 % to 12 %.
///
/// **The release** is taken to be halfway between the last report and the up event, at most half an interval after the
/// report: the device only knows that the finger lifted somewhere between.
///
/// **Guards.** A last step of at most 1.5 points after much longer steady ones is the jitter of a lifting finger and
/// dropped. After a reversal longer than jitter the answer never has the old direction's sign, nor that of a reversal
/// that no report shows. No answer exceeds 4/3 of the fastest step.
///
/// Thresholds are in points for motions of more than about ten points and in proportion below, so that values in small
/// units (a scale, say) can be tracked as well.
///
/// ## How well it works
///
/// Errors in % of the true speed (of 200 pt/s where that is less), root mean square · 95th percentile, for 1000 synthetic
/// motions of each kind, whose velocity at release is known: mice of 60 to 8000 Hz with whole-pixel steps, touch screens
/// of 60 to 240 Hz with 0.2 points of noise, ideal devices of 30 to 1000 Hz. The rivals are the last two reports, travel
/// over time in the last 100 ms, and the slope at the newest report of one parabola of least squares through them.
///
/// | motion | last two | mean | quadratic | this |
/// |---|---|---|---|---|
/// | steady drag | 25 · 49 | 1.0 · 3 | 2.4 · 5 | 0.7 · 1 |
/// | slow, whole pixels at 500 and 1000 Hz | 98 · 199 | 1.4 · 3 | 1.3 · 3 | 0.2 · 0 |
/// | accelerating until release | 24 · 38 | 27 · 43 | 4.7 · 10 | 4.7 · 10 |
/// | braking until release | 39 · 79 | 88 · 172 | 14 · 29 | 9.8 · 21 |
/// | flick from rest, 60–160 ms | 22 · 44 | 51 · 65 | 14 · 27 | 10 · 22 |
/// | short flick, 20–45 ms | 15 · 24 | 25 · 33 | 9.6 · 19 | 9.3 · 20 |
/// | reversal 30–80 ms before release | 34 · 70 | 122 · 194 | 76 · 123 | 19 · 39 |
/// | pause of 120–500 ms | 97 · 250 | 0 | 0 | 0 |
/// | hold, then flick | 26 · 54 | 53 · 79 | 22 · 51 | 15 · 31 |
/// | stamps in whole milliseconds | 37 · 100 | 68 · 134 | 14 · 23 | 12 · 23 |
/// | stamps merged by frames of 60 Hz | 90 · 100 | 80 · 144 | 18 · 27 | 17 · 33 |
/// | gaps, losses and disorder | 24 · 54 | 72 · 149 | 13 · 27 | 13 · 27 |
/// | one pixel of jitter at lift-off | 114 · 191 | 9.9 · 19 | 26 · 53 | 2.3 · 4 |
///
/// The law tests make these figures anew (`VelocityTrackerAccuracyTests`, seed 2026) and hold this type to being no worse
/// than any rival on any kind. Like any estimator it misses what the reports do not show: a reversal between the last two
/// reports of a 30 Hz device, and, where reports are a frame apart, a reversal of one pixel, which looks like jitter.
///
/// An estimate from 20 reports takes about 0.6 µs, a report 0.07 µs; neither allocates.
public struct VelocityTracker: Sendable {
  private var tracker = PointerVelocityTracker()

  /// A tracker that knows no report yet.
  public init() {}

  /// Adds a report.
  ///
  /// - Parameters:
  ///   - value: in points. A report that is not finite is ignored.
  ///   - time: in seconds of any one clock. Reports may come late by up to 0.15 s; of several with one stamp the last
  ///     counts. A stamp that is not finite is ignored with its report.
  public mutating func add(_ value: Double, at time: Double) { tracker.add(Vector2(value, 0), at: time) }

  /// The velocity in points per second for a release at `time`; adds no report.
  ///
  /// Always finite; zero when the pointer had stopped, and with fewer than two reports at different times.
  ///
  /// - Parameters:
  ///   - time: in seconds of the clock of the reports. One before the newest report, or NaN, is the time of that report.
  ///   - rule: with the least error, or as another system does.
  public func velocity(at time: Double, by rule: VelocityRule = .leastError) -> Double {
    tracker.velocity(along: .x, at: time, by: rule)
  }

  /// Forgets every report, as for a new touch.
  public mutating func reset() { tracker.reset() }
}
