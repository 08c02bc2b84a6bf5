import ScrollInteraction
import SeededRandom
import Testing

@Suite("Lengths that differ by a rounding error") struct FittingTests {
  @Test("of n pages, k in a viewport, the view rests at n − k + 1, wherever the sums round", arguments: 0..<10)
  func pagesInARow(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var turned = 0
    for width in 320...1920 {
      let isIssue = seed == 0
      let (visible, spacing) = (isIssue ? 3 : random.count(1...6), isIssue ? 8 : random.number(0...30))
      let count = isIssue ? 8 : visible + random.count(0...12)
      let margin = isIssue ? 0 : random.number(0...20)
      let viewport = Double(width)
      let length = (viewport - 2 * margin - Double(visible - 1) * spacing) / Double(visible)
      let layout = PageLayout(
        pages: Array(repeating: length, count: count), spacing: spacing, margin: margin, viewport: viewport)
      #expect(layout.anchors.count == count - visible + 1, "seed \(seed), \(width)")
      #expect(
        zip(layout.anchors, layout.anchors.dropFirst()).allSatisfy { $1 - $0 > .rounding }, "seed \(seed), \(width)")
      guard width % 100 == 20 else { continue }
      turned += 1
      var view = PagingScrollView(layout: layout)
      view.reportsPassedPages = true
      for _ in 1..<max(2, layout.anchors.count) { view.turn(by: 1, at: 0) }
      #expect(view.target == count - visible, "seed \(seed), \(width)")
      let passed = view.events(in: 0..<100).filter { if case .didPass = $0.kind { true } else { false } }
      #expect(passed.count == count - visible, "seed \(seed), \(width)")
    }
    #expect(turned == 17)
  }

  @Test("content longer than its viewport by a rounding error fits", arguments: 0..<300)
  func fits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let viewport = seed == 0 ? 176 : random.number(40...2000)
    let length = seed == 0 ? viewport.nextUp : viewport + random.number(0...1e-7)
    let layout = ScrollLayout(viewport: Size(100, viewport), contentSize: Size(100, length))
    var view = SimpleScrollView(layout: layout, slop: TouchedView.noSlop)
    view.handle(ScriptedPointer.pull(-150))
    #expect(view.contentOffset(at: 0.08) == .zero && !layout.isScrollable(along: .y), "seed \(seed)")
    #expect(view.dragRange(along: .y, at: 1) == nil, "seed \(seed)")
    view.cancel(at: 1)
    view.scroll(.pages(1), .y, at: 2)
    view.send(ScriptedWheel.notch(4, at: 2))
    view.send(ScriptedWheel.precise(40, at: 3))
    #expect(view.contentOffset(at: 3) == .zero, "seed \(seed)")
    let indicator = ScrollIndicator(offset: 0, limits: 0...(length - viewport), viewport: viewport, track: viewport)
    #expect(indicator == nil, "seed \(seed)")

    let map = ZoomableScrollView(
      layout: ZoomLayout(viewport: layout.viewport, contentSize: layout.contentSize, zoomLimits: 1...1),
      slop: TouchedView.noSlop)
    #expect(map.dragRange(along: .y, at: 0) == nil, "seed \(seed)")

    // The sheet takes all of a drag up from its highest detent, and a fling.
    var sheet = ListDrawer(
      detents: [Height.expanded: .fromTop(80), .collapsed: .height(30)],
      layout: DrawerLayout(height: viewport + 80 + 60, headerHeight: 60, contentHeight: length), detent: .expanded,
      slop: TouchedView.noSlop)
    sheet.handle(ScriptedPointer.pull(-150))
    #expect(sheet.contentOffset(at: 0.08) == 0 && sheet.origin(at: 0.08) < 79, "seed \(seed)")
    sheet.endDragging(velocity: Vector2(0, -900), at: 0.08)
    #expect(!sheet.list.isMoving(at: 0.1) && sheet.plannedHandovers.isEmpty, "seed \(seed)")
  }
}

extension ScriptedPointer {
  /// Returns a press at the bottom of a view and ten moves along y.
  fileprivate static func pull(_ distance: Double) -> [PointerEvent] {
    var pointer = ScriptedPointer(at: Vector2(50, 160))
    return [pointer.down()] + pointer.move(by: Vector2(0, distance))
  }
}
