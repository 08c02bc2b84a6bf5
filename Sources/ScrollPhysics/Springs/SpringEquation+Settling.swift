internal import CScrollMath

/// The last descent of a spring from outside a threshold to inside.
///
/// From a `start` with displacement X it is x(τ) = X·e^(−rτ)·(C + κ·S), where r is the `rate` of `SpringEquation`. By
/// regime, C and S are cos ω′τ and sin ω′τ/ω′; 1 and τ; 1 and (1 − e^(−δτ))/δ with δ = f − s.
private struct Descent {
  var start: Double
  /// The level ln(|X|/ε) ≥ 0.
  var level: Double
  /// The slope κ = V/X + r. At an extremum, where V is 0, κ = r.
  var slope: Double
}

extension SpringEquation {
  func settlingTime(displacement: Double, velocity: Double, threshold: Double) -> Double {
    let isMirrored = displacement < 0 || (displacement == 0 && velocity < 0)
    let (x, v) = isMirrored ? (-displacement, -velocity) : (displacement, velocity)
    guard let descent = lastDescent(x: x, v: v, threshold: threshold.positive) else { return 0 }
    guard descent.start.isFinite else { return .infinity }
    return crossingTime(of: descent)
  }

  /// Returns the last descent; `nil` if |x| never exceeds the threshold.
  private func lastDescent(x: Double, v: Double, threshold: Double) -> Descent? {
    let extremum =
      regime == .underdamped
      ? underdampedExtremum(x: x, v: v, threshold: threshold) : overdampedExtremum(x: x, v: v, threshold: threshold)
    if let extremum { return extremum }
    return x > threshold ? Descent(start: 0, level: log(x / threshold), slope: v / x + rate) : nil
  }

  /// Returns the last extremum outside the threshold, for ζ < 1.
  ///
  /// v(t) = 0 at tan ω′t = ω′·v₀/(βv₀ + ω₀²x₀), and then every half period. There |x| = √E/ω₀·e^(−βt) with
  /// E = (v₀ + βx₀)² + (ω′x₀)². Each extremum is smaller by a factor of e^(−βπ/ω′).
  private func underdampedExtremum(x: Double, v: Double, threshold: Double) -> Descent? {
    let first = underdampedTurn(x: x, v: v)
    let (across, along) = (v + rate * x, separation * x)
    let level = log(((across * across + along * along) / squaredFrequency).squareRoot() / threshold) - rate * first
    guard level > 0 else { return nil }
    guard rate > 0 else { return Descent(start: .infinity, level: level, slope: 0) }
    let halfPeriod = Double.pi / separation
    let further = (level / (rate * halfPeriod)).rounded(.down)
    return Descent(
      start: first + further * halfPeriod, level: max(0, level - further * (rate * halfPeriod)), slope: rate)
  }

  /// Returns the only extremum for ζ ≥ 1, if it is still to come and outside the threshold.
  ///
  /// t = ln(1 + δ·g)/δ with g = v₀/(s·(v₀ + f·x₀)), or g where f = s; there |x| = |v₀ + f·x₀|/f·e^(−st).
  private func overdampedExtremum(x: Double, v: Double, threshold: Double) -> Descent? {
    guard let time = overdampedTurn(x: x, v: v) else { return nil }
    let level = log(abs(v + fastRate * x) / (fastRate * threshold)) - rate * time
    return level > 0 ? Descent(start: time, level: level, slope: rate) : nil
  }

  func turn(after time: Double, displacement x: Double, velocity v: Double) -> Double {
    guard regime == .underdamped else {
      return overdampedTurn(x: x, v: v).flatMap { $0 > time ? $0 : nil } ?? .infinity
    }
    let (first, halfPeriod) = (underdampedTurn(x: x, v: v), .pi / separation)
    let turn = first + max(0, ((time - first) / halfPeriod).rounded(.down) + 1) * halfPeriod
    return turn > time ? turn : turn + halfPeriod
  }

  private func underdampedTurn(x: Double, v: Double) -> Double {
    let angle = atan2(separation * v, rate * v + squaredFrequency * x)
    return (angle < 0 ? angle + .pi : angle) / separation
  }

  private func overdampedTurn(x: Double, v: Double) -> Double? {
    let weight = v + fastRate * x
    let reach = v == 0 ? 0 : v / (rate * weight)
    guard reach >= 0, weight != 0 else { return nil }
    return separation > 0 ? log1p(separation * reach) / separation : reach
  }

  /// Returns the root of level − rτ + ln(C + κ·S), which decreases up to the zero of x. Newton's method in a bracket.
  private func crossingTime(of descent: Descent) -> Double {
    var bracket = (low: 0.0, high: regime == .underdamped ? Double.pi / separation : .infinity)
    var (time, step, rounds) = (firstGuess(descent), Double.infinity, 0)
    while step > max(min(1e-4, 1e-3 * time), 4e-16 * time), rounds < 200 {
      let next = nextGuess(after: time, of: descent, in: &bracket)
      (step, time, rounds) = (abs(next - time), next, rounds + 1)
    }
    // The last Newton step is longer than the error that it leaves; the rest is a margin for rounding.
    let crossing = descent.start + (time + step)
    return crossing + (1e-7 + 1e-15 * crossing)
  }

  private func nextGuess(
    after time: Double, of descent: Descent, in bracket: inout (low: Double, high: Double)
  ) -> Double {
    let (shape, change) = shape(at: time, slope: descent.slope)
    let height = shape > 0 ? descent.level - rate * time + log(shape) : -.infinity
    if height > 0 { bracket.low = time } else { bracket.high = min(bracket.high, time) }
    let next = time - newtonStep(height, change / shape)
    if next >= bracket.low, next <= bracket.high { return next }
    return bracket.high < .infinity ? (bracket.low + bracket.high) / 2 : 2 * time + 1e-9
  }

  /// Returns a step on the logarithm of x where the exponential dominates, on x itself near its zero.
  private func newtonStep(_ height: Double, _ relativeChange: Double) -> Double {
    let fall = relativeChange - rate
    return relativeChange < -rate ? (1 - exp(-height)) / fall : height / fall
  }

  private func shape(at time: Double, slope: Double) -> (Double, Double) {
    switch regime {
    case .underdamped:
      let phase = SineAndCosine(of: separation * time)
      return (phase.cosine + slope / separation * phase.sine, slope * phase.cosine - separation * phase.sine)
    case .critical:
      return (1 + slope * time, slope)
    case .overdamped:
      let lag = expm1(-separation * time)
      return (1 - slope * (lag / separation), slope * (1 + lag))
    }
  }

  /// Returns a guess near the root from an extremum, where the derivative is 0; otherwise 0.
  ///
  /// ζ < 1: the series of x around an extremum, inverted. ζ ≥ 1: bounds from above, from the slow exponential alone and
  /// from −W₋₁(−e^(−L−1)) < 1 + √(2L) + L (Chatzigeorgiou, 2013).
  private func firstGuess(_ descent: Descent) -> Double {
    guard descent.slope == rate else { return 0 }
    let level = descent.level
    let width = (2 * level).squareRoot()
    guard regime == .underdamped else {
      let slowAlone = regime != .critical ? log1p(rate / separation) : .infinity
      return (level + min(width, slowAlone)) / rate
    }
    let frequency = squaredFrequency.squareRoot()
    let ratio = rate / frequency
    let series = width * (1 + width * (ratio / 3 + width * (ratio * ratio / 9 - 1.0 / 12)))
    return min(series / frequency, 0.99 * .pi / separation)
  }
}
