internal import CScrollMath

/// The laws that fit a recording, best first, and the laws that do not.
package struct LawRanking: Sendable {
  package struct Refusal: Hashable, Sendable {
    package let feel: ScrollFeel
    package let problem: RecordedMotion.Problem
  }

  package let fits: [FeelFit]
  /// The laws that could not be fitted, each with the problem, in the order in which they were tried.
  package let refusals: [Refusal]

  package init(_ results: [(feel: ScrollFeel, fit: Result<FeelFit, RecordedMotion.Problem>)] = []) {
    fits = Self.ordered(results.compactMap { try? $0.fit.get() })
    refusals = results.compactMap { result in
      if case .failure(let problem) = result.fit { Refusal(feel: result.feel, problem: problem) } else { nil }
    }
  }

  package var count: Int { fits.count + refusals.count }

  /// Returns the feel at `index` in the list of fits followed by refusals.
  package func feel(at index: Int) -> ScrollFeel {
    index < fits.count ? fits[index].feel : refusals[index - fits.count].feel
  }

  /// The difference of criteria below which two fits are tied (Kass and Raftery, "Bayes factors", 1995).
  private static let tie = 6.0

  /// Returns the fits, best first; ties by the error of the feel's own numbers, as a law can be bent to another.
  private static func ordered(_ fits: [FeelFit]) -> [FeelFit] {
    var rest = fits.enumerated().sorted { ($0.element.criterion, $0.offset) < ($1.element.criterion, $1.offset) }
      .map(\.element)[...]
    var ordered: [FeelFit] = []
    while let best = rest.first {
      let ties = rest.prefix { $0.criterion <= best.criterion + tie }
      ordered += ties.sorted { $0.ownRootMeanSquare < $1.ownRootMeanSquare }
      rest = rest.dropFirst(ties.count)
    }
    return ordered
  }

  // MARK: - Flights

  /// The largest ratio of errors that rounding alone can explain in flights of different lengths.
  private static let similarError = 3.0

  /// Returns the time spans in which content moves freely: those between touches. If no finger is recorded, each law
  /// finds a start of its own. Every law fits the end of a motion: the earliest start counts, among laws that fit about
  /// as well as the best and whose own numbers fit. Throws `nothingMovesFreely`, or the last law's problem.
  package static func flights(
    of recording: RecordedMotion, by feels: [ScrollFeel]
  ) throws(RecordedMotion.Problem) -> [FlightSpan] {
    guard !recording.knowsFinger else {
      return try FeelFit.flights(of: recording, feel: feels[0], nil)
        .map { FlightSpan($0.start...$0.samples[$0.samples.count - 1].time) }
    }
    var (fits, problem) = ([FeelFit](), RecordedMotion.Problem.followsNoLaw)
    for feel in feels {
      do {
        fits.append(try FeelFit(recording, feel: feel))
      } catch {
        problem = error
      }
    }
    guard let best = fits.min(by: { $0.rootMeanSquare < $1.rootMeanSquare }) else { throw problem }
    let similar = fits.filter {
      $0.rootMeanSquare <= similarError * best.rootMeanSquare
        && $0.ownRootMeanSquare <= similarError * $0.rootMeanSquare
    }
    let earliest = similar.min { $0.flights[0].lowerBound < $1.flights[0].lowerBound } ?? best
    return earliest.flights.map { FlightSpan($0) }
  }
}

extension FeelFit {
  /// The Bayesian information criterion: the error, and a price for each fitted number (Schwarz, "Estimating the
  /// dimension of a model", 1978). Less is better.
  fileprivate var criterion: Double {
    let count = Double(max(residuals.count, 1))
    let error = max(rootMeanSquare, MeasurementNoise.minimumError)
    return 2 * count * log(error) + Double(unknownCount) * log(count)
  }
}
