/// The motions of flights as functions of the unknowns of a fit: the logarithms of the numbers that the flights share,
/// then the start, the velocity and the limit of each flight, except for those that are given.
struct FlightModel {
  let flights: [Flight]
  let numbers: [FeelNumber]
  private var feel: ScrollFeel
  private let steps: [Double]

  init(_ flights: [Flight], feel: ScrollFeel, numbers: [FeelNumber], steps: [Double]) {
    (self.flights, self.feel, self.numbers, self.steps) = (flights, feel, numbers, steps)
    // Recorded content moved, however slow its release.
    self.feel.startingVelocity = 0
  }

  // MARK: - The search

  func minimum(_ noise: MeasurementNoise, from start: [Double]) -> LeastSquares.Solution {
    let deviations = noise.deviations(of: motions(at: start), in: self)
    // A motion ends with a jump to its destination, of up to its threshold, which derivatives must not see.
    var endless = self
    endless.feel.threshold = min(feel.threshold, 1e-6)
    func residuals(_ model: FlightModel, _ unknowns: [Double]) -> [Double] {
      zip(model.errors(of: model.motions(at: unknowns)), deviations).map { $0 / $1 }
    }
    let blocks = [LeastSquares.Block](after: numbers.count, flights.map { ($0.unknownCount, $0.samples.count) })
    return LeastSquares(
      residuals: { residuals(self, $0) }, smoothResiduals: { [endless] in residuals(endless, $0) }, steps: steps,
      blocks: blocks
    ).minimum(from: start)
  }

  /// Repeats a search with each sample weighted by its error, which depends on the velocity of the fitted motion.
  func weighted(_ solution: LeastSquares.Solution) -> (LeastSquares.Solution, MeasurementNoise) {
    var (solution, noise) = (solution, MeasurementNoise())
    for _ in 0..<3 {
      let motions = motions(at: solution.unknowns)
      noise = MeasurementNoise(
        errors: errors(of: motions), velocities: velocities(of: motions), unknownCount: solution.unknowns.count)
      solution = minimum(noise, from: solution.unknowns)
    }
    return (solution, noise)
  }

  // MARK: - The motions

  func motions(at unknowns: [Double]) -> [ScrollMotion] {
    var feel = feel
    for (number, logarithm) in zip(numbers, unknowns) { number.set(logarithm: logarithm, in: &feel) }
    var rest = unknowns.dropFirst(numbers.count)
    return flights.map { flight in
      let (from, velocity) = (flight.beginning ?? rest.removeFirst(), rest.removeFirst())
      func edge() -> Double {
        guard let impact = flight.impact else { return rest.removeFirst() }
        return ScrollMotion(from: from, velocity: velocity, limits: -1e9...1e9, feel: feel)
          .value(at: impact - flight.start)
      }
      let limits: ClosedRange<Double> =
        switch flight.bound {
        case .none: -1e9...1e9
        case .lower: min(edge(), 1e9)...1e9
        case .upper: -1e9...max(edge(), -1e9)
        }
      return ScrollMotion(from: from, velocity: velocity, limits: limits, feel: feel)
    }
  }

  /// Returns the offsets of `motions` minus the recorded offsets, in points.
  func errors(of motions: [ScrollMotion]) -> [Double] {
    values(of: motions) { motion, sample, time in motion.value(at: time) - sample.offset }
  }

  func velocities(of motions: [ScrollMotion]) -> [Double] {
    values(of: motions) { motion, _, time in motion.velocity(at: time) }
  }

  /// Returns a value for each sample, from its flight's motion and the time since the flight began.
  @inline(__always)
  private func values(
    of motions: [ScrollMotion], _ value: (borrowing ScrollMotion, RecordedMotion.Sample, Double) -> Double
  ) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(flights.reduce(0) { $0 + $1.samples.count })
    for index in flights.indices {
      let (motion, start) = (motions[index], flights[index].start)
      for sample in flights[index].samples { values.append(value(motion, sample, sample.time - start)) }
    }
    return values
  }
}
