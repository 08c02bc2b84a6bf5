import ScrollInteraction
import Testing

/// Flings by a program.
@Suite("Flings") struct FlingTests {
  private func scrollView(_ feel: ScrollFeel = .uikit, at y: Double = 1000) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(viewport: Size(300, 600), contentSize: Size(300, 9000)), feel: feel,
      contentOffset: Vector2(0, y))
  }

  @Test("content moves off with exactly the velocity of a fling, under every feel", arguments: ScrollFeel.all)
  func exact(feel: ScrollFeel) {
    for velocity in [-700.0, -30, 30, 700] {
      var view = scrollView(feel)
      view.fling(velocity: Vector2(0, velocity), at: 3)
      #expect(abs(view.velocity(at: 3).y - velocity) < 1e-9, "\(feel.name)")
      #expect(view.contentOffset(at: 3.01).y != 1000, "\(feel.name)")
      #expect(view.state(at: 3.01) == .decelerating)
      let target = view.target
      #expect(
        view.events(in: 0..<99).map(\.kind) == [.willMove(to: target), .didEndDecelerating, .didSettle(at: target)])
    }
  }

  @Test("content past an edge returns, unless a fling inward is fast enough to go on")
  func pastEdge() {
    for (velocity, isOut) in [(0.0, false), (600, false), (-900, false), (-9000, true)] {
      var view = scrollView(at: 8400)
      view.beginDragging(at: 0)
      view.drag(by: Vector2(0, -200), at: 0)
      view.endDragging(velocity: .zero, at: 0)
      let start = view.contentOffset(at: 0.01).y
      #expect(start > 8400)
      view.fling(velocity: Vector2(0, velocity), at: 0.01)
      #expect(abs(view.contentOffset(at: 0.01).y - start) < 1e-9)
      #expect((view.target.y < 8400) == isOut, "\(velocity)")
    }
  }

  @Test("a fling has no effect during a drag, and NaN leaves an axis as it is")
  func ignored() {
    var view = scrollView()
    view.beginDragging(at: 0)
    view.fling(velocity: Vector2(0, 900), at: 0.1)
    #expect(view.isHeld && view.state(at: 0.2) == .dragging)
    var moving = scrollView()
    moving.fling(velocity: Vector2(0, 900), at: 0)
    let (rest, target) = (moving.restTime, moving.target)
    moving.fling(velocity: Vector2(.infinity, .nan), at: 0.1)
    #expect(moving.restTime == rest && moving.target == target)
    moving.fling(velocity: .zero, at: 0.2)
    #expect(moving.velocity(at: 0.2) == .zero && moving.target.y == moving.contentOffset(at: 0.2).y)
  }

  @Test("anchors, sheets, lists, chains and zoomed content are flung as after a drag with the same velocity")
  func everyView() {
    var pages = PagingScrollView(layout: EqualPages(9, length: 300), axis: .y, anchorIndex: 4)
    pages.fling(velocity: Vector2(0, 800), at: 0)
    #expect(pages.target == 5 && pages.velocity(at: 0).y == 800)
    pages.fling(velocity: Vector2(0, .nan), at: 0.1)
    #expect(pages.target == 5)
    var sheet = Drawer(anchors: [100, 400, 700], height: 800, anchorIndex: 1)
    sheet.fling(velocity: Vector2(0, -1500), at: 0)
    #expect(sheet.target == 0 && sheet.velocity(at: 0) == -1500)

    var list = ListDrawer<Int>(
      detents: [0: .fromTop(100), 1: .fromTop(500)],
      layout: DrawerLayout(height: 800, headerHeight: 50, contentHeight: 4000), detent: 1)
    list.fling(velocity: 3000, at: 0)
    #expect(list.velocity(at: 0) == -3000 && list.contentVelocity(at: 0) == 0)
    #expect(list.target == 0 && list.contentOffset(at: 99) > 0)
    #expect(list.events(in: 0..<99).contains { $0.kind == .handedOver(to: 1) })
    list.fling(velocity: -20_000, at: 99)
    #expect(list.target == 1 && list.contentOffset(at: 200) == 0)

    var chain = NestedScrollView([ElasticLimits(0...200, dimension: 0), ElasticLimits(0...5000, dimension: 300)])
    chain.fling(velocity: 2000, at: 0)
    #expect(chain.velocities(at: 0) == [2000, 0])
    #expect(chain.target[0] == 200 && chain.target[1] > 500)

    var photo = ZoomableScrollView(
      layout: ZoomLayout(viewport: Size(300, 300), contentSize: Size(300, 4000), zoomLimits: 0.5...3),
      contentOffset: Vector2(0, 500))
    photo.zoom(to: 2, about: Vector2(100, 100), at: 0)
    photo.fling(velocity: Vector2(0, 900), at: 0.1)
    #expect(abs(photo.velocity(at: 0.1).y - 900) < 1e-9)
    #expect(photo.targetZoomScale == 2)
  }
}
