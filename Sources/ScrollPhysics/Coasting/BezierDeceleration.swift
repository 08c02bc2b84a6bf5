/// A deceleration along a cubic Bézier curve of position over time.
///
/// For the velocity v₀, the deceleration a and the pace b, the motion covers D = v₀²/(2a) in T = |v₀|/b, each up to a
/// maximum. From (0, 0) to (1, 1) the curve has the handles (0.2, 0.2·s) and (0.55, 1). Its initial slope is
/// s = |v₀|·T/D, so that the initial velocity is exactly v₀. From s = 5 on, the first handle is (1/s, 1). The velocity
/// falls to zero without a jump (Chromium, `PhysicsBasedFlingCurve`).
package struct BezierDeceleration: CoastingMotion, StatefulMotion, Hashable {
  /// The starting position x₀, in points.
  package let from: Double
  package let duration: Double
  package let destination: Double
  /// The signed length of the curve, in points.
  private let way: Double
  private let velocity: Double
  /// Time and position as fractions of the whole curve, by the curve's parameter.
  private let times, places: UnitCubic

  /// Creates a deceleration from a position, in points, and a velocity, in pt/s, with the numbers of the law.
  package init(
    from: Double, velocity: Double, deceleration: Double, pace: Double, longestDuration: Double = .infinity,
    longestDistance: Double = .infinity
  ) {
    let velocity = velocity.bounded
    let speed = abs(velocity)
    let span = min(speed / pace.positive, longestDuration.positive).bounded
    let distance = min(speed * (speed / (2 * deceleration.positive)), longestDistance.positive).bounded
    let isMoving = span > 0 && distance > 0
    let slope = isMoving ? speed * span / distance : 1
    (times, places) =
      slope < 5 ? (UnitCubic(0.2, 0.55), UnitCubic(0.2 * slope, 1)) : (UnitCubic(1 / slope, 0.55), UnitCubic(1, 1))
    (self.from, self.velocity) = (from.bounded, isMoving ? velocity : 0)
    way = isMoving ? (velocity < 0 ? -distance : distance) : 0
    duration = isMoving ? span : 0
    destination = (self.from + way).bounded
  }

  package func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: velocity) }
    let u = times.parameter(of: min(1, time / duration))
    return MotionState(value: from + way * places[u], velocity: way / duration * (places.slope(u) / times.slope(u)))
  }

  package func duration(to value: Double) -> Double? {
    if value == destination { return duration }
    let part = (value.bounded - from) / way
    guard part >= 0, part < 1 else { return nil }
    return min(duration, duration * times[places.parameter(of: part)])
  }
}
