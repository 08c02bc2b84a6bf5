/// Sums over the newest places of a motion, from which its lines and parabolas of least squares follow.
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

  /// The fits in orthogonal polynomials about the mean time: 1, u, u² − skew·u − spread/n.
  var fits: Fits {
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
    return Fits(
      count: count, mean: mean, spread: spread, skew: skew, norm: norm > 1e-9 * quartic ? norm : 0, slope: slope,
      bend: bend / norm, lineResidual: lineResidual, parabolaResidual: max(0, lineResidual - bend * bend / norm))
  }
}

/// The line and the parabola of least squares through some places.
struct Fits {
  var count, mean, spread, skew, norm: Double
  var slope, bend: Double
  /// Sums of squares.
  var lineResidual, parabolaResidual: Double

  var hasParabola: Bool { count > 2 && norm > 0 }

  /// The variance of what the parabola leaves over.
  var noise: Double { parabolaResidual / max(count - 3, 1) }

  /// The line's velocity.
  ///
  /// What a line leaves over is taken for curvature: of n even places with the residual variance r, the parabola that
  /// leaves it over ends off the line's slope by the square root of 15·n·r/spread. 20 leaves a margin.
  func line(doubt: Double, grain: Double) -> Candidate {
    let misfit = excess(lineResidual / max(count - 2, 1), over: grain)
    return Candidate(velocity: slope, misfit: doubt + 20 * count * misfit / spread, gain: 1 / spread)
  }

  /// The parabola's velocity at `t`, likewise; a third power would ask for 5 in place of 2, and hands have little of it.
  func parabola(at t: Double, grain: Double) -> Candidate {
    let arm = 2 * (t - mean) - skew
    let gain = 1 / spread + arm * arm / norm
    return Candidate(
      velocity: slope + bend * arm, misfit: 2 * count * excess(noise, over: grain) * gain, gain: gain)
  }

  /// What is left over beyond what rounding to pixels explains. Few places cannot tell the two apart.
  private func excess(_ variance: Double, over grain: Double) -> Double {
    count > 6 ? max(0, variance - grain) : variance
  }
}

/// What one line or parabola says of the velocity.
struct Candidate {
  var velocity: Double
  /// The variance of `velocity`: what the fit's own misfit gives, and what each unit of noise in the places adds.
  var misfit: Double
  var gain: Double
}
