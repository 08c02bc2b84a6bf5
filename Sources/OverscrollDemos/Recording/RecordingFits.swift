import OverscrollFitting
import Synchronization

/// The fits of one recording, which take up to seconds: made once, on a background thread, the latest request first.
final class RecordingFits: Sendable {
  struct Request: Equatable, Sendable {
    /// The time spans in which content moves freely; `nil` to find them.
    var flights: [FlightSpan]?
    /// The current feel of the parameters, whose numbers are not fitted.
    var tuned: ScrollFeel
  }

  /// The results of a request. Results of one recording with equal revisions are equal.
  struct Results: Equatable, Sendable {
    /// The time spans in which content moves freely, as they were found; `nil` before.
    var flights: [FlightSpan]?
    var ranking = LawRanking()
    var tuned: FeelFit?
    var problem: RecordedMotion.Problem?
    /// Whether more results follow. Until then, earlier ones remain.
    var isPending = true
    /// A number that changes with the results.
    var revision = 0

    static func == (a: Results, b: Results) -> Bool { a.revision == b.revision }
  }

  fileprivate enum Job {
    case flights
    case law(Platform, [FlightSpan])
    case unchanged(ScrollFeel, [FlightSpan])
  }

  fileprivate struct State {
    var request: Request? { didSet { update() } }
    var found: Result<[FlightSpan], RecordedMotion.Problem>?
    var laws: [[FlightSpan]: [Platform: Result<FeelFit, RecordedMotion.Problem>]] = [:]
    /// The last fit of a feel with its own numbers.
    var unchanged: (feel: ScrollFeel, flights: [FlightSpan], fit: FeelFit?)?
    var results = Results()
    var drawnRevision = 0
    var isWorking = false
  }

  private let recording: RecordedMotion
  private let state = Mutex(State())

  /// The number of border positions whose fits are kept, so that moving a border back needs no new fit.
  private static let maximumBorderCount = 32

  init(_ recording: RecordedMotion) { self.recording = recording }

  /// Whether requested results are missing, or finished results have not been drawn.
  var isPending: Bool {
    state.withLock { $0.request != nil && ($0.results.isPending || $0.results.revision != $0.drawnRevision) }
  }

  func noteDrawn(_ results: Results) { state.withLock { $0.drawnRevision = results.revision } }

  func results(_ request: Request, background: DemoSetup.Background?) -> Results {
    guard let background else {
      // Another run of the demo may replace the request meanwhile, so it is made until it is complete.
      while true {
        if let results = state.withLock({ $0.complete(request) }) { return results }
        fitAll()
      }
    }
    let (results, begins) = state.withLock { state in
      if state.request != request { state.request = request }
      let begins = state.results.isPending && !state.isWorking
      if begins { state.isWorking = true }
      return (state.results, begins)
    }
    if begins { background { self.fitAll() } }
    return results
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
        try LawRanking.flights(of: recording, by: ScrollFeel.all)
      }
      state.withLock { $0.found = found }
    case .law(let law, let flights):
      let fit = Result { () throws(RecordedMotion.Problem) in try FeelFit(recording, feel: law.feel, flights: flights) }
      state.withLock { state in
        if state.laws.count >= Self.maximumBorderCount { state.laws = state.laws.filter { $0.key == flights } }
        state.laws[flights, default: [:]].updateValue(fit, forKey: law)
      }
    case .unchanged(let feel, let flights):
      let fit = try? FeelFit(recording, asItIs: feel, flights: flights)
      state.withLock { $0.unchanged = (feel, flights, fit) }
    }
  }
}

extension RecordingFits.State {
  fileprivate mutating func nextJob() -> RecordingFits.Job? {
    let job = missing
    if job == nil { isWorking = false }
    return job
  }

  fileprivate mutating func complete(_ request: RecordingFits.Request) -> RecordingFits.Results? {
    if self.request != request || results.isPending { self.request = request }
    return results.isPending ? nil : results
  }

  private var missing: RecordingFits.Job? {
    guard let request else { return nil }
    guard let flights = request.flights ?? (try? found?.get()) else { return found == nil ? .flights : nil }
    // This is the fastest fit, and the one that changes while a slider is dragged.
    guard let unchanged, unchanged.feel == request.tuned, unchanged.flights == flights else {
      return .unchanged(request.tuned, flights)
    }
    let known = laws[flights] ?? [:]
    return Platform.allCases.first { known[$0] == nil }.map { .law($0, flights) }
  }

  fileprivate mutating func update() {
    let job = missing
    results.revision += 1
    results.isPending = job != nil
    results.flights = try? found?.get()
    switch job {
    case .flights?: return
    case .unchanged?: break
    case .law?, nil: results.tuned = unchanged?.fit
    }
    guard let flights = request?.flights ?? results.flights else {
      if case .failure(let problem)? = found { results.problem = problem }
      return
    }
    guard let laws = laws[flights], laws.count == Platform.allCases.count else { return }
    results.ranking = LawRanking(Platform.allCases.compactMap { law in laws[law].map { (law.feel, $0) } })
    results.problem = results.ranking.fits.isEmpty ? .followsNoLaw : nil
  }
}
