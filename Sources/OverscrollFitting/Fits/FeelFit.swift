internal import CScrollMath
import OverscrollFormats

/// A least-squares fit of one feel's numbers to a recording, with its errors.
package struct FeelFit: Sendable {
  package struct Number: Hashable, Sendable {
    package let name: FeelNumber
    package let value: Double
    /// The half width of the 95 % interval around `value`, provided that the law is the right one.
    package let margin: Double
  }

  /// A period in which content is dragged, decelerates, bounces or returns.
  package struct Phase: Hashable, Sendable {
    /// Fits as JSON contain the raw values.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case drag = "drag"
      case deceleration = "deceleration"
      case bounce = "bounce"
      case `return` = "return"
    }

    package let kind: Kind
    /// The first and the last time, in seconds of the recording.
    package let start, end: Double
  }

  package struct Residual: Hashable, Sendable {
    package let time: Double
    /// The offset of the fitted law, in points.
    package let fitted: Double
    /// The fitted offset minus the recorded offset, in points.
    package let error: Double
  }

  package struct Course: Sendable {
    /// The time span of the motion, in seconds of the recording.
    package let times: ClosedRange<Double>
    /// The time at which decelerating content crosses its limit; `nil` if it does not.
    package let impact: Double?
    fileprivate let motion: ScrollMotion

    /// Returns the offset at a time of the recording, in points.
    package func value(at time: Double) -> Double { motion.value(at: time - times.lowerBound) }
  }

  /// The feel with the fitted numbers. Numbers that the recording does not determine keep their values.
  package let feel: ScrollFeel
  package let numbers: [Number]
  package let undetermined: [FeelNumber]
  package let phases: [Phase]
  package let courses: [Course]
  package let residuals: [Residual]
  /// The number of fitted unknowns, including the start, the velocity and the limit of each flight.
  package let unknownCount: Int
  /// The deceleration in the platform's own number; `nil` if the recording does not determine it.
  package let decelerationNumber: DecelerationNumber?
  /// The root mean square error of the feel's own numbers, in points. Never less than ``rootMeanSquare``.
  package let ownRootMeanSquare: Double

  /// The time spans in which content moves freely.
  package var flights: [ClosedRange<Double>] { courses.map(\.times) }

  /// Returns the offset of the fitted law, in points; `nil` outside the flights.
  package func value(at time: Double) -> Double? {
    let course = courses[courses.partitioningIndex { $0.times.upperBound >= time }...].first
    return course.flatMap { $0.times.contains(time) ? $0.value(at: time) : nil }
  }

  package var rootMeanSquare: Double {
    sqrt(residuals.reduce(0) { $0 + $1.error * $1.error } / Double(residuals.count))
  }

  package var maximumError: Residual { residuals.max { abs($0.error) < abs($1.error) }! }

  /// The largest margin of a number that the recording determines, as the logarithm of a ratio.
  static let maximumMargin = 0.5
  /// The margin above which a number has no effect. The search then fixes the number, so that it can find others.
  private static let minimumEffect = 3.0
  /// The largest change of the resistance, as the logarithm of a ratio. Beyond it content does not follow the law.
  private static let maximumChange = 3.0
  /// The ratio of errors below which another search is better than by chance.
  private static let minimumGain = 0.99
  /// The largest error of a fit, as a share of the content's distance: beyond it, content follows another law or none.
  static let maximumErrorShare = 0.05

  /// Fits a feel's numbers to a recording. `feel` has the law, and the numbers that the recording does not determine.
  /// `spans` are the times in which content moves freely; `nil` to find them. Calls `progress` before each flight is
  /// fitted by itself. Throws `nothingMovesFreely` if it never does, `isOff` if the law fits with no numbers.
  package init(
    _ recording: RecordedMotion, feel: ScrollFeel, flights spans: [FlightSpan]? = nil,
    progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) throws(RecordedMotion.Problem) {
    let flights = try Self.flights(of: recording, feel: feel, spans)
    let (fit, own) = Self.best(flights, feel, progress)
    let limit = Self.maximumErrorShare * fit.range
    guard fit.rootMeanSquare <= limit else { throw .isOff(rootMeanSquare: fit.rootMeanSquare) }
    // A hardly determined number keeps the feel's value, but its uncertainty counts in the margins of the others.
    var (fitted, numbers) = (feel, [Number]())
    let margins = Dictionary(uniqueKeysWithValues: zip(fit.numbers, fit.logarithmMargins))
    for (name, logarithm) in zip(fit.numbers, fit.logarithms) {
      // The two numbers of a spring are reported together or not at all: alone, they only determine a ratio.
      guard let margin = margins[name],
        max(margin, name.sibling.map { margins[$0] ?? .infinity } ?? 0) <= Self.maximumMargin,
        name != .decelerationRate || abs(logarithm - name.logarithm(in: feel)) <= Self.maximumChange
      else { continue }
      name.set(logarithm: logarithm, in: &fitted)
      numbers.append(Number(name: name, value: name.value(in: fitted), margin: margin * name.slope(in: fitted)))
    }
    let drags = DragFit(recording, bounds: fit.bounds, feel: feel)
    if let drags, drags.margin <= Self.maximumMargin {
      fitted.rubberBandCoefficient = drags.coefficient
      numbers.append(
        Number(name: .rubberBandCoefficient, value: drags.coefficient, margin: drags.margin * drags.coefficient))
    }
    // Without any fitted number, the unchanged law has to fit.
    guard !numbers.isEmpty || own.rootMeanSquare <= limit else { throw .isOff(rootMeanSquare: own.rootMeanSquare) }
    self.init(fit, feel: fitted, numbers: numbers, of: recording, own: own.rootMeanSquare)
  }

  /// Returns the best of several searches, as each may end in a local minimum, and the fit of the unchanged numbers.
  private static func best(
    _ flights: [Flight], _ feel: ScrollFeel, _ progress: (_ done: Int, _ count: Int) -> Void
  ) -> (fit: FlightFit, own: FlightFit) {
    let single = flights.enumerated().map { index, flight in
      progress(index, flights.count)
      return FlightFit.best(for: flight, feel: feel)
    }
    let found = search(single.map { $0.flights[0] }, feel, guesses: single.map { $0.beginnings[0] })
    // Both fits stop content at the same sides: a limit that only the unchanged numbers need does not exist.
    let own = FlightFit(found.flights, feel: feel, numbers: [])
    var best = found
    let trial = FlightFit(found.flights, feel: feel, numbers: found.numbers, guesses: own.beginnings, isEven: true)
    if trial.rootMeanSquare < minimumGain * found.rootMeanSquare {
      let fromOwn = search(found.flights, feel, guesses: own.beginnings)
      if fromOwn.rootMeanSquare < minimumGain * found.rootMeanSquare { best = fromOwn }
    }
    best = likeliest(of: best, feel)
    // A fit with weighted samples can have a larger plain error than the unchanged numbers.
    return best.rootMeanSquare > own.rootMeanSquare
      ? (search(own.flights, feel, guesses: own.beginnings, isEven: true), own) : (best, own)
  }

  /// Returns `fit`, or a clearly likelier fit whose search starts from another deceleration rate.
  private static func likeliest(of fit: FlightFit, _ feel: ScrollFeel) -> FlightFit {
    guard fit.rootMeanSquare > passableError else { return fit }
    var (best, minimum) = (fit, fit.deviance)
    for factor in rateFactors {
      let even = search(fit.flights, feel, guesses: nil, isEven: true, rateFactor: factor)
      guard even.rootMeanSquare < best.rootMeanSquare else { continue }
      for other in [even, FlightFit(refining: even)] {
        let deviance = other.deviance
        if deviance < minimum - clearDifference { (best, minimum) = (other, deviance) }
      }
    }
    return best
  }

  /// The error, in points, at which no other local minimum is better.
  private static let passableError = 0.15
  /// The multiples of the feel's resistance from which further searches start.
  private static let rateFactors = [0.35, 0.6, 1, 1.7, 3]
  /// The difference of deviances that makes one fit clearly likelier (Kass and Raftery, "Bayes factors", 1995).
  private static let clearDifference = 6.0

  /// Fits every number that has an effect. Without `guesses` for each flight, they are estimated from its samples.
  private static func search(
    _ flights: [Flight], _ feel: ScrollFeel, guesses: [[Double]]?, isEven: Bool = false, rateFactor: Double = 1
  ) -> FlightFit {
    let all = Set(flights.flatMap(\.numbers))
    var free = FeelNumber.allCases.filter(all.contains)
    var fit = FlightFit(flights, feel: feel, numbers: free, guesses: guesses, isEven: isEven, rateFactor: rateFactor)
    while let worst = zip(free, fit.logarithmMargins).max(by: { $0.1 < $1.1 }), !(worst.1 <= minimumEffect) {
      free.removeAll { $0 == worst.0 || $0 == worst.0.sibling }
      fit = FlightFit(flights, feel: feel, numbers: free, guesses: guesses, isEven: isEven, rateFactor: rateFactor)
    }
    return fit
  }

  /// Fits only the velocity and the limit of each flight, from its first sample, and keeps every number of the feel.
  package init(
    _ recording: RecordedMotion, asItIs feel: ScrollFeel, flights spans: [FlightSpan]? = nil
  ) throws(RecordedMotion.Problem) {
    let single = try Self.flights(of: recording, feel: feel, spans).map {
      FlightFit.fixed(to: $0.fromFirstSample, feel: feel)
    }
    let fit = FlightFit(single.map { $0.flights[0] }, feel: feel, numbers: [], guesses: single.map { $0.beginnings[0] })
    self.init(fit, feel: feel, numbers: [], of: recording, own: fit.rootMeanSquare)
  }

  private init(_ fit: FlightFit, feel: ScrollFeel, numbers: [Number], of recording: RecordedMotion, own: Double) {
    (self.feel, self.numbers, ownRootMeanSquare) = (feel, numbers, own)
    let isRateKnown = numbers.contains { $0.name == .decelerationRate }
    decelerationNumber = fit.numbers.firstIndex(of: .decelerationRate).flatMap { index in
      isRateKnown ? DecelerationNumber(feel.decelerationLaw, logarithmMargin: fit.logarithmMargins[index]) : nil
    }
    undetermined = FeelNumber.allCases.filter { name in !numbers.contains { $0.name == name } }
    phases = fit.phases(of: recording)
    courses = zip(fit.flights, fit.motions).map { flight, motion in
      Course(
        times: flight.start...max(flight.start, flight.last.time), impact: fit.impact(flight, motion), motion: motion)
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
    // A finger that lifts at the start of the span still held content at that sample.
    var part = samples[indices(from: times.lowerBound, to: times.upperBound)]
    if let first = part.first, first.time == times.lowerBound, first.finger.isDown == true { part.removeFirst() }
    return part.count < FlightFinder.minimumCount
      ? nil : Flight(start: times.lowerBound, samples: part, impact: span.impact)
  }

  /// Returns the indices of the samples from one time to another, both included.
  private func indices(from start: Double, to end: Double) -> Range<Int> {
    let first = samples.partitioningIndex { $0.time >= start }
    return first..<max(first, samples.partitioningIndex { $0.time > end })
  }

  /// Returns the times between `start` and `end` in which a finger was down; all of them if no finger is recorded.
  fileprivate func drags(from start: Double, to end: Double) -> [ClosedRange<Double>] {
    guard knowsFinger else { return start < end ? [start...end] : [] }
    // The finger lifts after the last sample in which it was down.
    return samples[indices(from: start, to: end)].split { $0.finger.isDown != true }.compactMap { drag in
      guard let first = drag.first?.time, let last = drag.last?.time, last > first else { return nil }
      return first...last
    }
  }
}

