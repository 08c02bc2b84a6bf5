internal import CScrollMath

/// A fit of one law that can be compared with fits of other laws.
package struct RankedFit: Sendable {
  package let fit: FeelFit

  /// Fits the numbers of a feel to a recording, and throws the same problems as `FeelFit`.
  ///
  /// - Parameter flights: the time spans in which content moves freely; `nil` to find them by the law.
  package init(_ recording: RecordedMotion, feel: ScrollFeel, flights: [FlightSpan]?) throws(RecordedMotion.Problem) {
    fit = try FeelFit(recording, feel: feel, flights: flights)
  }

  /// The root mean square error of the feel's own numbers, in points.
  package var ownRootMeanSquare: Double { fit.ownRootMeanSquare }

  // MARK: - The ranking

  /// The Bayesian information criterion: the error, and a price for each fitted number (Schwarz, "Estimating the
  /// dimension of a model", 1978). Less is better.
  private var criterion: Double {
    let count = Double(max(fit.residuals.count, 1))
    let error = max(fit.rootMeanSquare, MeasurementNoise.least)
    return 2 * count * log(error) + Double(fit.unknownCount) * log(count)
  }

  /// The difference of criteria below which two fits are tied (Kass and Raftery, "Bayes factors", 1995).
  private static let tie = 6.0

  /// Returns the fits, best first. Ties are ordered by the error of the feel's own numbers: a platform's own law comes
  /// before laws that can be bent to it.
  package static func ordered(_ fits: [RankedFit]) -> [RankedFit] {
    var rest = fits.enumerated().sorted { ($0.element.criterion, $0.offset) < ($1.element.criterion, $1.offset) }
      .map(\.element)[...]
    var ordered: [RankedFit] = []
    while let best = rest.first {
      let ties = rest.prefix { $0.criterion <= best.criterion + tie }
      ordered += ties.sorted { $0.ownRootMeanSquare < $1.ownRootMeanSquare }
      rest = rest.dropFirst(ties.count)
    }
    return ordered
  }

  // MARK: - Flights

  /// The largest ratio of errors that count as similar. Rounding alone can explain this ratio in flights of different
  /// lengths.
  private static let similarError = 3.0

  /// Returns the time spans in which content moves freely: those between touches.
  ///
  /// If no finger is recorded, each law finds a start of its own. Every law fits the end of a motion. So the earliest
  /// start counts, among the laws that fit about as well as the best and whose own numbers fit, too.
  ///
  /// - Throws: `nothingMovesFreely`, or the problem of the last law if no law fits.
  package static func flights(
    of recording: RecordedMotion, by feels: [ScrollFeel]
  ) throws(RecordedMotion.Problem) -> [FlightSpan] {
    guard !recording.knowsFinger else {
      return try FeelFit.flights(of: recording, feel: feels[0], nil)
        .map { FlightSpan($0.start...$0.samples[$0.samples.count - 1].time) }
    }
    var (fits, problem) = ([RankedFit](), RecordedMotion.Problem.followsNoLaw)
    for feel in feels {
      do {
        fits.append(try RankedFit(recording, feel: feel, flights: nil))
      } catch {
        problem = error
      }
    }
    guard let best = fits.min(by: { $0.fit.rootMeanSquare < $1.fit.rootMeanSquare }) else { throw problem }
    let similar = fits.filter {
      $0.fit.rootMeanSquare <= similarError * best.fit.rootMeanSquare
        && $0.ownRootMeanSquare <= similarError * $0.fit.rootMeanSquare
    }
    return (similar.min { $0.start < $1.start } ?? best).fit.flights.map { FlightSpan($0) }
  }

  private var start: Double { fit.flights[0].lowerBound }
}
