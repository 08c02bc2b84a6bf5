import ScrollInteraction
import Testing

@Suite("Picture in picture") struct PictureInPictureTests {
  private let layout = TouchedView.tileLayout

  @Test("each corner is as far from the stage's edges as the margins there, also on another stage")
  func corners() {
    let origins = [
      TileCorner.topLeft: Vector2(20, 12), .topRight: Vector2(596, 12), .bottomLeft: Vector2(20, 485),
      .bottomRight: Vector2(596, 485),
    ]
    for (corner, origin) in origins {
      var tile = PictureInPicture(layout: layout, corner: corner)
      #expect(tile.origin(at: 0) == origin)
      var wider = layout
      wider.stage = Size(1000, 300)
      tile.setLayout(wider, at: 1)
      #expect(tile.origin(at: 1) == Vector2(origin.x == 20 ? 20 : 796, origin.y == 12 ? 12 : 185))
    }
  }

  @Test("a tile whose anchor is gone from a new layout goes to the anchor with the same index, or to the last one")
  func vanished() {
    let anchors = TileAnchors<TileCorner>.corners
    for (corner, names, now) in [
      (TileCorner.topRight, [TileCorner.topLeft, .bottomRight, .bottomLeft], TileCorner.bottomRight),
      (.bottomRight, [.topLeft, .topRight, .bottomLeft], .bottomLeft),
      (.topLeft, [.bottomLeft, .topRight], .bottomLeft),
    ] {
      var (tile, fewer) = (PictureInPicture(layout: layout, corner: corner), layout)
      fewer.anchors = TileAnchors(names.map { ($0, anchors[$0]!) })
      tile.setLayout(fewer, at: 1)
      #expect(tile.target == now && tile.origin(at: 1) == layout.origin(of: now))
    }
  }

  @Test("the margin at an edge is the dimension of the rubber band that holds back a tile pulled past it")
  func pulled() {
    // The rubber band's formula with c = 0.55, for a pull of 100 pt.
    func stretch(_ margin: Double) -> Double { margin * (1 - 1 / (100 * 0.55 / margin + 1)) }
    for (corner, way, origin) in [
      (TileCorner.topLeft, Vector2(-100, -100), Vector2(20 - stretch(20), 12 - stretch(12))),
      (.bottomRight, Vector2(100, 100), Vector2(596 + stretch(44), 485 + stretch(25))),
    ] {
      var tile = PictureInPicture(layout: layout, corner: corner)
      tile.beginDragging(at: 0)
      tile.drag(by: way, at: 0.1)
      #expect(tile.origin(at: 0.1).distance(to: origin) < 1e-9, "\(corner)")
    }
  }
}
