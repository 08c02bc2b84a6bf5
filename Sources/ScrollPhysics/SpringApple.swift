internal import CScrollMath

extension Spring {
  /// What `UISpringTimingParameters` and `CASpringAnimation.settlingDuration` give, in seconds: when a progress curve from
  /// −1 to 0 is within 0.001 by the bound of its envelope. It does not know how far the spring is pulled; for what a
  /// motion really takes see ``settlingDuration(displacement:velocity:threshold:)``.
  ///
  /// ζ < 1: T = ln((|C₁| + |C₂|)/ε)/β. ζ = 1: T = max(ln(2|C₁|/ε)/β, (2/β)·ln(4|C₂|/(eβε))), with C₁ = −1 and ε = 0.001
  /// (Lobanov, How UIScrollView works, 2020); for mass 1, stiffness 100, damping 10: 1.4727003346780927 s. ζ > 1, where no
  /// bound is published: the true last crossing. Infinite without damping.
  ///
  /// - Parameter initialVelocity: of the progress, in 1/s.
  public func appleSettlingDuration(initialVelocity: Double = 0) -> Double {
    let (equation, velocity, threshold) = (equation, initialVelocity.bounded, 0.001)
    let rate = equation.rate
    let swing = abs(velocity - rate)
    switch equation.regime {
    case .underdamped:
      guard rate > 0 else { return .infinity }
      return 1 / rate * log((1 + swing / equation.split) / threshold)
    case .critical:
      return max(0, log(2 / threshold) / rate, 2 / rate * log(4 * swing / (M_E * rate * threshold)))
    case .overdamped:
      return equation.settlingTime(displacement: -1, velocity: velocity, threshold: threshold)
    }
  }
}
