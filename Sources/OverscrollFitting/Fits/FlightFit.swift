internal import CScrollMath

/// A fit of one or several flights to the law of one feel, whose numbers they share.
struct FlightFit {
  private let model: FlightModel
  private let solution: LeastSquares.Solution
  let noise: MeasurementNoise
  var numbers: [FeelNumber] { model.numbers }
  var flights: [Flight] { model.flights }

  /// Fits `flight` with the numbers of `feel` unchanged, and returns the fit with the best limit.
  static func fixed(to flight: Flight, feel: ScrollFeel) -> FlightFit {
    let fits = flight.candidates.map { FlightFit([$0], feel: feel, numbers: []) }
    // A limit has to explain something.
    let close = fits.filter { $0.rootMeanSquare < 0.95 * fits[0].rootMeanSquare }
    return close.min { $0.rootMeanSquare < $1.rootMeanSquare } ?? fits[0]
  }

  /// Fits `flight` with every number free that it depends on, and returns the fit with the best limit. If `onlyUsual`,
  /// only fits with usual numbers count, even if others would be far nearer to the recording.
  static func best(for flight: Flight, feel: ScrollFeel, onlyUsual: Bool = false) -> FlightFit {
    let fits = flight.candidates.map { FlightFit([$0], feel: feel, numbers: $0.numbers) }
    // A limit adds unknowns and has to explain more. An unusual rate costs more still: an overdamped return is nearly a
    // deceleration, only faster than any system's.
    let free = fits[0]
    func handicappedCost(_ fit: FlightFit) -> Double {
      let cost = fit.cost(in: free.noise, of: free)
      guard fit.numbers.first == .decelerationRate, !fit.hasUsualRate(feel) else {
        return fit.numbers.count > 1 ? cost : minimumGain * cost
      }
      return 2 * cost
    }
    guard free.rootMeanSquare > MeasurementNoise.minimumError else { return free }
    // Fits with a large plain error are rejected, whatever the weights of their samples.
    let close = fits.filter { $0.rootMeanSquare <= 1.05 * free.rootMeanSquare }
    func best(_ fits: [FlightFit]) -> FlightFit { fits.min { handicappedCost($0) < handicappedCost($1) } ?? free }
    let usual = best(close.filter { $0.isUsual(for: feel) })
    return onlyUsual || usual.rootMeanSquare <= passableError ? usual : best(close)
  }

  /// Returns whether the numbers are plausible for a system: a resistance near the feel's, and no spring damped far
  /// beyond critical. Other numbers let a limit explain nearly anything, even a drag followed by a deceleration.
  func isUsual(for feel: ScrollFeel) -> Bool {
    guard numbers.count > 1 else { return true }
    var fitted = feel
    for (number, logarithm) in zip(numbers, logarithms) { number.set(logarithm: logarithm, in: &fitted) }
    let spring = numbers.contains(.releaseDamping) ? fitted.release.spring : fitted.bounce.spring
    return spring.dampingRatio < Self.usualDampingRatio && (numbers[0] != .decelerationRate || hasUsualRate(feel))
  }

  private func hasUsualRate(_ feel: ScrollFeel) -> Bool {
    abs(logarithms[0] - FeelNumber.decelerationRate.logarithm(in: feel)) < Self.usualRange
  }

  /// Returns the sum of squared errors, each divided by the variance of its sample.
  private func cost(in noise: MeasurementNoise, of other: FlightFit) -> Double {
    zip(errors, noise.deviations(of: other.motions, in: other.model)).reduce(0) { $0 + $1.0 * $1.0 / ($1.1 * $1.1) }
  }

  /// Returns the root mean square of the errors, each divided by the standard deviation of its sample.
  func relativeError(in noise: MeasurementNoise) -> Double { sqrt(cost(in: noise, of: self) / Double(errors.count)) }

