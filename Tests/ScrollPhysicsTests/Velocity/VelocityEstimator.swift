import ScrollPhysics

/// A method that estimates the velocity at release from the reports of a pointer.
struct VelocityEstimator: Sendable {
  let name: String
  let estimate: @Sendable (_ reports: [Report], _ release: Double) -> Double

  struct Report: Sendable {
    var time, value: Double
  }

  static let tracker = VelocityEstimator(name: "VelocityTracker") { reports, release in
    var tracker = VelocityTracker()
    for report in reports { tracker.add(report.value, at: report.time) }
    return tracker.velocity(at: release)
  }

  static let rivals = [lastTwo, mean, quadratic] + [.android, .flutter, .chromium].map(platform)

  /// The rule of another platform.
  private static func platform(_ rule: VelocityRule) -> VelocityEstimator {
    VelocityEstimator(name: "\(rule)") { reports, release in
      var tracker = PointerVelocityTracker()
      for report in reports { tracker.add(Vector2(report.value, 0), at: report.time) }
      return tracker.velocity(at: release, by: rule).x
    }
  }

  static let lastTwo = VelocityEstimator(name: "last two") { reports, _ in
    guard reports.count > 1 else { return 0 }
    let (a, b) = (reports[reports.count - 2], reports[reports.count - 1])
    return b.time > a.time ? (b.value - a.value) / (b.time - a.time) : 0
  }

  /// The distance over the time of the reports of the last tenth of a second.
  static let mean = VelocityEstimator(name: "mean of 100 ms") { reports, release in
    let recent = reports.filter { release - $0.time <= 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }

  /// The slope at the newest report of a least-squares parabola through the last tenth of a second.
  static let quadratic = VelocityEstimator(name: "quadratic, 100 ms") { reports, release in
    let recent = reports.filter { release - $0.time <= 0.1 }
    guard let last = recent.last, Set(recent.map(\.time)).count > 2 else { return mean.estimate(recent, release) }
    let points = recent.map { (t: $0.time - last.time, x: $0.value - last.value) }
    let n = Double(points.count)
    let meanT = points.reduce(0) { $0 + $1.t } / n
    let u = points.map { $0.t - meanT }
    let (m2, m3) = (u.reduce(0) { $0 + $1 * $1 }, u.reduce(0) { $0 + $1 * $1 * $1 })
    let bend = u.map { $0 * $0 - m3 / m2 * $0 - m2 / n }
    let c1 = zip(u, points).reduce(0) { $0 + $1.0 * $1.1.x } / m2
    let c2 = zip(bend, points).reduce(0) { $0 + $1.0 * $1.1.x } / bend.reduce(0) { $0 + $1 * $1 }
    return c1 + c2 * (-2 * meanT - m3 / m2)
  }
}
