struct PinchGesture: Sendable {
  let center: Vector2
  let scale: Double
  private var tracker = VelocityTracker()
  private var clockOffset = 0.0

  init(_ event: PinchEvent) { (center, scale) = (event.center, event.scale) }

  mutating func add(_ log: Double, hostTime: Double, at time: Double) {
    tracker.add(log, at: hostTime)
    clockOffset = hostTime - time
  }

  func velocity(at time: Double) -> Double { tracker.velocity(at: time + clockOffset) }
}
