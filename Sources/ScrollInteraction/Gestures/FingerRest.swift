/// Tells resting fingers from slow ones: those that rest tremble, or roll when they lift, but get nowhere.
struct FingerRest: Sendable {
  /// Only the reports of so many seconds count.
  private static let span = 0.1

  /// Fingers that rest get less far than this, in points.
  let reach: Double
  private var reports: [(time: Double, travel: Vector2)] = []

  init(reach: Double) { self.reach = reach }

  mutating func add(_ travel: Vector2, at time: Double) {
    reports.removeAll { $0.time < time - Self.span }
    reports.append((time, travel))
  }

  /// Whether the fingers rest at `time`, having moved by `travel` since the last report.
  func isResting(at time: Double, after travel: Vector2 = .zero) -> Bool {
    let sum = reports.reduce(Vector2.zero) { $1.time < time - Self.span ? $0 : $0 + $1.travel }
    return (sum + travel).length < reach
  }
}
