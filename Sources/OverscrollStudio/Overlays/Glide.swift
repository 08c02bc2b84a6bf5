import OverscrollDemoKit
import ScrollPhysics

/// A number of the interface that goes to its place by one of our own springs; with reduced motion it is there at once.
///
/// Times are the host's: the interface moves on while a demo is paused.
package struct Glide: Equatable, Sendable {
  /// Quick, and without a swing: motion of the interface tells where things went and is then out of the way.
  package static let spring = Spring(response: 0.28, dampingRatio: 1)

  private var motion: SpringMotion
  private var since = -Double.infinity
  private let spring: Spring
  private let threshold: Double

  /// - Parameter threshold: closer than this it is there, in its own unit.
  package init(_ value: Double, spring: Spring = Glide.spring, threshold: Double = 0.005) {
    self.spring = spring
    self.threshold = threshold
    motion = SpringMotion(from: value, to: value, spring: spring, threshold: threshold)
  }

  package var destination: Double { motion.destination }

  package func value(at time: Double) -> Double { motion.value(at: time - since) }

  package func isMoving(at time: Double) -> Bool { time < end }

  /// From when on it is there.
  package var end: Double { since + motion.duration }

  /// Sets off for `value` with the velocity that it has.
  package mutating func go(to value: Double, at time: Double, isReduced: Bool = false) {
    guard value != destination else { return }
    let (from, velocity) = (self.value(at: time), motion.velocity(at: time - since))
    motion = SpringMotion(
      from: isReduced ? value : from, to: value, velocity: isReduced ? 0 : velocity, spring: spring,
      threshold: threshold)
    since = time
  }
}
