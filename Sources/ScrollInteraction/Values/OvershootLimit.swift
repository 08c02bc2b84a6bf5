/// Keeps the overshoot of a motion below a dimension, without changing what stays well within it.
///
/// A spring that arrives fast swings past its end: by v₀/(e·β) when it is critically damped. Up to half the dimension d,
/// and as far as the motion began past the limit, that is shown as it is; beyond, it is bent so that it never reaches the
/// dimension. With f that overshoot and s = (x − f)/(d − f):
///
///     g(x) = x for x ≤ f,    f + (d − f)·s/(1 + s) beyond;    slope 1 at f, g < d
///
/// The slope is continuous, so velocity has no kink, and it never exceeds 1: what is shown is never faster than the motion,
/// and never farther off. Without the bend a tile flung into its corner would leave the screen.
package struct OvershootLimit: Hashable, Sendable {
  /// In points; 0 lets nothing past the end, infinity everything.
  package let dimension: Double
  /// What is shown as it is, in points.
  package let free: Double

  /// - Parameters:
  ///   - dimension: in points; 0 lets nothing past the end, infinity everything.
  ///   - start: how far past the end the motion began, in points. One that began at the dimension or farther off, because
  ///     its limits have left it behind, may go as far again as the dimension.
  package init(dimension: Double, start: Double = 0) {
    guard dimension > 0 else {
      (self.dimension, free) = (0, 0)
      return
    }
    self.dimension = start < dimension ? dimension : start + dimension
    free = max(dimension / 2, start)
  }

  /// What is shown of an overshoot of `x` ≥ 0.
  package func shown(_ x: Double) -> Double {
    guard x > free, free.isFinite else { return x }
    let room = dimension - free
    guard room > 0 else { return free }
    let s = (x - free) / room
    // Infinite in a room too small to divide by.
    return min(free + (s < .infinity ? room * (s / (1 + s)) : room), dimension.nextDown)
  }

  /// The derivative of `shown` at `x`.
  package func slope(at x: Double) -> Double {
    guard x > free, free.isFinite else { return 1 }
    let room = dimension - free
    guard room > 0 else { return 0 }
    let s = (x - free) / room
    return 1 / ((1 + s) * (1 + s))
  }
}
