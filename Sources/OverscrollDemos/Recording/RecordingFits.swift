import OverscrollFitting
import Synchronization

/// The fits to one recording. They take up to some seconds: so they are made beside the frames, each once, and those first that are
/// asked for last.
final class RecordingFits: Sendable {
  /// What is asked for.
  struct Request: Equatable, Sendable {
    /// The times between which content moves by itself; `nil` to find them.
    var flights: [FlightSpan]?
    /// The feel as it is tuned, whose numbers stay as they are.
    var tuned: ScrollFeel
  }

  /// Of one recording the same where the revision is.
  struct Results: Equatable, Sendable {
    /// Those that the fits are of.
    var flights: [FlightSpan] = []
    /// Of all laws.
    var ranking = LawRanking()
    /// With the feel as it is tuned.
    var tuned: FeelFit?
    /// Why there are no fits.
    var problem: RecordedMotion.Problem?
    /// Whether there is more to come; until then these are the ones from before.
    var isPending = true
    /// Another one for other results.
    var revision = 0

    static func == (a: Results, b: Results) -> Bool { a.revision == b.revision }
  }

  fileprivate enum Job {
    case flights
    case law(Int, [FlightSpan])
    case tuned(ScrollFeel, [FlightSpan])
  }

  fileprivate struct State {
    var request: Request?
    var found: Result<[FlightSpan], RecordedMotion.Problem>?
    /// Of each law, by the flights.
    var laws: [[FlightSpan]: [Int: Result<RankedFit, RecordedMotion.Problem>]] = [:]
    var tuned: (feel: ScrollFeel, flights: [FlightSpan], fit: FeelFit?)?
    var results = Results()
    var drawnRevision = 0
    var isWorking = false
  }

  private let recording: RecordedMotion
  private let state = Mutex(State())

  /// Moving a border and moving it back makes no fit anew, up to so many places.
  private static let mostPlaces = 32

  init(_ recording: RecordedMotion) { self.recording = recording }

  /// Whether there is something to come that was asked for, or that is there and has not been drawn.
  var isPending: Bool {
    state.withLock { $0.request != nil && ($0.results.isPending || $0.results.revision != $0.drawnRevision) }
  }

  func noteDrawn(_ results: Results) { state.withLock { $0.drawnRevision = results.revision } }

  /// What there is by now; the rest is fitted in the background, or at once where there is none.
  func results(_ request: Request, background: DemoSetup.Background?) -> Results {
    let (results, begins) = state.withLock { state in
      if state.request != request {
        state.request = request
        state.update()
      }
      let begins = state.results.isPending && !state.isWorking
      if begins { state.isWorking = true }
      return (state.results, begins)
    }
    guard let background else {
      // Another thread may be at it: both are done then, and find the same.
      while state.withLock({ $0.request == request && $0.results.isPending }) { fitAll() }
      return state.withLock { $0.results }
    }
    if begins { background { self.fitAll() } }
    return results
  }

  /// Where content moves by itself, as it is found; `nil` as long as it is not known, or where there is nothing.
  func flights(background: DemoSetup.Background?) -> [FlightSpan]? {
    if background == nil, state.withLock({ $0.found == nil }) { make(.flights) }
    return state.withLock { try? $0.found?.get() }
  }

  /// All laws in some flights: those that are to be seen, or where all is done at once, those that will be.
  func ranking(in flights: [FlightSpan], background: DemoSetup.Background?) -> LawRanking {
    guard background == nil else { return state.withLock { $0.results.ranking } }
    guard !flights.isEmpty else { return LawRanking() }
    for law in ScrollFeel.all.indices where state.withLock({ $0.laws[flights]?[law] == nil }) {
      make(.law(law, flights))
    }
    return state.withLock { $0.ranking(in: flights) } ?? LawRanking()
  }

  private func fitAll() {
    while let job = state.withLock({ $0.nextJob() }) {
      make(job)
      state.withLock { $0.update() }
    }
  }

  private func make(_ job: Job) {
    switch job {
    case .flights:
      let found = Result { () throws(RecordedMotion.Problem) in
        try RankedFit.flights(of: recording, by: ScrollFeel.all)
      }
      state.withLock { $0.found = found }
    case .law(let law, let flights):
      let fit = Result { () throws(RecordedMotion.Problem) in
        try RankedFit(recording, feel: ScrollFeel.all[law], flights: flights)
      }
      state.withLock { state in
        if state.laws.count >= Self.mostPlaces { state.laws = state.laws.filter { $0.key == flights } }
        state.laws[flights, default: [:]].updateValue(fit, forKey: law)
      }
    case .tuned(let feel, let flights):
      let fit = try? FeelFit(recording, asItIs: feel, flights: flights)
      state.withLock { $0.tuned = (feel, flights, fit) }
    }
  }
}

extension RecordingFits.State {
  /// What is to be done next for the request; without any, the work is over.
  fileprivate mutating func nextJob() -> RecordingFits.Job? {
    let job = missing
    if job == nil { isWorking = false }
    return job
  }

  private var flights: [FlightSpan]? { request?.flights ?? (try? found?.get()) }

  private var missing: RecordingFits.Job? {
    guard let request else { return nil }
    guard let flights else { return found == nil ? .flights : nil }
    // The one that takes the least time, and changes while a slider is dragged.
    if tuned.map({ $0.feel != request.tuned || $0.flights != flights }) ?? true {
      return .tuned(request.tuned, flights)
    }
    let known = laws[flights] ?? [:]
    return ScrollFeel.all.indices.first { known[$0] == nil }.map { .law($0, flights) }
  }

  /// `nil` as long as one of the laws is still to be fitted.
  fileprivate func ranking(in flights: [FlightSpan]) -> LawRanking? {
    guard let laws = laws[flights], laws.count == ScrollFeel.all.count else { return nil }
    return LawRanking(laws.sorted { $0.key < $1.key }.map { (ScrollFeel.all[$0.key], $0.value) })
  }

  /// Has the results that there are for the request, each kind once it is complete.
  fileprivate mutating func update() {
    let job = missing
    results.revision += 1
    results.isPending = job != nil
    switch job {
    case .flights?: return
    case .tuned?: break
    case .law?, nil: results.tuned = tuned?.fit
    }
    guard let flights else {
      if case .failure(let problem)? = found { results.problem = problem }
      return
    }
    guard let ranking = ranking(in: flights) else { return }
    (results.flights, results.ranking) = (flights, ranking)
    results.problem = results.ranking.fits.isEmpty ? .followsNoLaw : nil
  }
}
