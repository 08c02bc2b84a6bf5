import ScrollInteraction

/// Views of any kind above one another under every point, from the innermost to the outermost.
struct ViewStack: ViewHierarchy {
  var arena = GestureArena<Int>()
  var views: [any TestedView]
  /// The views that no longer exist.
  var removed: Set<Int> = []

  init(_ views: [any TestedView], slop: PanGesture.Slop = .standard) {
    self.views = views
    arena = GestureArena(slop: slop)
  }

  func hitTest(_ point: Vector2, at time: Double) -> [Int] { Array(views.indices) }

  mutating func visit(_ id: Int, with visitor: inout ViewVisitor) {
    if views.indices.contains(id), !removed.contains(id) { visitor.visit(&views[id]) }
  }

  func places(at time: Double) -> [[Double]] { views.map { $0.place(at: time) } }
}

/// A single view of a type in a hierarchy.
struct LoneView<View: TestedView>: ViewHierarchy {
  var arena = GestureArena<Int>()
  var view: View

  func hitTest(_ point: Vector2, at time: Double) -> [Int] { [0] }

  mutating func visit(_ id: Int, with visitor: inout ViewVisitor) { visitor.visit(&view) }
}

/// Photos of twice the size of the viewport in pages, in a sheet that only a downward pan pulls down.
struct PhotoViewer: ViewHierarchy {
  enum Part: Hashable {
    case photo, pages, sheet
  }

  var arena = GestureArena<Part>()
  var sheet = Drawer(anchors: [100, 700], height: 800)
  var pages = PagingScrollView(layout: .equal(5, viewport: 400), anchorIndex: 2, reach: .nextPage)
  var photo: ZoomableScrollView

  init(zoomScale: Double = 2, photoOffset: Vector2 = Vector2(200, 400)) {
    photo = ZoomableScrollView(
      layout: ZoomLayout(viewport: Size(400, 800), contentSize: Size(400, 800), zoomLimits: 1...4), feel: .article,
      zoomScale: zoomScale, contentOffset: photoOffset)
    sheet.pan.directions = .down
  }

  func hitTest(_ point: Vector2, at time: Double) -> [Part] { [.photo, .pages, .sheet] }

  mutating func visit(_ part: Part, with visitor: inout ViewVisitor) {
    switch part {
    case .photo: visitor.visit(&photo)
    case .pages: visitor.visit(&pages)
    case .sheet: visitor.visit(&sheet)
    }
  }

  /// Returns the distance by which a pointer has moved each view, from these offsets on.
  func moved(from other: PhotoViewer, at time: Double) -> (photo: Vector2, pages: Double, sheet: Double) {
    (
      other.photo.contentOffset(at: 0) - photo.contentOffset(at: time),
      other.pages.contentOffset(at: 0).x - pages.contentOffset(at: time).x,
      sheet.origin(at: time) - other.sheet.origin(at: 0)
    )
  }

  var isHeld: Bool { photo.isHeld || pages.isHeld || sheet.isHeld }

  mutating func handle(_ events: [PointerEvent]) { for event in events { handle(event) } }
}
