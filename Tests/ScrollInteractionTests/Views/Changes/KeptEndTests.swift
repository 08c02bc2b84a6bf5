import ScrollInteraction
import SeededRandom
import Testing

@Suite("Content that is kept at its end") struct KeptEndTests {
  private func layout(_ length: Double, keyboard: Double = 0, viewport: Double = 600) -> ScrollLayout {
    ScrollLayout(
      viewport: Size(400, viewport), contentSize: Size(400, length), contentInset: EdgeInsets(bottom: keyboard))
  }

  private func chat(_ offset: Double, feel: ScrollFeel = .uikit) -> SimpleScrollView {
    SimpleScrollView(layout: layout(3000), feel: feel, contentOffset: Vector2(0, offset), slop: TouchedView.noSlop)
  }

  @Test("content stays at its end, or keeps what it shows, when its length, its inset and the viewport change")
  func stays() {
    for offset in [2400.0, 2399.2, 0, 1000, 2398.5] {
      var view = chat(offset)
      for (layout, end) in [
        (layout(3080), 2480.0), (layout(3080, keyboard: 300), 2780), (layout(3080), 2480),
        (layout(3080, viewport: 310), 2770), (layout(3080), 2480),
      ] {
        view.setLayout(layout, keeping: .end, at: 1)
        #expect(view.contentOffset(at: 1).y == (offset > 2399 ? end : offset))
      }
    }
    // A conversation shorter than its viewport is at its end.
    var short = SimpleScrollView(layout: layout(200))
    for (layout, end) in [(layout(500), 0.0), (layout(700), 100), (layout(700, keyboard: 300), 400)] {
      short.setLayout(layout, keeping: .end, at: 1)
      #expect(short.contentOffset(at: 1).y == end)
    }
    // The middle of content at rest stays in the middle.
    var view = chat(1000)
    view.setLayout(layout(3000, viewport: 400), keeping: .center, at: 0)
    #expect(view.contentOffset(at: 0).y == 1100)
  }

  @Test("content on its way to its end gets there, with every feel", arguments: ScrollFeel.all)
  func inFlight(feel: ScrollFeel) throws {
    for keyboard in [300.0, -300] {
      var view = chat(1000, feel: feel)
      view.setLayout(layout(3000, keyboard: max(0, -keyboard)), at: 0)
      view.scroll(.toEnd, .y, at: 0)
      let (shown, speed) = (view.contentOffset(at: 0.1).y, view.velocity(at: 0.1).y)
      view.setLayout(layout(3000, keyboard: max(0, keyboard)), keeping: .end, at: 0.1)
      #expect(abs(view.contentOffset(at: 0.1).y - shown) < 1e-9 && abs(view.velocity(at: 0.1).y - speed) < 1e-6)
      #expect(view.contentOffset(at: try #require(view.restTime)).y == 2400 + max(0, keyboard))
      // Flung into its end.
      var flung = chat(2000, feel: feel)
      flung.flick(Vector2(0, -4000), at: 0)
      #expect(flung.target.y == 2400)
      flung.setLayout(layout(3000, keyboard: 900), keeping: .end, at: 0.05)
      #expect(flung.contentOffset(at: try #require(flung.restTime)).y == 3300, "\(feel.name)")
    }
  }

  @Test("a drag is not moved, and an animated change is a motion that events report")
  func draggedAndAnimated() throws {
    var view = chat(2400)
    view.beginDragging(at: 0)
    view.drag(by: Vector2(0, 40), at: 0.1)
    let shown = view.contentOffset(at: 0.1)
    view.setLayout(layout(3080), keeping: .end, at: 0.1)
    #expect(view.contentOffset(at: 0.1) == shown)
    var animated = chat(2400)
    animated.setLayout(layout(3080, keyboard: 300), keeping: .end, animated: true, at: 1)
    #expect(animated.contentOffset(at: 1).y == 2400 && animated.target.y == 2780)
    #expect(animated.events(in: 0..<9).map(\.kind).contains(.willMove(to: Vector2(0, 2780))))
    animated.setLayout(layout(3080), keeping: .end, animated: true, at: 1.1)
    #expect(animated.target.y == 2480)
  }

  @Test("every view keeps its end by the same rule")
  func everyView() throws {
    for offset in [2400.0, 2000] {
      let stays = offset == 2400
      var list = try #require(GrownView.list.made(3000, at: offset) as? ListDrawer<Height>)
      var layout = list.layout
      layout.contentInset.bottom = 300
      list.setLayout(layout, keeping: .end, at: 0)
      #expect(list.contentOffset(at: 0) == (stays ? 2700 : 2000))
      layout.contentInset.bottom = 0
      list.setLayout(layout, keeping: .end, animated: true, at: 1)
      #expect(list.contentOffset(at: 1) == (stays ? 2700 : 2000) && list.contentOffset(at: 9) == offset)

      var map = try #require(GrownView.map.made(3000, at: offset) as? ZoomableScrollView)
      var grown = map.layout
      grown.contentInset.bottom = 300
      map.setLayout(grown, keeping: .end, animated: true, at: 0)
      #expect(map.contentOffset(at: 0).y == offset && abs(map.contentOffset(at: 9).y - (stays ? 2700 : 2000)) < 1e-9)
      grown.contentInset.bottom = 0
      map.setLayout(grown, keeping: .end, at: 9)
      #expect(map.contentOffset(at: 9).y == offset)

      var chain = try #require(GrownView.chain.made(3000, at: offset) as? NestedScrollView)
      var members = chain.members
      members[1].limits = 0...2700
      chain.setMembers(members, keeping: .end, at: 0)
      #expect(chain.contentOffsets(at: 0) == [100, stays ? 2700 : 2000])
      members[1].limits = 0...2900
      chain.setMembers(members, keeping: .end, animated: true, at: 1)
      #expect(chain.contentOffsets(at: 1) == [100, stays ? 2700 : 2000])
      #expect(abs(chain.contentOffsets(at: 9)[1] - (stays ? 2900 : 2000)) < 1e-9)
    }
  }

  @Test("a list in a sheet can be scrolled past the insets of its content")
  func listInsets() {
    var drawer = ListDrawer(
      detents: [.expanded: .fromTop(60), .collapsed: .height(120)] as Detents<Height>,
      layout: DrawerLayout(
        height: 720, headerHeight: 60, contentHeight: 3000, safeArea: EdgeInsets(bottom: 20),
        contentInset: EdgeInsets(top: 40, bottom: 80)), detent: .expanded, feel: .article, slop: TouchedView.noSlop)
    #expect(drawer.listLimits == -40...2500 && drawer.contentOffset(at: 0) == -40)
    // At the top of the list, the sheet comes down; 30 pt below it, the list comes back first.
    drawer.scroll(to: -10, animated: false, at: 0)
    drawer.beginDragging(at: 0)
    drawer.drag(by: Vector2(0, 100), at: 0.1)
    #expect(drawer.contentOffset(at: 0.1) == -40 && drawer.origin(at: 0.1) == 130)
    var fitted = DrawerLayout(height: 720, headerHeight: 60, contentHeight: 100)
    #expect(DrawerPosition.fittingContent().origin(in: fitted) == 560)
    fitted.contentInset = EdgeInsets(top: 40, bottom: 80)
    #expect(DrawerPosition.fittingContent().origin(in: fitted) == 440)
  }
}
