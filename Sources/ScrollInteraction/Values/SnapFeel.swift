/// The numbers by which something snaps to one of its anchors.
public struct SnapFeel: Hashable, Sendable {
  /// What takes it to its anchor.
  public var spring: Spring
  /// By what deceleration a velocity is projected before the nearest anchor is chosen.
  public var decelerationRate: DecelerationRate
  /// The slope of the rubber band at its limits: the share of a small pull that is followed.
  public var rubberBandCoefficient: Double
  /// The distance from its anchor, in points, below which it is there.
  public var threshold: Double

  /// Its defaults are those of a drawer.
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