  /// The largest distance of a usual resistance from the feel's, as the logarithm of a ratio.
  private static let usualRange = 1.0
  private static let usualDampingRatio = 2.0
  /// The error, in points, at which a fit needs no unusual numbers.
  private static let passableError = 0.3
  private static let minimumGain = 0.6

  /// Fits `numbers` of a feel to flights with given limits. Without `guesses` for each flight's own unknowns, they are
  /// estimated from its samples. If `isEven`, all samples have the same weight, for the least root mean square. The
  /// search starts from `rateFactor` times the feel's resistance.
  init(
    _ flights: [Flight], feel: ScrollFeel, numbers: [FeelNumber], guesses: [[Double]]? = nil, isEven: Bool = false,
    rateFactor: Double = 1
  ) {
    var (unknowns, steps) = (numbers.map { $0.logarithm(in: feel) }, numbers.map { _ in 1e-4 })
    if let rate = numbers.firstIndex(of: .decelerationRate) { unknowns[rate] += log(rateFactor) }
    for flight in flights {
      let (first, last) = (flight.samples[0].offset, flight.last.offset)
      // The observed velocity beyond a limit already includes the kick of the release; the unknown does not.
      let kick = flight.isReturn ? feel.release.kick * (first - last) : 0
      unknowns += (flight.beginning == nil ? [first] : []) + [flight.initialVelocity + kick]
      steps += (flight.beginning == nil ? [0.01] : []) + [0.1]
      guard flight.hasFreeBound else { continue }
      unknowns.append(last)
      steps.append(0.01)
    }
    if let guesses { unknowns = Array(unknowns.prefix(numbers.count)) + guesses.joined() }
    model = FlightModel(flights, feel: feel, numbers: numbers, steps: steps)
    let noise = MeasurementNoise(isEven: isEven)
    var solution = model.minimum(noise, from: unknowns)
    if guesses == nil, flights.contains(where: \.isReturn) {
      // A spring soon outweighs the release velocity, which decides whether content crosses the limit: try 0, too.
      var index = numbers.count
      for flight in flights {
        if flight.isReturn { unknowns[flight.beginning == nil ? index + 1 : index] = 0 }
        index += flight.unknownCount
      }
      let other = model.minimum(noise, from: unknowns)
      if other.cost < solution.cost { solution = other }
    }
    (self.solution, self.noise) = isEven ? (solution, noise) : model.weighted(solution)
  }

  /// Continues the search of `other` with each sample weighted by its error.
  init(refining other: FlightFit) {
    model = other.model
    (solution, noise) = model.weighted(other.solution)
  }

  // MARK: - Results

  var motions: [ScrollMotion] { model.motions(at: solution.unknowns) }

  /// The fitted minus the recorded offsets, in points.
  var errors: [Double] { model.errors(of: motions) }

  var rootMeanSquare: Double {
    let errors = errors
    return sqrt(errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count))
  }

  /// The deviance: −2 times the log-likelihood, up to a constant, with errors as large as found. Less is better.
  var deviance: Double {
    let (errors, motions) = (errors, motions)
    let noise = MeasurementNoise(errors: errors, velocities: model.velocities(of: motions), unknownCount: unknownCount)
    return zip(errors, noise.deviations(of: motions, in: model)).reduce(0) { sum, sample in
      let (error, deviation) = sample
      return sum + 2 * log(deviation) + error * error / (deviation * deviation)
    }
  }

  var beginnings: [[Double]] {
    var rest = solution.unknowns.dropFirst(numbers.count)
    return flights.map { flight in
      defer { rest = rest.dropFirst(flight.unknownCount) }
      return Array(rest.prefix(flight.unknownCount))
    }
  }

  var unknownCount: Int { solution.unknowns.count }
  var logarithms: [Double] { Array(solution.unknowns.prefix(numbers.count)) }

  /// The half width of the 95 % interval of each number's logarithm; infinite if it is not determined.
  var logarithmMargins: [Double] { RobustCovariance(solution, runs: flights.flatMap(\.runs)).margins }
}
