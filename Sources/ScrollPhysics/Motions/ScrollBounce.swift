/// The part of a scroll motion in which content returns to an edge.
struct ScrollBounce: Hashable, Sendable {
  enum Edge: Hashable, Sendable { case lower, upper }

  /// The reason that content is past an edge. Each has its own ``EdgeReturn``.
  enum Cause: Hashable, Sendable { case impact, release }

  var edge: Edge
  var cause: Cause
  /// Whether a deceleration takes over when the content passes the edge inward.
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

  /// The sign of an overshoot past this edge.
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
