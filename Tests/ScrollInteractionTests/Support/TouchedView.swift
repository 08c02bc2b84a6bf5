import ScrollInteraction
import Testing

/// Each kind of view, without slop and so large that a touchpad swipe stays within it.
enum TouchedView: String, CaseIterable, CustomTestStringConvertible {
  case scroll, pages, drawer, list, tile, map, chain

  var testDescription: String { rawValue }

  /// Returns a new view of this kind, between its ends.
  func made() -> any FollowingView {
    switch self {
    case .scroll:
      SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000)), feel: .article,
        contentOffset: Vector2(500, 2000), slop: Self.noSlop)
    case .pages: PagingScrollView(layout: .equal(9, viewport: 400), axis: .y, anchorIndex: 4, slop: Self.noSlop)
    case .drawer: Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: 1, slop: Self.noSlop)
    case .list: Self.sheet()
    case .tile: PictureInPicture(layout: Self.tileLayout, corner: .bottomLeft, slop: Self.noSlop)
    case .map:
      ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000), zoomLimits: 0.5...4),
        feel: .article,
        contentOffset: Vector2(500, 2000), slop: Self.noSlop)
    case .chain:
      NestedScrollView(
        [ElasticLimits(0...900, dimension: 0), ElasticLimits(0...4400, dimension: 600)], offsets: [450, 2000],
        feel: .article,
        slop: Self.noSlop)
    }
  }

  static let noSlop = PanGesture.Slop(mouse: 0, touch: 0)

  static let tileLayout = TileLayout<TileCorner>(
    stage: Size(800, 600), tile: Size(160, 90), margin: EdgeInsets(top: 12, left: 20, bottom: 25, right: 44))

  static func sheet(
    _ detent: Height = .middle, contentOffset: Double = 0, slop: PanGesture.Slop = TouchedView.noSlop
  ) -> ListDrawer<Height> {
    ListDrawer(
      detents: [.expanded: .fromTop(80), .middle: .fromTop(400), .collapsed: .fromTop(700)] as Detents<Height>,
      layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000), detent: detent,
      contentOffset: contentOffset, feel: .article, slop: slop)
  }
}
