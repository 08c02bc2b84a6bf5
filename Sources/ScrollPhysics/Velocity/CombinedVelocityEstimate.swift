/// The velocity that all fits together estimate: their mean, weighted by the inverse square of each variance.
struct CombinedVelocityEstimate {
  private let estimates: UnsafeMutableBufferPointer<VelocityEstimate>
  private var count = 0
  /// The minimum residual variance of a parabola through more than three samples: noise that no window avoids.
  private var noiseFloor = Double.infinity

  init(_ storage: UnsafeMutableBufferPointer<VelocityEstimate>) { estimates = storage }

  mutating func add(_ fits: LeastSquaresFits, in coordinates: FitCoordinates) {
    add(
      fits.line(
        priorVariance: fits.count > 2 ? 0 : coordinates.priorVariance,
        quantizationVariance: coordinates.quantizationVariance))
    guard fits.hasParabola else { return }
    add(fits.parabola(at: coordinates.release, quantizationVariance: coordinates.quantizationVariance))
    if fits.count > 3 { noiseFloor = min(noiseFloor, fits.residualVariance) }
  }

  func velocity(noiseVariance: Double) -> Double {
    let noise = noiseVariance + (noiseFloor.isFinite ? noiseFloor : 0)
    var (sum, weights) = (0.0, 0.0)
    for estimate in estimates[..<count] {
      let variance = estimate.misfitVariance + estimate.noiseGain * noise
      let weight = 1 / (variance * variance)
      sum += weight * estimate.velocity
      weights += weight
    }
    return sum / weights
  }

  private mutating func add(_ estimate: VelocityEstimate) {
    guard count < estimates.count else { return }
    estimates.initializeElement(at: count, to: estimate)
    count += 1
  }
}

struct VelocityEstimate {
  var velocity: Double
  /// The part of the variance of `velocity` that is due to motion that the fit cannot follow.
  var misfitVariance: Double
  /// The variance of `velocity` per variance of the positions.
  var noiseGain: Double
}
