/// A movement along one axis as a pure function of time.
///
/// A motion begins at time 0; earlier times and NaN count as 0. It gives the same answers in any order of times, so the
/// path does not depend on the frame rate. Units are points, seconds and points per second.
public protocol Motion: Sendable {
  /// The time in seconds from which the motion stays within its threshold of `destination`. At least 0 and never NaN;
  /// infinite only for an undamped spring.
  var duration: Double { get }

  /// The position at which the motion comes to rest, in points.
  var destination: Double { get }

  /// Returns the position at `time`, in points; exactly `destination` once `time` ≥ `duration`.
  func value(at time: Double) -> Double

  /// Returns the derivative of `value(at:)`, in points per second; exactly 0 once `time` ≥ `duration`.
  func velocity(at time: Double) -> Double

  /// Returns position and velocity at `time` in one evaluation.
  func state(at time: Double) -> MotionState

  /// Returns a time after `time` up to which the motion keeps its direction and does not jump; infinite once the motion
  /// is at rest. ``times(of:in:)`` searches from each such time to the next.
  func nextTurn(after time: Double) -> Double
}

extension Motion {
  @inlinable public func state(at time: Double) -> MotionState {
    MotionState(value: value(at: time), velocity: velocity(at: time))
  }
}

/// A motion that computes its position and its velocity together.
package protocol StatefulMotion: Motion {}

extension StatefulMotion {
  package func value(at time: Double) -> Double { state(at: time).value }
  package func velocity(at time: Double) -> Double { state(at: time).velocity }
}

/// The position and the velocity of a motion at one time.
public struct MotionState: Hashable, Sendable, Codable {
  /// The position in points.
  public var value: Double
  /// The velocity in points per second.
  public var velocity: Double

  /// Creates a state from a position and a velocity.
  @inlinable public init(value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  enum CodingKeys: FiniteKey { case value, velocity }
}
