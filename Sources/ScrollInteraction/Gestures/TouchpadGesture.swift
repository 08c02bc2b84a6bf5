/// A scroll of two fingers on a touchpad, whose reports mark no landing and, on most systems, no lift.
///
/// The fingers count as lifted when the next report is overdue by the device's own cadence, which each report tells:
/// content stays a function of time. Once the system has reported a lift, silence means resting fingers.
struct TouchpadGesture: Sendable {
  /// The bounds, in seconds, of the silence that counts as a lift: twice the device's interval.
  private static let timeouts = 0.04...0.12
  /// The silence, in seconds, that counts as a lift if the system reports lifts: a lost lift is worse than a late one.
  private static let timeoutWithReportedLift = 30.0
  /// The ages, in seconds, of the latest counted report at which another is left out of the velocity estimate. The
  /// estimator is tuned to about 100 Hz and takes reports of 1000 Hz for noise. Reports with the same stamp are merged,
  /// so they count.
  private static let skippedIntervals = 0.0005..<0.005

  /// The time at which the fingers count as lifted without another report, in the caller's clock.
  private(set) var lift = -Double.infinity
  private(set) var travel = Vector2.zero
  /// The estimator of the velocity, without the latest report.
  private var tracker = PointerVelocityTracker()
  /// The times of the latest report and of the latest in the estimator, in the host's clock.
  private var (reported, tracked) = (-Double.infinity, -Double.infinity)
  private var intervals: [Double] = []
  /// The time of the latest report or lift, in the host's clock.
  private var latest = -Double.infinity
  private var clockOffset = 0.0
  private var rest = FingerRest(reach: 1)
  var isLiftReported = false

  func isDragging(at time: Double) -> Bool { time < lift && !time.restarts(after: latest - clockOffset) }

  mutating func add(_ travel: Vector2, hostTime: Double, at time: Double) {
    if !isDragging(at: time) || hostTime.restarts(after: latest) { reset() }
    if !Self.skippedIntervals.contains(reported - tracked) {
      tracker.add(self.travel, at: reported)
      tracked = reported
    }
    self.travel += travel
    reported = max(reported, hostTime)
    if latest.isFinite, hostTime > latest { intervals.append(hostTime - latest) }
    if intervals.count > 4 { intervals.removeFirst() }
    latest = max(latest, hostTime)
    clockOffset = hostTime - time
    // The longest of the latest intervals counts: a single late report is no lift.
    let silence = (2 * (intervals.max() ?? 0)).clamped(to: Self.timeouts)
    lift = time + (isLiftReported ? Self.timeoutWithReportedLift : silence)
  }

  mutating func end(hostTime: Double, at time: Double) {
    (lift, latest, isLiftReported) = (time, max(latest, hostTime), true)
  }

  /// Resets the gesture but keeps the properties learned of the device.
  mutating func reset() {
    var next = TouchpadGesture()
    (next.rest, next.isLiftReported) = (rest, isLiftReported)
    self = next
  }

  /// Whether there has been a report since the gesture was reset.
  var hasReports: Bool { lift.isFinite }

  mutating func isResting(after travel: Vector2, at hostTime: Double) -> Bool {
    rest.add(travel, at: hostTime)
    return rest.isResting(at: hostTime)
  }

  var velocity: Vector2 { estimate(at: latest) }

  func velocity(at time: Double) -> Vector2 {
    guard isDragging(at: time) else { return .zero }
    return isLiftReported ? estimate(at: max(latest, time + clockOffset)) : velocity
  }

  private func estimate(at hostTime: Double) -> Vector2 {
    var tracker = tracker
    tracker.add(travel, at: reported)
    return tracker.velocity(at: hostTime)
  }
}
