/// Tells fingers that rest from fingers that move slowly: those that rest tremble, or roll when they lift, and get
/// nowhere.
struct FingerRest: Sendable {
  /// Within so many seconds.
  private static let span = 0.1

  /// Fingers that rest get no farther than this, in points.
  let reach: Double
  private var reports: [(time: Double, travel: Vector2)] = []

  init(reach: Double) { self.reach = reach }

  mutating func note(_ travel: Vector2, at time: Double) {
    reports.removeAll { $0.time < time - Self.span }
    reports.append((time, travel))
  }

  /// Whether the latest reports tell of nothing else.
  var isAll: Bool { reports.reduce(.zero) { $0 + $1.travel }.length < reach }
}
