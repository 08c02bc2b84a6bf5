/// A rule for estimating the velocity at release.
///
/// If the last report of a steady flick goes back by up to 6 pt, as when a finger lifts, ``leastError`` still gives the
/// speed, ``uikit`` 0.8 to 0.95 of it, ``gtk`` 0.6 to 0.97, and the parabola of the others 0.6 to 0.9 at 120 Hz and
/// more, a quarter to a half at 60 Hz.
#if hasAttribute(nonexhaustive)
  @nonexhaustive(warn)
#endif
public enum VelocityRule: Hashable, Sendable, CaseIterable, NamedCase {
  /// The estimate of least error: see ``VelocityTracker``.
  case leastError
  /// The estimate of `UIScrollView` from the same reports, right or wrong: the last three steps by the weights 0.6,
  /// 0.35 and 0.05 from the oldest to the newest, or two by 0.95 and 0.05, so that the motion of a lifting finger
  /// hardly counts. Sources: <doc:UIKit>. A pointer counts as stopped as by ``leastError``.
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

  package static var names: KeyValuePairs<String, Self> {
    [
      "leastError": .leastError, "uikit": .uikit, "android": .android, "chromium": .chromium, "flutter": .flutter,
      "gtk": .gtk,
    ]
  }
}
