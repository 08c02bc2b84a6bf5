#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Spring {
  /// The number that `UISpringTimingParameters` and `CASpringAnimation.settlingDuration` give, which does not know how far
  /// the spring is pulled: an upper bound for a progress from −1 to 0 to come within 0.001 of its end.
  ///
  /// Mass 1, stiffness 100, damping 10: 1.4727003346780927 s. For what the motion really takes see
  /// `settlingDuration(displacement:velocity:threshold:)`.
  public func appleSettlingDuration(initialVelocity: Double = 0) -> Double {
    let (x, v, threshold) = (-1.0, initialVelocity.bounded, 0.001)
    let equation = equation
    switch equation.regime {
    case .underdamped:
      let sine = (v + equation.decay * x) / equation.split
      return max(0, log((abs(x) + abs(sine)) / threshold) / equation.decay)
    case .critical:
      let rate = equation.decay
      let linear = abs(v + rate * x)
      let first = log(2 * abs(x) / threshold) / rate
      let second = linear == 0 ? 0 : 2 / rate * log(4 * linear / (M_E * rate * threshold))
      return max(0, first, second)
    case .overdamped:
      return equation.settlingTime(displacement: x, velocity: v, threshold: threshold)
    }
  }
}
