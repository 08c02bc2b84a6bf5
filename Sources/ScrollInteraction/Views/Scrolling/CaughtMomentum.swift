/// The momentum of content that was caught in flight: a further flick in its direction may add to it.
struct CaughtMomentum: Sendable {
  /// Of the content, when it was caught, in points per second.
  let velocity: Vector2
  let time: Double

  /// A slower release, in points per second, is no flick: content is being placed.
  private static let slowestFlick = 250.0
  /// A longer hold, in seconds, has stopped the content.
  private static let longestHold = 0.5

  /// What is left of it along an axis at `time`, when content is released with the velocity `flick`: as much as if it had
  /// coasted on.
  func left(_ axis: Axis, at time: Double, flick: Double, feel: ScrollFeel) -> Double {
    let held = time - self.time
    guard held <= Self.longestHold, abs(flick) >= Self.slowestFlick, flick * velocity[axis] > 0 else { return 0 }
    let coast = Deceleration(from: 0, velocity: velocity[axis], rate: feel.decelerationRate)
    return feel.flickBuildUp.clamped(to: 0...1) * coast.velocity(at: held)
  }
}
