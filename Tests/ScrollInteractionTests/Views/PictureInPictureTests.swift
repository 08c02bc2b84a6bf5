import ScrollInteraction
import Testing

@Suite("Picture in picture")
struct PictureInPictureTests {
  private let layout = TileLayout<TileCorner>(
    stage: Size(800, 600), tile: Size(160, 90), margin: EdgeInsets(top: 12, left: 20, bottom: 25, right: 44))

  private func flicked(
    from corner: TileCorner, by displacement: Vector2, over count: Int = 8, spring: Spring = .snap
  ) -> (PictureInPicture<TileCorner>, Double) {
    var tile = PictureInPicture(layout: layout, corner: corner, feel: SnapFeel(spring: spring))
    var pointer = ScriptedPointer(at: tile.frame(at: 0).center)
    tile.handle(pointer.drag(by: displacement, over: count))
    return (tile, pointer.time)
  }

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

  @Test("a dragged or flung tile never leaves the stage", arguments: [0.15, 0.5, 1, 3])
  func staysOnStage(ratio: Double) {
    let spring = Spring(stiffness: 200, dampingRatio: ratio)
    for displacement in [Vector2(-3000, -2000), Vector2(2000, 100), Vector2(-100, 3000)] {
      let (tile, time) = flicked(from: .bottomRight, by: displacement, over: 4, spring: spring)
      for step in 0...600 {
        let frame = tile.frame(at: time + Double(step) / 200)
        #expect(frame.minX > 0 && frame.minY > 0 && frame.maxX < 800 && frame.maxY < 600, "at step \(step)")
      }
    }
  }
}
