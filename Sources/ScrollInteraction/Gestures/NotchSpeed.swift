/// The speed of a wheel, estimated from its latest reports without a pause of half a second.
struct NotchSpeed: Sendable {
  /// The silence, in seconds, after which earlier reports are forgotten.
  private static let timeout = 0.5
  private static let mostReports = 20

  private var reports: PerAxis<[(time: Double, travel: Double)]> = PerAxis(x: [], y: [])

  /// Adds a report of `travel` notches, at a time of the host's clock.
  ///
  /// - Returns: The speed including this report, in notches per second, as on Android (``VelocityRule/android``): 0
  ///   after a pause of 40 ms.
  mutating func add(_ travel: Double, _ axis: Axis, at time: Double) -> Double {
    if let last = reports[axis].last, !(time < last.time + Self.timeout) { reports[axis] = [] }
    if reports[axis].count == Self.mostReports { reports[axis].removeFirst() }
    reports[axis].append((time, (reports[axis].last?.travel ?? 0) + travel))
    var tracker = VelocityTracker()
    for report in reports[axis] { tracker.add(report.travel, at: report.time) }
    return abs(tracker.velocity(at: time, by: .android))
  }
}
