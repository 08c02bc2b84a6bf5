import ScrollGeometry

/// How a tracker tells the velocity at release.
public enum VelocityRule: Hashable, Sendable, CaseIterable {
  /// The estimate that errs least: see ``VelocityTracker``.
  case leastError
  /// What `UIScrollView` makes of the same reports, right or wrong.
  ///
  /// The mean of the velocities between the last four reports, with the weights 0.6, 0.35 and 0.05 from the oldest to the
  /// newest: what a finger does as it lifts hardly counts. Flutter measured the weights (pull request 60501, 2020,
  /// `IOSScrollViewFlingVelocityTracker`). A recording of iOS 26.1 confirms the last of them to eight digits: the stamps of
  /// Vercantez/openuikit, golden/scroll_traces/decel_v750 are rounded to 2⁻³¹ s, so that 6 pt per 8 ms are not quite
  /// 750 pt/s, and the 750.0000058498701 that it reports are what these weights give. With fewer reports the weights that
  /// are left are scaled to a sum of one, which is not measured. Stopped is what it is for ``leastError``.
  case uikit
}

/// The last four reports as they came.
struct RecentReports {
  private struct Report {
    var position = Vector2.zero
    var time = 0.0
  }

  /// Newest first.
  private var reports = (Report(), Report(), Report(), Report())
  private var count = 0

  /// Takes a report; of several with one stamp the last counts, and what comes late is too late.
  mutating func add(_ position: Vector2, at time: Double) {
    guard count == 0 || time >= reports.0.time else { return }
    let report = Report(position: position, time: time)
    if count > 0, time == reports.0.time {
      reports.0 = report
    } else {
      reports = (report, reports.0, reports.1, reports.2)
      count = min(4, count + 1)
    }
  }

  /// `UIScrollView`'s velocity in points per second.
  var velocity: Vector2 {
    let (a, b, c, d) = reports
    let mean =
      switch count {
      case 0, 1: Vector2.zero
      case 2: velocity(b, a)
      case 3: 0.875 * velocity(c, b) + 0.125 * velocity(b, a)
      default: 0.6 * velocity(d, c) + 0.35 * velocity(c, b) + 0.05 * velocity(b, a)
      }
    return mean.isFinite ? mean : .zero
  }

  private func velocity(_ from: Report, _ to: Report) -> Vector2 {
    (to.position - from.position) / (to.time - from.time)
  }
}
