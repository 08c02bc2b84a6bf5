/// The part of a scroll motion in which a spring pulls the content to a bound.
struct ScrollBounce: Hashable, Sendable {
  enum Edge: Hashable, Sendable { case lower, upper }

  /// How the content got beyond the bound; each has a spring of its own.
  enum Cause: Hashable, Sendable { case impact, release }

  var edge: Edge
  var cause: Cause
  /// Whether the spring ends where the content passes the bound inwards, to leave it to a deceleration.
  var endsAtBound: Bool
  var motion: SpringMotion
}

extension ScrollBounce.Edge {
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
