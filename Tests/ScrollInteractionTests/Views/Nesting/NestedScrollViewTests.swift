import ScrollInteraction
import SeededRandom
import Testing

@Suite("Nested scroll views") struct NestedScrollViewTests {
  /// Returns a header of 200 points over a list of 5000 points in a viewport of 600.
  private func view(
    _ order: NestingOrder = .collapsing, offsets: [Double]? = nil, feel: ScrollFeel = .article
  ) -> NestedScrollView {
    NestedScrollView(
      [ElasticLimits(0...200, dimension: 0), ElasticLimits(0...4400, dimension: 600)], order: order, offsets: offsets,
      feel: feel, slop: TouchedView.noSlop)
  }

  private static let orders = [NestingOrder.collapsing, .innerFirst, .outerFirst]

  @Test("the nesting order decides which view scrolls first in each direction")
  func first() {
    func moved(_ order: NestingOrder, by distance: Double) -> [Double] {
      var view = view(order, offsets: [100, 1000])
      var pointer = ScriptedPointer(at: Vector2(100, 500))
      view.send([pointer.down()] + pointer.move(by: Vector2(0, -distance)))
      return zip(view.contentOffsets(at: pointer.time), [100, 1000]).map { ($0 - $1).rounded() }
    }
    #expect(moved(.collapsing, by: 150) == [100, 50])
    #expect(moved(.collapsing, by: -150) == [0, -150])
    #expect(moved(.innerFirst, by: 150) == [0, 150])
    #expect(moved(.outerFirst, by: -150) == [-100, -50])
    #expect(moved(.collapsing, by: -1050) == [-50, -1000])
  }

  @Test("only the inner view overshoots, and all views end at their limits", arguments: orders)
  func bounce(order: NestingOrder) throws {
    for direction in [-1.0, 1] {
      var view = view(order, offsets: [100, 2200])
      view.flick(Vector2(0, direction * 20_000), at: 0)
      let rest = try #require(view.restTime)
      #expect(view.contentOffsets(at: rest) == (direction > 0 ? [0, 0] : [200, 4400]))
      var farthest = 0.0
      for step in 0...1000 {
        let offsets = view.contentOffsets(at: rest * Double(step) / 1000)
        #expect(offsets[0] >= 0 && offsets[0] <= 200)
        farthest = max(farthest, -offsets[1], offsets[1] - 4400)
      }
      #expect(farthest > 20 && farthest < 600)
    }
  }

  @Test("a program scrolls one view of a chain to an offset without a jump, from any motion", arguments: orders, 0..<60)
  func member(order: NestingOrder, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var view = view(order, offsets: [random.number(0...200), random.number(0...4400)])
    var time = 0.0
    if random.number(0...1) < 0.7 {
      view.beginDragging(at: 0)
      view.drag(by: Vector2(0, random.number(-900...900)), at: 0.1)
      view.endDragging(velocity: Vector2(0, random.number(-6000...6000)), at: 0.1)
      time = random.number(0.1...2)
    }
    let (member, goal) = (random.count(0...1), random.number(0...200))
    let (offsets, speed) = (view.contentOffsets(at: time), view.velocities(at: time).reduce(0, +))
    view.scroll(to: goal, of: member, at: time)
    for (one, other) in zip(view.contentOffsets(at: time), offsets) { #expect(abs(one - other) < 1e-6, "seed \(seed)") }
    #expect(abs(view.velocities(at: time).reduce(0, +) - speed) < 1e-6 * max(1, abs(speed)), "seed \(seed)")
    let rest = view.contentOffsets(at: view.restTime!)
    #expect(abs(rest[member] - goal) < 1e-9, "seed \(seed)")
    for (offset, limits) in zip(rest, view.members.map(\.limits)) { #expect(limits.contains(offset), "seed \(seed)") }
  }

  @Test("scrolling to a row collapses the header above it and moves no more than necessary")
  func row() {
    var view = view(offsets: [50, 0])
    view.scroll(to: 300, of: 1, at: 0)
    #expect(view.contentOffsets(at: 9) == [200, 300])
    view.scroll(to: 300, of: 1, at: 9)
    #expect(view.contentOffsets(at: 19) == [200, 300])
    view.scroll(to: 100, of: 0, at: 19)
    #expect(view.contentOffsets(at: 99) == [100, 0])
    view.scroll(by: 300, at: 99)
    #expect(view.contentOffsets(at: 199) == [200, 200])
  }

  @Test("a chain along x follows pointers, wheels and touchpads along x, and nothing along y")
  func sideways() {
    var view = NestedScrollView(
      [ElasticLimits(0...200, dimension: 0), ElasticLimits(0...4400, dimension: 600)], offsets: [100, 1000], axis: .x,
      feel: .article, slop: TouchedView.noSlop)
    var pointer = ScriptedPointer(at: Vector2(500, 100))
    view.send([pointer.down()] + pointer.move(by: Vector2(-150, 40)))
    // 150 pt to the left in 80 ms: 100 pt collapse the header, and 50 are the list's.
    let held = view.contentOffsets(at: pointer.time)
    #expect(abs(held[0] - 200) < 1e-9 && abs(held[1] - 1050) < 1e-9)
    #expect(abs(view.velocities(at: pointer.time)[1] - 1875) < 1)
    view.send(pointer.up())
    #expect(abs(view.velocities(at: pointer.time)[1] - 1875) < 1)
    let flung = view.contentOffsets(at: 20)[1]
    view.send(ScriptedWheel.precise(9, x: -20, at: 20))
    #expect(abs(view.contentOffsets(at: 20)[1] - (flung - 20)) < 1e-9)
    let rest = view.contentOffsets(at: 30)[1]
    view.send(ScriptedWheel.notch(0, sideways: 1, at: 30))
    // One notch of a viewport of 600 pt: 600^⅔.
    #expect(abs(view.contentOffsets(at: 40)[1] - rest - 71.1378660898) < 1e-6)
  }
}
