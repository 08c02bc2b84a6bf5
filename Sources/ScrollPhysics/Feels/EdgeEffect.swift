internal import CScrollMath

/// What is seen of a pull past a bound.
public enum EdgeEffect: Hashable, Sendable {
  /// The content moves past the bound.
  case moves
  /// The content stays at the bound, and is stretched by as much as this says.
  case stretches(EdgeStretch)
  /// The content stays at the bound, and a glow at the edge is as high as the pull.
  case glows
  /// Nothing: the bound is a wall.
  case stops

  /// Whether content stays at its bound.
  public var isStill: Bool { self != .moves }
}

/// How much content is stretched that is pulled past a bound: its length along the axis grows by the share
/// a·d + b·(1 − e^(−d·e/r)), d being the pull by the extent of the viewport, 1 at the most.
///
/// By that law Android stretches from version 12 on (AOSP, `EdgeEffect`, `dampStretchVector`).
public struct EdgeStretch: Hashable, Sendable {
  /// a, how much a pull stretches in proportion.
  public var linear: Double
  /// b, how much small pulls stretch beyond that.
  public var exponential: Double
  /// r, the share of the viewport within which they do.
  public var reach: Double

  /// By a, b and r.
  public init(linear: Double, exponential: Double, reach: Double) {
    self.linear = linear
    self.exponential = exponential
    self.reach = reach
  }

  /// By how much longer content is than it would be: 0.02 for two hundredths.
  ///
  /// - Parameters:
  ///   - pull: how far past the bound, in points; the sign does not matter.
  ///   - extent: of the viewport, in points.
  public func elongation(pull: Double, extent: Double) -> Double {
    guard extent > 0 else { return 0 }
    let share = min(1, abs(pull.bounded) / extent)
    return linear * share - exponential * expm1(-share * 2.718281828459045 / max(reach, 1e-9))
  }
}
