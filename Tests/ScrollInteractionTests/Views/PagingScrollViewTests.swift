import ScrollInteraction
import SeededRandom
import Testing

@Suite("Paging scroll view") struct PagingScrollViewTests {
  /// A layout of unequal cards with gaps of 16 pt and margins of 24 pt, in a viewport of 400 pt.
  private static let cards = PageLayout(pages: [300, 180, 420, 240, 300], spacing: 16, margin: 24, viewport: 400)

  private func view(
    _ layout: PageLayout = cards, at index: Int = 0, spring: Spring = .snap,
    reach: PagingReach = .anyPage
  ) -> PagingScrollView<PageLayout> {
    PagingScrollView(
      layout: layout, anchorIndex: index, feel: SnapFeel(spring: spring, decelerationRate: .paging), reach: reach)
  }

  private func endOffset(_ view: PagingScrollView<PageLayout>) throws -> Double {
    view.contentOffset(at: try #require(view.restTime)).x
  }

  @Test("pages of unequal width have their own anchors, and the last page ends at the edge")
  func anchors() {
    #expect(Self.cards.starts == [24, 340, 536, 972, 1228])
    #expect(Self.cards.contentLength == 1552)
    #expect(Self.cards.anchors == [0, 316, 512, 948, 1152])
    #expect(PageLayout(pages: [100, 100, 100], viewport: 250).anchors == [0, 50])
    #expect(PageLayout.equal(5, viewport: 393).anchors == [0, 393, 786, 1179, 1572])
    let view = view(PageLayout(pages: [300, 300, 300, 100], viewport: 400))
    #expect(view.anchors == [0, 300, 600])
    #expect([0, 1, 2, 3, 4, -1].map { view.anchorIndex(ofPage: $0) } == [0, 1, 2, 2, nil, nil])
  }

  @Test("all centered pages come to the middle, including the first and the last")
  func centered() {
    let layout = PageLayout(pages: [300, 180, 420], spacing: 10, viewport: 400, alignment: .center)
    #expect(layout.anchors == [-50, 200, 310 + 180 + 10 + 210 - 200])
  }

  @Test("any drag ends exactly on an anchor", arguments: 0..<200)
  func endsOnAnchor(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    let pages = (0..<dice.count(1...9)).map { _ in dice.number(20...900) }
    let layout = PageLayout(
      pages: pages, spacing: dice.number(0...40), margin: dice.number(0...60), viewport: dice.number(60...1000),
      alignment: dice.coin() ? .leading : .center)
    var view = view(
      layout, at: dice.count(0...8),
      spring: Spring(stiffness: dice.number(50...800), dampingRatio: dice.number(0.2...2)),
      reach: dice.coin() ? .anyPage : .nextPage)
    var pointer = ScriptedPointer(at: Vector2(300, 300))
    view.handle(pointer.drag(by: Vector2(dice.number(-900...900), dice.number(-90...90)), over: 12))
    let end = try endOffset(view)
    #expect(view.anchors.contains(end), "seed \(seed)")
    #expect(view.anchors[view.target] == end, "seed \(seed)")
    #expect(view.state(at: try #require(view.restTime)) == .idle, "seed \(seed)")
  }

  @Test("a short flick faster than the minimum turns one page")
  func shortFlick() {
    func page(after velocity: Double, threshold: Double = 250, reach: PagingReach = .nextPage) -> Int {
      var view = PagingScrollView(
        layout: .equal(5, viewport: 390), anchorIndex: 2, reach: reach, minimumFlickVelocity: threshold,
        slop: PanGesture.Slop(mouse: 0, touch: 0))
      var pointer = ScriptedPointer(at: Vector2(200, 300), interval: 0.004)
      view.handle(pointer.drag(by: Vector2(-velocity * 0.004 * 11, 0), over: 11))
      return view.target
    }
    for reach in PagingReach.allCases {
      #expect(page(after: 900, reach: reach) == 3)
      #expect(page(after: -900, reach: reach) == 1)
    }
    #expect(page(after: 260) == 3 && page(after: 240) == 2)
    #expect(page(after: 900, threshold: 1000) == 2)
  }

  @Test("flicks in quick succession turn a page each")
  func rapidFlicks() {
    var view = view(reach: .nextPage)
    var pointer = ScriptedPointer(at: Vector2(390, 300))
    for count in 1...3 {
      view.handle(pointer.drag(by: Vector2(-60, 0), over: 3))
      #expect(view.target == count)
      pointer.wait(0.15)
    }
  }

  @Test("a view without pages never moves")
  func noPage() throws {
    for layout in [PageLayout(pages: [], viewport: 400), .equal(0, viewport: 400)] {
      var view = view(layout, at: 3)
      var pointer = ScriptedPointer(at: Vector2(200, 300))
      view.handle(pointer.drag(by: Vector2(-150, 0), over: 6))
      view.snap(to: 0, at: 1)
      view.follow(SpringMotion(from: 0, to: 300, spring: .snap), at: 1)
      #expect(view.anchors.isEmpty && view.target == 0)
      #expect(try endOffset(view) == 0)
      #expect(view.progress(at: 1) == 0)
    }
  }

  @Test("the progress counts anchors evenly for pages of any length")
  func progress() {
    var view = view()
    #expect(view.progress(at: 0) == 0)
    view.snap(to: 4, at: 0)
    let progress = (0...200).map { view.progress(at: Double($0) / 100) }
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    #expect(progress.last == 4)
  }

  @Test("a page touched and released at rest stays, even if any velocity is a flick")
  func touched() {
    var view = PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: 4, minimumFlickVelocity: 0)
    view.beginDragging(at: 0)
    view.endDragging(velocity: .zero, at: 1)
    #expect(view.target == 4 && view.projection(at: 1) == 1600)
    view.beginDragging(at: 2)
    view.endDragging(velocity: Vector2(-1, 0), at: 3)
    #expect(view.target == 5)
  }
}
