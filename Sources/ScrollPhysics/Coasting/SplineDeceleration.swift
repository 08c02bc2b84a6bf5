internal import CScrollMath

/// A deceleration along Android's fling spline.
///
/// For the velocity v₀, the inflexion I and the drag P, the motion takes T = (I·|v₀|/P)^(1/(n−1)) with n = ln 0.78/ln
/// 0.9. It covers I·v₀·T. The path is a cubic Bézier curve. AOSP's `OverScroller` and Compose's `AndroidFlingSpline`
/// tabulate it at 101 points and interpolate. Here the curve's parameter u has a closed form. With the original's
/// tensions ½ and 1
///
///     t/T = 3⁄2·I·u + (1 − 3⁄2·I)·u³,    (x − x₀)/(X − x₀) = (3u − u³)/2,
///
/// hence u = 2·√(p/3)·sinh(⅓·asinh(3q/(2p)·√(3/p))) with p = 3⁄2·I/(1 − 3⁄2·I) and q = t/T/(1 − 3⁄2·I). The initial
/// velocity is exactly v₀, and the velocity falls to zero without a jump.
///
/// In density-independent points the density has no effect, since the drag is in proportion to it.
public struct SplineDeceleration: CoastingMotion, Hashable {
  /// The starting position x₀, in points.
  public let from: Double
  public let duration: Double
  public let destination: Double
  package let velocity: Double
  package let inflexion: Double
  /// The number 3⁄2·I.
  private var slope: Double { 1.5 * inflexion }

  /// The exponent n of Android: ln 0.78/ln 0.9, about 2.358.
  package static let exponent = 2.3582018154259448
  /// The drag P of a friction of 1, in pt/s: gravity, 9.80665 m/s², in inches of 160 points, × 0.84 (`OverScroller`).
  package static let dragOfFriction = 9.80665 * 39.37 * 160 * 0.84

  /// Creates a deceleration from a position and a velocity.
  ///
  /// - Parameters:
  ///   - from: the starting position x₀, in points.
  ///   - velocity: the initial velocity v₀, in pt/s.
  ///   - inflexion: I, the point at which the spline's tension lines cross; from 0.01 to 0.66, in Android 0.35.
  ///   - drag: P in pt/s: friction × gravity × points per meter × 0.84; above 0, in Android 778.35.
  public init(from: Double, velocity: Double, inflexion: Double, drag: Double) {
    let (velocity, inflexion) = (velocity.bounded, inflexion > 0.01 ? min(inflexion, 0.66) : 0.01)
    self.init(
      from: from.bounded, velocity: velocity, inflexion: inflexion,
      duration: pow(inflexion * abs(velocity) / drag.positive, 1 / (Self.exponent - 1)).bounded)
  }

  /// Creates the deceleration that has these numbers.
  package init(from: Double, velocity: Double, inflexion: Double, duration: Double) {
    (self.from, self.velocity) = (from, velocity)
    (self.inflexion, self.duration) = (inflexion, duration)
    destination = (from + (inflexion * velocity * duration).bounded).bounded
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: velocity) }
    let u = parameter(at: time / duration)
    let share = 0.5 * u * (3 - u * u)
    return MotionState(
      value: from + (destination - from) * share,
      velocity: velocity * slope * (1 - u * u) / (slope + 3 * (1 - slope) * u * u))
  }

  /// Returns the time at which the motion reaches `value`, from u = 2·sin(⅓·asin((x − x₀)/(X − x₀))); `nil` if never.
  public func duration(to value: Double) -> Double? {
    if value == destination { return duration }
    let part = (value.bounded - from) / (destination - from)
    guard part >= 0, part < 1 else { return nil }
    let u = 2 * sin(asin(part) / 3)
    return min(duration, duration * (slope * u + (1 - slope) * u * u * u))
  }

  private func parameter(at part: Double) -> Double {
    let p = slope / (1 - slope)
    let root = (p / 3).squareRoot()
    return min(1, 2 * root * sinh(asinh(part / (2 * (1 - slope) * root * root * root)) / 3))
  }
}
