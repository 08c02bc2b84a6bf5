internal import CScrollMath

/// The curve of a deceleration from position 0: the formulas of a ``DecelerationLaw`` that has a duration by itself.
protocol DecelerationCurve: Hashable, Sendable {
  var velocity: Double { get }
  var duration: Double { get }
  var distance: Double { get }

  /// Returns the state at a time between 0 and the duration. `range` is the distance after rounding.
  func state(at time: Double, over range: Double) -> MotionState

  func time(toCover distance: Double, of range: Double) -> Double
}

/// The curve of ``DecelerationLaw/power(exponent:scale:)``.
///
/// Its deceleration depends on the velocity alone: v′ = −(n − 1)·a^(1/(n−1))·|v|^((n−2)/(n−1)). So a new motion from any
/// point of the path continues the same path.
struct PowerCurve: DecelerationCurve {
  let velocity, duration, distance: Double
  private let exponent: Double

  init(velocity: Double, exponent: Double, scale: Double) {
    self.velocity = velocity.bounded
    self.exponent = exponent > 1.01 ? min(exponent, 1000) : 1.01
    duration = pow(abs(self.velocity) / scale.positive, 1 / (self.exponent - 1)).bounded
    distance = self.velocity * duration / self.exponent
  }

  func state(at time: Double, over range: Double) -> MotionState {
    let left = 1 - time / duration
    let factor = pow(left, exponent - 1)
    return MotionState(value: range * (1 - factor * left), velocity: velocity * factor)
  }

  /// Returns T·(1 − (1 − (x − x₀)/(X − x₀))^(1/n)).
  func time(toCover distance: Double, of range: Double) -> Double {
    -duration * expm1(log1p(-(distance / range)) / exponent)
  }
}

/// The curve of ``DecelerationLaw/friction(resistance:drag:maximumVelocity:)``.
///
/// With w = c/γ, v(t) = (v₀ + w)·e^(−γt) − w, at rest after T = ln(1 + v₀/w)/γ, and
/// x(t) = x₀ + (v₀ + w)·(1 − e^(−γt))/γ − w·t. Negative velocities are mirrored.
struct FrictionCurve: DecelerationCurve {
  let velocity, duration, distance: Double
  private let resistance: Double
  /// The velocity w, in pt/s.
  private let dryVelocity: Double
  /// The speed |v₀|, at most the maximum velocity.
  private let speed: Double
  /// The ratio of v₀ to `speed`.
  private let factor: Double

  init(velocity: Double, resistance: Double, drag: Double, maximumVelocity: Double) {
    self.resistance = max(resistance.bounded, 1e-30)
    dryVelocity = max(drag.bounded, 1e-30) / self.resistance
    speed = min(abs(velocity.bounded), maximumVelocity.positive)
    factor = speed > 0 ? velocity.bounded / speed : 0
    self.velocity = factor * speed
    duration = (log1p(speed / dryVelocity) / self.resistance).bounded
    distance = factor * max(0, speed / self.resistance - dryVelocity * duration)
  }

  func state(at time: Double, over range: Double) -> MotionState {
    let path = path(at: time)
    return MotionState(value: factor * path.value, velocity: factor * path.velocity)
  }

  /// Uses Newton's iteration from the start, which never overshoots, since the velocity only falls.
  func time(toCover distance: Double, of range: Double) -> Double {
    var time = 0.0
    for _ in 0..<64 {
      let path = path(at: time)
      let step = (distance / factor - path.value) / path.velocity
      guard step > 0, time + step > time, step < .infinity else { break }
      time += step
    }
    return time
  }

  private func path(at time: Double) -> MotionState {
    let decayed = -expm1(-resistance * time)
    return MotionState(
      value: (speed + dryVelocity) * decayed / resistance - dryVelocity * time,
      velocity: max(0, speed - (speed + dryVelocity) * decayed))
  }
}

