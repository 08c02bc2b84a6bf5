internal import CScrollMath

/// A law with the numbers that meet a recording best, to be compared with other laws.
package struct RankedFit: Sendable {
  package let fit: FeelFit

  /// - Parameter flights: the times between which content moves by itself; `nil` to find them by the law.
  /// - Throws: as `FeelFit` does.
  package init(
    _ recording: RecordedMotion, feel: ScrollFeel, flights: [FlightSpan]?
  ) throws(RecordedMotion.Problem) {
    fit = try FeelFit(recording, feel: feel, flights: flights)
  }

  /// The root mean square in points with the feel's own numbers, in place of those that were found.
  package var ownRootMeanSquare: Double { fit.ownRootMeanSquare }

  // MARK: - The ranking

  /// Less is better: what is left, and a price for each number that was searched for (Schwarz, "Estimating the dimension of
  /// a model", 1978).
  private var criterion: Double {
    let count = Double(max(fit.residuals.count, 1))
    let error = max(fit.rootMeanSquare, MeasurementNoise.least)
    return 2 * count * log(error) + Double(fit.unknownCount) * log(count)
  }

  /// Criteria that differ by less say little (Kass and Raftery, "Bayes factors", 1995).
  private static let tie = 6.0

  /// The best first. Those that are about as good as each other are in the order of how far off they are with their own
  /// numbers: so what a platform has done comes before laws that can be bent to it.
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

  /// As a multiple of the least: errors that differ by less may do so by rounding, in flights of other lengths.
  private static let similarError = 3.0

  /// The times between which content moves by itself: what lies between fingers.
  ///
  /// Where none is known, each law finds a beginning of its own. The end of any motion is met by every law: so, of the laws
  /// that meet it about as well as the best, with their own numbers, too, the one holds that is right from farther back.
  ///
  /// - Throws: that nothing moves by itself, or nothing as one of the laws says.
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
