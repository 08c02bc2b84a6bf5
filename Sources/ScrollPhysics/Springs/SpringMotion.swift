/// A spring that pulls a value to where it belongs, from any displacement (none included) at any velocity.
///
/// Retargeting in flight is a new motion from `state(at:)`: position and velocity carry over.
@frozen
public struct SpringMotion: Motion, Hashable {
  /// What pulls.
  public let spring: Spring
  /// Where it starts, in points.
  public let from: Double
  /// v₀ in pt/s.
  public let initialVelocity: Double
  public let destination: Double
  public let duration: Double
  @usableFromInline let equation: SpringEquation
  @usableFromInline let weights: SpringWeights

  /// From where it is, as fast as it moves, to where it belongs.
  ///
  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - to: where the spring is fixed, in points.
  ///   - velocity: at the start, in pt/s.
  ///   - spring: what pulls.
  ///   - threshold: it is at rest once it stays within that of `to`, in points: half a pixel or so.
  public init(from: Double, to: Double, velocity: Double = 0, spring: Spring, threshold: Double = 0.5) {
    self.spring = spring
    self.from = from.bounded
    self.initialVelocity = velocity.bounded
    self.destination = to.bounded
    self.equation = spring.equation
    let displacement = self.from - destination
    self.weights = equation.weights(displacement: displacement, velocity: initialVelocity)
    self.duration = equation.settlingTime(
      displacement: displacement, velocity: initialVelocity, threshold: threshold)
  }
}

extension SpringMotion {
  @inlinable @inline(__always)
  public func value(at time: Double) -> Double { calledState(at: time).value }

  @inlinable @inline(__always)
  public func velocity(at time: Double) -> Double { calledState(at: time).velocity }

  /// Not inlined, and known to the compiler to have no effects: value and velocity of one time are one call.
  @usableFromInline @_effects(readnone) @inline(never)
  func calledState(at time: Double) -> MotionState { state(at: time) }

  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: initialVelocity) }
    let (p, q) = equation.basis(at: time)
    return MotionState(
      value: destination + (p * weights.pInValue + q * weights.qInValue),
      velocity: p * weights.pInVelocity + q * weights.qInVelocity)
  }
}
