/// A bound on the overshoot of a motion, which leaves small overshoots unchanged.
///
/// A spring that arrives fast overshoots its end: by v₀/(e·β) if it is critically damped. An overshoot is displayed
/// unchanged up to half the dimension d, or up to the overshoot with which the motion began. A larger one is bent so
/// that it never reaches the dimension. With the unchanged overshoot f and s = (x − f)/(d − f):
///
///     g(x) = x for x ≤ f,    f + (d − f)·s/(1 + s) beyond;    slope 1 at f, g < d
///
/// The slope is continuous, so the velocity has no kink. It never exceeds 1, so the displayed value is never faster
/// than the motion, and never farther off. Without the bend, a tile flung into its corner would leave the screen.
struct OvershootLimit: Hashable, Sendable {
  /// The bound of the overshoot, in points: 0 for none, infinity for any.
  let dimension: Double
  /// The greatest overshoot that is displayed unchanged, in points.
  let free: Double

  /// Creates a bound for the overshoot of one motion.
  ///
  /// - Parameters:
  ///   - dimension: The bound of the overshoot, in points: 0 for none, infinity for any.
  ///   - start: The overshoot with which the motion began, in points. If it is the dimension or more, because new
  ///     limits have left the motion behind, the motion may go farther by another dimension.
  init(dimension: Double, start: Double = 0) {
    guard dimension > 0 else {
      (self.dimension, free) = (0, 0)
      return
    }
    self.dimension = start < dimension ? dimension : start + dimension
    free = max(dimension / 2, start)
  }

  /// Returns the displayed overshoot for an overshoot of `x` ≥ 0, and its derivative.
  func bent(_ x: Double) -> (value: Double, slope: Double) {
    guard x > free, free.isFinite else { return (x, 1) }
    let room = dimension - free
    guard room > 0 else { return (free, 0) }
    let s = (x - free) / room
    // Infinite in a room too small to divide by.
    let value = min(free + (s < .infinity ? room * (s / (1 + s)) : room), dimension.nextDown)
    return (value, 1 / ((1 + s) * (1 + s)))
  }
}
