/// Two fingers that zoom: where they were when content began to follow them, and how fast they move apart.
struct PinchGesture: Sendable {
  /// The middle between the fingers at the beginning, in points.
  let center: Vector2
  /// The event's scale at the beginning.
  let scale: Double
  private var tracker = VelocityTracker()
  /// By how many seconds the host's clock was ahead of the caller's at the newest report: they differ in slow motion.
  private var clockOffset = 0.0

  init(_ event: PinchEvent) { (center, scale) = (event.center, event.scale) }

  /// Adds the logarithm of the zoom scale that the fingers ask for.
  mutating func add(_ log: Double, hostTime: Double, at time: Double) {
    tracker.add(log, at: hostTime)
    clockOffset = hostTime - time
  }

  /// The velocity of that logarithm, per second, for fingers that lift at `time` of the caller's clock.
  func velocity(at time: Double) -> Double { tracker.velocity(at: time + clockOffset) }
}
