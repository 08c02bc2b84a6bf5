import ScrollInteraction
import SeededRandom
import Testing

/// Landing by a deceleration that is never faster than the finger.
@Suite("Landing") struct LandingTests {
  private static let feel = SnapFeel(decelerationRate: .paging, landing: .deceleration)

  private func pages(_ index: Int = 5, _ feel: SnapFeel = feel) -> PagingScrollView<EqualPages> {
    PagingScrollView(layout: EqualPages(11, length: 300), axis: .y, anchorIndex: index, feel: feel)
  }

  /// Releases a view at rest after a drag by `travel` with a velocity, both of the offset.
  private func release<View: DraggableView>(_ view: inout View, by travel: Double, velocity: Double) {
    view.beginDragging(at: 0)
    view.drag(by: Vector2(0, -travel), at: 0.1)
    view.endDragging(velocity: Vector2(0, -velocity), at: 0.1)
  }

  /// Checks the velocities of a landing along its path.
  private func check(
    _ value: (Double) -> Double, _ velocity: (Double) -> Double, until rest: Double, released: Double,
    to anchor: Double, _ note: Comment
  ) {
    #expect(abs(velocity(0.1) - released) <= 1e-9 * abs(released), note)
    #expect(value(rest) == anchor, note)
    var (speed, distance) = (abs(released) * (1 + 1e-9), abs(anchor - value(0.1)))
    for step in 0...500 {
      let time = 0.1 + (rest - 0.1) * Double(step) / 500
      #expect(abs(velocity(time)) <= speed && velocity(time) * released >= 0, note)
      #expect(abs(anchor - value(time)) <= distance * (1 + 1e-12), note)
      (speed, distance) = (abs(velocity(time)) + 1e-9 * abs(released), abs(anchor - value(time)))
    }
  }

  @Test("a page decelerates from the finger's velocity and ends on its anchor, by every law", arguments: 0..<60)
  func laws(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    let laws = ScrollFeel.all.map { Optional($0.decelerationLaw) } + TestedLaw.allCases.map(\.law)
    var reached = 0
    for law in laws {
      let note: Comment = "seed \(seed), \(String(describing: law))"
      var view = pages()
      view.decelerationLaw = law
      let (travel, velocity) = (dice.number(-140...140), dice.signed(200...5000))
      release(&view, by: travel, velocity: velocity)
      let (rest, anchor) = (try #require(view.restTime), 300 * Double(view.target))
      let isReached = velocity / (anchor - 1500 - travel) >= 3
      #expect(view.state(at: (0.1 + rest) / 2) == (isReached ? .decelerating : .snapping), note)
      #expect(view.contentOffset(at: rest).y == anchor)
      guard isReached else { continue }
      reached += 1
      check(
        { view.contentOffset(at: $0).y }, { view.velocity(at: $0).y }, until: rest, released: velocity, to: anchor,
        note)
    }
    #expect(reached > 2, "seed \(seed)")
  }

  @Test("a view that is slow, turns back or is past its end lands by a spring that does not overshoot")
  func spring() {
    let bouncy = SnapFeel(
      spring: Spring(stiffness: 200, dampingRatio: 0.4), decelerationRate: .paging, landing: .deceleration)
    var away = 0
    for (index, travel, velocity) in [(5, 200.0, 0.0), (5, 120, 400), (5, 100, -200), (5, 200, -100), (10, 80, 900)] {
      var view = pages(index, bouncy)
      release(&view, by: travel, velocity: velocity)
      #expect(view.state(at: 0.11) == .snapping)
      let (anchor, start) = (300 * Double(view.target), view.contentOffset(at: 0.1).y)
      // Toward the anchor, a spring without overshoot stays on one side of it.
      guard velocity * (anchor - start) <= 0 else { continue }
      away += 1
      for time in stride(from: 0.1, to: 2, by: 0.01) {
        #expect((view.contentOffset(at: time).y - anchor) * (start - anchor) >= 0)
      }
    }
    #expect(away == 3)
  }

  @Test("pages that change in flight are reached by a deceleration as well, from the velocity of the change")
  func change() {
    var view = pages()
    release(&view, by: 20, velocity: 1333)
    let speed = view.velocity(at: 0.2).y
    view.setLayout(EqualPages(11, length: 290), at: 0.2)
    #expect(view.state(at: 0.21) == .decelerating)
    #expect(abs(view.velocity(at: 0.2).y - speed) < 1e-9)
    #expect(stride(from: 0.2, to: 2, by: 0.01).allSatisfy { view.velocity(at: $0).y <= speed * (1 + 1e-9) })
    #expect(view.contentOffset(at: 9).y == 290 * Double(view.target))
  }

  @Test("the sheet of a drawer decelerates to its detent, alone and with a list")
  func sheets() throws {
    var decelerating = 0
    for seed in 0..<40 as Range<UInt64> {
      var dice = SeededRandom(seed: seed)
      let feel = SnapFeel(landing: .deceleration)
      let velocity = dice.signed(300...4000)
      var drawer = Drawer(anchors: [100, 400, 700], height: 800, anchorIndex: 1, feel: feel)
      drawer.beginDragging(at: 0)
      drawer.endDragging(velocity: Vector2(0, velocity), at: 0.1)
      var list = ListDrawer<Int>(
        detents: [0: .fromTop(100), 1: .fromTop(400), 2: .fromTop(700)],
        layout: DrawerLayout(height: 800, headerHeight: 50, contentHeight: 300), detent: 1, snap: feel)
      list.handle(PointerEvent(.down, position: Vector2(10, 410), time: 0))
      list.beginDragging(at: 0)
      list.endDragging(velocity: Vector2(0, velocity), at: 0.1)
      let distance = drawer.anchors[drawer.target] - 400
      let state = distance == 0 || velocity / distance < 3 ? ViewState.snapping : .decelerating
      #expect(drawer.state(at: 0.11) == state && list.state(at: 0.11) == state, "seed \(seed)")
      for time in stride(from: 0.1, to: 3, by: 0.01) {
        #expect(abs(list.origin(at: time) - drawer.origin(at: time)) < 1e-9, "seed \(seed)")
      }
      guard state == .decelerating else { continue }
      decelerating += 1
      check(
        { drawer.origin(at: $0) }, { drawer.velocity(at: $0) }, until: try #require(drawer.restTime),
        released: velocity,
        to: drawer.anchors[drawer.target], "seed \(seed)")
    }
    #expect(decelerating > 10)
  }

  @Test("a tile decelerates along both axes, or springs along both")
  func tile() {
    var view = PictureInPicture(
      layout: TileLayout(
        stage: Size(400, 600), tile: Size(120, 90), margin: EdgeInsets(top: 12, left: 20, bottom: 25, right: 44)),
      corner: .topLeft,
      feel: SnapFeel(landing: .deceleration))
    view.fling(velocity: Vector2(2000, 3000), at: 0)
    #expect(view.target == .bottomRight && view.state(at: 0.1) == .decelerating)
    view.fling(velocity: Vector2(-100, -2900), at: 9)
    #expect(view.state(at: 9.1) == .snapping)
  }
}
