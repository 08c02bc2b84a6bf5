/// Laws by how well they meet a recording, and those that do not.
package struct LawRanking: Sendable {
  /// A law that a recording does not follow.
  package struct Refusal: Hashable, Sendable {
    package let feel: ScrollFeel
    package let problem: RecordedMotion.Problem
  }

  /// The best first.
  package let fits: [RankedFit]
  /// In the order in which they were tried.
  package let refusals: [Refusal]

  package init(_ results: [(feel: ScrollFeel, fit: Result<RankedFit, RecordedMotion.Problem>)] = []) {
    fits = RankedFit.ordered(results.compactMap { try? $0.fit.get() })
    refusals = results.compactMap { result in
      if case .failure(let problem) = result.fit { Refusal(feel: result.feel, problem: problem) } else { nil }
    }
  }

  /// How many laws were tried.
  package var count: Int { fits.count + refusals.count }

  /// In the order in which they are listed: those that are met first.
  package func feel(at place: Int) -> ScrollFeel {
    place < fits.count ? fits[place].fit.feel : refusals[place - fits.count].feel
  }
}
