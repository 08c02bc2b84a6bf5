/// Two fingers that scroll on a touchpad, told by reports that say neither when they landed nor when they lifted.
///
/// Each report moves content by as much as it says. When the next one is overdue by the device's own cadence, the
/// fingers have lifted, and content goes on with their velocity. That moment is known with every report, so that what is
/// shown stays a function of time: nobody has to look whether it has come.
struct TouchpadGesture: Sendable {
  /// Fingers that rest report travels below this, in points: such a report does not keep a band stretched.
  static let tremor = 1.0
  /// Seconds of silence that mean that the fingers have lifted, whatever the cadence …
  private static let shortestPatience = 0.04
  /// … and at most.
  private static let longestPatience = 0.12
  /// Report periods of silence that mean the same.
  private static let patience = 2.0

  /// Where the fingers have taken content, beyond the limits without the resistance of the rubber band.
  private(set) var raw = PerAxis(x: 0.0, y: 0.0)
  /// When the fingers will have lifted, unless there is another report.
  private(set) var lift = -Double.infinity
  private var travel = Vector2.zero
  private var tracker = PointerVelocityTracker()
  private var intervals: [Double] = []
  private var latest = -Double.infinity

  func isUnderWay(at time: Double) -> Bool { time < lift }

  /// Takes in a report at a time of the caller's clock.
  ///
  /// - Parameters:
  ///   - travel: of the content offset, in points.
  ///   - start: where content is without the resistance of the rubber band, should a gesture begin with this report.
  mutating func move(by travel: Vector2, from start: PerAxis<Double>, at time: Double, hostTime: Double) {
    if !isUnderWay(at: time) { begin(from: start) }
    raw = PerAxis { raw[$0] + travel[$0] }
    self.travel += travel
    tracker.add(self.travel, at: hostTime)
    note(hostTime)
    lift = time + patience
  }

  /// Goes on from where content is along one axis.
  mutating func retake(_ axis: Axis, at start: Double) { raw[axis] = start }

  /// The velocity of the fingers in points per second: as of the latest report, after which they lift.
  var velocity: Vector2 { tracker.velocity(at: latest) }

  private mutating func begin(from start: PerAxis<Double>) {
    self = TouchpadGesture()
    raw = start
  }

  private mutating func note(_ hostTime: Double) {
    if latest.isFinite, hostTime > latest { intervals.append(hostTime - latest) }
    if intervals.count > 4 { intervals.removeFirst() }
    latest = max(latest, hostTime)
  }

  /// By the longest of the latest intervals: a report that merely comes late is no lift.
  private var patience: Double {
    let period = intervals.max() ?? 0
    return (Self.patience * period).clamped(to: Self.shortestPatience...Self.longestPatience)
  }
}
