internal import CScrollMath

/// The numbers of one feel with which its law meets a recording best, by least squares, and how well that is.
package struct FeelFit: Sendable {
  /// A number that the recording determines.
  package struct Number: Hashable, Sendable {
    package let name: FeelNumber
    package let value: Double
    /// The interval from `value − margin` to `value + margin` holds the number 95 times in 100, where the law is the
    /// right one.
    package let margin: Double
  }

  /// What content does for a while.
  package struct Phase: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case drag, deceleration, bounce, `return` }

    package let kind: Kind
    /// In seconds of the recording.
    package let start, end: Double
  }

  package struct Residual: Hashable, Sendable {
    package let time: Double
    /// Where content is by the law, in points.
    package let fitted: Double
    /// That less where it was recorded, in points.
    package let error: Double
  }

  /// How content moves by itself by the law, from a release on.
  package struct Course: Sendable {
    /// In seconds of the recording.
    package let times: ClosedRange<Double>
    /// When content that coasts passes its bound; `nil` where it does not.
    package let impact: Double?
    fileprivate let motion: ScrollMotion

    /// Where content is at a time of the recording, in points.
    package func value(at time: Double) -> Double { motion.value(at: time - times.lowerBound) }
  }

  /// The feel with the numbers that were found; those that the recording does not determine are as they were.
  package let feel: ScrollFeel
  package let numbers: [Number]
  /// What the recording would have to contain more of to determine them.
  package let undetermined: [FeelNumber]
  package let phases: [Phase]
  /// One for each flight, in order.
  package let courses: [Course]
  package let residuals: [Residual]
  /// How many numbers were searched for, those included that say where each flight begins, how fast, and where its bound is.
  package let unknownCount: Int
  /// How content slows down in the platform's own numbers; none where the recording does not determine it.
  package let coastingNumbers: [CoastingNumber]
  /// The root mean square in points with the feel's own numbers in place of those that were found, and content stopped by the
  /// same bounds: never less.
  package let ownRootMeanSquare: Double

  /// The times between which content moves by itself.
  package var flights: [ClosedRange<Double>] { courses.map(\.times) }

  /// Where content is by the law, in points; `nil` where it does not move by itself.
  package func value(at time: Double) -> Double? { courses.first { $0.times.contains(time) }?.value(at: time) }

  /// In points.
  package var rootMeanSquare: Double {
    sqrt(residuals.reduce(0) { $0 + $1.error * $1.error } / Double(residuals.count))
  }

  /// The residual that is largest.
  package var largestError: Residual { residuals.max { abs($0.error) < abs($1.error) }! }

  /// A number that is not known within this, as the logarithm of a ratio, is not determined by the recording.
  static let largestMargin = 0.5
  /// One that is not even known within this has no effect: it is held at what it was, so that others can be found.
  private static let leastEffect = 3.0

  /// As the logarithm of a ratio: what slows down so much less or more than the platform does not follow its law.
  private static let largestChange = 3.0

  /// As a share of the error of another search: less is by chance.
  private static let leastGain = 0.99

  /// As a share of how far content moves: what is farther off follows another law, or none.
  static let largestError = 0.05

  /// - Parameters:
  ///   - feel: whose law is fitted; where the recording does not determine a number, that of this feel holds.
  ///   - spans: the times between which content moves by itself; `nil` to find them.
  /// - Throws: that nothing in the recording moves by itself, or nothing as this or a similar law says.
  package init(
    _ recording: RecordedMotion, feel: ScrollFeel, flights spans: [FlightSpan]? = nil
  ) throws(RecordedMotion.Problem) {
    let flights = try Self.flights(of: recording, feel: feel, spans)
    let (fit, own) = Self.best(flights, feel)
    guard fit.rootMeanSquare <= Self.largestError * fit.range else { throw .isOff(rootMeanSquare: fit.rootMeanSquare) }
    // What is hardly determined is as it was in the result, and yet counts for how sure the others are.
    var (fitted, numbers) = (feel, [Number]())
    let margins = Dictionary(uniqueKeysWithValues: zip(fit.numbers, fit.logarithmMargins))
    for (name, logarithm) in zip(fit.numbers, fit.logarithms) {
      // Of a spring both numbers are reported or none: else only their ratio is known.
      guard let margin = margins[name],
        max(margin, name.sibling.map { margins[$0] ?? .infinity } ?? 0) <= Self.largestMargin,
        name != .decelerationRate || abs(logarithm - name.logarithm(in: feel)) <= Self.largestChange
      else {
        continue
      }
      name.set(logarithm: logarithm, in: &fitted)
      numbers.append(Number(name: name, value: name.value(in: fitted), margin: margin * name.slope(in: fitted)))
    }
    let drags = DragFit(recording, bounds: fit.bounds, feel: feel)
    if let drags, drags.margin <= Self.largestMargin {
      fitted.rubberBandCoefficient = drags.coefficient
      numbers.append(
        Number(name: .rubberBandCoefficient, value: drags.coefficient, margin: drags.margin * drags.coefficient))
    }
    // Where no number is found, the law as it is has to do.
    let limit = Self.largestError * fit.range
    guard !numbers.isEmpty || own.rootMeanSquare <= limit else { throw .isOff(rootMeanSquare: own.rootMeanSquare) }
    self.init(fit, fitted, numbers, recording, own: own.rootMeanSquare)
  }

  /// The best of several searches: each may end in a place where errors are least only around there.
  ///
  /// - Returns: it, and the law with its own numbers where content is stopped alike.
  private static func best(_ flights: [Flight], _ feel: ScrollFeel) -> (fit: FlightFit, own: FlightFit) {
    let single = flights.map { FlightFit.best(for: $0, feel: feel) }
    let found = search(single.map { $0.flights[0] }, feel, single.map { $0.beginnings[0] })
    // A bound that only the law with its own numbers needs is none: both are stopped alike.
    let own = FlightFit(found.flights, feel: feel, numbers: [])
    var best = found
    let trial = FlightFit(
      found.flights, feel: feel, numbers: found.numbers, guesses: own.beginnings, isEven: true)
    if trial.rootMeanSquare < leastGain * found.rootMeanSquare {
      let fromOwn = search(found.flights, feel, own.beginnings)
      if fromOwn.rootMeanSquare < leastGain * found.rootMeanSquare { best = fromOwn }
    }
    best = likeliest(of: best, feel)
    // What is better by how sure its samples are may be farther off than the own numbers.
    return best.rootMeanSquare > own.rootMeanSquare
      ? (search(own.flights, feel, own.beginnings, isEven: true), own) : (best, own)
  }

  /// Of a fit and those that begin with other deceleration rates; of these only what is clearly likelier counts.
  private static func likeliest(of fit: FlightFit, _ feel: ScrollFeel) -> FlightFit {
    guard fit.rootMeanSquare > passableError else { return fit }
    var (best, least) = (fit, fit.deviance)
    for factor in rateFactors {
      let even = search(fit.flights, feel, nil, isEven: true, rateFactor: factor)
      guard even.rootMeanSquare < best.rootMeanSquare else { continue }
      for other in [even, FlightFit(refining: even)] {
        let deviance = other.deviance
        if deviance < least - clearDifference { (best, least) = (other, deviance) }
      }
    }
    return best
  }

  /// What is met as well as that, in points, has no other place in which it is met better.
  private static let passableError = 0.15
  /// With how many times the feel's resistance further searches begin.
  private static let rateFactors = [0.35, 0.6, 1, 1.7, 3]
  /// Deviances that differ by less say little (Kass and Raftery, "Bayes factors", 1995).
  private static let clearDifference = 6.0

  /// With every number free that has an effect.
  ///
  /// - Parameter guesses: for each flight; `nil` for what its samples say.
  private static func search(
    _ flights: [(flight: Flight, bound: FlightFit.Bound)], _ feel: ScrollFeel, _ guesses: [[Double]]?,
    isEven: Bool = false, rateFactor: Double = 1
  ) -> FlightFit {
    let all = Set(flights.flatMap { FlightFit.numbers(for: $0.flight, $0.bound) })
    var free = FeelNumber.presetNumbers.filter(all.contains)
    var fit = FlightFit(
      flights, feel: feel, numbers: free, guesses: guesses, isEven: isEven, rateFactor: rateFactor)
    while let worst = zip(free, fit.logarithmMargins).max(by: { $0.1 < $1.1 }), !(worst.1 <= leastEffect) {
      free.removeAll { $0 == worst.0 || $0 == worst.0.sibling }
      fit = FlightFit(
        flights, feel: feel, numbers: free, guesses: guesses, isEven: isEven, rateFactor: rateFactor)
    }
    return fit
  }

  /// With no number of the feel changed, from where content was first recorded to move by itself: how fast it does there,
  /// and where its bound is, is all that is found.
  ///
  /// - Throws: that nothing in the recording moves by itself.
  package init(
    _ recording: RecordedMotion, asItIs feel: ScrollFeel, flights spans: [FlightSpan]? = nil
  ) throws(RecordedMotion.Problem) {
    let single = try Self.flights(of: recording, feel: feel, spans).map {
      FlightFit.fixed(to: $0.fromFirstSample, feel: feel)
    }
    let fit = FlightFit(
      single.map { $0.flights[0] }, feel: feel, numbers: [], guesses: single.map { $0.beginnings[0] })
    self.init(fit, feel, [], recording, own: fit.rootMeanSquare)
  }

  private init(
    _ fit: FlightFit, _ feel: ScrollFeel, _ numbers: [Number], _ recording: RecordedMotion, own: Double
  ) {
    (self.feel, self.numbers, ownRootMeanSquare) = (feel, numbers, own)
    coastingNumbers =
      numbers.contains { $0.name == .decelerationRate } ? CoastingNumber.all(of: fit, feel) : []
    undetermined = FeelNumber.presetNumbers.filter { name in !numbers.contains { $0.name == name } }
    phases = fit.phases(of: recording)
    courses = zip(fit.flights, fit.motions).map { part, motion in
      let (start, samples) = (part.flight.start, part.flight.samples)
      return Course(
        times: start...max(start, samples[samples.count - 1].time), impact: fit.impact(part.flight, motion),
        motion: motion)
    }
    residuals = fit.residuals
    unknownCount = fit.unknownCount
  }

  static func flights(
    of recording: RecordedMotion, feel: ScrollFeel, _ spans: [FlightSpan]?
  ) throws(RecordedMotion.Problem) -> [Flight] {
    let flights = spans?.compactMap { recording.flight(in: $0) } ?? FlightFinder(recording).flights(feel: feel)
    guard !flights.isEmpty else { throw .nothingMovesFreely }
    return flights
  }
}

