import ScrollInteraction
import SeededRandom
import Testing

@Suite("Pages that are inserted or removed") struct GrowingPagesTests {
  private func row(_ count: Int, at index: Int) -> PagingScrollView<PageLayout> {
    PagingScrollView(layout: .equal(count, viewport: 320), anchorIndex: index, slop: TouchedView.noSlop)
  }

  private func pages(_ count: Int) -> PageLayout { .equal(count, viewport: 320) }

  @Test("visible pages stay in place when pages before them change, at any moment", arguments: [3, -2])
  func before(count: Int) {
    for isTouchpad in [false, true] {
      for moment in stride(from: 0, through: 0.35, by: 0.005) {
        var (plain, changed) = (row(20, at: 8), row(20, at: 8))
        var isChanged = false
        func change(before time: Double) {
          guard !isChanged, time >= moment else { return }
          isChanged = true
          changed.grow(to: pages(20 + count), atIndex: 2, at: moment)
        }
        func send(_ view: inout PagingScrollView<PageLayout>, _ step: Int, at time: Double) {
          if isTouchpad { return view.handle(ScriptedWheel.precise(0, x: 12, at: time, position: Vector2(80, 60))) }
          let phase: PointerEvent.Phase = step == 0 ? .down : step == 8 ? .up : .move
          view.handle(PointerEvent(phase, position: Vector2(300 - 12 * Double(min(step, 7)), 50), time: time))
        }
        for step in 0...8 {
          let time = Double(step) * 0.01
          change(before: time)
          send(&plain, step, at: time)
          send(&changed, step, at: time)
        }
        change(before: .infinity)
        #expect(changed.target == plain.target + count, "\(moment)")
        for time in [0.0, 0.01, 0.05, 0.1, 2].map({ max(moment, 0.08) + $0 }) {
          let moved = changed.contentOffset(at: time).x - plain.contentOffset(at: time).x
          #expect(abs(moved - 320 * Double(count)) < 1e-6, "\(moment), \(time)")
          #expect(abs(changed.velocity(at: time).x - plain.velocity(at: time).x) < 1e-4, "\(moment), \(time)")
        }
      }
    }
  }

  @Test("the page at rest keeps its place and gets its new index, or the next one takes its place")
  func atRest() {
    // The changed index, the new number of pages, and the index afterwards.
    for (index, count, target) in [
      (0, 23, 11), (8, 23, 11), (9, 23, 8), (20, 25, 8), (99, 25, 8), (0, 17, 5), (8, 18, 8), (7, 17, 7), (9, 12, 8),
      (0, 0, 0), (0, 3, 0),
    ] {
      var row = row(20, at: 8)
      row.grow(to: pages(count), atIndex: index, at: 0)
      #expect(row.target == target && row.contentOffset(at: 0).x == 320 * Double(target), "\(index), \(count)")
      row.grow(to: pages(count), atIndex: index, at: 0)
      row.setLayout(pages(count), at: 0)
      #expect(row.target == target && row.contentOffset(at: 0).x == 320 * Double(target), "\(index), \(count)")
    }
  }

  @Test("a page inserted between the visible page and the target moves the target")
  func between() {
    var row = row(20, at: 2)
    row.snap(to: 9, at: 0)
    let (shown, speed) = (row.contentOffset(at: 0.05).x, row.velocity(at: 0.05).x)
    row.grow(to: pages(21), atIndex: 7, at: 0.05)
    #expect(abs(row.contentOffset(at: 0.05).x - shown) < 1e-9 && abs(row.velocity(at: 0.05).x - speed) < 1e-6)
    #expect(row.target == 10 && row.contentOffset(at: 9).x == 3200)
  }

  @Test("a view at its last page stays at its last page if it is kept at its end")
  func end() {
    for (index, kept) in [(19, 22), (18, 18)] {
      var row = row(20, at: index)
      row.setLayout(pages(23), keeping: .end, at: 0)
      #expect(row.target == kept && row.contentOffset(at: 0).x == 320 * Double(kept))
    }
    var row = row(20, at: 19)
    row.setLayout(pages(23), at: 0)
    #expect(row.target == 19)
  }
}
