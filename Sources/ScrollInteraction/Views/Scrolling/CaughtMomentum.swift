/// The momentum of content that a press has caught in flight. A further flick in its direction may add to it.
struct CaughtMomentum: Sendable {
  /// The velocity of the content when it was caught, in points per second.
  let velocity: Vector2
  let time: Double
  /// The time at which the drag last moved content, and the longest pause in its movement.
  private var lastMoves = PerAxis<Double?>(x: nil, y: nil)
  private var rests = PerAxis(x: 0.0, y: 0.0)

  init(velocity: Vector2, time: Double) { (self.velocity, self.time) = (velocity, time) }

  /// Records whether a report has moved content along an axis.
  mutating func note(_ axis: Axis, hasMoved: Bool, at time: Double) {
    if hasMoved {
      lastMoves[axis] = time
    } else if let last = lastMoves[axis] {
      rests[axis] = max(rests[axis], time - last)
    }
  }

  /// Returns the velocity that a release along an axis with the velocity `flick` gains from the caught momentum.
  func gain(_ axis: Axis, at time: Double, flick: Double, feel: ScrollFeel) -> Double {
    feel.accumulation.gain(
      of: flick, caught: velocity[axis], held: time - self.time, rest: rests[axis], law: feel.coasting)
  }
}
