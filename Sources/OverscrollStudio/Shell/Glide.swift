/// A number of the interface that moves by a spring in the host's time, or jumps with reduced motion.
struct Glide: Equatable, Sendable {
  struct Start: Sendable {
    let time: Double
    let isReduced: Bool
  }

  /// The spring of interface motion: quick and without overshoot, to show where things go without delaying the user.
  static let spring = Spring(response: 0.28, dampingRatio: 1)

  private var motion: SpringMotion
  private var since = -Double.infinity
  private let threshold: Double

  /// Creates a number at rest at `value`. A motion ends within `threshold` of its destination, in the number's unit.
  init(_ value: Double, threshold: Double = 0.005) {
    self.threshold = threshold
    motion = SpringMotion(from: value, to: value, spring: Self.spring, threshold: threshold)
  }

  var destination: Double { motion.destination }
  var end: Double { since + motion.duration }
  func value(at time: Double) -> Double { motion.value(at: time - since) }
  func isMoving(at time: Double) -> Bool { time < end }

  /// Glides to `value` and keeps the current velocity; `start` says when, and whether to jump for reduced motion.
  mutating func go(to value: Double, _ start: Start) {
    guard value != destination else { return }
    let elapsed = start.time - since
    let (from, velocity) = start.isReduced ? (value, 0) : (motion.value(at: elapsed), motion.velocity(at: elapsed))
    motion = SpringMotion(from: from, to: value, velocity: velocity, spring: Self.spring, threshold: threshold)
    since = start.time
  }
}
