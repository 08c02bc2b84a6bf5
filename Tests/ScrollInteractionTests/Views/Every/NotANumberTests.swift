import ScrollInteraction
import Testing

@Suite("Sizes that are not numbers") struct NotANumberTests {
  private static let insets = EdgeInsets(top: .nan, left: .nan, bottom: .nan, right: .nan)
  private static let sheetLayout = DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000, safeArea: insets)

  @Test("sizes, insets, margins and anchors of NaN count as zero")
  func sizes() {
    let scroll = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(100, 100), contentSize: Size(300, .nan), contentInset: Self.insets))
    #expect(scroll.contentOffset(at: 0) == .zero)
    #expect(scroll.limits(along: .x) == 0...200 && scroll.limits(along: .y) == 0...0)
    let tile = TileLayout<TileCorner>(stage: Size(400, 800), tile: Size(.nan, 100), margin: Self.insets)
    #expect(PictureInPicture(layout: tile, corner: .topLeft).origin(at: 0) == .zero)
    #expect(tile.limits(along: .y) == 0...700)
    var drawer = Drawer(anchors: [.nan, 300], height: 800, anchorIndex: 1)
    #expect(drawer.anchors == [0, 300])
    drawer.setAnchors([.nan], height: 800, at: 0)
    #expect(drawer.targetOrigin == 0 && drawer.origin(at: 0) == 0)
    let sheet = ListDrawer(
      detents: [.expanded: .fromTop(80), .middle: .fraction(.nan), .collapsed: .fromTop(400)] as Detents<Height>,
      layout: Self.sheetLayout, detent: .expanded)
    #expect(sheet.origin(at: 0) == 80 && sheet.sheet.anchors == [0, 80, 400])
    for (viewport, content) in [(Size(.nan, 600), Size(900, 900)), (Size(400, 600), Size(.nan, 900))] {
      let map = ZoomableScrollView(
        layout: ZoomLayout(viewport: viewport, contentSize: content, zoomLimits: 0.5...4),
        contentOffset: Vector2(50, 70))
      #expect(map.contentOffset(at: 0) == Vector2(0, 70))
    }
  }

  @Test("an offset or a step of NaN keeps the content in place along its axis")
  func offsets() {
    let layout = ScrollLayout(viewport: Size(100, 100), contentSize: Size(300, 900))
    #expect(SimpleScrollView(layout: layout, contentOffset: Vector2(.nan, 50)).contentOffset(at: 0) == Vector2(0, 50))
    var view = SimpleScrollView(layout: layout, contentOffset: Vector2(20, 30))
    view.scroll(to: Vector2(.nan, 70), animated: false, at: 0)
    #expect(view.contentOffset(at: 1) == Vector2(20, 70))
    view.scroll(to: Vector2(90, .nan), at: 1)
    view.scroll(.lines(.nan), .y, isRepeat: true, at: 1)
    #expect(view.contentOffset(at: 9) == Vector2(90, 70))
    view.scroll(to: Vector2(.infinity, -.infinity), animated: false, at: 9)
    #expect(view.contentOffset(at: 9) == Vector2(200, 0))
    var drawer = ListDrawer(
      detents: [.expanded: .fromTop(80)] as Detents<Height>, layout: Self.sheetLayout, detent: .expanded,
      contentOffset: .nan)
    for animated in [true, false] {
      drawer.scroll(to: .nan, animated: animated, at: 1)
      drawer.scroll(.pages(.nan), at: 1)
      #expect(drawer.contentOffset(at: 9) == 0 && drawer.origin(at: 9) == 80)
    }
  }

  @Test("a held key in a viewport without a valid length moves nothing")
  func viewports() {
    for extent in [-20, 0, .nan, .infinity] {
      var view = SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, extent), contentSize: Size(400, 900)), contentOffset: Vector2(0, 30))
      let start = view.contentOffset(at: 0).y
      for step in [ScrollStep.pages(1), .lines(1), .pages(-1)] {
        view.scroll(step, .y, isRepeat: true, at: 0)
        if !(extent > 0) { #expect(view.target.y == start) }
      }
      #expect(view.contentOffset(at: 9).y.isFinite)
    }
  }

  @Test("a minimum scale of zero or below counts as a millionth")
  func zoomLimits() {
    for lowest in [0, -3, -Double.infinity] {
      var view = ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(900, 900), zoomLimits: lowest...4))
      view.zoom(to: 0, about: Vector2(200, 300), at: 0)
      #expect(view.zoomScale(at: 99) == 1e-6)
      view.zoom(to: 1, about: Vector2(200, 300), at: 99)
      #expect(view.zoomScale(at: 199) == 1 && view.contentOffset(at: 199).isFinite)
    }
  }

  @Test("a report that is not finite does nothing in any view", arguments: TouchedView.allCases)
  func reports(kind: TouchedView) {
    func check<View: TestedView>(_ made: View) {
      for odd in [Double.nan, .infinity] {
        var view = made
        view.handle(ScriptedWheel.notch(odd, at: 0))
        view.handle(ScriptedWheel.precise(odd, at: 0, position: Vector2(80, 560)))
        for (report, clock) in [(odd, nil), (1, odd)] as [(Double, Double?)] {
          view.handle(ScriptedWheel.notch(1, at: report), at: clock)
          view.handle(ScriptedWheel.precise(9, at: report, position: Vector2(80, 560)), at: clock)
          view.handle(PointerEvent(.down, position: Vector2(80, 560), time: report), at: clock)
          if var map = view as? ZoomableScrollView {
            map.handle(PinchEvent(.began, scale: 1, center: .zero, time: report), at: clock)
            #expect(!map.isHeld)
          }
        }
        #expect(view.isIdle(at: 9) && !view.pan.isPressed && view.place(at: 9) == made.place(at: 9))
        #expect(view.events(in: -1..<99).isEmpty)
      }
    }
    check(kind.made())
  }
}
