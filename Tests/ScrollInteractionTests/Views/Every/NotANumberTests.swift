import ScrollInteraction
import Testing

@Suite("Sizes that are not numbers")
struct NotANumberTests {
  private static let insets = EdgeInsets(top: .nan, left: .nan, bottom: .nan, right: .nan)

  @Test("insets and content sizes of NaN count as zero in a scroll view")
  func scrollView() {
    let layout = ScrollLayout(
      viewport: Size(100, 100), contentSize: Size(300, .nan), contentInset: NotANumberTests.insets)
    let view = SimpleScrollView(layout: layout, feel: .article)
    #expect(view.contentOffset(at: 0) == .zero)
    #expect(view.limits(along: .x) == 0...200 && view.limits(along: .y) == 0...0)
  }

  @Test("a tile with margins of NaN rests at the edge of the stage")
  func tile() {
    let layout = TileLayout<TileCorner>(
      stage: Size(400, 800), tile: Size(.nan, 100), margin: NotANumberTests.insets)
    let tile = PictureInPicture(layout: layout, corner: .topLeft)
    #expect(tile.origin(at: 0) == .zero)
    #expect(layout.limits(along: .y) == 0...700)
  }

  @Test("an anchor of NaN is at the top of the screen")
  func drawer() {
    var drawer = Drawer(anchors: [.nan, 300], height: 800, anchorIndex: 1)
    #expect(drawer.anchors == [0, 300])
    drawer.setAnchors([.nan], height: 800, at: 0)
    #expect(drawer.targetOrigin == 0 && drawer.origin(at: 0) == 0)
  }

  @Test("an offset of NaN keeps the content in place along its axis")
  func offsets() {
    let layout = ScrollLayout(viewport: Size(100, 100), contentSize: Size(300, 900))
    #expect(
      SimpleScrollView(layout: layout, feel: .article, contentOffset: Vector2(.nan, 50)).contentOffset(at: 0)
        == Vector2(0, 50))
    var view = SimpleScrollView(layout: layout, feel: .article, contentOffset: Vector2(20, 30))
    view.scroll(to: Vector2(.nan, 70), animated: false, at: 0)
    #expect(view.contentOffset(at: 1) == Vector2(20, 70))
    view.scroll(to: Vector2(90, .nan), at: 1)
    #expect(view.contentOffset(at: 9) == Vector2(90, 70))
    view.scroll(to: Vector2(.nan, .nan), animated: false, at: 9)
    view.scroll(to: Vector2(.infinity, -.infinity), animated: false, at: 9)
    #expect(view.contentOffset(at: 9) == Vector2(200, 0))

    var value = DraggableValue(.nan, elasticity: ElasticLimits(3...9, dimension: 10))
    #expect(value.value(at: 0) == 3)
    value.place(at: .nan)
    value.rest(at: .nan)
    value.spring(to: .nan, spring: .snap, threshold: 0.5, at: 0)
    #expect(value.value(at: 5) == 3)

    var drawer = ListDrawer(
      detents: [.expanded: .fromTop(80)] as Detents<Height>,
      layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000), detent: .expanded, contentOffset: .nan,
      feel: .article)
    #expect(drawer.contentOffset(at: 0) == 0)
    for animated in [true, false] {
      drawer.scroll(to: .nan, animated: animated, at: 1)
      #expect(drawer.contentOffset(at: 9) == 0)
    }
  }

  @Test("a held key in a viewport without a valid length moves nothing")
  func viewports() {
    for extent in [-20, 0, .nan, .infinity] {
      var view = SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, extent), contentSize: Size(400, 900)), feel: .article,
        contentOffset: Vector2(0, 30))
      let start = view.contentOffset(at: 0).y
      for step in [ScrollStep.pages(1), .lines(1), .pages(-1)] {
        view.scroll(step, .y, isRepeat: true, at: 0)
        if !(extent > 0) { #expect(view.target.y == start) }
      }
      #expect(view.contentOffset(at: 9).y.isFinite)
    }
    var wheel = WheelFeel.standard
    (wheel.longestLead, wheel.pageShare) = (-3, .nan)
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000)), feel: .article)
    view.wheelFeel = wheel
    view.scroll(.pages(1), .y, isRepeat: true, at: 0)
    view.scroll(.lines(.nan), .y, isRepeat: true, at: 0)
    #expect(view.contentOffset(at: 9).y == 0)
  }

  @Test("a map with a viewport or content of NaN is at the origin along that axis")
  func map() {
    for layout in [
      ZoomLayout(viewport: Size(.nan, 600), contentSize: Size(900, 900), zoomLimits: 0.5...4),
      ZoomLayout(viewport: Size(400, 600), contentSize: Size(.nan, 900), zoomLimits: 0.5...4),
    ] {
      var view = ZoomableScrollView(layout: layout, feel: .article, contentOffset: Vector2(50, 70))
      #expect(view.contentOffset(at: 0) == Vector2(0, 70))
      view.zoom(to: 2, about: Vector2(0, 0), at: 0)
      view.setLayout(ZoomLayout(viewport: Size(400, 600), contentSize: Size(900, 900), zoomLimits: 0.5...4), at: 0.1)
      #expect(view.contentOffset(at: 9).isFinite && view.zoomScale(at: 9) == 2)
    }
  }

  @Test("a minimum scale of zero or below counts as a millionth")
  func zoomLimits() {
    for lowest in [0, -3, -Double.infinity] {
      var view = ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(900, 900), zoomLimits: lowest...4),
        feel: .article)
      view.zoom(to: 0, about: Vector2(200, 300), at: 0)
      #expect(view.zoomScale(at: 99) == 1e-6)
      view.zoom(to: 1, about: Vector2(200, 300), at: 99)
      #expect(view.zoomScale(at: 199) == 1 && view.contentOffset(at: 199).isFinite)
    }
  }

  @Test("a safe area of NaN counts as zero, and a step of NaN moves nothing")
  func sheet() {
    var sheet = ListDrawer(
      detents: [.expanded: .fromTop(80), .middle: .fraction(.nan), .collapsed: .fromTop(400)] as Detents<Height>,
      layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000, safeArea: Self.insets),
      detent: .expanded, feel: .article)
    #expect(sheet.origin(at: 0) == 80 && sheet.sheet.anchors == [0, 80, 400])
    sheet.scroll(.lines(.nan), at: 0)
    sheet.scroll(.pages(.nan), at: 0)
    #expect(sheet.target == .expanded && sheet.origin(at: 9) == 80)
  }

  @Test("a report whose time is not finite does nothing in any view", arguments: TouchedView.allCases)
  func times(kind: TouchedView) {
    func check<View: TestedView>(_ made: View) {
      for time in [Double.nan, .infinity] {
        var view = made
        view.handle(ScriptedWheel.notch(1, at: time))
        view.handle(ScriptedWheel.notch(1, at: 1), at: time)
        view.handle(ScriptedWheel.precise(9, at: time, position: Vector2(80, 560)))
        view.handle(PointerEvent(.down, position: Vector2(80, 560), time: time))
        view.handle(PointerEvent(.down, position: Vector2(80, 560), time: 1), at: time)
        if var map = view as? ZoomableScrollView {
          map.handle(PinchEvent(.began, scale: 1, center: .zero, time: time))
          map.handle(PinchEvent(.began, scale: 1, center: .zero, time: 1), at: time)
          #expect(!map.isHeld)
        }
        #expect(view.isIdle(at: 9) && !view.pan.isPressed && view.place(at: 9) == made.place(at: 9))
        #expect(view.events(in: -1..<99).isEmpty)
      }
    }
    check(kind.made())
  }
}
