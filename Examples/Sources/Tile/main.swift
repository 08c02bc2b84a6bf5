import ScrollInteraction

// A video tile with six anchors: the corners, and the middles of both sides.
enum Anchor: CaseIterable {
  case topLeft, left, bottomLeft, topRight, right, bottomRight
}

let layout = TileLayout<Anchor>(
  stage: Size(800, 600), tile: Size(160, 90), margin: EdgeInsets(24),
  anchors: [
    .topLeft: TilePosition(x: 0, y: 0), .left: TilePosition(x: 0, y: 0.5), .bottomLeft: TilePosition(x: 0, y: 1),
    .topRight: TilePosition(x: 1, y: 0), .right: TilePosition(x: 1, y: 0.5), .bottomRight: TilePosition(x: 1, y: 1),
  ])
var tile = PictureInPicture(layout: layout, anchor: .bottomRight)

/// Throws the tile, and prints where that leads.
@MainActor
func throwTile(_ velocity: Vector2, at time: Double) {
  let start = tile.frame(at: time).center
  tile.handle(PointerEvent(.down, position: start, time: time))
  for step in 1...8 {
    let now = time + 0.01 * Double(step)
    tile.handle(PointerEvent(.move, position: start + velocity * (now - time), time: now))
  }
  let aim = tile.nearestAnchor(at: time + 0.08)
  tile.handle(PointerEvent(.up, position: start + velocity * 0.08, time: time + 0.08))
  let rest = tile.restTime ?? 0
  let origin = tile.origin(at: rest)
  print("\(Int(velocity.x)), \(Int(velocity.y)) pt/s: lit \(aim), rests \(tile.target)", origin.x, origin.y)
}

throwTile(Vector2(0, -500), at: 0)
throwTile(Vector2(-1500, -100), at: 5)
throwTile(Vector2(-200, -900), at: 10)
throwTile(Vector2(1400, 800), at: 15)
tile.snap(to: .left, at: 20)
print(tile.events(in: 20..<30).map(\.kind))
