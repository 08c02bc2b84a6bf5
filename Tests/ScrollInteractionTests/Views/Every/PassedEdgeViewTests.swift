import ScrollInteraction
import Testing

/// Changes of the layout that move an edge past content while it flies inward.
@Suite("Views whose edge moves past content in flight")
struct PassedEdgeViewTests {
  @Test(
    "content flung inward goes on when its end moves past it, continuously in the distance",
    arguments: ScrollFeel.all)
  func laws(feel: ScrollFeel) throws {
    let viewport = Size(400, 600)
    func layout(_ end: Double) -> ScrollLayout {
      ScrollLayout(viewport: viewport, contentSize: Size(400, 600 + end))
    }
    try check(
      SimpleScrollView(layout: layout(9000), feel: feel, contentOffset: Vector2(0, 9000)), 1, "scroll view"
    ) { $0.setLayout(layout($1), at: $2) }

    func members(_ end: Double) -> [ElasticLimits] {
      [ElasticLimits(0...100, dimension: 0), ElasticLimits(0...end, dimension: 600)]
    }
    try check(
      NestedScrollView(members(9000), order: .innerFirst, offsets: [100, 9000], feel: feel), 1, "chain"
    ) { $0.setMembers(members($1), at: $2) }

    func zoomLayout(_ end: Double) -> ZoomLayout {
      ZoomLayout(viewport: viewport, contentSize: Size(400, 600 + end), zoomLimits: 1...4)
    }
    try check(
      ZoomableScrollView(layout: zoomLayout(9000), feel: feel, contentOffset: Vector2(0, 9000)), 1, "map"
    ) { $0.setLayout(zoomLayout($1), at: $2) }

    func drawerLayout(_ end: Double) -> DrawerLayout {
      DrawerLayout(height: 800, headerHeight: 60, contentHeight: 680 + end)
    }
    try check(
      ListDrawer(
        detents: [.expanded: .fromTop(60), .collapsed: .height(120)] as Detents<Height>,
        layout: drawerLayout(9000), detent: .expanded, contentOffset: 9000, feel: feel), 1, "list"
    ) { $0.setLayout(drawerLayout($1), at: $2) }
  }

  private func check<View: TestedView>(
    _ made: View, _ index: Int, _ name: String, _ setEnd: (inout View, Double, Double) -> Void
  ) throws {
    var flight = made
    flight.beginDragging(at: 0)
    flight.drag(by: Vector2(0, 100), at: 0)
    flight.endDragging(velocity: Vector2(0, 2500), at: 0)
    for time in [0.05, 0.2, 0.4] {
      let (place, speed) = (flight.place(at: time)[index], flight.speed(at: time)[index])
      try #require(speed < -300)
      func changed(_ excess: Double) -> View {
        var view = flight
        setEnd(&view, place - excess, time)
        return view
      }
      let end = flight.place(at: 99)[index]
      for excess in [-1e-6, 1e-6] {
        #expect(abs(changed(excess).place(at: 99)[index] - end) < 0.01, "\(name), \(time), \(excess)")
      }
      let passed = changed(20)
      #expect(passed.place(at: 99)[index] < place - 20.5, "\(name), \(time)")
      let places = (0...240).map { passed.place(at: time + Double($0) / 60)[index] }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 }, "\(name), \(time)")
    }
  }

  @Test("content flung inward goes on when the inset before its beginning goes", arguments: ScrollFeel.all)
  func inset(feel: ScrollFeel) {
    func layout(_ top: Double) -> ScrollLayout {
      ScrollLayout(
        viewport: Size(400, 600), contentSize: Size(400, 9000),
        contentInset: EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    var view = SimpleScrollView(layout: layout(60), feel: feel)
    view.beginDragging(at: 0)
    view.endDragging(velocity: Vector2(0, -1180), at: 0)
    let time = 0.03
    #expect(view.limits(along: .y).lowerBound == -60 && view.contentOffset(at: time).y < 0)
    view.setLayout(layout(0), at: time)
    #expect(view.target.y > 40)
  }
}