extension FlightFit {
  /// The largest distance that content moves in a flight, in points.
  fileprivate var range: Double { flights.map { $0.samples.map(\.offset).spread }.max() ?? 0 }

  fileprivate var residuals: [FeelFit.Residual] {
    zip(flights, motions).flatMap { flight, motion in
      flight.samples.map { sample in
        let fitted = motion.value(at: sample.time - flight.start)
        return FeelFit.Residual(time: sample.time, fitted: fitted, error: fitted - sample.offset)
      }
    }
  }

  /// The limit of each flight that has one, its side and the flight's start.
  fileprivate var bounds: [(time: Double, bound: Double, isUpper: Bool)] {
    zip(flights, motions).compactMap { flight, motion in
      switch flight.bound {
      case .none: nil
      case .upper: (flight.start, motion.limits.upperBound, true)
      case .lower: (flight.start, motion.limits.lowerBound, false)
      }
    }
  }

  fileprivate func impact(_ flight: Flight, _ motion: ScrollMotion) -> Double? {
    guard motion.phase(at: 0) != .bouncing, let crossing = motion.impactTime else { return nil }
    let time = flight.start + crossing
    return time < min(flight.start + motion.duration, flight.last.time) ? time : nil
  }

  fileprivate func phases(of recording: RecordedMotion) -> [FeelFit.Phase] {
    var phases: [FeelFit.Phase] = []
    var end = recording.samples[0].time
    for (flight, motion) in zip(flights, motions) {
      let start = flight.start
      phases += recording.drags(from: end, to: start).map {
        FeelFit.Phase(kind: .drag, start: $0.lowerBound, end: $0.upperBound)
      }
      end = min(start + motion.duration, flight.last.time)
      let isBeyond = motion.phase(at: 0) == .bouncing
      let change = min(start + (motion.entryTime ?? motion.impactTime ?? .infinity), end)
      phases.append(FeelFit.Phase(kind: isBeyond ? .return : .deceleration, start: start, end: change))
      if change < end {
        phases.append(FeelFit.Phase(kind: isBeyond ? .deceleration : .bounce, start: change, end: end))
      }
    }
    return phases
  }
}
