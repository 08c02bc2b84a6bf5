import ScrollInteraction
import SeededRandom
import Testing

@Suite("Directions of a pan") struct PanDirectionTests {
  private static let sets: [PanGesture.Directions] = [
    .left, .right, .up, .down, .horizontal, .vertical, .all, [.left, .down],
  ]

  @Test("a pan begins in its directions and fails in the others, and 45 degrees decides", arguments: 0..<200)
  func nearest(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var travel = Vector2(random.signed(11...90), random.number(-90...90))
    if random.coin() { swap(&travel.x, &travel.y) }
    let nearest: PanGesture.Directions =
      abs(travel.x) > abs(travel.y) ? (travel.x < 0 ? .left : .right) : (travel.y < 0 ? .up : .down)
    for directions in Self.sets {
      var pan = PanGesture()
      pan.directions = directions
      var pointer = ScriptedPointer(at: .zero, device: random.coin() ? .touch : .mouse)
      _ = pan.handle(pointer.down())
      let changes = pointer.move(by: travel, over: random.count(1...20)).compactMap { pan.handle($0) }
      #expect(pan.isDragging == directions.contains(nearest), "seed \(seed)")
      if !pan.isDragging { #expect(changes == [.cancelled] && !pan.isPressed, "seed \(seed)") }
      if !pan.isDragging { #expect(pan.handle(pointer.up()) == nil, "seed \(seed)") }
    }
  }

  @Test("a pointer on a diagonal moves up or down", arguments: [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)])
  func diagonal(x: Double, y: Double) {
    for (directions, begins) in [(PanGesture.Directions.horizontal, false), (.vertical, true)] {
      var pan = PanGesture()
      pan.directions = directions
      _ = pan.handle(PointerEvent(.down, position: .zero, time: 0))
      _ = pan.handle(PointerEvent(.move, position: Vector2(20 * x, 20 * y), time: 0.01))
      #expect(pan.isDragging == begins)
    }
  }
}
