/// The last reports in their order of arrival, for the rules of other systems.
struct RecentReports {
  private static let capacity = 32
  /// The tolerance of intervals, in seconds: whole milliseconds since the system's start are not whole numbers here.
  private static let rounding = 1e-7

  /// The reports, oldest first, in storage for as many as there may be.
  private var reports: [Report] = []
  /// The number of reports that are moves, all but the press.
  private var moveCount = 0

  struct Report {
    var position: Vector2
    var time: Double
  }

  private var count: Int { reports.count }

  /// The report at an age, counted from 0 for the newest.
  subscript(age: Int) -> Report { reports[count - 1 - age] }

  /// Adds a report. Of several with one time the last counts. A report older than the newest is ignored. If the newest
  /// is the first of all, its time is wrong, and it is left out instead.
  mutating func add(_ position: Vector2, at time: Double) {
    if count == 1, time < self[0].time { reports = [] }
    guard count == 0 || time >= self[0].time else { return }
    let report = Report(position: position, time: time)
    if count > 0, time == self[0].time {
      reports[count - 1] = report
      moveCount = max(1, moveCount)
    } else {
      moveCount = count == 0 ? 0 : min(Self.capacity, moveCount + 1)
      reports.reserveCapacity(Self.capacity)
      if count == Self.capacity { reports.removeFirst() }
      reports.append(report)
    }
  }

  mutating func convert(_ positions: ([Vector2]) -> [Vector2]) {
    for (index, position) in positions(reports.map { $0.position }).enumerated() { reports[index].position = position }
  }

  /// Returns the velocity for a release at `time`, in points per second; zero for ``VelocityRule/leastError``.
  func velocity(at time: Double, by rule: VelocityRule) -> Vector2 {
    let velocity =
      switch rule {
      case .leastError: Vector2.zero
      case .uikit: uikitVelocity
      case .android, .chromium, .flutter: parabolaVelocity(at: time, by: rule)
      case .gtk: meanVelocity(at: time)
      }
    return velocity.isFinite ? velocity : .zero
  }

  /// The velocity of a release: ¾ of the recognizer's velocity before the last report, and ¼ of its velocity after it.
  private var uikitVelocity: Vector2 {
    switch count {
    case 0, 1: .zero
    case 2: velocity(from: 1, to: 0)
    default: 0.75 * recognizedVelocity(at: 1) + 0.25 * recognizedVelocity(at: 0)
    }
  }

  /// Returns a recognizer's velocity at the report of an age: ⅘ of the step before the last and ⅕ of the last.
  private func recognizedVelocity(at age: Int) -> Vector2 {
    let last = velocity(from: age + 1, to: age)
    return age + 2 < count ? 0.8 * velocity(from: age + 2, to: age + 1) + 0.2 * last : last
  }

  private func velocity(from old: Int, to new: Int) -> Vector2 {
    (self[new].position - self[old].position) / (self[new].time - self[old].time)
  }

  /// Returns the velocity by `GtkGestureSwipe`: the press does not count, the release counts as a report at rest.
  private func meanVelocity(at time: Double) -> Vector2 {
    guard moveCount > 0 else { return .zero }
    let end = max(self[0].time, time)
    let first = (0..<moveCount).first { self[$0].time < end - 0.15 } ?? moveCount - 1
    return (self[0].position - self[first].position) / (end - self[first].time)
  }

  /// Returns the slope at the newest report of the least-squares parabola, as in AOSP, Chromium and Flutter.
  private func parabolaVelocity(at time: Double, by rule: VelocityRule) -> Vector2 {
    guard count > 0, max(self[0].time, time) - self[0].time <= (rule == .chromium ? 0.08 : 0.04) else { return .zero }
    var (x, y) = (Moments(), Moments())
    var oldest = 0
    for age in 0..<min(count, 20) {
      if age > 0, isPause(self[age - 1].time - self[age].time, by: rule) { break }
      oldest = age
      let before = self[age].time - self[0].time
      guard before >= -0.1 - Self.rounding else { break }
      x.add(self[age].position.x - self[0].position.x, at: before * 10)
      y.add(self[age].position.y - self[0].position.y, at: before * 10)
    }
    guard x.count >= (rule == .flutter ? 3 : 2) else { return .zero }
    let velocity = Vector2(x.fits.slope(at: 0), y.fits.slope(at: 0)) * 10
    let travel = self[0].position - self[oldest].position
    return rule == .chromium && velocity.x * travel.x + velocity.y * travel.y < 0 ? .zero : velocity
  }

  private func isPause(_ interval: Double, by rule: VelocityRule) -> Bool {
    rule == .flutter ? interval > 0.04 + Self.rounding : interval >= 0.04 - Self.rounding
  }
}
