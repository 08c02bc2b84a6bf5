/// The last four reports as they came, for ``VelocityRule/uikit``.
struct RecentReports {
  private struct Report {
    var position = Vector2.zero
    var time = 0.0
  }

  /// Newest first.
  private var reports = (Report(), Report(), Report(), Report())
  private var count = 0

  /// Adds a report; of several with one time the last counts, and one from before the newest is ignored.
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
