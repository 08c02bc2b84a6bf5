internal import CScrollMath

/// The errors of recorded offsets: a rounding error, and a timing error, which grows with the velocity.
struct MeasurementNoise {
  /// The variances of the rounding error, in points², and of the timing error, in s².
  private var (offsetVariance, timeVariance) = (1.0, 0.0)
  /// Whether neighbors rounded to the same offset count as one sample.
  private var countsRuns = true

  /// The smallest error that a recording can show, in points.
  static let minimumError = 1e-3
  /// The largest timing error, in seconds: half a frame.
  private static let maximumTimeDeviation = 0.008
  /// The smallest rounding error, in points.
  private static let minimumDeviation = 1e-4

  /// Creates errors of one point at every velocity; with `isEven`, the same for every sample.
  init(isEven: Bool = false) { countsRuns = !isEven }

  init(errors: [Double], velocities: [Double], unknownCount: Int) {
    let freedom = Double(errors.count) / Double(max(errors.count - unknownCount, 1))
    let squares = errors.map { $0 * $0 * freedom }
    let powers = velocities.map { $0 * $0 }
    offsetVariance = max(squares.reduce(0, +) / Double(squares.count), Self.minimumDeviation * Self.minimumDeviation)
    // A least-squares line through the squared errors over the squared velocities, each weighted by its own variance.
    for _ in 0..<20 {
      var (s0, s1, s2, t0, t1) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for (square, power) in zip(squares, powers) {
        let variance = offsetVariance + timeVariance * power
        let weight = 1 / (variance * variance)
        s0 += weight
        s1 += weight * power
        s2 += weight * power * power
        t0 += weight * square
        t1 += weight * square * power
      }
      let determinant = s0 * s2 - s1 * s1
      guard determinant > 1e-12 * s0 * s2 else { break }
      let (constant, slope) = ((t0 * s2 - t1 * s1) / determinant, (s0 * t1 - s1 * t0) / determinant)
      timeVariance = min(
        slope >= 0 && constant >= 0 ? slope : slope < 0 ? 0 : t1 / s2,
        Self.maximumTimeDeviation * Self.maximumTimeDeviation)
      offsetVariance = max(
        slope < 0 ? t0 / s0 : constant, 0.02 * offsetVariance, Self.minimumDeviation * Self.minimumDeviation)
    }
  }

  /// Returns the errors with lower bounds of `offset` points and `time` seconds.
  func withMinimums(offset: Double, time: Double) -> MeasurementNoise {
    var noise = self
    noise.offsetVariance = max(offsetVariance, offset * offset)
    noise.timeVariance = max(timeVariance, time * time)
    return noise
  }

  func deviations(of motions: [ScrollMotion], in model: FlightModel) -> [Double] {
    zip(model.velocities(of: motions), model.flights.flatMap(\.runs)).map { velocity, run in
      sqrt(offsetVariance * Double(countsRuns ? run : 1) + timeVariance * velocity * velocity)
    }
  }
}

extension Array where Element == Double {
  var mean: Double { reduce(0, +) / Double(count) }

  /// The distance from the smallest to the largest number; 0 if the array is empty.
  var spread: Double { (self.max() ?? 0) - (self.min() ?? 0) }
}
