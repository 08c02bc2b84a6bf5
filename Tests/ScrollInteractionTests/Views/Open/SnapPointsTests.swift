import ScrollInteraction
import SeededRandom
import Testing

@Suite("Snap points") struct SnapPointsTests {
  /// Pages of growing length without a stored list, whose offsets are the square numbers.
  struct Squares: SnapPoints {
    let viewport = 300.0
    let indices = 0..<1_000_000
    func offset(of index: Int) -> Double { Double(index) * Double(index) }
    func nearest(to offset: Double) -> Int {
      let root = Int(max(0, offset).squareRoot())
      let below = min(root, 999_999)
      return below < 999_999 && self.offset(of: below + 1) - offset < offset - self.offset(of: below)
        ? below + 1 : below
    }
  }

  private func check<Pages: SnapPoints>(_ pages: Pages, from low: Double, to high: Double, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let offset = random.number(low...high)
      let nearest = pages.nearest(to: offset)
      let around = max(pages.indices.lowerBound, nearest - 2)...min(pages.indices.upperBound - 1, nearest + 2)
      let best = around.min { abs(pages.offset(of: $0) - offset) < abs(pages.offset(of: $1) - offset) }
      #expect(nearest == best, "seed \(seed), \(offset)")
      #expect(
        pages.neighbor(of: offset, step: 1) == around.first { pages.offset(of: $0) > offset }, "seed \(seed), \(offset)"
      )
      #expect(
        pages.neighbor(of: offset, step: -1) == around.last { pages.offset(of: $0) < offset }, "seed \(seed), \(offset)"
      )
    }
    let exact = pages.offset(of: pages.nearest(to: (low + high) / 2))
    #expect(pages.neighbor(of: exact, step: 1).map { pages.offset(of: $0) > exact } ?? true)
    #expect(pages.neighbor(of: exact, step: -1).map { pages.offset(of: $0) < exact } ?? true)
  }

  @Test("the nearest, next and previous snap points are those that brute force finds", arguments: 0..<30)
  func neighbours(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let lengths = (0..<random.count(1...40)).map { _ in random.number(1...400) }
    let layout = PageLayout(pages: lengths, spacing: random.number(0...20), viewport: random.number(50...500))
    check(layout, from: -500, to: layout.limits.upperBound + 500, seed: seed)
    check(EqualPages(random.count(1...1000), length: random.number(1...300)), from: -900, to: 200_000, seed: seed)
    check(EqualPages(7, length: 40, loops: true), from: -90_000, to: 90_000, seed: seed)
    check(Squares(), from: -10, to: 2e12, seed: seed)
  }

  @Test("equal pages behave the same whether computed or listed", arguments: 0..<60)
  func alike(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var listed = PagingScrollView(layout: .equal(40, viewport: 320), anchorIndex: 20, reach: .anyPage)
    var computed = PagingScrollView(layout: EqualPages(40, length: 320), anchorIndex: 20, reach: .anyPage)
    var time = 0.0
    for _ in 0..<6 {
      var pointer = ScriptedPointer(at: Vector2(200, 300), time: time)
      for event in pointer.drag(by: random.point(in: -700...700), over: random.count(2...9)) {
        listed.handle(event)
        computed.handle(event)
        #expect(listed.progress(at: event.time) == computed.progress(at: event.time), "seed \(seed)")
      }
      time = pointer.time + random.number(0...0.6)
      #expect(listed.contentOffset(at: time) == computed.contentOffset(at: time), "seed \(seed)")
      #expect(listed.target == computed.target, "seed \(seed)")
    }
  }

  @Test("the first page of a loop follows the last in both directions, any number of times")
  func loop() throws {
    let hours = EqualPages(24, length: 32, loops: true)
    var view = PagingScrollView(layout: hours, axis: .y)
    view.turn(by: -1, at: 0)
    #expect(hours.page(view.target) == 23)
    view.turn(by: 2, at: 5)
    #expect(hours.page(view.target) == 1)
    for step in 0..<500 { view.turn(by: 7, at: 10 + Double(step)) }
    #expect(view.target == 3501 && hours.page(view.target) == 3501 % 24)
    #expect(view.contentOffset(at: try #require(view.restTime)).y == 3501 * 32)
    #expect(view.isStretched(at: 600) == false)
  }

  @Test("a view snaps to a page of a loop the shorter way round, and turns pages as they are counted")
  func shorterWay() throws {
    var view = PagingScrollView(layout: EqualPages(60, length: 32, loops: true), axis: .y)
    func snap<View: SnappingView>(_ view: inout View) -> Bool where View.Target == Int { view.snap(to: 57, at: 0) }
    #expect(snap(&view) && view.target == -3)
    var three = PagingScrollView(layout: .equal(3, viewport: 400))
    #expect(!three.snap(to: 3, at: 0) && three.target == 0 && !three.isMoving(at: 0.1))
    #expect(view.contentOffset(at: try #require(view.restTime)).y == -3 * 32)
    for (index, target) in [(20, 20), (57, -3), (12, 12), (43, -17)] {
      view.snap(to: index, at: 10)
      view.snap(to: view.target, animated: false, at: 10)
      #expect(view.target == target)
    }
    view.turn(by: 57, at: 20)
    #expect(view.target == 40)
    view.snap(to: 0, animated: false, at: 20)
    #expect(view.target == 0)
    for (index, target) in [(30, 30), (-30, -30), (31, -29), (600, 0)] {
      #expect(view.layout.equivalent(of: index, nearestTo: 0) == target)
    }
    var row = PagingScrollView(layout: EqualPages(60, length: 32), axis: .y)
    row.snap(to: 57, at: 0)
    #expect(row.target == 57)
  }
}
