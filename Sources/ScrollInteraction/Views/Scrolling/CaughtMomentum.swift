/// The momentum of content that was caught in flight: a further flick in its direction may add to it.
struct CaughtMomentum: Sendable {
  /// Of the content, when it was caught, in points per second.
  let velocity: Vector2
  let time: Double
  /// When the drag last moved content, and the longest time since then at which it was reported not to.
  private var lastMoves = PerAxis<Double?>(x: nil, y: nil)
  private var rests = PerAxis(x: 0.0, y: 0.0)

  init(velocity: Vector2, time: Double) { (self.velocity, self.time) = (velocity, time) }

  /// Takes in that a report has moved content along an axis, or has not.
  mutating func note(_ axis: Axis, hasMoved: Bool, at time: Double) {
    if hasMoved {
      lastMoves[axis] = time
    } else if let last = lastMoves[axis] {
      rests[axis] = max(rests[axis], time - last)
    }
  }

  /// What a release along an axis at `time` with the velocity `flick` gets of it.
  func gain(_ axis: Axis, at time: Double, flick: Double, feel: ScrollFeel) -> Double {
    feel.accumulation.gain(
      of: flick, caught: velocity[axis], held: time - self.time, rest: rests[axis], law: feel.coasting)
  }
}