/// The curve of ``DecelerationLaw/spline(inflexion:drag:)``, a cubic Bézier curve.
///
/// AOSP's `OverScroller` and Compose's `AndroidFlingSpline` tabulate it at 101 points and interpolate. Here the curve's
/// parameter u has a closed form. With the original's tensions ½ and 1
///
///     t/T = 3⁄2·I·u + (1 − 3⁄2·I)·u³,    (x − x₀)/(X − x₀) = (3u − u³)/2,
///
/// hence u = 2·√(p/3)·sinh(⅓·asinh(3q/(2p)·√(3/p))) with p = 3⁄2·I/(1 − 3⁄2·I) and q = t/T/(1 − 3⁄2·I).
///
/// In density-independent points the density has no effect, since the drag is in proportion to it.
struct SplineCurve: DecelerationCurve {
  let velocity, duration, distance: Double
  /// The number 3⁄2·I.
  private let slope: Double

  init(velocity: Double, inflexion: Double, drag: Double) {
    self.velocity = velocity.bounded
    let inflexion = inflexion > 0.01 ? min(inflexion, 0.66) : 0.01
    duration = pow(inflexion * abs(self.velocity) / drag.positive, 1 / (DecelerationLaw.splineExponent - 1)).bounded
    distance = inflexion * self.velocity * duration
    slope = 1.5 * inflexion
  }

  func state(at time: Double, over range: Double) -> MotionState {
    let u = parameter(at: time / duration)
    return MotionState(
      value: range * (0.5 * u * (3 - u * u)),
      velocity: velocity * slope * (1 - u * u) / (slope + 3 * (1 - slope) * u * u))
  }

  /// Solves the second equation by u = 2·sin(⅓·asin((x − x₀)/(X − x₀))).
  func time(toCover distance: Double, of range: Double) -> Double {
    let u = 2 * sin(asin(distance / range) / 3)
    return duration * (slope * u + (1 - slope) * u * u * u)
  }

  private func parameter(at part: Double) -> Double {
    let p = slope / (1 - slope)
    let root = (p / 3).squareRoot()
    return min(1, 2 * root * sinh(asinh(part / (2 * (1 - slope) * root * root * root)) / 3))
  }
}

/// The curve of ``DecelerationLaw/bezier(deceleration:pace:maximumDuration:maximumDistance:)`` (Chromium).
struct BezierCurve: DecelerationCurve {
  let velocity, duration, distance: Double
  private let times, positions: UnitCubic

  init(velocity: Double, deceleration: Double, pace: Double, maximumDuration: Double, maximumDistance: Double) {
    let velocity = velocity.bounded
    let speed = abs(velocity)
    let span = min(speed / pace.positive, maximumDuration.positive).bounded
    let length = min(speed * (speed / (2 * deceleration.positive)), maximumDistance.positive).bounded
    let isMoving = span > 0 && length > 0
    let slope = isMoving ? speed * span / length : 1
    (times, positions) =
      slope < 5 ? (UnitCubic(0.2, 0.55), UnitCubic(0.2 * slope, 1)) : (UnitCubic(1 / slope, 0.55), UnitCubic(1, 1))
    self.velocity = isMoving ? velocity : 0
    distance = isMoving ? (velocity < 0 ? -length : length) : 0
    duration = isMoving ? span : 0
  }

  func state(at time: Double, over range: Double) -> MotionState {
    let u = times.parameter(of: min(1, time / duration))
    return MotionState(
      value: distance * positions[u], velocity: distance / duration * (positions.slope(u) / times.slope(u)))
  }

  func time(toCover part: Double, of range: Double) -> Double {
    duration * times[positions.parameter(of: part / distance)]
  }
}

/// A coordinate of a cubic Bézier curve from 0 to 1 with two handles, as a polynomial of the curve's parameter.
struct UnitCubic: Hashable {
  let first, second, third: Double

  init(_ handle: Double, _ other: Double) {
    (first, second, third) = (3 * handle, 3 * (other - 2 * handle), 1 + 3 * (handle - other))
  }

  subscript(u: Double) -> Double { u * (first + u * (second + u * third)) }
  func slope(_ u: Double) -> Double { first + u * (2 * second + u * 3 * third) }

  /// Returns the parameter at which a rising curve has `value`, by Newton's iteration in a bracket.
  func parameter(of value: Double) -> Double {
    var (low, high, u) = (0.0, 1.0, value)
    for _ in 0..<100 {
      let excess = self[u] - value
      if excess == 0 { return u }
      if excess < 0 { low = u } else { high = u }
      let next = u - excess / slope(u)
      let step = next > low && next < high ? next : (low + high) / 2
      if step == u { break }
      u = step
    }
    return u
  }
}
