import ScrollInteraction

/// Three photos that zoom, in pages, in a sheet that is pulled down to close it: all under one finger.
struct PhotoViewer: ViewHierarchy {
  enum Part: Hashable {
    case photo(Int)
    case pages, sheet
  }

  static let layout = ZoomLayout(viewport: Size(400, 800), contentSize: Size(400, 800), zoomLimits: 1...4)

  var arena = GestureArena<Part>()
  var sheet = Drawer(anchors: [0, 800], height: 800)
  var pages = PagingScrollView(layout: .equal(3, viewport: 400), reach: .nextPage)
  var photos = [ZoomableScrollView](repeating: ZoomableScrollView(layout: layout), count: 3)

  init() { sheet.pan.directions = .down }

  func hitTest(_ point: Vector2, at time: Double) -> [Part] { [.photo(pages.target), .pages, .sheet] }

  mutating func visit(_ part: Part, with visitor: inout ViewVisitor) {
    switch part {
    case .photo(let page): visitor.visit(&photos[page])
    case .pages: visitor.visit(&pages)
    case .sheet: visitor.visit(&sheet)
    }
  }
}

var viewer = PhotoViewer()

@MainActor
func drag(by distance: Vector2, at time: Double) {
  let start = Vector2(200, 400)
  viewer.handle(PointerEvent(.down, device: .touch, position: start, time: time))
  for step in 1...20 {
    let share = Double(step) / 20
    viewer.handle(PointerEvent(.move, device: .touch, position: start + distance * share, time: time + share / 4))
  }
  let (photo, winner) = (viewer.pages.target, viewer.arena.winner)
  let offset = viewer.photos[photo].contentOffset(at: time + 0.25).map { $0.rounded() }
  let page = viewer.pages.contentOffset(at: time + 0.25).x.rounded()
  print("under the finger: photo \(photo) at \(offset.x), \(offset.y), pages at \(page),", terminator: " ")
  print("sheet at \(viewer.sheet.origin(at: time + 0.25).rounded()); the winner is \(winner.map { "\($0)" } ?? "none")")
  viewer.handle(PointerEvent(.up, device: .touch, position: start + distance, time: time + 0.25))
  print("at rest: page \(viewer.pages.target), the sheet is \(viewer.sheet.target == 0 ? "open" : "closed")")
}

drag(by: Vector2(-160, 20), at: 0)  // the photo is not zoomed: the page turns
viewer.photos[1].zoom(to: 1.5, about: Vector2(200, 400), at: 2)
drag(by: Vector2(-80, 20), at: 4)  // the zoomed photo moves
drag(by: Vector2(-200, 20), at: 6)  // to its edge; then the page turns
drag(by: Vector2(0, -90), at: 8)  // no view moves upward
drag(by: Vector2(20, 300), at: 10)  // the sheet closes
