import ScrollInteraction
import SeededRandom
import Testing

@Suite("Directions of a pan")
struct PanDirectionTests {
  private static let sets: [PanGesture.Directions] = [
    .left, .right, .up, .down, .horizontal, .vertical, .all, [.left, .down],
  ]

  @Test("a pan begins in its directions and fails in the others, and 45 degrees decides", arguments: 0..<200)
  func nearest(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let travel = random.point(in: -90...90)
    let nearest: PanGesture.Directions =
      abs(travel.x) > abs(travel.y) ? (travel.x < 0 ? .left : .right) : (travel.y < 0 ? .up : .down)
    for directions in Self.sets {
      var pan = PanGesture()
      pan.directions = directions
      var pointer = ScriptedPointer(at: .zero, device: random.coin() ? .touch : .mouse)
      _ = pan.handle(pointer.down())
      let changes = pointer.move(by: travel, over: random.count(1...20)).compactMap { pan.handle($0) }
      let slop = pan.slop[pointer.device]
      guard travel.length > slop else { continue }
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

  @Test("a pan that has failed begins again with the next press")
  func again() {
    var pages = PagingScrollView(layout: .equal(5, viewport: 400), anchorIndex: 2)
    pages.pan.directions = .horizontal
    var pointer = ScriptedPointer(at: .zero)
    pages.send([pointer.down()] + pointer.move(by: Vector2(10, 60)) + pointer.move(by: Vector2(-200, 0)))
    #expect(pages.contentOffset(at: pointer.time).x == 800 && !pages.isHeld && pages.events(in: 0..<9).isEmpty)
    pages.send([pointer.up()] + pointer.drag(by: Vector2(-200, 60)))
    #expect(pages.target > 2)
  }
}
