/// The momentum of content that was caught in flight: a further flick in its direction may add to it.
struct CaughtMomentum: Sendable {
  /// Of the content, when it was caught, in points per second.
  let velocity: Vector2
  let time: Double

  /// What a release along an axis at `time` with the velocity `flick` gets of it.
  func gain(_ axis: Axis, at time: Double, flick: Double, feel: ScrollFeel) -> Double {
    feel.accumulation.gain(of: flick, caught: velocity[axis], held: time - self.time, law: feel.coasting)
  }
}
