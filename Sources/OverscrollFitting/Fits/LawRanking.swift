/// The laws that fit a recording, best first, and the laws that do not.
package struct LawRanking: Sendable {
  /// A law that does not fit a recording.
  package struct Refusal: Hashable, Sendable {
    package let feel: ScrollFeel
    package let problem: RecordedMotion.Problem
  }

  /// The fits, best first.
  package let fits: [RankedFit]
  /// The laws that could not be fitted, each with the problem, in the order in which they were tried.
  package let refusals: [Refusal]

  package init(_ results: [(feel: ScrollFeel, fit: Result<RankedFit, RecordedMotion.Problem>)] = []) {
    fits = RankedFit.ordered(results.compactMap { try? $0.fit.get() })
    refusals = results.compactMap { result in
      if case .failure(let problem) = result.fit { Refusal(feel: result.feel, problem: problem) } else { nil }
    }
  }

  /// The number of laws that were tried.
  package var count: Int { fits.count + refusals.count }

  /// Returns the feel at `place` in the list of fits followed by refusals.
  package func feel(at place: Int) -> ScrollFeel {
    place < fits.count ? fits[place].fit.feel : refusals[place - fits.count].feel
  }
}
