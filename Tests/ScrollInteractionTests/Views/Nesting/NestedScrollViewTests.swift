import ScrollInteraction
import SeededRandom
import Testing

@Suite("Nested scroll views")
struct NestedScrollViewTests {
  /// Returns a header of 200 points over a list of 5000 points in a viewport of 600.
  private func view(
    _ order: NestingOrder = .collapsing, offsets: [Double]? = nil, feel: ScrollFeel = .article
  ) -> NestedScrollView {
    NestedScrollView(
      [ElasticLimits(0...200, dimension: 0), ElasticLimits(0...4400, dimension: 600)], order: order, offsets: offsets,
      feel: feel, slop: TouchedView.noSlop)
  }

  private static let orders = [NestingOrder.collapsing, .innerFirst, .outerFirst]

  @Test("the offsets of a chain together follow the pointer point by point", arguments: orders, 0..<40)
  func sum(order: NestingOrder, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var view = view(order, offsets: [random.number(0...200), random.number(1000...2000)])
    let start = view.contentOffsets(at: 0).reduce(0, +)
    var pointer = ScriptedPointer(at: Vector2(100, 500))
    view.send(pointer.down())
    for _ in 0..<6 {
      for event in pointer.move(by: Vector2(0, random.number(-150...150)), over: random.count(1...7)) {
        view.send(event)
        let sum = view.contentOffsets(at: event.time).reduce(0, +)
        #expect(abs(sum - start - (500 - event.position.y)) < 1e-9, "seed \(seed)")
      }
    }
  }

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

  @Test("a flick scrolls a chain by one deceleration and reports the handover at its time")
  func flick() throws {
    var view = view()
    let plain = Deceleration(from: 0, velocity: 3000)
    view.beginDragging(at: 0)
    view.endDragging(velocity: Vector2(0, -3000), at: 0)
    for step in 0...400 {
      let time = Double(step) / 100
      let offsets = view.contentOffsets(at: time)
      #expect(abs(offsets[0] + offsets[1] - plain.value(at: time)) < 1e-9)
      #expect(offsets[1] == 0 || offsets[0] == 200)
      #expect(view.velocities(at: time).reduce(0, +) == plain.velocity(at: time))
    }
    let handover = try #require(view.events(in: 0..<9).first { $0.kind == .handedOver(to: 1) })
    #expect(abs(handover.time - plain.duration(to: 200)!) < 1e-12)
    #expect(view.velocities(at: handover.time - 1e-9)[0] > 2000 && view.velocities(at: handover.time + 1e-9)[1] > 2000)
    #expect(view.events(in: 0..<9).last?.kind == .didSettle(at: view.target))
  }

  @Test("only the inner view overshoots, and all views end at their limits", arguments: orders)
  func bounce(order: NestingOrder) throws {
    for direction in [-1.0, 1] {
      var view = view(order, offsets: [100, 2200])
      view.beginDragging(at: 0)
      view.endDragging(velocity: Vector2(0, direction * 20_000), at: 0)
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

  private static func members(_ length: Double) -> [ElasticLimits] {
    [ElasticLimits(0...160, dimension: 0), ElasticLimits(0...length, dimension: 600)]
  }

  @Test("stretched content stays in place when its limit changes, during a drag and after a release", arguments: 0..<40)
  func grows(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var view = NestedScrollView(
      Self.members(1000), offsets: [160, random.number(700...1000)], feel: .article, slop: TouchedView.noSlop)
    var pointer = ScriptedPointer(at: Vector2(100, 700))
    view.send([pointer.down()] + pointer.move(by: Vector2(0, random.number(-600 ... -310))))
    let isReleased = random.coin()
    if isReleased {
      view.send([pointer.up()])
      pointer.wait(random.number(0.01...0.2))
    }
    for _ in 0..<3 {
      let shown = view.contentOffsets(at: pointer.time)
      try #require(shown[1] > 1000 || isReleased)
      view.setMembers(Self.members(random.number(800...3000)), at: pointer.time)
      for (one, other) in zip(shown, view.contentOffsets(at: pointer.time)) {
        #expect(abs(one - other) < 1e-6, "seed \(seed)")
      }
    }
    if !isReleased {
      let before = view.contentOffsets(at: pointer.time)[1]
      view.send(pointer.move(by: Vector2(0, -1), over: 1))
      #expect((before...before + 1.001).contains(view.contentOffsets(at: pointer.time)[1]), "seed \(seed)")
    }
  }

  @Test("a program scrolls a chain by a distance from its resting offsets")
  func back() {
    var view = NestedScrollView(Self.members(1000), order: .outerFirst, feel: .article)
    view.scroll(by: 300, at: 0)
    #expect(view.contentOffsets(at: 9) == [160, 140])
    view.scroll(by: -100, at: 9)
    #expect(view.contentOffsets(at: 99) == [60, 140])
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

  @Test("an animated change of members brings an offset within its limits by a spring")
  func animatedMembers() throws {
    var chain = NestedScrollView(
      [ElasticLimits(0...160, dimension: 0), ElasticLimits(0...4000, dimension: 600)], offsets: [160, 3000],
      feel: .article)
    chain.setMembers(
      [ElasticLimits(0...100, dimension: 0), ElasticLimits(0...2800, dimension: 600)], animated: true, at: 1)
    #expect(chain.contentOffsets(at: 1) == [100, 3000] && chain.target == [100, 2800])
    let rest = try #require(chain.restTime)
    #expect(rest > 1.2 && chain.contentOffsets(at: rest) == [100, 2800])
    var last = 3000.0
    for step in 1...100 {
      let offset = chain.contentOffsets(at: 1 + (rest - 1) * Double(step) / 100)[1]
      #expect(offset <= last && last - offset < 20)
      last = offset
    }
    chain.setMembers([ElasticLimits(0...100, dimension: 0), ElasticLimits(0...2000, dimension: 600)], at: 5)
    #expect(chain.contentOffsets(at: 5) == [100, 2000])
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
  }
}