extension RecordedMotion {
  fileprivate func flight(in span: FlightSpan) -> Flight? {
    let times = span.times
    // The finger that lifts at its beginning has still held the content there.
    let part = samples.filter {
      times.contains($0.time) && !($0.time == times.lowerBound && $0.finger.isDown == true)
    }
    return part.count < FlightFinder.leastCount
      ? nil : Flight(start: times.lowerBound, samples: part, impact: span.impact)
  }

  /// When a finger was down between two times.
  fileprivate func drags(from start: Double, to end: Double) -> [ClosedRange<Double>] {
    guard knowsFinger else { return start < end ? [start...end] : [] }
    var drags: [ClosedRange<Double>] = []
    var down: Double?
    for (index, sample) in samples.enumerated() where sample.time >= start && sample.time <= end {
      if sample.finger.isDown == true { down = down ?? sample.time }
      let isLast = index + 1 == samples.count || samples[index + 1].time > end
      guard let first = down, sample.finger.isDown != true || isLast else { continue }
      // It lifts after the last sample in which it was down.
      let last = sample.finger.isDown == true ? sample.time : samples[index - 1].time
      if last > first { drags.append(first...last) }
      down = nil
    }
    return drags
  }
}

extension FlightFit {
  /// How far content moves in the flights.
  fileprivate var range: Double {
    let offsets = flights.map { $0.flight.samples.map(\.offset) }
    return offsets.map { ($0.max() ?? 0) - ($0.min() ?? 0) }.max() ?? 0
  }

