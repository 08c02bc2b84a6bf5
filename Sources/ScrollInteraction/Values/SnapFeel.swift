/// The numbers by which something snaps to one of its anchors.
public struct SnapFeel: Hashable, Sendable {
  public var spring: Spring
  /// By what deceleration a velocity is projected before the nearest anchor is chosen.
  public var decelerationRate: DecelerationRate
  public var rubberBandCoefficient: Double
  /// The distance from its anchor, in points, below which it is there.
  public var threshold: Double

  public init(
    spring: Spring = .snap, decelerationRate: DecelerationRate = .normal, rubberBandCoefficient: Double = 0.55,
    threshold: Double = 0.5
  ) {
    self.spring = spring
    self.decelerationRate = decelerationRate
    self.rubberBandCoefficient = rubberBandCoefficient
    self.threshold = threshold
  }
}

extension Spring {
  /// What takes a drawer to its anchor and a tile to its corner: mass 1, stiffness 200, critically damped (Lobanov, How
  /// UIScrollView works, 2020).
  public static let snap = Spring(stiffness: 200, dampingRatio: 1)
}
