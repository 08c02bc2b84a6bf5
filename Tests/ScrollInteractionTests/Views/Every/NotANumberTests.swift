import ScrollInteraction
import Testing

@Suite("Sizes that are not numbers")
struct NotANumberTests {
  private static let insets = EdgeInsets(top: .nan, left: .nan, bottom: .nan, right: .nan)

  @Test("a scroll view whose insets are not numbers has none")
  func scrollView() {
    let layout = ScrollLayout(
      viewport: Size(100, 100), contentSize: Size(300, .nan), contentInset: NotANumberTests.insets)
    let view = SimpleScrollView(layout: layout)
    #expect(view.contentOffset(at: 0) == .zero)
    #expect(view.limits(.y) == 0...0)
  }

  @Test("a tile whose margins are not numbers rests at the edge")
  func tile() {
    let layout = TileLayout<TileCorner>(
      stage: Size(400, 800), tile: Size(.nan, 100), margin: NotANumberTests.insets)
    let tile = PictureInPicture(layout: layout, corner: .topLeft)
    #expect(tile.origin(at: 0) == .zero)
  }

  @Test("an anchor that is not a number is at the top of the screen")
  func drawer() {
    var drawer = Drawer(anchors: [.nan, 300], height: 800, anchorIndex: 1)
    #expect(drawer.anchors == [0, 300])
    drawer.setAnchors([.nan], height: 800, at: 0)
    #expect(drawer.anchor == 0 && drawer.origin(at: 0) == 0)
  }

  @Test("an offset that is not a number is none: content stays where it is along that axis")
  func offsets() {
    let layout = ScrollLayout(viewport: Size(100, 100), contentSize: Size(300, 900))
    #expect(SimpleScrollView(layout: layout, contentOffset: Vector2(.nan, 50)).contentOffset(at: 0) == Vector2(0, 50))
    var view = SimpleScrollView(layout: layout, contentOffset: Vector2(20, 30))
    view.setContentOffset(Vector2(.nan, 70), at: 0)
    #expect(view.contentOffset(at: 1) == Vector2(20, 70))
    view.scroll(to: Vector2(90, .nan), at: 1)
    #expect(view.contentOffset(at: 9) == Vector2(90, 70))
    view.setContentOffset(Vector2(.nan, .nan), animated: false, at: 9)
    view.setContentOffset(Vector2(.infinity, -.infinity), at: 9)
    #expect(view.contentOffset(at: 9) == Vector2(200, 0))

    var value = DraggableValue(.nan, elasticity: ElasticLimits(3...9, dimension: 10))
    #expect(value.value(at: 0) == 3)
    value.place(at: .nan)
    value.rest(at: .nan)
    value.spring(to: .nan, spring: .snap, threshold: 0.5, at: 0)
    #expect(value.value(at: 5) == 3)

    var drawer = ListDrawer(
      detents: [.expanded: .fromTop(80)] as Detents<Height>,
      layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000), detent: .expanded, contentOffset: .nan)
    #expect(drawer.contentOffset(at: 0) == 0)
    for animated in [true, false] {
      drawer.setContentOffset(.nan, animated: animated, at: 1)
      #expect(drawer.contentOffset(at: 9) == 0)
    }
  }
}
