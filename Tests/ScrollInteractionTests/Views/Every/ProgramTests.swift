import ScrollInteraction
import ScrollPhysics
import Testing

/// Changes that a program makes to a view.
@Suite("Views under a program")
struct ProgramTests {
  private static let detents =
    [
      .expanded: .fromTop(80), .middle: .fromTop(400), .collapsed: .fromTop(700),
    ] as Detents<Height>

  private func listDrawer(_ detent: Height = .expanded, offset: Double = 900) -> ListDrawer<Height> {
    ListDrawer(
      detents: Self.detents, layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000), detent: detent,
      contentOffset: offset, feel: .article)
  }

  private func flicked(_ drawer: ListDrawer<Height>, by distance: Double) -> (ListDrawer<Height>, Double) {
    var drawer = drawer
    var pointer = ScriptedPointer(at: Vector2(100, drawer.origin(at: 0) + 90))
    drawer.handle(pointer.drag(by: Vector2(0, distance), over: 6))
    return (drawer, pointer.time)
  }

  // MARK: The drawer with a list

  @Test("the state tells a list that decelerates, bounces or rests from a sheet that snaps")
  func states() throws {
    let (coasting, time) = flicked(listDrawer(), by: -60)
    #expect(coasting.state(at: time + 0.02) == .decelerating)
    #expect(coasting.state(at: try #require(coasting.restTime)) == .idle)
    let (atEnd, end) = flicked(listDrawer(offset: 3300), by: -160)
    #expect(stride(from: end, to: end + 1, by: 0.01).contains { atEnd.state(at: $0) == .bouncing })
    let (snapping, start) = flicked(listDrawer(.middle, offset: 0), by: 40)
    #expect(snapping.state(at: start + 0.02) == .snapping)
  }

  @Test("a set offset is clamped to the list's limits and ignored during a drag")
  func contentOffset() throws {
    var drawer = listDrawer()
    drawer.scroll(to: 100, animated: false, at: 1)
    #expect(drawer.contentOffset(at: 1) == 100 && drawer.restTime.map { $0 <= 1 } == true)
    drawer.scroll(to: 1e9, at: 2)
    #expect(drawer.contentOffset(at: 2) == 100)
    #expect(drawer.contentOffset(at: try #require(drawer.restTime)) == drawer.listLimits.upperBound)
    var pointer = ScriptedPointer(at: Vector2(100, 500), time: 9)
    drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, 90)))
    let held = drawer.contentOffset(at: pointer.time)
    drawer.scroll(to: 0, animated: false, at: pointer.time)
    #expect(drawer.contentOffset(at: pointer.time) == held)
  }

  @Test("a row comes into view by the shortest distance")
  func visibleRow() throws {
    var drawer = listDrawer()
    let height = drawer.listHeight
    drawer.scrollRectToVisible(Rect(x: 0, y: 950, width: 300, height: 44), at: 1)
    #expect(drawer.contentOffset(at: 1.5) == 900)
    drawer.scrollRectToVisible(Rect(x: 0, y: 800, width: 300, height: 44), at: 2)
    let rest = try #require(drawer.restTime)
    #expect(drawer.contentOffset(at: 2) == 900 && drawer.contentOffset(at: rest) == 800)
    drawer.scrollRectToVisible(Rect(x: 0, y: 2000, width: 300, height: 44), animated: false, at: 9)
    #expect(drawer.contentOffset(at: 9) == 2044 - height)
  }

  @Test("an offset set before the handover lets the sheet still rise to its top")
  func contentOffsetBeforeHandover() throws {
    var (drawer, time) = flicked(listDrawer(.middle, offset: 0), by: -200)
    #expect(drawer.origin(at: time) > 80)
    drawer.scroll(to: 300, at: time + 0.001)
    let rest = try #require(drawer.restTime)
    #expect(drawer.origin(at: rest) == 80 && drawer.contentOffset(at: rest) == 300)
  }

  @Test("a sheet stays when other detents change, and follows a change of its own detent")
  func detents() throws {
    var drawer = listDrawer(.middle, offset: 0)
    drawer.setDetents(
      [.expanded: .fromTop(50), .middle: .fromTop(400), .collapsed: .fromTop(700)] as Detents<Height>, at: 1)
    #expect(drawer.target == .middle && drawer.origin(at: 1) == 400)
    drawer.setDetents([.middle: .fromTop(420), .collapsed: .fromTop(700)] as Detents<Height>, at: 2)
    #expect(drawer.target == .middle)
    #expect(drawer.origin(at: try #require(drawer.restTime).clamped(to: 2...100)) == 420)
    #expect(drawer.origin(of: .expanded) == nil && drawer.origin(of: nil) == 800)
    #expect(Self.detents[.middle] == .fromTop(400) && drawer.detents[.expanded] == nil)
  }

  @Test("a removed detent is replaced by a neighbor")
  func lostDetent() throws {
    var drawer = listDrawer(.expanded, offset: 0)
    drawer.setDetents([.middle: .fromTop(400), .collapsed: .fromTop(700)] as Detents<Height>, at: 1)
    #expect(drawer.target == .middle)
    #expect(drawer.origin(at: try #require(drawer.restTime).clamped(to: 1...100)) == 400)
  }

  @Test("a click on the handle moves one detent up, and from the top to the lowest")
  func detentAfterClick() {
    #expect(listDrawer(.collapsed, offset: 0).detentAfterClick == .middle)
    #expect(listDrawer(.middle, offset: 0).detentAfterClick == .expanded)
    #expect(listDrawer(.expanded).detentAfterClick == .collapsed)
  }

  @Test(
    "turning bounces off in flight keeps the position, and the sheet stays within its ends", arguments: [true, false])
  func withoutBounces(isSheet: Bool) throws {
    var (drawer, time) = flicked(listDrawer(.middle, offset: 0), by: isSheet ? 40 : -200)
    time += 0.03
    let shown = [drawer.origin(at: time), drawer.contentOffset(at: time)]
    drawer.setBounces(false, at: time)
    #expect([drawer.origin(at: time), drawer.contentOffset(at: time)] == shown)
    for step in 0...300 { #expect(80...700 ~= drawer.origin(at: time + Double(step) / 100)) }
  }

  // MARK: The plain drawer

  @Test("a drawer without bounces follows the pointer only to its ends")
  func plainWithoutBounces() {
    var drawer = Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: 1)
    drawer.setBounces(false, at: 0)
    drawer.setBounces(false, at: 0)
    var pointer = ScriptedPointer(at: Vector2(100, 450))
    drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, -900)))
    #expect(drawer.origin(at: pointer.time) == 80)
    drawer.handle(pointer.move(by: Vector2(0, 2000)))
    #expect(drawer.origin(at: pointer.time) == 700)
  }

  @Test("a drawer is placed or hidden at once if not animated")
  func placed() {
    var drawer = Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: 1)
    drawer.snap(to: 0, animated: false, at: 1)
    #expect(drawer.origin(at: 1) == 80 && drawer.state(at: 1) == .idle)
    drawer.snap(to: 3, animated: false, at: 1)
    #expect(drawer.target == 0)
    drawer.hide(animated: false, at: 2)
    #expect(drawer.origin(at: 1) == 800 && drawer.isHidden)
  }

  @Test("the projection of a drawer is its position at rest and ahead of it in flight")
  func projection() {
    var drawer = Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: 1)
    #expect(drawer.projection(at: 0) == 400)
    var pointer = ScriptedPointer(at: Vector2(100, 450))
    drawer.handle(pointer.drag(by: Vector2(0, -60), over: 6))
    #expect(drawer.state(at: pointer.time) == .snapping)
    #expect(drawer.projection(at: pointer.time) < drawer.origin(at: pointer.time) - 100)
  }

  // MARK: Others

  @Test("each page has an anchor that shows it")
  func pages() {
    let view = PagingScrollView(layout: PageLayout(pages: [300, 300, 300, 100], viewport: 400), anchorIndex: 0)
    #expect(view.anchors == [0, 300, 600])
    #expect([0, 1, 2, 3, 4, -1].map { view.anchorIndex(ofPage: $0) } == [0, 1, 2, 2, nil, nil])
    #expect(view.offset.value(at: 0) == 0)
  }

  @Test("the fitting scale shows all of the content")
  func fittingScale() {
    let layout = ZoomLayout(viewport: Size(400, 300), contentSize: Size(1600, 600), zoomLimits: 0.1...4)
    #expect(layout.fittingZoomScale == 0.25)
    let empty = ZoomLayout(viewport: Size(400, 300), contentSize: Size(0, 600), zoomLimits: 0.1...4)
    #expect(empty.fittingZoomScale == 1)
  }

  @Test("the zoom velocity is the velocity of the scale's logarithm times the scale")
  func logarithm() {
    let layout = ZoomLayout(viewport: Size(400, 300), contentSize: Size(1600, 600), zoomLimits: 0.1...4)
    var view = ZoomableScrollView(layout: layout, feel: .article, zoomScale: 1)
    view.zoom(to: 3, about: Vector2(200, 150), at: 0)
    for time in [0.0, 0.05, 0.2, 3] {
      #expect(
        abs(view.logZoomScale.velocity(at: time) * view.zoomScale(at: time) - view.zoomVelocity(at: time)) < 1e-12)
    }
  }

  @Test("a tile's axes have the coordinates of its origin")
  func axes() {
    var tile = PictureInPicture(
      layout: TileLayout<TileCorner>(stage: Size(800, 600), tile: Size(160, 90), margin: EdgeInsets(20)),
      corner: .topLeft)
    tile.snap(to: .bottomRight, at: 0)
    for axis in Axis.allCases { #expect(tile[axis].value(at: 0.1) == tile.origin(at: 0.1)[axis]) }
  }

  @Test("a map whose feel changes during a drag stays in place, also past its end", arguments: [-40.0, 700])
  func mapInDrag(distance: Double) {
    let layout = ZoomLayout(viewport: Size(400, 300), contentSize: Size(1600, 1600), zoomLimits: 0.1...4)
    var view = ZoomableScrollView(layout: layout, feel: .article, zoomScale: 1, contentOffset: Vector2(200, 200))
    var pointer = ScriptedPointer(at: Vector2(200, 150))
    view.handle([pointer.down()] + pointer.move(by: Vector2(distance, distance)))
    let shown = view.contentOffset(at: pointer.time)
    var feel = ScrollFeel.article
    feel.rubberBandCoefficient = 0.2
    view.setFeel(feel, zoomSpring: Spring(stiffness: 300, dampingRatio: 1), at: pointer.time)
    #expect(view.contentOffset(at: pointer.time).distance(to: shown) < 1e-9)
    #expect(view.state(at: pointer.time) == .dragging)
  }

  @Test("a map whose feel changes during a pinch stays in place")
  func mapInPinch() {
    let layout = ZoomLayout(viewport: Size(400, 300), contentSize: Size(1600, 1600), zoomLimits: 0.1...4)
    var view = ZoomableScrollView(layout: layout, feel: .article, zoomScale: 1, contentOffset: Vector2(200, 200))
    view.handle(PinchEvent(.began, scale: 1, center: Vector2(100, 100), time: 0), at: 0)
    view.handle(PinchEvent(.changed, scale: 1.5, center: Vector2(150, 120), time: 0.1), at: 0.1)
    let (scale, offset) = (view.zoomScale(at: 0.1), view.contentOffset(at: 0.1))
    view.setFeel(.uikit, zoomSpring: .snap, at: 0.1)
    #expect(abs(view.zoomScale(at: 0.1) - scale) < 1e-12)
    #expect(view.contentOffset(at: 0.1).distance(to: offset) < 1e-9)
  }
}