  fileprivate var residuals: [FeelFit.Residual] {
    zip(flights, motions).flatMap { part, motion in
      part.flight.samples.map { sample in
        let fitted = motion.value(at: sample.time - part.flight.start)
        return FeelFit.Residual(time: sample.time, fitted: fitted, error: fitted - sample.offset)
      }
    }
  }

  /// Where content is stopped, at which side.
  fileprivate var bounds: [(time: Double, bound: Double, isUpper: Bool)] {
    zip(flights, motions).compactMap { part, motion in
      switch part.bound {
      case .none: nil
      case .upper: (part.flight.start, motion.limits.upperBound, true)
      case .lower: (part.flight.start, motion.limits.lowerBound, false)
      }
    }
  }

  /// When content that coasts passes its bound, in seconds of the recording.
  fileprivate func impact(_ flight: Flight, _ motion: ScrollMotion) -> Double? {
    guard motion.phase(at: 0) != .bouncing, let crossing = motion.crossing else { return nil }
    let time = flight.start + crossing
    return time < min(flight.start + motion.duration, flight.samples[flight.samples.count - 1].time) ? time : nil
  }

  fileprivate func phases(of recording: RecordedMotion) -> [FeelFit.Phase] {
    var phases: [FeelFit.Phase] = []
    var end = recording.samples[0].time
    for (part, motion) in zip(flights, motions) {
      let (start, last) = (part.flight.start, part.flight.samples[part.flight.samples.count - 1].time)
      phases += recording.drags(from: end, to: start).map {
        FeelFit.Phase(kind: .drag, start: $0.lowerBound, end: $0.upperBound)
      }
      end = min(start + motion.duration, last)
      let isBeyond = motion.phase(at: 0) == .bouncing
      let change = min(start + (motion.entry ?? motion.crossing ?? .infinity), end)
      phases.append(FeelFit.Phase(kind: isBeyond ? .return : .deceleration, start: start, end: change))
      if change < end {
        phases.append(FeelFit.Phase(kind: isBeyond ? .deceleration : .bounce, start: change, end: end))
      }
    }
    return phases
  }
}
