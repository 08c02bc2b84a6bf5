import ScrollInteraction
import SeededRandom
import Testing

/// A scroll motion that a program hands to a scroll view is the view's own scrolling.
@Suite("Scroll motions that views follow") struct ResumedScrollTests {
  private let layout = ScrollLayout(viewport: Size(300, 600), contentSize: Size(300, 2400))

  /// The feels whose deceleration depends on the velocity alone, so that it can be resumed at any time.
  private static let resumable: [ScrollFeel] = [.article, .uikit, .appkit, .flutterClamping, .flutter]

  private func flung(_ feel: ScrollFeel, velocity: Double) -> SimpleScrollView {
    var view = SimpleScrollView(layout: layout, feel: feel, contentOffset: Vector2(0, 900))
    view.flick(Vector2(0, -velocity), at: 0)
    return view
  }

  /// Returns a new view that continues the flight of another one.
  private func resumed(_ view: SimpleScrollView, at time: Double) -> SimpleScrollView {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    var resumed = SimpleScrollView(layout: view.layout, feel: view.feel, contentOffset: offset)
    let motion = ScrollMotion(
      from: offset.y, velocity: velocity.y, limits: view.limits(along: .y), feel: view.feel, beginning: .continued)
    resumed.follow(motion, along: .y, at: time)
    return resumed
  }

  private func check(_ view: SimpleScrollView, _ other: SimpleScrollView, after start: Double, _ note: Comment) throws {
    let rest = try #require(view.restTime)
    #expect(abs(rest - (try #require(other.restTime))) < 1e-6, note)
    #expect(view.target.distance(to: other.target) < 1e-6, note)
    for step in 0..<100 {
      let time = start + (rest - start) * Double(step) / 100
      #expect(view.contentOffset(at: time).distance(to: other.contentOffset(at: time)) < 1e-6, note)
      #expect(view.velocity(at: time).distance(to: other.velocity(at: time)) < 1e-4, note)
      #expect(view.pull(at: time).distance(to: other.pull(at: time)) < 1e-6, note)
      #expect(view.state(at: time - 1e-5) == other.state(at: time - 1e-5), note)
    }
    let (events, others) = (view.events(in: start + 1e-9..<99), other.events(in: start + 1e-9..<99))
    #expect(events.count == others.count && events.count == 2, note)
    for (event, same) in zip(events, others) { #expect(abs(event.time - same.time) < 1e-6, note) }
  }

  @Test("a resumed flight has the path, the pull and the events of the flight itself", arguments: 0..<40)
  func resumes(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    var resumed = 0
    for feel in Self.resumable {
      let view = flung(feel, velocity: dice.signed(900...5000))
      let time = dice.number(0.01...0.05)
      guard view.state(at: time) == .decelerating else { continue }
      resumed += 1
      try check(view, self.resumed(view, at: time), after: time, "seed \(seed), \(feel.name)")
    }
    #expect(resumed > 2, "seed \(seed)")
  }

  @Test("a motion planned for the view's limits keeps its path to the last bit", arguments: ScrollFeel.all)
  func exact(feel: ScrollFeel) {
    var view = SimpleScrollView(layout: layout, feel: feel, contentOffset: Vector2(0, 300))
    let motion = ScrollMotion(from: 300, velocity: -3000, limits: view.limits(along: .y), feel: feel)
    view.follow(motion, along: .y, at: 0)
    var pulls: [Double] = []
    for time in stride(from: 0, to: motion.duration, by: 0.003) {
      #expect(view.contentOffset(at: time).y == motion.value(at: time))
      pulls.append(view.pull(at: time).y)
    }
    #expect(feel.edge == .stops || pulls.contains { $0 < 0 }, "\(feel.name)")
    #expect(view.restTime.map { abs($0 - motion.duration) < 1e-9 } == true)
    #expect(
      view.events(in: -1..<99).map(\.kind) == [
        .willMove(to: view.target), .didEndDecelerating, .didSettle(at: view.target),
      ])
  }

  @Test("a motion planned for other limits goes on as if it were planned for the view's", arguments: ScrollFeel.all)
  func otherLimits(feel: ScrollFeel) {
    var own = SimpleScrollView(layout: layout, feel: feel, contentOffset: Vector2(0, 300))
    own.follow(
      ScrollMotion(from: 300, velocity: 3000, limits: own.limits(along: .y), feel: feel, beginning: .continued),
      along: .y, at: 0)
    for limits in [0.0...700, 100...1800, -50...2600] {
      var view = SimpleScrollView(layout: layout, feel: feel, contentOffset: Vector2(0, 300))
      view.follow(
        ScrollMotion(from: 300, velocity: 3000, limits: limits, feel: feel, beginning: .continued), along: .y, at: 0)
      #expect(view.target.distance(to: own.target) < 1e-6, "\(feel.name), \(limits)")
      for time in stride(from: 0, to: 4, by: 0.01) {
        let distance = view.contentOffset(at: time).distance(to: own.contentOffset(at: time))
        let pulls = view.pull(at: time).distance(to: own.pull(at: time))
        #expect(distance < 1e-6 && pulls < 1e-6, "\(feel.name), \(limits)")
      }
    }
  }

  @Test("lists in drawers, chains and zoomed content follow scroll motions as their own")
  func otherViews() throws {
    let limits = 0.0...900.0
    let motion = ScrollMotion(from: 100, velocity: 900, limits: limits, feel: .article, beginning: .continued)
    func check<View: TestedView>(_ view: View, _ place: (View, Double) -> Double) {
      for time in stride(from: 0, to: motion.duration, by: 0.01) {
        #expect(abs(place(view, time) - motion.value(at: time)) < 1e-9)
      }
      #expect(view.state(at: 0.1) == .decelerating)
      #expect(view.events(in: -1..<99).contains { $0.kind == .didEndDecelerating })
    }
    var chain = NestedScrollView([ElasticLimits(0...200, dimension: 0), ElasticLimits(0...700, dimension: 300)])
    chain.follow(motion, at: 0)
    check(chain) { $0.contentOffsets(at: $1).reduce(0, +) }
    var photo = ZoomableScrollView(
      layout: ZoomLayout(viewport: Size(300, 300), contentSize: Size(300, 1200), zoomLimits: 0.5...3),
      contentOffset: .zero)
    photo.follow(motion, along: .y, at: 0)
    check(photo) { $0.contentOffset(at: $1).y }
  }
}
