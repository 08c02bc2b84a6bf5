internal import CScrollMath

extension SpringMotion {
  /// When it first passes its destination after the start, in seconds; `nil` if it never does.
  ///
  /// The first zero of C + κ·S with κ = v₀/x₀ + r: tan ω′t = −ω′/κ · t = −1/κ · t = −ln(1 + δ/κ)/δ.
  public var arrival: Double? {
    let x = from - destination
    let reach = initialVelocity + equation.rate * x
    let gap = equation.split
    switch equation.regime {
    case .underdamped:
      guard x != 0 else { return initialVelocity == 0 ? nil : .pi / gap }
      return (x < 0 ? atan2(-gap * x, reach) : atan2(gap * x, -reach)) / gap
    case .critical:
      return (-x / reach).asLaterTime
    case .overdamped:
      return (-log1p(gap * x / reach) / gap).asLaterTime
    }
  }
}

extension Double {
  fileprivate var asLaterTime: Double? { self > 0 && self < .infinity ? self : nil }
}
