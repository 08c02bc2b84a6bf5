/// A detector of resting fingers. Resting fingers tremble, or roll when they lift, but do not travel.
struct FingerRest: Sendable {
  /// The age, in seconds, up to which reports count.
  private static let span = 0.1

  let reach: Double
  private var reports: [(time: Double, travel: Vector2)] = []

  init(reach: Double) { self.reach = reach }

  mutating func add(_ travel: Vector2, at time: Double) {
    reports.removeAll { $0.time < time - Self.span || time.restarts(after: $0.time) }
    reports.append((time, travel))
  }

  mutating func convert(endingAt end: Vector2, _ positions: ([Vector2]) -> [Vector2]) {
    var path = [end]
    for report in reports.reversed() { path.append(path[path.count - 1] - report.travel) }
    let converted = positions(path.reversed())
    for index in reports.indices { reports[index].travel = converted[index + 1] - converted[index] }
  }

  /// Returns whether the fingers rest at `time`, after a movement by `travel` since the last report.
  func isResting(at time: Double, after travel: Vector2 = .zero) -> Bool {
    let sum = reports.reduce(Vector2.zero) { $1.time < time - Self.span ? $0 : $0 + $1.travel }
    return (sum + travel).length < reach
  }
}
