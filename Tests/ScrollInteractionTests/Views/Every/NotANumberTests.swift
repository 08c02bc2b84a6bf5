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
}
