/// A movement along one axis as a pure function of time: where, how fast, where to, how long.
///
/// It begins at time 0; earlier times and NaN count as 0. Asked in any order, for any time, it gives the same answers,
/// so the path does not depend on the frame rate. Points, seconds, points per second.
public protocol Motion: Sendable {
  /// The seconds after which it stays within its threshold of `destination`; at least 0, never NaN; infinite only for
  /// an undamped spring.
  var duration: Double { get }

  /// Where it comes to rest, in points.
  var destination: Double { get }

  /// The position in points `time` seconds after the beginning; exactly `destination` once `time` ≥ `duration`.
  func value(at time: Double) -> Double

  /// The derivative of `value(at:)` in points per second; exactly 0 once `time` ≥ `duration`.
  func velocity(at time: Double) -> Double

  /// Position and velocity in one evaluation.
  func state(at time: Double) -> MotionState
}

extension Motion {
  @inlinable
  public func state(at time: Double) -> MotionState {
    MotionState(value: value(at: time), velocity: velocity(at: time))
  }
}

/// Where a motion is and how fast it moves, at one time.
public struct MotionState: Hashable, Sendable {
  /// In points.
  public var value: Double
  /// In points per second.
  public var velocity: Double

  /// A place and a velocity, by default none.
  @inlinable
  public init(value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }
}
