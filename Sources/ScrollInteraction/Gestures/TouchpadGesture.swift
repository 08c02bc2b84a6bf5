/// Two fingers that scroll on a touchpad, whose reports say neither when they landed nor, on most systems, when they
/// lifted.
///
/// When the next report is overdue by the device's own cadence, the fingers have lifted. That time is known with every
/// report, so that what is shown stays a function of time. On a system that has once reported a lift, silence means
/// resting fingers.
struct TouchpadGesture: Sendable {
  /// The silence, in seconds, that means that the fingers have lifted is twice the device's interval, within these.
  private static let timeouts = 0.04...0.12
  /// Seconds of silence where lifts are reported: a lift that got lost is worse than a late one.
  private static let timeoutWithReportedLift = 30.0

  /// When the fingers will have lifted unless there is another report, in the caller's clock.
  private(set) var lift = -Double.infinity
  private var travel = Vector2.zero
  private var tracker = PointerVelocityTracker()
  private var intervals: [Double] = []
  /// The time of the newest report, in the host's clock.
  private var latest = -Double.infinity
  /// By how many seconds the host's clock was ahead of the caller's then: they differ in slow motion.
  private var clockOffset = 0.0
  /// Fingers that rest tremble by so many points.
  private var rest = FingerRest(reach: 1)
  private var isLiftReported = false

  func isUnderWay(at time: Double) -> Bool { time < lift }

  /// Adds a report.
  ///
  /// - Parameters:
  ///   - travel: of the content offset, in points.
  ///   - hostTime: of the report, in the host's clock.
  ///   - time: the same in the caller's clock.
  mutating func add(_ travel: Vector2, hostTime: Double, at time: Double) {
    if !isUnderWay(at: time) { reset() }
    self.travel += travel
    tracker.add(self.travel, at: hostTime)
    if latest.isFinite, hostTime > latest { intervals.append(hostTime - latest) }
    if intervals.count > 4 { intervals.removeFirst() }
    latest = max(latest, hostTime)
    clockOffset = hostTime - time
    // By the longest of the latest intervals: a single late report is no lift.
    let silence = (2 * (intervals.max() ?? 0)).clamped(to: Self.timeouts)
    lift = time + (isLiftReported ? Self.timeoutWithReportedLift : silence)
  }

  /// The fingers have lifted, as the system reports.
  mutating func end(hostTime: Double, at time: Double) {
    (lift, latest, isLiftReported) = (time, max(latest, hostTime), true)
  }

  /// Forgets the gesture, but not what was learned of the device.
  mutating func reset() {
    var next = TouchpadGesture()
    (next.rest, next.isLiftReported) = (rest, isLiftReported)
    self = next
  }

  /// - Returns: whether the latest reports, and one by `travel`, say no more than that the fingers rest.
  mutating func addToRest(_ travel: Vector2, at hostTime: Double) -> Bool {
    rest.add(travel, at: hostTime)
    return rest.isResting(at: hostTime)
  }

  /// The velocity of the content offset as of the newest report, in points per second: that with which inferred lifts let
  /// go.
  var velocity: Vector2 { tracker.velocity(at: latest) }

  /// The velocity with which a lift at `time` of the caller's clock would let go; zero after the end.
  func velocity(at time: Double) -> Vector2 {
    guard isUnderWay(at: time) else { return .zero }
    return isLiftReported ? tracker.velocity(at: max(latest, time + clockOffset)) : velocity
  }
}
