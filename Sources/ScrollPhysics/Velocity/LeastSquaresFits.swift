/// The least-squares line and parabola through some samples, in orthogonal polynomials about the mean time: 1, u,
/// u² − skew·u − spread/n with u = t − mean.
struct LeastSquaresFits {
  var count: Double
  var mean: Double
  /// The sum Σu².
  var spread: Double
  /// The ratio Σu³/Σu².
  var skew: Double
  /// The sum of squares of the third polynomial; 0 if it is lost in rounding.
  var norm: Double
  /// The coefficients of the second and the third polynomial.
  var slope, bend: Double
  var lineResidual, parabolaResidual: Double

  var hasParabola: Bool { count > 2 && norm > 0 }
  func slope(at t: Double) -> Double { hasParabola ? slope + bend * (2 * (t - mean) - skew) : slope }
  var residualVariance: Double { parabolaResidual / max(count - 3, 1) }

  /// Returns the velocity of the line.
  ///
  /// All of its residuals count as curvature. For n even samples with the residual variance r, the final slope of a
  /// parabola that leaves r differs from the line's by the square root of 15·n·r/spread. 20 leaves a margin.
  func line(priorVariance: Double, quantizationVariance: Double) -> VelocityEstimate {
    let misfit = excess(lineResidual / max(count - 2, 1), over: quantizationVariance)
    return VelocityEstimate(
      velocity: slope, misfitVariance: priorVariance + 20 * count * misfit / spread, noiseGain: 1 / spread)
  }

  /// Returns the velocity of the parabola at `t`. A cubic would need 5 instead of 2, but pointers hardly move so.
  func parabola(at t: Double, quantizationVariance: Double) -> VelocityEstimate {
    let arm = 2 * (t - mean) - skew
    let gain = 1 / spread + arm * arm / norm
    return VelocityEstimate(
      velocity: slope + bend * arm,
      misfitVariance: 2 * count * excess(residualVariance, over: quantizationVariance) * gain, noiseGain: gain)
  }

  /// Returns the residual variance beyond that of quantization. A few samples cannot tell the two apart.
  private func excess(_ variance: Double, over quantizationVariance: Double) -> Double {
    count > 6 ? max(0, variance - quantizationVariance) : variance
  }
}

/// The sums of powers of the samples' times and positions, from which the fits follow.
struct Moments {
  private(set) var count = 0.0
  private var (t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0)
  private var (x, xx, tx, ttx) = (0.0, 0.0, 0.0, 0.0)

  mutating func add(_ value: Double, at t: Double) {
    let tt = t * t
    count += 1
    t1 += t
    t2 += tt
    t3 += tt * t
    t4 += tt * tt
    x += value
    xx += value * value
    tx += t * value
    ttx += tt * value
  }

  var fits: LeastSquaresFits {
    let mean = t1 / count
    let spread = t2 - mean * t1
    let cubic = t3 - 3 * mean * t2 + 2 * mean * mean * t1
    let quartic = t4 - 4 * mean * t3 + 6 * mean * mean * t2 - 3 * mean * mean * mean * t1
    let skew = cubic / spread
    let covariance = tx - mean * x
    let slope = covariance / spread
    let lineResidual = max(0, xx - x * x / count - slope * covariance)
    let norm = quartic - skew * cubic - spread * spread / count
    let bend = ttx - 2 * mean * tx + mean * mean * x - skew * covariance - spread / count * x
    return LeastSquaresFits(
      count: count, mean: mean, spread: spread, skew: skew, norm: norm > 1e-9 * quartic ? norm : 0, slope: slope,
      bend: bend / norm, lineResidual: lineResidual, parabolaResidual: max(0, lineResidual - bend * bend / norm))
  }
}
