/// A rule for estimating the velocity at release.
#if hasAttribute(nonexhaustive)
  @nonexhaustive(warn)
#endif
public enum VelocityRule: Hashable, Sendable, CaseIterable {
  /// The estimate of least error: see ``VelocityTracker``.
  case leastError
  /// The estimate of `UIScrollView` from the same reports, right or wrong.
  ///
  /// A mean of the velocities between the last four reports, with the weights 0.6, 0.35 and 0.05 from the oldest to the
  /// newest. So the motion of a lifting finger hardly counts. Flutter measured the weights (pull request 60501, 2020,
  /// `IOSScrollViewFlingVelocityTracker`). A recording of iOS 26.1 confirms the last weight to eight digits: the stamps
  /// of Vercantez/openuikit, golden/scroll_traces/decel_v750 are rounded to 2⁻³¹ s, so 6 pt per 8 ms are not quite
  /// 750 pt/s. The recorded 750.0000058498701 is the result of these weights. With fewer reports the remaining weights
  /// are scaled to a sum of one, which is not measured. A pointer has stopped when it has for ``leastError``.
  case uikit
  /// The estimate of AOSP's `VelocityTracker` with its strategy LSQ2.
  ///
  /// The slope, at the newest report, of the least-squares parabola through the reports of the last 100 ms, at most 20;
  /// of a line through two reports. Reports before a pause of 40 ms or more do not count. A release more than 40 ms
  /// after the last report has no velocity.
  case android
  /// The estimate of Chromium with LSQ2_RESTRICTED: as ``android``, but zero if it points against the path from the
  /// oldest report to the newest. Here a release has no velocity only if more than 80 ms after the last report.
  case chromium
  /// The estimate of Flutter: as ``android``, but zero for fewer than three reports, with pauses of more than 40 ms.
  case flutter
  /// The estimate of GTK's `GtkGestureSwipe`: the distance from the last report before the last 150 ms to the release,
  /// by its time. The press does not count: in a drag of at most 150 ms the distance begins with the first move.
  case gtk
}
