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
package struct SplineDeceleration: CoastingMotion, StatefulMotion, Hashable {
  /// The starting position x₀, in points.
  package let from: Double
  package let duration: Double
  package let destination: Double
  private let velocity: Double
  /// The number 3⁄2·I.
  private let slope: Double

  /// The exponent n of Android: ln 0.78/ln 0.9, about 2.358.
  package static let exponent = 2.3582018154259448
  /// The drag P of a friction of 1, in pt/s: gravity, 9.80665 m/s², in inches of 160 points, × 0.84 (`OverScroller`).
  package static let dragOfFriction = 9.80665 * 39.37 * 160 * 0.84

  /// Creates a deceleration from a position, in points, and a velocity, in pt/s, with the numbers of the law.
  package init(from: Double, velocity: Double, inflexion: Double, drag: Double) {
    (self.from, self.velocity) = (from.bounded, velocity.bounded)
    let inflexion = inflexion > 0.01 ? min(inflexion, 0.66) : 0.01
    duration = pow(inflexion * abs(self.velocity) / drag.positive, 1 / (Self.exponent - 1)).bounded
    destination = (self.from + (inflexion * self.velocity * duration).bounded).bounded
    slope = 1.5 * inflexion
  }

  package func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: velocity) }
    let u = parameter(at: time / duration)
    let share = 0.5 * u * (3 - u * u)
    return MotionState(
      value: from + (destination - from) * share,
      velocity: velocity * slope * (1 - u * u) / (slope + 3 * (1 - slope) * u * u))
  }

  /// Returns the time at which the motion reaches `value`, from u = 2·sin(⅓·asin((x − x₀)/(X − x₀))); `nil` if never.
  package func duration(to value: Double) -> Double? {
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
