/// The part of a scroll motion in which content comes back to a bound.
struct ScrollBounce: Hashable, Sendable {
  enum Edge: Hashable, Sendable { case lower, upper }

  /// How the content got beyond the bound; each has a way back of its own.
  enum Cause: Hashable, Sendable { case impact, release }

  var edge: Edge
  var cause: Cause
  /// Whether it ends where the content passes the bound inwards, to leave it to a deceleration.
  var endsAtBound: Bool
  var motion: ReturnMotion
}

extension ScrollBounce.Edge {
  func bound(of limits: ClosedRange<Double>) -> Double {
    switch self {
    case .lower: limits.lowerBound
    case .upper: limits.upperBound
    }
  }

  /// The sign of what is past it.
  var sign: Double { self == .upper ? 1 : -1 }
}

extension ScrollFeel {
  func edgeReturn(for cause: ScrollBounce.Cause) -> EdgeReturn {
    switch cause {
    case .impact: bounce
    case .release: release
    }
  }
}
