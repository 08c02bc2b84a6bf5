/// The parameters of a view that snaps to anchors.
public struct SnapFeel: Hashable, Sendable, Codable {
  /// The spring that moves the view to its anchor.
  public var spring: Spring
  /// The deceleration rate that projects a velocity, to find the nearest anchor.
  public var decelerationRate: DecelerationRate
  /// The rubber-band coefficient: the slope at the limits, or the share of a small pull that the view follows.
  public var rubberBandCoefficient: Double
  /// The distance from the anchor, in points, below which the view counts as settled.
  public var threshold: Double
  /// The motion of a released view: by the spring, or by a deceleration that is never faster than the finger.
  public var landing: Landing

  /// Creates a snap feel. The defaults are those of a drawer.
  public init(
    spring: Spring = .snap, decelerationRate: DecelerationRate = .normal, rubberBandCoefficient: Double = 0.55,
    threshold: Double = 0.5, landing: Landing = .spring
  ) {
    (self.spring, self.decelerationRate, self.landing) = (spring, decelerationRate, landing)
    (self.rubberBandCoefficient, self.threshold) = (rubberBandCoefficient, threshold)
  }

  enum CodingKeys: NumberKey { case spring, decelerationRate, rubberBandCoefficient, threshold, landing }

  func projection(from value: Double, velocity: Double, _ law: DecelerationLaw?) -> Double {
    law?.destination(from: value, velocity: velocity) ?? decelerationRate.destination(from: value, velocity: velocity)
  }
}

extension Spring {
  /// The spring of drawers and tiles: mass 1, stiffness 200, critically damped (Lobanov, How UIScrollView works, 2020).
  public static let snap = Spring(stiffness: 200, dampingRatio: 1)
}
