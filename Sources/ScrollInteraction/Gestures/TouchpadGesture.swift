/// Two fingers that scroll on a touchpad, told by reports that say neither when they landed nor, on most systems, when
/// they lifted.
///
/// When the next report is overdue by the device's own cadence, the fingers have lifted. That moment is known with every
/// report, so that what is shown stays a function of time: nobody has to look whether it has come. On a system that was
/// heard to tell of a lift, the next ones are told of as well, and silence means fingers that rest.
struct TouchpadGesture: Sendable {
  /// Seconds of silence that mean that the fingers have lifted, whatever the cadence …
  private static let shortestPatience = 0.04
  /// … and at most.
  private static let longestPatience = 0.12
  /// Report periods of silence that mean the same.
  private static let patience = 2.0
  /// Seconds for which a system that tells of lifts may be silent: to be lost is worse than to be late.
  private static let patienceWhereTold = 30.0
  /// How far fingers tremble that rest, in points.
  private static let tremor = 1.0

  /// When the fingers will have lifted, unless there is another report: in the caller's clock.
  private(set) var lift = -Double.infinity
  private var travel = Vector2.zero
  private var tracker = PointerVelocityTracker()
  private var intervals: [Double] = []
  private var latest = -Double.infinity
  private var rest = FingerRest(reach: Self.tremor)
  private var isLiftTold = false

  func isUnderWay(at time: Double) -> Bool { time < lift }

  /// Takes in a report at a time of the caller's clock.
  ///
  /// - Parameter travel: of the content offset, in points.
  mutating func move(by travel: Vector2, at time: Double, hostTime: Double) {
    if !isUnderWay(at: time) { end() }
    self.travel += travel
    tracker.add(self.travel, at: hostTime)
    note(hostTime)
    lift = time + patience
  }

  /// The fingers have lifted, as the system says for once.
  mutating func end(at time: Double, hostTime: Double) {
    (lift, latest, isLiftTold) = (time, max(latest, hostTime), true)
  }

  /// It is over, and what was learned of the device stays.
  mutating func end() {
    var next = TouchpadGesture()
    (next.rest, next.isLiftTold) = (rest, isLiftTold)
    self = next
  }

  /// Whether the reports of late, and one by `travel`, tell no more than that the fingers rest.
  mutating func isResting(with travel: Vector2, at hostTime: Double) -> Bool {
    rest.note(travel, at: hostTime)
    return rest.isAll
  }

  /// The velocity of the fingers when they lift, in points per second: while nobody says when that is, as of the latest
  /// report.
  var velocity: Vector2 { tracker.velocity(at: latest) }

  private mutating func note(_ hostTime: Double) {
    if latest.isFinite, hostTime > latest { intervals.append(hostTime - latest) }
    if intervals.count > 4 { intervals.removeFirst() }
    latest = max(latest, hostTime)
  }

  /// By the longest of the latest intervals: a report that merely comes late is no lift.
  private var patience: Double {
    let period = intervals.max() ?? 0
    return isLiftTold
      ? Self.patienceWhereTold : (Self.patience * period).clamped(to: Self.shortestPatience...Self.longestPatience)
  }
}
