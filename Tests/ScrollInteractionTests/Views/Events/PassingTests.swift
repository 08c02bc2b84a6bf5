import ScrollInteraction
import SeededRandom
import Testing

/// A view with rows, and a pointer that drags and flicks it while its path is sampled.
private struct Trial<View: TestedView> {
  var view: View
  let rows: Ruler
  private var time = 0.0
  private var offset: Double
  /// The rows on the sampled path, each with the time of the sample.
  private(set) var path: [MarkPassing] = []

  init(_ view: View, rows: Ruler) { (self.view, self.rows, offset) = (view, rows, view.scrolled(at: 0)) }

  /// Notes the rows between the sample before and the one at `time`.
  private mutating func note(at time: Double) {
    let next = view.scrolled(at: time)
    let (from, to) = ((offset - rows.origin) / rows.spacing, (next - rows.origin) / rows.spacing)
    if to > from, from.rounded(.down) + 1 <= to {
      for index in Int(from.rounded(.down)) + 1...Int(to.rounded(.down)) {
        path.append(MarkPassing(index: index, time: time))
      }
    } else if to < from, to.rounded(.up) <= from.rounded(.up) - 1 {
      for index in (Int(to.rounded(.up))...Int(from.rounded(.up)) - 1).reversed() {
        path.append(MarkPassing(index: index, time: time))
      }
    }
    offset = next
  }

  /// Samples the path until `end` in steps of 50 µs, and jumps there without a step for what a report moves.
  mutating func run(until end: Double) {
    while time + 5e-5 < end {
      time += 5e-5
      note(at: time)
    }
    note(at: end)
    time = end
  }

  mutating func send(_ event: PointerEvent) {
    run(until: event.time)
    view.send(event)
    note(at: event.time)
  }

  mutating func flick(_ dice: inout SeededRandom) {
    var pointer = ScriptedPointer(at: Vector2(150, 150), time: time + dice.number(0.02...0.7), interval: 0.007)
    let events = pointer.drag(by: Vector2(0, dice.number(-400...400)), over: dice.count(2...12))
    for event in events { send(event) }
  }
}

extension ViewEvent {
  fileprivate var passing: MarkPassing? {
    if case .didPass(let index) = kind { MarkPassing(index: index, time: time) } else { nil }
  }
}

@Suite("Passed rows") struct PassingTests {
  private func wheel() -> PagingScrollView<EqualPages> {
    var view = PagingScrollView(layout: EqualPages(24, length: 32, viewport: 160, loops: true), axis: .y)
    view.reportsPassedPages = true
    return view
  }

  private func list(_ rows: Ruler?, feel: ScrollFeel = .uikit) -> SimpleScrollView {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(300, 300), contentSize: Size(300, 4000)), feel: feel,
      contentOffset: Vector2(0, 1900))
    view.ruler = rows
    return view
  }

  /// Checks the events against the path, and their times against the offset.
  private func check<View: TestedView>(_ made: View, rows: Ruler, seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    var trial = Trial(made, rows: rows)
    for _ in 0..<4 { trial.flick(&dice) }
    let rest = try #require(trial.view.restTime)
    trial.run(until: max(0, rest) + 0.1)
    let events = trial.view.events(in: -1..<99)
    let passed = events.compactMap(\.passing)
    #expect(events.map(\.time) == events.map(\.time).sorted())
    #expect(passed.map(\.index) == trial.path.map(\.index), "seed \(seed)")
    for (event, sample) in zip(passed, trial.path) {
      #expect(event.time <= sample.time && event.time > sample.time - 1.1e-4, "seed \(seed)")
    }
    // Spans of any length have each event once.
    var cuts = [-1.0, 99] + (0..<200).map { _ in dice.number(0...max(0, rest) + 1) }
    cuts += passed.flatMap { [$0.time, $0.time.nextUp] }
    cuts = Set(cuts).sorted()
    let parts = zip(cuts, cuts.dropFirst()).flatMap { trial.view.events(in: $0..<$1) }
    #expect(parts == events, "seed \(seed)")
  }

  @Test("a loop reports each row that passes under the finger, in flight and when it is caught", arguments: 0..<30)
  func loop(seed: UInt64) throws { try check(wheel(), rows: Ruler(spacing: 32), seed: seed) }

  @Test("a scroll view reports each mark of its ruler, past its edges as well", arguments: 0..<30)
  func ruler(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    let rows = Ruler(spacing: dice.number(40...120), origin: dice.number(-50...50))
    try check(list(rows), rows: rows, seed: seed)
  }

  @Test("in flight, the time of an event is that at which the offset is on the row")
  func exact() throws {
    var view = wheel()
    view.flick(Vector2(0, -3000), at: 0)
    let passed = view.events(in: -1..<99).compactMap(\.passing)
    #expect(passed.map(\.index) == Array(1...view.target))
    for event in passed.dropLast() {
      #expect(abs(view.contentOffset(at: event.time).y - 32 * Double(event.index)) < 1e-9)
      #expect(view.offset.crossings(of: 32 * Double(event.index), in: -1..<99) == [event.time])
    }
    #expect(passed.last?.time == view.restTime)
  }

  @Test("marks late in a motion are found, however many it has passed before")
  func dense() throws {
    var view = list(nil)
    view.fling(velocity: Vector2(0, 2000), at: 0)
    let start = try #require(view.restTime) - 0.4
    let passed = view[.y].passings(of: Ruler(spacing: 0.001), in: start..<start + 0.01)
    let way = abs(view.contentOffset(at: start + 0.01).y - view.contentOffset(at: start).y)
    #expect(passed.count > 10 && abs(Double(passed.count) - 1000 * way) <= 1, "\(passed.count), \(way)")
  }

  @Test("nothing is reported without a ruler, nor by jumps of a program")
  func silence() {
    var view = list(nil)
    view.fling(velocity: Vector2(0, 3000), at: 0)
    #expect(view.events(in: -1..<99).compactMap(\.passing).isEmpty)
    var ruled = list(Ruler(spacing: 40))
    ruled.scroll(to: Vector2(0, 100), animated: false, at: 1)
    #expect(ruled.events(in: -1..<99).compactMap(\.passing).isEmpty)
    ruled.scroll(to: Vector2(0, 300), at: 2)
    #expect(ruled.events(in: -1..<99).compactMap(\.passing).map(\.index) == [3, 4, 5, 6, 7])
  }

  @Test("a ruler finds the nearest of its marks")
  func nearest() {
    let ruler = Ruler(spacing: 10, origin: 3)
    #expect([-3.0, 7.9, 8.1, 13].map(ruler.nearest) == [-1, 0, 1, 1])
    #expect([1e300, -.infinity].map(ruler.nearest) == [1_000_000_000, -1_000_000_000])
    #expect(ruler.offset(of: 4) == 43 && ruler.neighbor(of: 43, step: 1) == 5)
  }
}
