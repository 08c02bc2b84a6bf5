/// A spring at a bound, as one leg of a scroll.
struct ScrollBounce: Hashable, Sendable {
  enum Edge: Hashable, Sendable { case lower, upper }

  /// What brought the content beyond the bound: each has a spring of its own.
  enum Cause: Hashable, Sendable { case impact, release }

  var edge: Edge
  var cause: Cause
  /// Whether the spring lets go of the content where it passes the bound on its way in.
  var letsPass: Bool
  var motion: SpringMotion
}

extension ScrollBounce.Edge {
  /// The bound of this side.
  func bound(of limits: ClosedRange<Double>) -> Double {
    switch self {
    case .lower: limits.lowerBound
    case .upper: limits.upperBound
    }
  }
}

extension ScrollFeel {
  func spring(for cause: ScrollBounce.Cause) -> Spring {
    switch cause {
    case .impact: bounceSpring
    case .release: releaseSpring
    }
  }
}
