/// A pinch of two fingers: its beginning, and the velocity of its zoom.
struct PinchGesture: Sendable {
  /// The midpoint between the fingers at the beginning, in points.
  let center: Vector2
  let scale: Double
  private var tracker = VelocityTracker()
  /// The host's clock minus the caller's at the latest report, in seconds. They differ in slow motion.
  private var clockOffset = 0.0

  init(_ event: PinchEvent) { (center, scale) = (event.center, event.scale) }

  /// Adds the logarithm of the zoom scale that the fingers ask for.
  mutating func add(_ log: Double, hostTime: Double, at time: Double) {
    tracker.add(log, at: hostTime)
    clockOffset = hostTime - time
  }

  /// Returns the velocity of the scale's logarithm, per second, for a lift at `time` of the caller's clock.
  func velocity(at time: Double) -> Double { tracker.velocity(at: time + clockOffset) }
}
