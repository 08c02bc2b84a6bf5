/// What content that was caught in flight had of momentum: a further flick in its direction may add to it.
struct CaughtMomentum: Sendable {
  /// Of the content, when it was caught, in points per second.
  let velocity: Vector2
  let time: Double

  /// A flick slower than this, in points per second, is none: content is being placed, not thrown.
  private static let slowestFlick = 250.0
  /// Who holds content for longer than this, in seconds, has stopped it.
  private static let longestHold = 0.5

  /// What is left of it at `time` along an axis along which a hand lets go with `hand`: as much as if it had coasted on.
  func left(_ axis: Axis, at time: Double, hand: Double, feel: ScrollFeel) -> Double {
    let held = time - self.time
    guard held <= Self.longestHold, abs(hand) >= Self.slowestFlick, hand * velocity[axis] > 0 else { return 0 }
    let coast = Deceleration(from: 0, velocity: velocity[axis], rate: feel.decelerationRate)
    return feel.flickBuildUp.clamped(to: 0...1) * coast.velocity(at: held)
  }
}
