/// A number of the interface that goes to its destination by a spring; with reduced motion it is there at once.
///
/// Times are the host's: the interface moves on while a demo is paused.
struct Glide: Equatable, Sendable {
  /// When it sets off, and whether it is there at once.
  struct Start: Sendable {
    let time: Double
    let isReduced: Bool
  }

  /// Quick and without overshoot: motion of the interface says where things went, and is then out of the way.
  static let spring = Spring(response: 0.28, dampingRatio: 1)

  private var motion: SpringMotion
  private var since = -Double.infinity
  private let threshold: Double

  /// - Parameter threshold: closer than this it is there, in its own unit.
  init(_ value: Double, threshold: Double = 0.005) {
    self.threshold = threshold
    motion = SpringMotion(from: value, to: value, spring: Self.spring, threshold: threshold)
  }

  var destination: Double { motion.destination }

  /// When it arrives.
  var end: Double { since + motion.duration }
  func value(at time: Double) -> Double { motion.value(at: time - since) }
  func isMoving(at time: Double) -> Bool { time < end }

  /// Sets off for `value` with the velocity that it has.
  mutating func go(to value: Double, _ start: Start) {
    guard value != destination else { return }
    let elapsed = start.time - since
    let (from, velocity) = start.isReduced ? (value, 0) : (motion.value(at: elapsed), motion.velocity(at: elapsed))
    motion = SpringMotion(from: from, to: value, velocity: velocity, spring: Self.spring, threshold: threshold)
    since = start.time
  }
}
