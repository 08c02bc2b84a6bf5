/// Keeps the overshoot of a motion below a dimension, without changing what stays well within it.
///
/// A spring that arrives fast swings past its end: by v₀/(e·β) when it is critically damped. Up to half the dimension
/// that is shown as it is; beyond, it is bent so that it never reaches the dimension. With h = d/2 and s = (x − h)/h:
///
///     g(x) = x for x ≤ h,    h + h·s/(1 + s) beyond;    slope 1 at h, g < d
///
/// The slope is continuous, so velocity has no kink. Without it a tile flung into its corner would leave the screen.
public struct OvershootLimit: Hashable, Sendable {
  /// In points; 0 lets nothing past the end, infinity everything.
  public var dimension: Double

  public init(dimension: Double) { self.dimension = dimension }

  /// What is shown of an overshoot of `x` ≥ 0.
  public func shown(_ x: Double) -> Double {
    let half = dimension / 2
    guard x > half, half.isFinite else { return x }
    guard half > 0 else { return 0 }
    let s = (x - half) / half
    return min(half + half * (s / (1 + s)), dimension.nextDown)
  }

  /// The overshoot that is shown as `y`; at or past the dimension a large and finite one.
  public func overshoot(showing y: Double) -> Double {
    let half = dimension / 2
    guard y > half, half.isFinite else { return y }
    guard half > 0 else { return 0 }
    let u = min((y - half) / half, 1 - 1e-9)
    return half + half * (u / (1 - u))
  }

  /// The derivative of `shown` at `x`.
  public func slope(at x: Double) -> Double {
    let half = dimension / 2
    guard x > half, half.isFinite else { return 1 }
    guard half > 0 else { return 0 }
    let s = (x - half) / half
    return 1 / ((1 + s) * (1 + s))
  }
}
