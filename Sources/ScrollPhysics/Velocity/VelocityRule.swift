/// How a tracker estimates the velocity at release.
public enum VelocityRule: Hashable, Sendable, CaseIterable {
  /// The estimate of least error: see ``VelocityTracker``.
  case leastError
  /// What `UIScrollView` makes of the same reports, right or wrong.
  ///
  /// The mean of the velocities between the last four reports, with the weights 0.6, 0.35 and 0.05 from the oldest to the
  /// newest, so that the motion of a finger as it lifts hardly counts. Flutter measured the weights (pull request 60501,
  /// 2020, `IOSScrollViewFlingVelocityTracker`). A recording of iOS 26.1 confirms the last of them to eight digits: the
  /// stamps of Vercantez/openuikit, golden/scroll_traces/decel_v750 are rounded to 2⁻³¹ s, so that 6 pt per 8 ms are not
  /// quite 750 pt/s, and the 750.0000058498701 that it reports are what these weights give. With fewer reports the
  /// remaining weights are scaled to a sum of one, which is not measured. A pointer has stopped when it has for
  /// ``leastError``.
  case uikit
  /// What AOSP's `VelocityTracker` says by its strategy LSQ2: the slope, at the newest report, of the parabola of least
  /// squares through the reports of the last 100 ms, 20 at the most.
  ///
  /// Through two reports a line. A pause of 40 ms or more forgets what was before it, and a release so long after the last
  /// report has no velocity.
  case android
  /// What Chromium's has by LSQ2_RESTRICTED: as ``android``, but nothing where that goes against the way from the oldest of
  /// the reports to the newest; and only a release 80 ms after the last report has no velocity.
  case chromium
  /// What Flutter's has: as ``android``, but of fewer than three reports nothing, and pauses are those of more than 40 ms.
  case flutter
  /// What GTK's `GtkGestureSwipe` has: the way from the last report before the last 150 ms to the release, by its time. The
  /// press is no report of it: after 150 ms or less the way begins with the first move.
  case gtk
}
